// Builds the web app. Only Node's own modules here.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hash, read, root, sources, stop } from './setup.mjs'

const dist = join(root, 'web', 'dist')
const builtMark = join(dist, '.sources')
const rooms = ['package-lock.json', 'kernel', 'table', 'bots', 'games', 'server/text', 'web']

/** Builds the web app when its sources changed. */
export function buildWeb() {
  const wanted = hash(rooms.flatMap(room => sources(join(root, room))))
  if (read(builtMark) === wanted) return
  console.error('Building the web app…')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 2, 'inherit'],
  })
  if (run.status !== 0) stop('The web app could not be built: the reason is above.')
  writeFileSync(builtMark, wanted)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) buildWeb()
