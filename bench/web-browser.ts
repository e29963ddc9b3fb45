import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'

/** The built app, served, and a Chromium to open it in. */
export interface Stage {
  readonly browser: Browser
  readonly url: string
  /** The files that were asked for since the last call, by their paths. */
  takeAsked(): ReadonlySet<string>
  close(): Promise<void>
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The bundle and this file lie equally deep. */
const script = (name: string): string => fileURLToPath(new URL(`../scripts/${name}`, import.meta.url))

/** Builds and serves the app as `npm start` does, and starts a browser. */
export async function setStage(): Promise<Stage> {
  const { chromium } = await import('@playwright/test')
  const executablePath = execFileSync(process.execPath, [script('chromium.mjs')], { encoding: 'utf8' }).trim()
  const data = await mkdtemp(join(tmpdir(), 'tablee-bench-'))
  const app = spawn(
    process.execPath,
    [script('start.mjs'), '--port', '0', '--data', data, '--requests', '1000000'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const port = await new Promise<string>((done, failed) => {
    app.stdout.on('data', said => {
      const [, found] = /localhost:(\d+)/.exec(String(said)) ?? []
      if (found) done(found)
    })
    app.on('exit', () => failed(new Error('The web app could not be served: the reason is above.')))
  })
  let asked = new Set<string>()
  const gate = await openGate(port, path => asked.add(path))
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  return {
    browser,
    url: `http://localhost:${(gate.address() as AddressInfo).port}`,
    takeAsked() {
      const taken = asked
      asked = new Set()
      return taken
    },
    async close() {
      await browser.close()
      app.removeAllListeners('exit')
      app.kill()
      gate.closeAllConnections()
      gate.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** Stands before the app and notes what is asked for, by pages and by workers alike. */
async function openGate(port: string, note: (path: string) => void): Promise<Server> {
  const pass = async ({ url = '/' }: IncomingMessage, answer: ServerResponse): Promise<void> => {
    note(url)
    const { status, headers, body } = await fetch(`http://localhost:${port}${url}`).then(async got => ({
      status: got.status,
      headers: got.headers,
      body: Buffer.from(await got.arrayBuffer()),
    }))
    const kept = ['content-type', 'cache-control'].map(name => [name, headers.get(name) ?? ''] as const)
    answer.writeHead(status, Object.fromEntries(kept)).end(body)
  }
  const gate = createServer((asked, answer) => void pass(asked, answer))
  await new Promise<void>(done => gate.listen(0, 'localhost', done))
  return gate
}
