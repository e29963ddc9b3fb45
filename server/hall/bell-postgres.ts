import pg from 'pg'
import type { Bell, BellEars, Ring } from './bell.ts'

const CHANNEL = 'tablee'
/** PostgreSQL carries less than 8,000 bytes in one piece of news. */
const MOST_AT_ONCE = 100
const AGAIN = 1000
/** So many pieces wait for a line that is broken; what is lost beyond is found by its number. */
const MOST_WAITING = 1000

/**
 * News between processes by LISTEN and NOTIFY, on a connection of its own that is made again whenever it breaks. A
 * NOTIFY takes one lock for the whole instance until its transaction is done: so it has one to itself, with nothing to
 * write, and what is rung while another is on its way goes together.
 */
export class PostgresBell implements Bell {
  private readonly url: string
  private readonly process: string
  private readonly ears: BellEars
  private client: pg.Client | null = null
  private stopped = false
  private timer: NodeJS.Timeout | undefined
  private waiting: Ring[] = []
  private ringing: Promise<void> | null = null

  private constructor(url: string, process: string, ears: BellEars) {
    this.url = url
    this.process = process
    this.ears = ears
  }

  static async open(url: string, process: string, ears: BellEars): Promise<PostgresBell> {
    const bell = new PostgresBell(url, process, ears)
    await bell.listen()
    return bell
  }

  ring(ring: Ring): Promise<void> {
    this.waiting.push(ring)
    if (this.waiting.length > MOST_WAITING) this.waiting.shift()
    this.ringing ??= this.ringAll().finally(() => {
      this.ringing = null
    })
    return this.ringing
  }

  private async ringAll(): Promise<void> {
    while (this.waiting.length > 0 && this.client) {
      const rings = this.waiting
      this.waiting = []
      try {
        for (const part of parts(together(rings)))
          await this.client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify([this.process, part])])
      } catch {
        // Told twice is as good as told once: the line breaks, and it is told again when it is there.
        this.waiting.unshift(...rings)
        return
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.client?.end().catch(() => {})
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    // Both an error and an end mean the same: listen again.
    client.on('error', () => this.again(client))
    client.on('end', () => this.again(client))
    client.on('notification', ({ payload }) => this.hear(payload))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    this.client = client
    void this.ring({})
  }

  private again(lost: pg.Client): void {
    if (this.stopped || this.client !== lost) return
    this.client = null
    this.retry()
  }

  private retry(): void {
    this.timer = setTimeout(async () => {
      try {
        await this.listen()
        this.ears.missed()
      } catch {
        if (!this.stopped) this.retry()
      }
    }, AGAIN)
  }

  private hear(payload: string | undefined): void {
    const [from, ring]: [string, Ring] = JSON.parse(payload ?? '["", {}]')
    if (from !== this.process) this.ears.heard(ring, from)
  }
}

/** Several pieces of news as one. */
function together(rings: readonly Ring[]): Ring {
  const all: { [what: string]: unknown[] } = {}
  for (const ring of rings)
    for (const [what, items] of Object.entries(ring)) {
      all[what] ??= []
      all[what].push(...items)
    }
  return all as Ring
}

function* parts(ring: Ring): Generator<Ring> {
  for (const [what, items] of Object.entries(ring) as [keyof Ring, readonly unknown[]][])
    for (let i = 0; i < items.length; i += MOST_AT_ONCE) yield { [what]: items.slice(i, i + MOST_AT_ONCE) }
}
