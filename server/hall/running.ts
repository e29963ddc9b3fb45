import { randomUUID } from 'node:crypto'
import type { Seat } from '@tablee/kernel'
import { isDatabaseAway } from '../database/away.ts'
import { dropLeases, dueTables } from '../database/leases.ts'
import { seqsOf, withTable } from '../database/tables.ts'
import { Replays } from '../replays/replays.ts'
import { Ailing } from './ailing.ts'
import type { Bell, BellEars, Ring } from './bell.ts'
import { PostgresBell } from './bell-postgres.ts'
import { sqliteBell } from './bell-sqlite.ts'
import type { Attendance } from './cards.ts'
import { Hosted } from './hosted.ts'
import { Ledger } from './ledger.ts'
import { forfeitSeat } from './lobby.ts'
import { Pasts } from './past.ts'
import { Elsewhere } from './presence.ts'
import { refusal } from './refusal.ts'
import type { HallServices } from './services.ts'
import type { HallCounts, HallSettings } from './terms.ts'

/** How often the hall looks for bots to play and clocks that ran out, in milliseconds. */
const ROUND = 1000
/** In how many rounds it looks once whether others changed tables without ringing. */
const ROUNDS_TO_COUNT = 5

/** The tables in the memory of this process, and what keeps them going. */
export class Running {
  readonly services: HallServices
  private readonly tables = new Map<string, Promise<Hosted | null>>()
  private readonly hosted = new Map<string, Hosted>()
  private readonly timer: NodeJS.Timeout
  private stopping = false
  private rounding = false
  private rounds = 0
  private troubled = false
  private readonly ailing: Ailing

  private constructor(services: HallServices) {
    this.services = services
    this.ailing = new Ailing(services.settings.log)
    this.timer = setInterval(() => void this.round(), ROUND)
    this.timer.unref()
  }

  /** Begins with no table in memory, and wakes those where a bot is to choose. */
  static async begin(settings: Required<HallSettings>): Promise<Running> {
    const { store, now } = settings
    const process = randomUUID()
    let running: Running | null = null
    const ears: BellEars = {
      heard: (ring, from) => running?.heard(ring, from),
      missed: () => running?.lookAtAll(),
    }
    const bell: Bell = store.postgres
      ? await PostgresBell.open(store.postgres.url, process, ears)
      : sqliteBell(store, ears)
    // One process alone serves a SQLite file: a lease in it is that of a process that died.
    if (store.kind === 'sqlite') await store.db.updateTable('tables').set({ leased_until: 0 }).execute()
    running = new Running({
      store,
      settings,
      process,
      bell,
      ledger: new Ledger(store, bell),
      elsewhere: new Elsewhere(bell, now),
      replays: new Replays(settings.recall),
      pasts: new Pasts(store.db),
      advised: new Set(),
      forfeit: (table, seat) => (running as Running).forfeit(table, seat),
      hear: settings.hear,
    })
    await running.round()
    return running
  }

  /** A table in memory, read from the database if need be. */
  async open(id: string): Promise<Hosted> {
    if (this.stopping) throw refusal(503, 'server.stopping')
    const known = this.tables.get(id) ?? this.load(id)
    const hosted = await known
    if (!hosted) throw refusal(404, 'server.noTable')
    return hosted
  }

  private load(id: string): Promise<Hosted | null> {
    const loading = Hosted.load(this.services, id)
    this.tables.set(id, loading)
    loading.then(
      hosted => {
        if (!hosted) this.tables.delete(id)
        else {
          this.hosted.set(id, hosted)
          this.services.elsewhere.ask(id)
        }
      },
      () => this.tables.delete(id),
    )
    return loading
  }

  /** Who is at a table. */
  attendance(id: string): Attendance {
    const hosted = this.hosted.get(id)
    if (hosted) return hosted.attendance()
    const { seats, watchers } = this.services.elsewhere.at(id)
    return { here: new Set(seats), watchers }
  }

  /** The chairs or settings of a table changed: tells those who have it open, here and elsewhere. */
  async changed(id: string): Promise<void> {
    await this.services.bell.ring({ card: [id] })
    const hosted = this.hosted.get(id)
    if (hosted) await hosted.run(() => hosted.catchUp())
    // Whoever changed it has been answered by the database: a table that cannot be woken is no affair of theirs.
    else await this.wakeDue(id)
  }

  /** What a person wrote is deleted: no table shows it any more, here or elsewhere. */
  async unsay(person: string): Promise<void> {
    await this.services.bell.ring({ unsaid: [person] })
    await this.forgetLines(person)
  }

  private async forgetLines(person: string): Promise<void> {
    for (const hosted of this.hosted.values()) await hosted.run(async () => hosted.stage.tellUnsaid(person))
  }

  /** Reads a table in memory again. */
  async reload(id: string): Promise<void> {
    this.ailing.recovered(id)
    const hosted = this.hosted.get(id)
    await hosted?.run(() => hosted.reload())
  }

  private async forfeit(id: string, seat: Seat): Promise<void> {
    const { store, settings } = this.services
    await withTable(store, id, (trx, found) => forfeitSeat(trx, found, seat, settings.now()))
    await this.changed(id)
  }

  // What other processes tell

  private heard(
    { at = [], card = [], chat = [], here = [], who = [], out = [], unsaid = [] }: Ring,
    from: string,
  ): void {
    for (const [id, seq] of at) if (seq > (this.hosted.get(id)?.seated.table.seq ?? seq)) this.lookAt(id)
    for (const id of card) this.lookAt(id)
    for (const id of chat) void this.hearChat(id)
    for (const id of who) this.services.elsewhere.tellAgain(id)
    for (const person of unsaid) void this.forgetLines(person).catch(error => this.trouble(error))
    for (const person of out) this.services.settings.out(person)
    for (const presence of here)
      if (this.services.elsewhere.hear(presence, from)) this.hosted.get(presence.table)?.tellCards()
  }

  private lookAtAll(): void {
    for (const id of this.hosted.keys()) {
      this.lookAt(id)
      void this.hearChat(id)
    }
  }

  private lookAt(id: string): void {
    const hosted = this.hosted.get(id)
    hosted?.run(() => hosted.catchUp()).catch(error => this.trouble(error))
  }

  private async hearChat(id: string): Promise<void> {
    const hosted = this.hosted.get(id)
    await hosted
      ?.run(async () => {
        const lines = await hosted.chat.news()
        if (lines.length > 0) hosted.stage.tellChat(lines)
      })
      .catch(error => this.trouble(error))
  }

  // What comes with time

  /** Has bots play where it is their turn, puts tables away where nobody plays, and lets go of those that nobody has open. */
  private async round(): Promise<void> {
    if (this.stopping || this.rounding) return
    this.rounding = true
    try {
      await this.wakeDue()
      if (this.rounds++ % ROUNDS_TO_COUNT === 0) await this.count()
      this.troubled = false
    } catch (error) {
      this.trouble(error)
    }
    await this.evict().catch(error => this.trouble(error))
    this.rounding = false
  }

  /** Has the tables act that are due, or one of them: each fails alone, and is let be for a while. */
  private async wakeDue(only?: string): Promise<void> {
    const { store, process, settings } = this.services
    const now = settings.now()
    for (const id of await dueTables(store.db, process, now, { only, but: this.ailing.resting(now) }))
      try {
        const hosted = await this.open(id)
        await hosted.awake(async () => hosted.robots.goOn())
        this.ailing.recovered(id)
      } catch (error) {
        if (isDatabaseAway(error) || this.stopping) throw error
        this.ailing.failed(id, now, error)
      }
  }

  /** A process may end between keeping a change and ringing: whoever has the table open finds it by its number. */
  private async count(): Promise<void> {
    const { store } = this.services
    if (!store.postgres) return
    const open = [...this.hosted.values()].filter(({ stage }) => stage.guests.size > 0)
    const at = await seqsOf(
      store.db,
      open.map(({ id }) => id),
    )
    this.heard({ at }, '')
  }

  private async evict(): Promise<void> {
    const { settings, elsewhere } = this.services
    const now = settings.now()
    for (const [id, hosted] of this.hosted)
      if (hosted.isIdle(now - settings.idle)) {
        this.hosted.delete(id)
        this.tables.delete(id)
        elsewhere.forget(id)
        await hosted.robots.release()
      } else if (hosted.isQuiet(now - settings.rest)) await hosted.putAway()
  }

  /** The same trouble is told once, not every second. */
  private trouble(error: unknown): void {
    if (!this.troubled && !this.stopping) this.services.settings.log('trouble', { error: String(error) })
    this.troubled = true
  }

  counts(): HallCounts {
    const all = [...this.hosted.values()]
    const { changes, commits, failedCommits } = this.services.ledger
    return {
      tables: all.length,
      awake: all.filter(({ course }) => course !== null).length,
      visits: all.reduce((sum, { stage }) => sum + stage.guests.size, 0),
      changes,
      commits,
      failedCommits,
      thinking: all.filter(({ robots }) => robots.busy).length,
    }
  }

  /** Finishes what was begun, and lets go of all bots. */
  async stop(): Promise<void> {
    if (this.stopping) return
    this.stopping = true
    clearInterval(this.timer)
    this.services.elsewhere.stop()
    for (const hosted of this.hosted.values()) {
      hosted.robots.close()
      await hosted.run(async () => {})
    }
    await this.services.ledger.flush()
    await dropLeases(this.services.store.db, this.services.process).catch(() => {})
    await this.services.bell.stop()
  }
}
