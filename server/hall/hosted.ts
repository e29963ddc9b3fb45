import type { Intent } from '@tablee/bots'
import { type Match, Mistake, type Room, type Save, type Seat, save } from '@tablee/kernel'
import { Runner } from '@tablee/table'
import { type KeptGame, picksAfter, type ReadPick, readGame, seqOfOnce } from '../database/games.ts'
import { readTable, type Seated, setupOf } from '../database/tables.ts'
import type { Recall } from '../replays/recall.ts'
import { type Attendance, maySee, seatOf } from './cards.ts'
import { ChatBook } from './chat-book.ts'
import { isLate, SUBSTITUTE } from './clocks.ts'
import { Course, type Deed } from './course.ts'
import { overEvent, turnEvents } from './events.ts'
import { kept } from './kept.ts'
import { RequestRefusal, refusal } from './refusal.ts'
import { Robots } from './robots.ts'
import type { HallServices } from './services.ts'
import { type Guest, Stage, standingOf } from './stage.ts'
import type { Ear, Looker } from './terms.ts'

/** How often a change is tried again when other processes change the same table meanwhile. */
const TRIES = 5

/** A table in memory: all that is done with it comes one after the other. */
export class Hosted {
  readonly id: string
  readonly stage: Stage
  readonly chat: ChatBook
  readonly robots: Robots
  seated: Seated
  /** How the game goes on; null before its start. */
  course: Course | null = null
  /** Since when nobody has it open. */
  idleSince: number
  private readonly services: HallServices
  private readonly room: Room
  private queue: Promise<unknown> = Promise.resolve()
  /** What is in memory may be other than what is kept: it is to be read again. */
  private doubtful = false
  private runner: Runner<Intent> | null = null
  private saved: { readonly seq: number; readonly save: Save } | null = null

  private constructor(services: HallServices, room: Room, seated: Seated) {
    this.services = services
    this.room = room
    this.seated = seated
    this.id = seated.table.id
    this.idleSince = services.settings.now()
    this.stage = new Stage(services.settings.now)
    this.chat = new ChatBook(services.store.db, this.id)
    this.robots = new Robots(this, services)
  }

  /** Reads a table from the database; null when there is none. */
  static async load(services: HallServices, id: string): Promise<Hosted | null> {
    const game = await readGame(services.store, id)
    if (!game) return null
    const room = await services.settings.room(game.table.game)
    if (!room) throw refusal(404, 'server.noGame', { game: game.table.game })
    if (game.table.state === 'over' && game.table.seq > 0 && !game.checkpoint)
      throw refusal(410, 'server.pruned')
    const hosted = new Hosted(services, room, game)
    hosted.take(game)
    return hosted
  }

  /** Carries something out when all before it is done. */
  run<R>(task: () => Promise<R>): Promise<R> {
    const result = this.queue.then(task)
    this.queue = result.catch(() => {})
    return result
  }

  get seq(): number {
    return this.course?.seq ?? 0
  }

  /** Takes over what the database holds. */
  private take({ picks, checkpoint, ...seated }: KeptGame): void {
    if (checkpoint) this.course = Course.from(this.room.game, setupOf(seated), picks, checkpoint)
    this.seated = seated
    this.saved = null
    this.doubtful = false
  }

  /** The table as it is kept, read again where there is doubt. */
  async fresh(): Promise<void> {
    if (!this.doubtful) return
    const game = await readGame(this.services.store, this.id).catch(error => {
      this.services.settings.log('table not read', { table: this.id, error: String(error) })
      throw refusal(503, 'server.notNow')
    })
    if (game) this.take(game)
    this.show()
  }

  /** Reads the table again, whatever is in memory. */
  async reload(): Promise<void> {
    this.doubtful = true
    await this.fresh()
    this.tellCards()
  }

  /** Does something with the game and keeps it; returns the number of the change. To be run in the queue. */
  async deed(deed: Deed, seq: number, once: string): Promise<number> {
    for (let tries = 0; tries < TRIES; tries++) {
      await this.fresh()
      const course = this.playing()
      if (!course.isFresh(deed.seat, seq)) return this.doneBefore(once, seq)
      if (course.renewed) {
        await this.keep(course, course.renewed, `rules.${course.renewed.seq}`)
        continue
      }
      const made = this.attempt(() => course.make(deed))
      if (await this.keep(course, made, once)) return made.seq
    }
    throw refusal(409, 'server.stale')
  }

  /** What runs a match of this table: who sits where is looked up whenever it is asked. */
  runnerOf(match: Match): Runner<Intent> {
    const chairAt = (seat: Seat) => this.seated.chairs[seat]
    if (this.runner?.match !== match)
      this.runner = new Runner<Intent>(match, {
        isBot: seat => chairAt(seat)?.kind === 'bot',
        isPlayed: seat =>
          chairAt(seat)?.kind === 'bot' || isLate(chairAt(seat), this.services.settings.now()),
        levelOf: seat => chairAt(seat)?.level ?? SUBSTITUTE,
        shared: false,
      })
    return this.runner
  }

  /** The game, if it goes on. */
  playing(): Course {
    if (!this.course) throw refusal(409, 'server.notStarted')
    if (this.seated.table.state !== 'playing') throw refusal(409, 'server.over')
    if (this.seated.table.paused !== null) throw refusal(409, 'server.paused')
    return this.course
  }

  /** A request that came too late may be one that was carried out and is sent again. */
  private async doneBefore(once: string, seen: number): Promise<number> {
    const seq = await seqOfOnce(this.services.store.db, this.id, once, seen)
    if (seq === null) throw refusal(409, 'server.stale')
    return seq
  }

  /** Tries what the rules may refuse; a fault in them changes nothing either. */
  attempt<R>(act: () => R): R {
    try {
      return act()
    } catch (error) {
      if (error instanceof Mistake) throw new RequestRefusal(409, error.what)
      this.services.settings.log('fault in the rules', {
        table: this.id,
        seq: this.seq,
        error: String(error),
      })
      this.doubtful = true
      throw refusal(500, 'server.fault')
    }
  }

  /** Keeps a change; false when another process made one first. */
  private async keep(course: Course, made: ReadPick, once: string): Promise<boolean> {
    const before = this.seated
    const { commit, after } = kept(before, course, made, once, this.services.settings.now())
    // Until it is known to be kept, what is in memory is not to be trusted.
    this.doubtful = true
    try {
      if (!(await this.services.ledger.write(commit))) return false
    } catch (error) {
      this.services.settings.log('change not kept', { table: this.id, seq: made.seq, error: String(error) })
      await this.recover(once, made.seq - 1)
      return true
    }
    this.doubtful = false
    this.seated = after
    course.renewed = null
    course.checkpointKept()
    this.show()
    for (const event of turnEvents(before, after, this.attendance())) this.services.hear(event)
    if (after.table.state === 'over') this.services.hear(overEvent(after, this.attendance()))
    return true
  }

  /** After a failed write: what the database holds counts; a write may have come through all the same. */
  private async recover(once: string, seen: number): Promise<void> {
    await this.fresh()
    // Read in a transaction that is on disk when it is done, so that what it finds is there too.
    const seq = await this.services.store.write(trx => seqOfOnce(trx, this.id, once, seen)).catch(() => null)
    if (seq === null) throw refusal(503, 'server.notKept')
  }

  /** Shows everybody the table as it is now, and has its bots go on. */
  show(): void {
    const { course, seated, stage } = this
    stage.show(seated, course)
    if (!course || seated.table.clock !== null || seated.table.state === 'over') this.tellCards()
    this.robots.goOn()
  }

  tellCards(guests?: Iterable<Guest>): void {
    this.stage.tellCards(this.seated, this.attendance(), guests)
  }

  /** Who is at the table, in this process and the others. */
  attendance(): Attendance {
    const here = this.stage.present()
    const elsewhere = this.services.elsewhere.at(this.id)
    return {
      here: new Set([...here.seats, ...elsewhere.seats]),
      watchers: here.watchers + elsewhere.watchers,
    }
  }

  /** Looks at what other processes changed: the game, the chairs, a proposal. */
  async catchUp(): Promise<void> {
    const { store } = this.services
    if (this.doubtful) return this.fresh()
    const seated = await readTable(store.db, this.id)
    if (!seated) return
    if (!this.course || seated.table.seq > this.course.seq)
      for (const row of await picksAfter(store.db, this.id, this.seq))
        if (!this.course?.follow(row)) {
          this.doubtful = true
          return this.fresh()
        }
    // The rows may have gone further than the table that was read before them: then more news are on their way.
    this.seated = seated
    this.stage.show(seated, this.course)
    this.attended()
    this.robots.goOn()
  }

  /** Lets somebody in and shows them the table, from the last change they saw. */
  enter(looker: Looker, ear: Ear, seq?: number): Promise<Guest> {
    return this.run(async () => {
      await this.fresh()
      if (!maySee(this.seated, looker)) throw refusal(404, 'server.noTable')
      const guest: Guest = { looker, ear, seat: seatOf(this.seated.chairs, looker.who) }
      const lines = await this.chat.lines()
      this.stage.add(guest, this.seated, this.course, seq)
      this.stage.tellChat(lines, [guest])
      this.attended()
      return guest
    })
  }

  leave(guest: Guest): void {
    this.stage.remove(guest)
    this.idleSince = this.services.settings.now()
    this.attended()
  }

  /** Tells here and elsewhere who is at the table now. */
  private attended(): void {
    this.services.elsewhere.tell({ table: this.id, ...this.stage.present() })
    this.tellCards()
  }

  /** The seat of a guest; a refusal when they only watch. */
  seatOf({ looker }: Guest): Seat {
    const seat = seatOf(this.seated.chairs, looker.who)
    if (seat === null) throw refusal(403, 'server.notSeated')
    return seat
  }

  /** What a guest needs to have a moment of the past shown, with their eyes. */
  moment(picks: number, { seat }: Guest): { readonly wanted: Recall; readonly seq: number } {
    const { course, seated } = this
    if (!course) throw refusal(409, 'server.notStarted')
    const standing = standingOf(seated, course, this.services.settings.now())
    const wanted = {
      table: this.id,
      game: seated.table.game,
      save: this.save(),
      picks,
      standing: { ...standing, eyes: seat, thinking: null, mistake: null, looksOnly: true },
      by: this.id,
    }
    return { wanted, seq: course.seq }
  }

  /** The game as it stands, whole. */
  save(): Save {
    if (!this.course) throw refusal(409, 'server.notStarted')
    const { seq, match } = this.course
    if (this.saved?.seq !== seq) this.saved = { seq, save: save(match) }
    return this.saved.save
  }

  /** Whether it may leave memory. */
  isIdle(before: number): boolean {
    return this.stage.guests.size === 0 && this.idleSince < before && !this.robots.busy
  }

  /** The seats that are to choose. */
  get waiting(): readonly Seat[] {
    const { state, paused } = this.seated.table
    return (state === 'playing' && paused === null && this.course?.match.waiting?.seats) || []
  }
}
