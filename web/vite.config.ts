import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  plugins: [
    react(),
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
    modulePreload: { polyfill: false },
  },
  server: { port: 5173 },
})
