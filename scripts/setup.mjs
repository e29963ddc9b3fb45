// Brings a checkout to a state where it runs: packages installed, sources built. Says nothing when there is
// nothing to do; what it says goes to standard error. Only Node's own modules here: it runs before `npm ci`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { completeLock } from './lock.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...path) => join(root, ...path)

const lockFile = at('package-lock.json')
const installedMark = at('node_modules', '.tablee-lock')
const builtMark = at('dist', '.sources')
const rooms = ['kernel', 'table', 'bots', 'games', 'server', 'cli', 'bench']

export function setup() {
  checkNode()
  install()
  build()
}

/** Runs npm in the checkout and returns its exit code. `stdout`: where npm's standard output goes. */
export function npm(args, stdout = 'inherit') {
  const self = process.env.npm_execpath
  const stdio = ['inherit', stdout, 'inherit']
  const run = self?.endsWith('.js')
    ? spawnSync(process.execPath, [self, ...args], { cwd: root, stdio })
    : spawnSync('npm', args, { cwd: root, stdio, shell: process.platform === 'win32' })
  if (run.error) stop(`npm could not be started: ${run.error.message}`)
  return run.status ?? 1
}

/** Ends the program with one sentence for whoever runs it. */
export function stop(sentence, code = 1) {
  console.error(sentence)
  process.exit(code)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Tablée needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  // docs/self-hosting.md, “Which Node”: there its database would end the process.
  if (major >= 24)
    stop(
      `Tablée does not run on Node.js 24 and newer yet: take 20.19 or 22; this is ${process.versions.node}.`,
    )
}

function install() {
  if (read(installedMark) === hash([lockFile])) return
  const added = completeLock(lockFile)
  if (added.length > 0) console.error(`package-lock.json: added ${added.length} packages of other platforms.`)
  if (!installedMatchesLock()) {
    console.error('Installing the packages…')
    if (npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], 2) !== 0)
      stop('The packages could not be installed: npm’s own message is above. Is the npm registry reachable?')
  }
  writeFileSync(installedMark, hash([lockFile]))
}

/** True after a plain `npm install`: npm's own record of node_modules agrees with the lock file. */
function installedMatchesLock() {
  const record = read(at('node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const installed = JSON.parse(record).packages
  return Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).every(
    ([path, { version, link, optional }]) =>
      !path.startsWith('node_modules/') ||
      (installed[path] ? link || installed[path].version === version : optional),
  )
}

function build() {
  const wanted = hash([lockFile, at('scripts', 'build.mjs'), ...rooms.flatMap(room => sources(at(room)))])
  if (read(builtMark) === wanted) return
  const run = spawnSync(process.execPath, [at('scripts', 'build.mjs')], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'],
  })
  if (run.status !== 0) stop('The build failed: the reason is above.')
  writeFileSync(builtMark, wanted)
}

/** The files of a room that can end up in a bundle, in a fixed order. */
export function sources(dir) {
  if (!existsSync(dir)) return []
  if (statSync(dir).isFile()) return [dir]
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      if (entry.isDirectory())
        return ['node_modules', 'tests', 'e2e', 'dist'].includes(entry.name)
          ? []
          : sources(join(dir, entry.name))
      return /\.(tsx?|json|css|html|svg|tsv)$/.test(entry.name) ? [join(dir, entry.name)] : []
    })
}

/** A checksum of files: their names and contents. */
export function hash(files) {
  const sum = createHash('sha256')
  for (const file of files)
    sum
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return sum.digest('hex')
}

/** The text of a file, or undefined when there is none. */
export function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) setup()
