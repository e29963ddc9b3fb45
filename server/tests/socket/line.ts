import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { News } from '@tablee/table'
import WebSocket from 'ws'
import type { Who } from '../../hall/index.ts'
import { openSockets, SOCKET_PATH, type SocketSettings, type Sockets } from '../../socket/index.ts'
import { everyone, type Parlour, Person } from '../hall/parlour.ts'

export const OUR_PAGE = 'http://tablee.test'

/** The sockets of a parlour on a free port. */
export class Exchange {
  readonly sockets: Sockets
  readonly address: string
  private readonly server: Server

  private constructor(sockets: Sockets, server: Server) {
    this.sockets = sockets
    this.server = server
    this.address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}${SOCKET_PATH}`
  }

  static async open({ hall }: Parlour, settings: Partial<SocketSettings> = {}): Promise<Exchange> {
    const server = createServer((_, answer) => answer.writeHead(404).end())
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
    const sockets = openSockets({
      server,
      hall,
      personOf: async ({ headers }) => everyone.find(({ id }) => id === headers.cookie) ?? null,
      sameOrigin: ({ headers }) => headers.origin === OUR_PAGE,
      addressOf: () => 'here',
      ...settings,
    })
    return new Exchange(sockets, server)
  }

  /** A browser's socket, before it opened a table. */
  async call(who: Who | null, headers: { readonly [name: string]: string } = {}): Promise<Line> {
    const socket = new WebSocket(this.address, {
      headers: { origin: OUR_PAGE, ...(who && { cookie: who.id }), ...headers },
    })
    const line = new Line(socket)
    await new Promise<void>((opened, failed) => {
      socket.once('open', opened)
      socket.once('error', failed)
    })
    return line
  }

  /** A browser's socket that has opened a table. */
  async join(table: string, who: Who | null, seq?: number): Promise<Line> {
    const line = await this.call(who)
    line.send({ do: 'join', id: 0, table, ...(seq !== undefined && { seq }) })
    await line.until(() => line.answered.has(0))
    return line
  }

  async close(): Promise<void> {
    await this.sockets.stop()
    await new Promise(closed => this.server.close(closed))
  }
}

/** Somebody at a table by a real socket. */
export class Line extends Person {
  readonly socket: WebSocket
  readonly answered = new Set<number>()
  failure: Extract<News, { failure: unknown }> | null = null
  closedWith: number | null = null

  constructor(socket: WebSocket) {
    super()
    this.socket = socket
    socket.on('message', data => {
      const text = data.toString()
      const news: News = JSON.parse(text)
      if ('done' in news) this.answered.add(news.done)
      if ('refused' in news) this.answered.add(news.refused)
      if ('failure' in news) this.failure = news
      this.tell(text)
    })
    socket.on('close', code => {
      this.closedWith = code
      this.look()
    })
    this.visit = {
      seq: 0,
      ask: async request => {
        this.send(request)
        await this.until(() => this.answered.has(request.id) || this.closedWith !== null)
      },
      ready: () => {},
      leave: () => socket.close(),
    }
  }

  /** Waits until the server has read all that was sent, or has closed the socket. */
  async roundTrip(): Promise<void> {
    if (this.closedWith !== null || this.socket.readyState !== WebSocket.OPEN) return
    let back = false
    this.socket.once('pong', () => {
      back = true
      this.look()
    })
    this.socket.ping()
    await this.until(() => back || this.closedWith !== null)
  }

  send(what: unknown): void {
    this.socket.send(typeof what === 'string' || Buffer.isBuffer(what) ? what : JSON.stringify(what))
  }
}
