import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../database/schema.ts'
import type { Bell, BellEars, Ring } from './bell.ts'

const CHANNEL = 'tablee'
/** PostgreSQL carries less than 8,000 bytes in one piece of news. */
const MOST_AT_ONCE = 100
const AGAIN = 1000

/** News between processes by LISTEN and NOTIFY, on a connection of its own that is made again whenever it breaks. */
export class PostgresBell implements Bell {
  private readonly db: Kysely<Database>
  private readonly url: string
  private readonly process: string
  private readonly ears: BellEars
  private client: pg.Client | null = null
  private stopped = false
  private timer: NodeJS.Timeout | undefined

  private constructor(db: Kysely<Database>, url: string, process: string, ears: BellEars) {
    this.db = db
    this.url = url
    this.process = process
    this.ears = ears
  }

  static async open(
    db: Kysely<Database>,
    url: string,
    process: string,
    ears: BellEars,
  ): Promise<PostgresBell> {
    const bell = new PostgresBell(db, url, process, ears)
    await bell.listen()
    return bell
  }

  async ring(ring: Ring, within: Kysely<Database> = this.db): Promise<void> {
    for (const part of parts(ring)) {
      const text = JSON.stringify([this.process, part])
      await sql`select pg_notify(${CHANNEL}, ${text})`.execute(within)
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

function* parts(ring: Ring): Generator<Ring> {
  for (const [what, items] of Object.entries(ring) as [keyof Ring, readonly unknown[]][])
    for (let i = 0; i < items.length; i += MOST_AT_ONCE) yield { [what]: items.slice(i, i + MOST_AT_ONCE) }
}
