// Finds a Chromium for the tests and benchmarks that need a browser, or installs one where apt can.
// `node scripts/chromium.mjs` prints its path. Only Node's own modules here.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stop } from './setup.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Where the programs of one version lie in the folder that Playwright keeps its browsers in. */
const IN_CACHE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
]

const HOW =
  'The browser tests need Chromium: install it (apt-get install chromium, or npx playwright install chromium), or set TABLEE_CHROMIUM to its path.'

/** The path of a Chromium; ends the program with a sentence where there is none and none can be installed. */
export function chromium() {
  const named = process.env.TABLEE_CHROMIUM
  if (named) return runs(named) ? named : stop(`TABLEE_CHROMIUM is ${named}, which is no program.`)
  return found() ?? installed() ?? stop(HOW)
}

function found() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const apart = [
    '/usr/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
  const onPath = folders.flatMap(folder => NAMES.map(name => join(folder, name)))
  return [...onPath, ...apart, ...inCache()].find(runs)
}

/** The programs that Playwright has fetched, the newest first. */
function inCache() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(homedir(), 'AppData', 'Local', 'ms-playwright'),
  ]
  return folders
    .filter(folder => folder !== '' && existsSync(folder))
    .flatMap(folder =>
      readdirSync(folder)
        .filter(name => /^chromium-\d+$/.test(name))
        .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
        .flatMap(name => IN_CACHE.map(path => join(folder, name, path))),
    )
}

/** Root on a machine with apt: Chromium is one package away. */
function installed() {
  if (process.getuid?.() !== 0 || !runs('/usr/bin/apt-get')) return undefined
  console.error('Installing Chromium for the browser tests…')
  const install = ['install', '-y', '--no-install-recommends', 'chromium']
  // A machine that has never updated its lists knows no package yet.
  if (apt(install) || (apt(['update']) && apt(install))) return found()
  return undefined
}

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('/usr/bin/apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 2] }).status === 0
}

function runs(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(chromium())
