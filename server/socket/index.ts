import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { LARGEST_FRAME } from '@tablee/table'
import { WebSocketServer } from 'ws'
import { type Hall, refusal, type Who } from '../hall/index.ts'
import { Connection } from './connection.ts'
import { Doors } from './doors.ts'
import { type Allowance, Pace, USUAL_ALLOWANCE } from './pace.ts'

/** Where browsers open their socket. */
export const SOCKET_PATH = '/api/socket'

/** What sockets need from the place they run in. */
export interface SocketSettings {
  readonly server: Server
  readonly hall: Hall
  /** Who sends a request, by its session cookie; null for nobody known, who may only watch. */
  readonly personOf: (request: IncomingMessage) => Promise<Who | null>
  /** Whether a request comes from a page of this server. */
  readonly sameOrigin: (request: IncomingMessage) => boolean
  /** The address that limits count by. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly log?: (what: string, detail: { readonly [name: string]: unknown }) => void
  /** How many sockets one address may have open. */
  readonly perAddress?: number
  /** How fast one socket may send. */
  readonly allowance?: Allowance
  /** How fast one address may open sockets. */
  readonly openings?: Allowance
  /** How often sockets are asked whether they are still there, in milliseconds. */
  readonly heartbeat?: number
}

/** Sockets that are open. */
export interface Sockets {
  readonly count: number
  /** Closes the sockets of a person who signed out or was banned. */
  dismiss(person: string): void
  /** Tells everybody that the server stops, and closes all sockets. */
  stop(): Promise<void>
}

const GOING_AWAY = 1001
const POLICY = 1008
/** How long those who are told that the server stops have to close their sockets, in milliseconds. */
const FAREWELL = 500
/** Heartbeats are spread over so many moments: thousands at once would hold up everybody's picks. */
const BEATS = 50

/** Lets browsers open sockets to the tables of a hall. */
export function openSockets(settings: SocketSettings): Sockets {
  const { server, hall, log = () => {}, perAddress = 100, heartbeat = 30_000 } = settings
  const { allowance = USUAL_ALLOWANCE } = settings
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    // Frames are small and many: to compress each costs more than it saves.
    perMessageDeflate: false,
  })
  const connections = new Set<Connection>()
  const beats = Array.from({ length: BEATS }, () => new Set<Connection>())
  let came = 0
  const doors = new Doors(perAddress, settings.openings)

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A connection that breaks before it is a socket is nobody's loss.
    socket.on('error', () => {})
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    if (pathname !== SOCKET_PATH) return decline(socket, '404 Not Found')
    const address = settings.addressOf(request)
    if (!settings.sameOrigin(request)) return decline(socket, '403 Forbidden')
    // Counted before anything is waited for: those that come at once would all find room.
    if (!doors.enter(address)) return decline(socket, '429 Too Many Requests')
    socket.once('close', () => doors.leave(address))
    const who = await settings.personOf(request).catch(error => {
      log('socket', { error: String(error) })
      return undefined
    })
    if (who === undefined) return decline(socket, '503 Service Unavailable')
    sockets.handleUpgrade(request, socket, head, opened => {
      const connection = new Connection(opened, socket, hall, who, new Pace(allowance), doors.workOf(address))
      const beat = beats[came++ % BEATS]
      connections.add(connection)
      beat.add(connection)
      opened.on('close', () => {
        connections.delete(connection)
        beat.delete(connection)
      })
    })
  }
  const hear = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    void upgrade(request, socket, head).catch(error => {
      log('socket', { error: String(error) })
      socket.destroy()
    })
  server.on('upgrade', hear)

  let next = 0
  const timer = setInterval(() => {
    for (const connection of beats[next++ % BEATS])
      if (connection.alive) connection.ping()
      else connection.terminate()
    doors.tidy()
  }, heartbeat / BEATS)
  timer.unref()

  return {
    get count() {
      return connections.size
    },
    dismiss(person) {
      for (const connection of connections) if (connection.who?.id === person) connection.close(POLICY)
    },
    async stop() {
      clearInterval(timer)
      server.off('upgrade', hear)
      const all = [...connections]
      for (const connection of all) {
        connection.say({ failure: refusal(503, 'server.stopping').what, retry: true })
        connection.close(GOING_AWAY)
      }
      for (let waited = 0; connections.size > 0 && waited < FAREWELL; waited += 10)
        await new Promise(go => setTimeout(go, 10))
      for (const connection of all) connection.terminate()
      sockets.close()
    },
  }
}

function decline(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
