// `npm run bench:bots`: how often the search wins, built first. With `--json` (and `npm run -s`), standard output is
// one JSON value.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, setup, stop } from './setup.mjs'

setup()
if (!existsSync(join(root, 'dist', 'bench-bots.mjs')))
  stop('There is no tournament to run: bench/bots.ts is missing.')
await import('../dist/bench-bots.mjs')
