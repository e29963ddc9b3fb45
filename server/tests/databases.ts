import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import type { DatabaseKind } from '../database/migrations.ts'
import { TestPostgres } from './test-postgres.ts'

const kinds: readonly DatabaseKind[] = ['sqlite', 'postgres']

const folder = mkdtempSync(join(tmpdir(), 'tablee-test-'))
let postgres: Promise<TestPostgres> | undefined

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
  const name = `tablee_${randomUUID().replaceAll('-', '')}`
  if (kind === 'sqlite') return `sqlite://${join(folder, `${name}.db`)}`
  const url = new URL(inject('postgres'))
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = name
  return url.href
}

/** A PostgreSQL of this test file alone, to be restarted. */
export async function ownPostgres(): Promise<TestPostgres> {
  postgres ??= TestPostgres.start(folder)
  return postgres
}
