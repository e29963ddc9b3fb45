import { readFileSync } from 'node:fs'
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
      if (id.endsWith('/source/local.ts')) {
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
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // The catalogue is there for workers, which preload nothing.
      resolveDependencies: (_file, deps, { hostId }) => (/catalogue-[^/]*$/.test(hostId) ? [] : deps),
    },
  },
  server: { port: 5173 },
})
