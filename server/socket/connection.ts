import type { Duplex } from 'node:stream'
import { Mistake } from '@tablee/kernel'
import type { News, Request } from '@tablee/table'
import type WebSocket from 'ws'
import { type Ear, type Hall, refusal, type Visit, type Who } from '../hall/index.ts'
import { readRequest } from './frames.ts'
import type { Pace } from './pace.ts'

/** How much may wait to be sent before a reader counts as slow, and as gone, in bytes. */
const SLOW = 256 * 1024
const GONE = 4 * 1024 * 1024
/** How often a slow reader is looked at, in milliseconds. */
const GLANCE = 100
/** How many requests of a connection may wait for their answers. */
const MOST_OPEN = 16
/** Frames that are no requests, after which a connection is closed. */
const MOST_NONSENSE = 10

/** What other threads do: thinking, playing a game again. */
const IS_WORK: ReadonlySet<Request['do']> = new Set(['at', 'hint'])

const POLICY = 1008
const TOO_SLOW = 1013

/** The lines that hold back what is sent until this turn of the event loop is done: each then sends it in one piece. */
const holding: Duplex[] = []

function release(): void {
  for (const line of holding.splice(0)) line.uncork()
}

/** A socket that a browser has open, and the table it looks at. */
export class Connection implements Ear {
  readonly who: Who | null
  /** Whether something came from it since it was last looked at. */
  alive = true
  private readonly socket: WebSocket
  /** What the socket sends by. */
  private readonly line: Duplex
  private readonly hall: Hall
  private readonly pace: Pace
  /** The pace of what is work for other threads, shared by all sockets of an address. */
  private readonly work: Pace
  private visit: Visit | null = null
  private open = 0
  private nonsense = 0
  private closed = false
  private joining: Promise<void> = Promise.resolve()
  private glance: NodeJS.Timeout | null = null

  constructor(socket: WebSocket, line: Duplex, hall: Hall, who: Who | null, pace: Pace, work: Pace) {
    this.socket = socket
    this.line = line
    this.hall = hall
    this.who = who
    this.pace = pace
    this.work = work
    socket.on('message', (data, binary) => this.hear(binary ? '' : data.toString()))
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('close', () => this.end())
    // What is wrong with a frame closes the connection; there is nobody to tell.
    socket.on('error', () => {})
  }

  tell(frame: string): boolean {
    const { socket } = this
    if (this.closed || socket.readyState !== socket.OPEN) return true
    this.hold()
    socket.send(frame)
    if (socket.bufferedAmount > GONE) this.close(TOO_SLOW)
    if (socket.bufferedAmount <= SLOW) return true
    this.watchReader()
    return false
  }

  private hold(): void {
    if (this.line.writableCorked > 0) return
    this.line.cork()
    if (holding.push(this.line) === 1) process.nextTick(release)
  }

  /** Sends a piece of news of the connection's own. */
  say(news: News): void {
    this.tell(JSON.stringify(news))
  }

  close(code: number): void {
    this.end()
    this.socket.close(code)
  }

  /** Ends a connection that does not answer. */
  terminate(): void {
    this.end()
    this.socket.terminate()
  }

  ping(): void {
    this.alive = false
    this.socket.ping()
  }

  private hear(text: string): void {
    this.alive = true
    const request = readRequest(text)
    if (!request) this.hearNonsense()
    else if (!this.mayAsk(request.do) || this.open >= MOST_OPEN) this.refuse(request, 'server.tooFast')
    else if (request.do === 'join') this.joining = this.joining.then(() => this.join(request))
    else void this.ask(request)
  }

  private mayAsk(what: Request['do']): boolean {
    return this.pace.pay(what) && (!IS_WORK.has(what) || this.work.pay(what))
  }

  private hearNonsense(): void {
    this.say({ failure: refusal(400, 'server.badRequest').what, retry: false })
    if (++this.nonsense > MOST_NONSENSE || !this.pace.pay()) this.close(POLICY)
  }

  private async ask(request: Exclude<Request, { readonly do: 'join' }>): Promise<void> {
    this.open++
    await this.joining
    if (this.visit) await this.visit.ask(request)
    else this.refuse(request, 'server.noTable')
    this.open--
  }

  private async join({ id, table, seq, invitation }: Extract<Request, { do: 'join' }>): Promise<void> {
    this.visit?.leave()
    this.visit = null
    try {
      const visit = await this.hall.enter(table, { who: this.who, invitation }, this, seq)
      if (this.closed) visit.leave()
      else this.visit = visit
      this.say({ done: id, seq: visit.seq })
    } catch (error) {
      const why = error instanceof Mistake ? error.what : refusal(503, 'server.notNow').what
      this.say({ failure: why, retry: error instanceof Mistake && isPassing(error) })
    }
  }

  private refuse({ id }: Request, why: 'server.tooFast' | 'server.noTable'): void {
    this.say({ refused: id, why: refusal(429, why).what })
  }

  private watchReader(): void {
    this.glance ??= setInterval(() => {
      if (this.socket.bufferedAmount > 0) return
      this.stopWatching()
      this.visit?.ready()
    }, GLANCE)
  }

  private stopWatching(): void {
    if (this.glance) clearInterval(this.glance)
    this.glance = null
  }

  private end(): void {
    if (this.closed) return
    this.closed = true
    this.stopWatching()
    this.visit?.leave()
    this.visit = null
  }
}

/** Whether it may go well a moment later. */
function isPassing(error: Mistake): boolean {
  return 'status' in error && error.status === 503
}
