import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import WebSocket, { WebSocketServer } from 'ws'
import type { Done, Job } from './jobs.ts'
import { steadily } from './steady.ts'

/** About as long as the change that a pick makes in a view. */
const PADDING = 'x'.repeat(1000)

/** A bare server: what one socket of a group sends goes to all of them. It is the floor under our figures. */
export async function echoServer(): Promise<{ readonly address: string; close(): void }> {
  const server: Server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  const groups = new Map<string, Set<WebSocket>>()
  sockets.on('connection', (socket, { url = '' }) => {
    const group = groups.get(url) ?? new Set()
    groups.set(url, group.add(socket))
    socket.on('message', data => {
      const text = `${data}${PADDING}`
      for (const one of group) one.send(text)
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets.clients) socket.terminate()
      server.close()
    },
  }
}

/** Sends to the groups in turn, and measures until the last of a group has heard. */
export async function loadEcho({
  address,
  groups,
  seats,
  pace,
}: Extract<Job, { do: 'echo' }>): Promise<Done> {
  const times: number[] = []
  const started = new Map<number, { readonly at: number; left: number }>()
  const hear = (data: WebSocket.RawData) => {
    const id = Number.parseInt(String(data), 10)
    const one = started.get(id)
    if (!one || --one.left > 0) return
    times.push(performance.now() - one.at)
    started.delete(id)
  }
  const all: WebSocket[] = []
  for (let group = 0; group < groups; group++) {
    const some = Array.from({ length: seats }, () => new WebSocket(`${address}/${group}`))
    await Promise.all(some.map(socket => new Promise(opened => socket.once('open', opened))))
    for (const socket of some) socket.on('message', hear)
    all.push(...some)
  }
  let sent = 0
  await steadily(pace, () => {
    started.set(++sent, { at: performance.now(), left: seats })
    all[(sent % groups) * seats].send(`${sent} `)
  })
  await new Promise(go => setTimeout(go, 500))
  for (const socket of all) socket.terminate()
  return { times, lost: started.size }
}
