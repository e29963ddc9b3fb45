// Builds the web app and serves it as files. Only Node's own modules here.
import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { hash, read, root, sources, stop } from './setup.mjs'

const dist = join(root, 'web', 'dist')
const builtMark = join(dist, '.sources')

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Builds the web app when its sources changed. */
export function buildWeb() {
  const wanted = hash(
    ['package-lock.json', 'kernel', 'bots', 'games', 'web'].flatMap(room => sources(join(root, room))),
  )
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

/** Serves the built app; every address that is no file is a page of the app. */
export async function serveWeb(port) {
  const server = createServer(({ url = '/', method }, answer) => {
    if (method !== 'GET' && method !== 'HEAD') {
      answer.writeHead(405).end()
      return
    }
    const file = fileFor(url)
    const fresh = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    answer.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': fresh,
      'x-content-type-options': 'nosniff',
    })
    if (method === 'HEAD') answer.end()
    else createReadStream(file).pipe(answer)
  })
  server.on('error', error => {
    stop(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken: choose another with npm start -- --port 4001.`
        : `The web app cannot be served: ${error.message}`,
    )
  })
  await new Promise(resolve => server.listen(port, 'localhost', resolve))
  console.log(`Tablée: http://localhost:${server.address().port}`)
}

function fileFor(url) {
  let path = '/'
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  } catch {
    // An address that cannot be read is a page of the app like any other.
  }
  const file = join(dist, path)
  const inside = file.startsWith(dist) && existsSync(file) && statSync(file).isFile()
  return inside ? file : join(dist, 'index.html')
}
