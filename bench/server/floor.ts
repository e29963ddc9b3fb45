import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '@tablee/server/database/open.ts'
import WebSocket, { WebSocketServer } from 'ws'
import type { Done, Job, Load } from './jobs.ts'
import { steadily } from './steady.ts'

/** How long messages are gathered before they are written together, in milliseconds. */
const GATHERING = 1

interface Said {
  readonly text: string
  readonly group: Iterable<WebSocket>
}

/**
 * A bare server: what one socket of a group sends is appended to a SQLite file, and goes to the whole group once it is
 * on disk, in as many bytes as a pick. It is the floor under our figures.
 */
export async function floorServer(
  path: string,
  bytes: () => number,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const store = await openDatabase(path)
  store.sqlite?.exec('create table floor (n integer primary key, text text not null)')
  const append = store.sqlite?.prepare('insert into floor (text) values (?)')
  const server: Server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  const groups = new Map<string, Set<WebSocket>>()
  let waiting: Said[] = []
  let writing = false
  const writeAll = async () => {
    writing = true
    while (waiting.length > 0) {
      await new Promise(go => setTimeout(go, GATHERING))
      const some = waiting
      waiting = []
      await store.write(async () => {
        for (const { text } of some) append?.run(text)
      })
      for (const { text, group } of some) for (const one of group) one.send(text)
    }
    writing = false
  }
  sockets.on('connection', (socket, { url = '' }) => {
    const group = groups.get(url) ?? new Set()
    groups.set(url, group.add(socket))
    socket.on('message', data => {
      waiting.push({ text: String(data).padEnd(bytes()), group })
      if (!writing) void writeAll()
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      server.close()
      await store.close()
    },
  }
}

/** Those who are connected to the bare server. */
export class Groups {
  private readonly sockets: WebSocket[] = []
  private readonly started = new Map<number, { readonly at: number; left: number }>()
  private times: number[] = []
  private groups = 0
  private seats = 0
  private sent = 0

  async connect({ address, groups, seats }: Extract<Job, { do: 'floor' }>): Promise<void> {
    this.groups = groups
    this.seats = seats
    for (let group = 0; group < groups; group++) {
      const some = Array.from({ length: seats }, () => new WebSocket(`${address}/${group}`))
      await Promise.all(some.map(socket => new Promise(opened => socket.once('open', opened))))
      for (const socket of some) socket.on('message', data => this.hear(data))
      this.sockets.push(...some)
    }
  }

  private hear(data: WebSocket.RawData): void {
    const id = Number.parseInt(String(data), 10)
    const one = this.started.get(id)
    if (!one || --one.left > 0) return
    this.times.push(performance.now() - one.at)
    this.started.delete(id)
  }

  /** Sends to the groups in turn, and measures until the last of a group has heard. */
  async send(pace: Load): Promise<Done> {
    await steadily(pace, () => {
      this.started.set(++this.sent, { at: performance.now(), left: this.seats })
      this.sockets[(this.sent % this.groups) * this.seats].send(`${this.sent} `)
    })
    await new Promise(go => setTimeout(go, 500))
    const { times } = this
    const lost = this.started.size
    this.times = []
    this.started.clear()
    return { times, lost, frames: 0, bytes: 0 }
  }
}
