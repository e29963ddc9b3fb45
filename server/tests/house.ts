import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reply } from '@tablee/bots/reply.ts'
import type { News } from '@tablee/table'
import type { Me, NewTable } from '@tablee/table/api.ts'
import { OUR_HEADER } from '@tablee/table/api.ts'
import { WebSocket } from 'ws'
import { type RunningServer, serve } from '../index.ts'
import { recall } from '../replays/recall.ts'
import { readSettings, type Settings } from '../settings.ts'

/** A whole server on a database, as `tablee serve` runs it; bots think at once, in this thread. */
export class House {
  readonly address: string
  readonly database: string
  private readonly running: RunningServer
  private readonly folder: string

  private constructor(running: RunningServer, database: string, folder: string) {
    this.running = running
    this.address = running.address
    this.database = database
    this.folder = folder
  }

  static async open(database: string, more: Partial<Settings> = {}, patience?: number): Promise<House> {
    const folder = mkdtempSync(join(tmpdir(), 'tablee-house-'))
    mkdirSync(join(folder, 'web', 'assets'), { recursive: true })
    writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>Tablée</title>')
    writeFileSync(join(folder, 'web', 'assets', 'a-1.js'), `console.log('${'a'.repeat(3000)}')`)
    const usual = readSettings(() => undefined, { TABLEE_DATABASE: database, TABLEE_PORT: '0' }, folder)
    const settings = {
      ...usual,
      log: 'silent',
      requests: 1_000_000,
      botTables: 1_000_000,
      noticeDelay: 0,
      trustProxy: 'loopback',
      ...more,
    } as const
    const running = await serve(settings, { web: join(folder, 'web'), think: thinkHere, recall, patience })
    return new House(running, database, folder)
  }

  /** A browser that nobody has used yet. */
  browser(from?: string): Browser {
    return new Browser(this.address, from)
  }

  /** A browser of a new guest. */
  async guest(name = 'Ada'): Promise<Browser> {
    const browser = this.browser()
    await browser.ok<Me>('POST', '/api/guest', { name, language: 'en' })
    return browser
  }

  async close(): Promise<void> {
    await this.running.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

async function thinkHere(question: Parameters<typeof reply>[0] | Omit<Parameters<typeof reply>[0], 'id'>) {
  const answer = await reply({ ...question, id: 0 })
  if ('value' in answer) return answer.value
  throw new Error(answer.mistake)
}

/** What a request came to. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  /** The value of a JSON answer, else its text. */
  readonly body: unknown
}

let called = 0

/** A browser as far as the API can tell: it keeps its cookie and sends what our pages send. */
export class Browser {
  private readonly address: string
  /** The address it calls from, as a proxy tells it; each has its own, unless limits are the matter. */
  private readonly from: string
  cookie = ''

  constructor(address: string, from = `10.0.${Math.floor(called / 250)}.${1 + (called++ % 250)}`) {
    this.address = address
    this.from = from
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: { readonly [name: string]: string } = {},
  ): Promise<Answered> {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const answer = await fetch(`${this.address}${path}`, {
      method,
      body: text,
      redirect: 'manual',
      headers: {
        [OUR_HEADER]: '1',
        'x-forwarded-for': this.from,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    const [set] = answer.headers.getSetCookie()
    if (set !== undefined) this.cookie = set.split(';', 1)[0]
    const received = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(received) : received }
  }

  /** Opens a table, as its page does. */
  open(table: string): Promise<Seat> {
    return Seat.open(this.address, this.cookie, table)
  }

  /** The value of a request that is expected to succeed. */
  async ok<V>(method: string, path: string, body?: unknown): Promise<V> {
    const answer = await this.ask(method, path, body)
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as V
  }

  /** The id of the message of a request that is expected to be refused, and its status. */
  async refusal(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await this.ask(method, path, body)
    const { why } = answer.body as { why?: { id: string } }
    return `${answer.status} ${why?.id}`
  }
}

/** A table that a browser has open. */
export class Seat {
  readonly news: News[] = []
  closed = false
  private readonly socket: WebSocket

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => this.news.push(JSON.parse(String(data)) as News))
    socket.on('close', () => {
      this.closed = true
    })
  }

  static async open(address: string, cookie: string, table: string): Promise<Seat> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie, origin: address },
    })
    const seat = new Seat(socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.send(JSON.stringify({ do: 'join', id: 1, table }))
    await until(() => seat.news.some(news => 'card' in news), 'the table is shown')
    return seat
  }

  /** Sends a request as it is. */
  send(request: object): void {
    this.socket.send(JSON.stringify(request))
  }

  close(): void {
    this.socket.close()
  }
}

/** Waits until something is there; fails the test when it never comes. */
export async function until<V>(look: () => V | undefined | false, what: string): Promise<V> {
  for (let tries = 0; tries < 1200; tries++) {
    const found = look()
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error(`It did not happen: ${what}.`)
}

/** A table of tic-tac-toe: the maker, and an open seat. */
export function twoSeats(more: Partial<NewTable> = {}): NewTable {
  return {
    game: 'tic-tac-toe',
    options: {},
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    access: 'invitation',
    clock: null,
    late: 'bot',
    hints: false,
    ...more,
  }
}
