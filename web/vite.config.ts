import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The worker of a table as one more entry of the bundle: what it shares with the page is fetched once. */
function workerOfTheBundle(): Plugin {
  const entry = fileURLToPath(new URL('src/source/worker.ts', import.meta.url))
  return {
    name: 'tablee:worker',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/\/source\/(local|teller)\.ts$/.test(id)) {
        const file = this.emitFile({ type: 'chunk', id: entry, name: 'worker' })
        return swap(code, "new URL('./worker.ts', import.meta.url)", `import.meta.ROLLUP_FILE_URL_${file}`)
      }
      // A worker has no document to put links into: there, what is imported is just fetched.
      if (id === '\0vite/preload-helper.js')
        return swap(code, 'deps.length > 0', "deps.length > 0 && typeof document !== 'undefined'")
      return null
    },
  }
}

function swap(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`The build expected to find “${from}”.`)
  return code.replace(from, to)
}

/**
 * The chunk of a module, for games whose rules come apart from what bots think (`keep.ts`): what a table opens comes in
 * few files, as small ones compress badly and each costs a request. The rules are one file, for the page and its worker.
 * In games that come in boxes (`boxes.ts`) so is what all tables share of the board and of the words of a language; a
 * box (`<kind>/<box>/`) is what draws it, and its words. The rest is left to the bundler.
 */
function chunkOf(module: string): string | null {
  // Pages and workers have it in common: it must not come with what only pages can run.
  if (module === '\0vite/preload-helper.js') return 'preload'
  if (/\/games\/board\/(?!index|frame|before-paint|guide)/.test(module)) return 'kit'
  const [, room, game, path] = /^(.*\/games\/([^/]+)\/)([^?]*)$/.exec(module) ?? []
  if (!room || !game) return null
  const chunks = chunksOf(room, game)
  if (chunks === null) return null
  const fits = chunks.find(([shape]) => shape.test(path))
  return fits ? path.replace(...fits).replace('game', game) : null
}

/** What comes apart in a room; null where nothing does. The room of a series holds what the rules of its episodes share. */
function chunksOf(room: string, game: string): Chunks | null {
  if (existsSync(`${room}keep.ts`)) return existsSync(`${room}boxes.ts`) ? BOXED : WHOLE
  return readdirSync(`${room}..`).some(name => name.startsWith(`${game}-`)) ? SERIES : null
}

type Chunks = readonly (readonly [shape: RegExp, chunk: string])[]

const WHOLE: Chunks = [
  [/^(rules|data(?!\/check))\/.*$|^(core|state|view|text\/say)\.ts$/, 'game-rules'],
  // What the rules know of a scenario that is not played.
  [/^scenarios\/([^/]+\/)?(data|sheet|records|titles|names-from)\.ts$/, 'game-rules'],
]

const SERIES: Chunks = [[/^(?!board\/|text\/).*\.ts$/, 'game-rules']]

const BOXED: Chunks = [
  [
    /^(rules(?!\/hirelings\/(deeds|side)|\/robots\/(?!arbiter|card|keys|robot))|data(?!\/all))\/.*$|^(boxes|core|keep|open|points|state|view)\.ts$/,
    'game-rules',
  ],
  // The lists of boxes, and what is known of each before it is opened.
  [
    /^(factions|hirelings|landmarks|maps|robots)\/(\w+\/)?(index|card)\.ts$|^maps\/(map|\w+\/data)\.ts$/,
    'game-rules',
  ],
  // What all robots share, and what is said of them: wherever one plays.
  [/^rules\/robots\/.*$/, 'game-robots'],
  [/^board\/(robot\.ts|parts\/robot\.tsx)$/, 'game-robots-board'],
  [
    /^text\/(en|fr)\/robot[\w-]*\.ts$|^robots\/\w+\/text\/(en|fr)\/(?:words|names)\.ts$|^board\/words\/robots\/(en|fr)\.ts$/,
    'game-robots-$1$2$3',
  ],
  [/^text\/(en|fr)\/(?!rename|chapters).*$|^board\/words\/(en|fr)\.ts$/, 'game-$1$2'],
  [/^\w+\/\w+\/text\/(en|fr)\/(?!messages|board|chapters|sheet).*$/, 'game-$1'],
  // Not what pages fetch by itself, nor what is shown when something happens.
  [
    /^board\/(?!sheets|setup|sections|css\/(battle|sheets)|battle\/(?!fight|hits|prompts|outlook|pieces|engagement|kinds|values)|end\/finale|(index|outline|boxes|options|sources)\.).*$/,
    'game-board',
  ],
  [/^\w+\/(\w+)\/board\/(?!sheet).*$/, 'game-$1'],
  [/^\w+\/(\w+)\/text\/(en|fr)\/(messages|board)\.ts$/, 'game-$1-$2'],
]

const { version } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'),
) as { version: string }

export default defineConfig({
  define: { TABLEE_VERSION: JSON.stringify(version) },
  plugins: [
    react(),
    workerOfTheBundle(),
    // Once loaded, the app plays without a connection: rules, bots and boards are kept by the browser.
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      manifest: {
        name: 'Tablée',
        short_name: 'Tablée',
        description: 'Des jeux de société exigeants, joués fidèlement',
        lang: 'fr',
        display: 'standalone',
        theme_color: '#eae1cf',
        background_color: '#eae1cf',
        icons: [{ src: '/leaf.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg}', '**/*-latin-*.woff2'],
        globIgnores: ['**/*vietnamese*', '**/*cyrillic*', '**/*greek*'],
        importScripts: ['push.js'],
        navigateFallbackDenylist: [/^\/api\//],
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] } },
    },
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // The catalogue is there for workers, which preload nothing; what boxes share is there when one is opened.
      resolveDependencies: (_file, deps, { hostId }) =>
        /(catalogue|-rules)-[^/]*$/.test(hostId)
          ? []
          : /boxes-[^/]*$/.test(hostId)
            ? deps.filter(file => file.endsWith('.css'))
            : deps,
    },
  },
  server: { port: 5173 },
})
