import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '..', '..')

/** A real server with its own database, which a test may stop and start again at the same address. */
export class OnlineServer {
  address = ''
  private port = '0'
  /** The folder of what it keeps. */
  readonly data: string
  private process: ChildProcess | null = null

  private constructor(data: string) {
    this.data = data
  }

  static async start(): Promise<OnlineServer> {
    const server = new OnlineServer(await mkdtemp(join(tmpdir(), 'tablee-')))
    await server.run()
    return server
  }

  /** Starts it, at the address it had before. */
  async run(): Promise<void> {
    const settings = [
      '--port',
      this.port,
      '--data',
      this.data,
      '--requests',
      '100000',
      '--bot-tables',
      '100000',
      '--webhooks',
      'on',
    ]
    const child = spawn(process.execPath, [join(ROOT, 'dist', 'tablee.mjs'), 'serve', ...settings], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.process = child
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address] = /(http:\/\/\S+)$/.exec(line) ?? []
      if (!address) continue
      this.address = address
      this.port = new URL(address).port
      return
    }
    throw new Error('The server did not start.')
  }

  /** Ends it as a machine that restarts would, or as if its cable were pulled. */
  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.process
    if (!child || child.exitCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  async end(): Promise<void> {
    await this.stop('SIGTERM')
    await rm(this.data, { recursive: true, force: true })
  }
}
