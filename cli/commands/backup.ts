import { existsSync } from 'node:fs'
import { type Command, printJson } from '../desk.ts'
import { storeFlags, withStore } from '../server.ts'
import { wrong } from '../words.ts'

/** `tablee backup`: writes all that a server keeps into a new file. */
export const backup: Command = {
  flags: storeFlags,
  words: [1, 1],
  async run(desk, given) {
    const [file] = given.words
    if (existsSync(file)) throw wrong('cli.exists', { file })
    const server = await import('@tablee/server')
    server.yieldToOthers()
    const rows = await withStore(given, store => server.backup(store, file)).catch((error: unknown) => {
      const { code, path } = error as NodeJS.ErrnoException
      throw path && code ? wrong('cli.cannotWrite', { file, reason: code }) : error
    })
    if (desk.json) printJson(desk, { rows, file })
    else desk.out.line(desk.words.say('cli.backedUp', { rows, file }))
    return 0
  },
}
