// `npm run mutate -- games/root/rules/battle.ts`: changes the file in a hundred small ways (StrykerJS), in a copy,
// runs for each change those tests of its room that reach it, and prints the changes that no test notices.
// `kernel/chance.ts:10-40` changes these lines only. Not part of `npm test`: a file takes minutes.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root, setup, stop } from './setup.mjs'

const files = process.argv.slice(2)
if (files.length === 0) stop('Name the files to change: npm run mutate -- games/root/rules/battle.ts')
for (const file of files)
  if (!existsSync(join(root, file.replace(/:[\d:-]+$/, '')))) stop(`There is no file ${file}.`)

const rooms = [...new Set(files.map(file => /^(games\/)?[^/]+/.exec(file)?.[0]))]
if (rooms.length > 1) stop(`One room at a time, not ${rooms.join(' and ')}: its own tests are what is run.`)

setup()
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const packages = Object.values(lock.packages)
  .filter(({ link, resolved }) => link && existsSync(join(root, resolved, 'package.json')))
  .map(({ resolved }) => resolved)
const workers = Number(process.env.VITEST_MAX_WORKERS ?? 2)
process.env.TABLEE_MUTATE = JSON.stringify({ files, room: rooms[0], packages, workers })
process.exit(npm(['exec', '--', 'stryker', 'run']))
