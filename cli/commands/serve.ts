import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { settingNames } from '@tablee/server/settings.ts'
import { type Command, printJson } from '../desk.ts'
import { settingsOf } from '../server.ts'
import { wrong } from '../words.ts'

/** How long the end may take before it is forced, in milliseconds. */
const PATIENCE = 10_000

/** `tablee serve`: the web app and online tables, until it is told to end. */
export const serve: Command = {
  flags: Object.fromEntries(settingNames.map(name => [name, 'value'])),
  words: [0, 0],
  async run(desk, given) {
    const settings = settingsOf(given)
    const web = join(desk.root, 'web', 'dist')
    if (!existsSync(join(web, 'index.html'))) throw wrong('cli.noWeb')
    const server = await import('@tablee/server')
    const running = await server.serve(settings, { web }).catch((error: unknown) => {
      throw reasonOf(error, settings)
    })
    if (desk.json) printJson(desk, { address: running.address })
    else desk.out.line(`Tablée: ${running.address}`)
    await toldToEnd()
    // Whoever says it twice, or waits too long, means it.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    setTimeout(() => process.exit(1), PATIENCE).unref()
    await running.stop()
    return 0
  },
}

function toldToEnd(): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      process.off('SIGINT', end)
      process.off('SIGTERM', end)
      resolve()
    }
    process.on('SIGINT', end)
    process.on('SIGTERM', end)
  })
}

/** What hinders a server from starting, in a sentence for who starts it. */
function reasonOf(error: unknown, { port, host }: { readonly port: number; readonly host: string }): unknown {
  if (!(error instanceof Error)) return error
  const { code = '', syscall, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return wrong('cli.portTaken', { port })
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return wrong('cli.cannotListen', { host, reason: code })
  if (/^(SQLITE_|E[A-Z]+$|28|3D|08|57P)/.test(code))
    return wrong('cli.noDatabase', { reason: message || code })
  return error
}
