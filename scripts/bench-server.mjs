// `npm run bench:server`: how fast online tables are, built first. With `--json` (and `npm run -s`), standard output
// is one JSON value.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, setup, stop } from './setup.mjs'

setup()
if (!existsSync(join(root, 'dist', 'bench-server.mjs')))
  stop('There is no benchmark to run: bench/server.ts is missing.')
await import('../dist/bench-server.mjs')
