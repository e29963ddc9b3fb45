import { setTimeout as wait } from 'node:timers/promises'
import type { Seat } from '@tablee/kernel'
import { dropLeases, takeLease } from '../database/leases.ts'
import { isLate } from './clocks.ts'
import type { Hosted } from './hosted.ts'
import type { HallServices } from './services.ts'

/** What a bot thinks about: a seat's question after a change. */
interface Thinking {
  readonly seat: Seat
  readonly seq: number
  readonly stop: AbortController
}

/** The bots of a table. They think in the one process that holds the table's lease. */
export class Robots {
  private readonly hosted: Hosted
  private readonly services: HallServices
  private thinking: Thinking | null = null
  private leased = false
  private closed = false

  constructor(hosted: Hosted, services: HallServices) {
    this.hosted = hosted
    this.services = services
  }

  get busy(): boolean {
    return this.thinking !== null
  }

  /** Has the bot think that is to choose now; called after whatever may have changed that. */
  goOn(): void {
    const { hosted, services } = this
    const { course, seated } = hosted
    const now = services.settings.now()
    const seat = course && hosted.waiting.length > 0 ? hosted.runnerOf(course.match).due : null
    if (course && this.thinking && this.thinking.seat === seat && course.isFresh(seat, this.thinking.seq))
      return
    this.stop()
    if (!course || seat === null || this.closed) return
    if (seated.table.late === 'forfeit' && isLate(seated.chairs[seat], now)) {
      services.forfeit(hosted.id, seat).catch(error => this.complain(error))
      return
    }
    const thinking = { seat, seq: course.seq, stop: new AbortController() }
    this.thinking = thinking
    this.think(thinking)
      .catch(error => this.complain(error))
      .finally(() => {
        if (this.thinking === thinking) this.thinking = null
      })
  }

  /** Stops thinking. */
  stop(): void {
    this.thinking?.stop.abort()
    this.thinking = null
  }

  /** Stops thinking, for good. */
  close(): void {
    this.closed = true
    this.stop()
  }

  /** Lets another process play the bots of this table. */
  async release(): Promise<void> {
    this.close()
    if (this.leased) await dropLeases(this.services.store.db, this.services.process, this.hosted.id)
    this.leased = false
  }

  // A bot that cannot think, or whose process lost the lease, is asked again when the hall next looks who is due.
  private async think(thinking: Thinking): Promise<void> {
    const { hosted, services } = this
    const { seat, seq, stop } = thinking
    const { settings } = services
    if (!(await this.lease()) || stop.signal.aborted || !hosted.course) return
    const { course } = hosted
    const renewal = setInterval(() => this.lease().catch(() => {}), settings.lease / 3)
    try {
      const { table } = hosted.seated
      const by = table.place || table.owner
      const runner = hosted.runnerOf(course.match)
      const [chosen] = await Promise.all([
        runner.choose(seat, question => settings.think({ ...question, by }, stop.signal)),
        wait(settings.pace, undefined, { signal: stop.signal }),
      ])
      await hosted.awake(async () => {
        if (stop.signal.aborted) return
        this.thinking = null
        await hosted.deed(
          { kind: 'pick', seat, act: match => hosted.runnerOf(match).answer(seat, chosen) },
          seq,
          `bot.${seat}.${seq}`,
        )
      })
    } finally {
      clearInterval(renewal)
    }
  }

  private async lease(): Promise<boolean> {
    const { store, process, settings } = this.services
    const now = settings.now()
    this.leased = await takeLease(store.db, this.hosted.id, { process, now, until: now + settings.lease })
    return this.leased
  }

  private complain(error: unknown): void {
    if (error instanceof Error && error.name === 'AbortError') return
    this.services.settings.log('bot', { table: this.hosted.id, error: String(error) })
  }
}
