import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const script = (name: string): string => fileURLToPath(new URL(`../scripts/${name}`, import.meta.url))

// Found once, then handed on to the workers, which read this file too.
process.env.TABLEE_CHROMIUM ||= execFileSync(process.execPath, [script('chromium.mjs')], {
  encoding: 'utf8',
}).trim()

/** What the server keeps; no test looks there. */
const data = fileURLToPath(new URL('../reports/browser-data', import.meta.url))

/** The built app in a real Chromium, served by the project's own script on a free port. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../reports/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Two browsers and a server on one machine: a test that fails is run once more, and named if it passes then.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '../reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${process.env.TABLEE_TESTED_PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.TABLEE_CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    // Many tests are one address to the server, which would take them for a flood.
    command: `"${process.execPath}" "${script('start.mjs')}" --port 0 --data "${data}" --requests 1000000 --bot-tables 100000`,
    wait: { stdout: /localhost:(?<tablee_tested_port>\d+)/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 500 },
  },
})
