// Bundles what Node runs into dist/: our own packages are bundled, those of node_modules stay imports.
// The chunks lie beside the entries, so `new URL('./worker.mjs', import.meta.url)` works from any of them.
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { rolldown } from 'rolldown'
import { viteImportGlobPlugin } from 'rolldown/experimental'
import { root } from './setup.mjs'

const entries = {
  tablee: 'cli/main.ts',
  worker: 'bots/worker.ts',
  replays: 'server/replays/worker.ts',
  bench: 'bench/main.ts',
  'bench-bots': 'bench/bots.ts',
  'bench-server': 'bench/server.ts',
  fit: 'bench/fit.ts',
}
const dist = join(root, 'dist')

const started = performance.now()
const input = Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(join(root, file))))
const written = new Set()

mkdirSync(dist, { recursive: true })
if (Object.keys(input).length > 0) {
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    // What a game finds by the names of its files: the faces of its factions.
    plugins: [viteImportGlobPlugin()],
    transform: { target: 'node20' },
    external: id => !id.startsWith('.') && !id.startsWith('@tablee/') && !isAbsolute(id),
  })
  const { output } = await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
    // boardgame.io has no exports field: Node needs the file's whole path.
    paths: id => id.replace(/^boardgame\.io\/(\w+)$/, 'boardgame.io/dist/cjs/$1.js'),
  })
  await bundle.close()
  for (const file of output) written.add(file.fileName)
}
for (const file of readdirSync(dist)) if (!written.has(file)) rmSync(join(dist, file), { recursive: true })

// The bundles lie outside of server/, but some packages of the server lie in its own node_modules.
const own = join(root, 'server', 'node_modules')
if (existsSync(own)) symlinkSync(own, join(dist, 'node_modules'), 'junction')

const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.error(`Built ${Object.keys(input).join(', ') || 'nothing: no entry exists yet'} (${seconds} s)`)
