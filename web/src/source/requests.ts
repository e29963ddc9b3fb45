import { Mistake } from '@tablee/kernel'
import type { News, Request } from '@tablee/table/wire.ts'

/** A request before it has its number. */
export type Asking = Request extends infer R
  ? R extends { readonly id: number }
    ? Omit<R, 'id'>
    : never
  : never

/** Why a request was given up: nobody knows whether it was carried out. */
export const LOST = 'online.lost'

interface Waiting {
  readonly asking: Asking
  readonly done: (value: unknown) => void
  readonly failed: (error: Error) => void
  timer?: ReturnType<typeof setTimeout>
}

/** How long an answer may take before the connection is taken for dead, in milliseconds. */
const PATIENCE = { usual: 10_000, hint: 60_000 }

/** What is refused when the connection is lost in between: it may have been carried out, and is not sent twice. */
const ONCE_ONLY: readonly Asking['do'][] = ['propose', 'agree']

/** The requests that have no answer yet: each is sent again, as it was, when the connection is back. */
export class Requests {
  private readonly send: (text: string) => void
  private readonly dead: () => void
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  /** `send` puts a frame on the line; `dead` is told when an answer does not come. */
  constructor(send: (text: string) => void, dead: () => void) {
    this.send = send
    this.dead = dead
  }

  /** Asks; the answer is the value, or the number of the change, that comes back. */
  ask(asking: Asking, now: boolean): Promise<unknown> {
    return new Promise((done, failed) => {
      const id = ++this.last
      this.waiting.set(id, { asking, done, failed })
      if (now) this.transmit(id)
    })
  }

  /** Whether a piece of news answers a request; if so, it has been told. */
  answer(news: News): boolean {
    const id = 'done' in news ? news.done : 'refused' in news ? news.refused : null
    if (id === null) return false
    const request = this.waiting.get(id)
    this.forget(id)
    if ('refused' in news) request?.failed(new Mistake(news.why))
    else if ('done' in news) request?.done('value' in news ? news.value : news.seq)
    return true
  }

  /** The connection is back: what waits is sent again. */
  resend(): void {
    for (const id of this.waiting.keys()) this.transmit(id)
  }

  /** The connection is lost: what cannot be sent twice is given up. */
  lose(): void {
    for (const [id, request] of this.waiting) {
      clearTimeout(request.timer)
      if (ONCE_ONLY.includes(request.asking.do) || request.asking.do === 'join') this.give(id, request)
    }
  }

  /** Nothing will be answered any more. */
  end(): void {
    for (const [id, request] of this.waiting) this.give(id, request)
  }

  private give(id: number, request: Waiting): void {
    this.forget(id)
    request.failed(new Mistake({ id: LOST }))
  }

  private transmit(id: number): void {
    const request = this.waiting.get(id)
    if (!request) return
    clearTimeout(request.timer)
    request.timer = setTimeout(this.dead, request.asking.do === 'hint' ? PATIENCE.hint : PATIENCE.usual)
    this.send(JSON.stringify({ ...request.asking, id }))
  }

  private forget(id: number): void {
    clearTimeout(this.waiting.get(id)?.timer)
    this.waiting.delete(id)
  }
}
