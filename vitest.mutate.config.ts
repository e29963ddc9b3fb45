// For scripts/mutate.mjs, which runs this in a copy of the checkout: our packages are those of the copy, not those
// that node_modules links to; and only the quick tests of the room whose files are changed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

interface Wanted {
  /** The room whose tests run. */
  readonly room: string
  /** The folders of all our packages. */
  readonly packages: readonly string[]
}

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
}

const { room, packages } = JSON.parse(process.env.TABLEE_MUTATE ?? '') as Wanted

export default defineConfig({
  resolve: {
    alias: packages.flatMap(folder => {
      const here = join(import.meta.dirname, folder)
      const { name, exports = {} } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Manifest
      return Object.entries(exports).map(([from, to]) => ({
        find: new RegExp(`^${name}${from.slice(1).replace('*', '(.*)')}$`),
        replacement: join(here, to.replace('*', '$1')),
      }))
    }),
  },
  test: {
    include: [`${room}/**/tests/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/*.slow.test.ts', '**/perft.test.ts'],
    testTimeout: 120_000,
  },
})
