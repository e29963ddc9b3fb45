import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { TestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests make their databases. */
    readonly postgres: string
  }
}

/** One PostgreSQL for the tests of all files: to set one up takes longer than most of them. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-postgres-'))
  const server = await TestPostgres.start(folder)
  provide('postgres', server.url('postgres'))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
