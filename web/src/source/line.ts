/** A connection that is open, or being opened. */
export interface Wire {
  send(text: string): void
  close(): void
}

/** What somebody at the end of a line hears. */
export interface Ear {
  opened(): void
  heard(text: string): void
  lost(): void
}

/** Opens a connection; it tells the ear what becomes of it. */
export type Dial = (ear: Ear) => Wire

/** The first wait before a lost connection is tried again, and the longest, in milliseconds. */
const WAITS = { first: 400, longest: 12_000 }

/** How long to wait before the next try: twice as long each time, and not all at the same moment. */
export function waitBefore(tries: number, chance = Math.random()): number {
  return Math.min(WAITS.longest, WAITS.first * 2 ** tries) * (0.7 + 0.6 * chance)
}

/** A connection that comes back by itself. */
export class Line {
  private readonly dial: Dial
  private readonly ear: Ear
  private wire: Wire | null = null
  private open = false
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(dial: Dial, ear: Ear) {
    this.dial = dial
    this.ear = ear
    this.call()
  }

  /** Sends at once, or not at all: what must arrive is sent again when the line is back. */
  send(text: string): void {
    if (this.open) this.wire?.send(text)
  }

  /** The other end is well: the next loss is tried again quickly. */
  praise(): void {
    this.tries = 0
  }

  /** Tries again now: the present connection is dead, or the waiting is over. */
  hurry(): void {
    if (this.ended) return
    this.hangUp()
    this.call()
  }

  /** Hangs up, and tries again later: the other end is not well. */
  drop(): void {
    if (this.ended) return
    this.hangUp()
    this.callLater()
  }

  close(): void {
    this.ended = true
    this.hangUp()
  }

  private call(): void {
    const current = (then: () => void) => () => {
      if (this.wire === wire) then()
    }
    const wire: Wire = this.dial({
      opened: current(() => {
        this.open = true
        this.ear.opened()
      }),
      heard: text => {
        if (this.wire === wire) this.ear.heard(text)
      },
      lost: current(() => {
        this.hangUp()
        this.callLater()
      }),
    })
    this.wire = wire
  }

  private callLater(): void {
    this.timer = setTimeout(() => this.call(), waitBefore(this.tries++))
  }

  private hangUp(): void {
    clearTimeout(this.timer)
    const old = this.wire
    this.wire = null
    this.open = false
    old?.close()
    this.ear.lost()
  }
}

/** Where the server's tables are heard. */
export const SOCKET = '/api/socket'

/** Opens a connection to the server that this page came from. */
export const dialServer: Dial = ear => {
  const address = new URL(SOCKET, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  socket.onopen = () => ear.opened()
  socket.onmessage = ({ data }: MessageEvent<string>) => ear.heard(data)
  socket.onclose = () => ear.lost()
  return { send: text => socket.send(text), close: () => socket.close() }
}
