import type { Intent } from '@tablee/bots'
import { type Match, Mistake, type Room, type Save, type Seat, sealed } from '@tablee/kernel'
import { Runner } from '@tablee/table'
import {
  type KeptGame,
  picksAfter,
  type ReadPick,
  readGame,
  readToGoOn,
  seqOfOnce,
} from '../database/games.ts'
import { readTable, type Seated, setupOf } from '../database/tables.ts'
import type { Recall } from '../replays/recall.ts'
import { type Attendance, maySee, seatOf } from './cards.ts'
import { ChatBook } from './chat-book.ts'
import { isLate, SUBSTITUTE } from './clocks.ts'
import { Course, type Deed } from './course.ts'
import { overEvent, turnEvents } from './events.ts'
import { type Folded, fold } from './fold.ts'
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
  /** How the game goes on; null before its start, and while the table is put away. */
  course: Course | null = null
  /** Since when nobody has done anything with it. */
  idleSince: number
  private readonly services: HallServices
  private readonly room: Room
  private queue: Promise<unknown> = Promise.resolve()
  /** What is in memory may be other than what is kept: it is to be read again. */
  private doubtful = false
  private runner: Runner<Intent> | null = null

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
    const game = await readToGoOn(services.store, id)
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
    this.queue = result.catch(() => {}).then(() => this.course?.rest())
    return result
  }

  /** Carries something out with the table as it is kept, woken if it was put away. */
  awake<R>(task: () => Promise<R>): Promise<R> {
    this.idleSince = this.services.settings.now()
    return this.run(async () => {
      await this.fresh()
      return task()
    })
  }

  get seq(): number {
    return this.course?.seq ?? this.seated.table.seq
  }

  /** Whether its game is not in memory, though it has begun. */
  private get isAway(): boolean {
    return this.course === null && this.seated.table.seq > 0
  }

  /** Puts the game away, which is in the database; those who have the table open stay. */
  putAway(): Promise<void> {
    return this.run(async () => {
      if (this.robots.busy || this.doubtful) return
      this.course = null
      this.runner = null
      this.stage.putAway()
    })
  }

  /** Takes over what the database holds. */
  private take({ picks, checkpoint, ...seated }: KeptGame): void {
    if (checkpoint) this.course = Course.from(this.room.game, setupOf(seated), picks, checkpoint)
    this.seated = seated
    this.doubtful = false
  }

  /** Takes the whole game into memory, for a way back further than undo goes. */
  private async takeWhole(): Promise<Course> {
    const game = await readGame(this.services.store, this.id)
    if (game) this.take(game)
    return this.playing()
  }

  /** The table as it is kept, read again where there is doubt. */
  async fresh(): Promise<void> {
    if (!this.doubtful && !this.isAway) return
    const game = await readToGoOn(this.services.store, this.id).catch(error => {
      this.services.settings.log('table not read', { table: this.id, error: String(error) })
      throw refusal(503, 'server.notNow')
    })
    if (game) this.take(game)
    await this.show()
  }

  /** Reads the table again, whatever is in memory. */
  async reload(): Promise<void> {
    this.services.pasts.forget(this.id)
    this.doubtful = true
    await this.fresh()
    this.tellCards()
  }

  /** Does something with the game and keeps it; returns the number of the change. To be run in the queue. */
  async deed(deed: Deed, seq: number, once: string): Promise<number> {
    for (let tries = 0; tries < TRIES; tries++) {
      await this.fresh()
      let course = this.playing()
      if (!course.isFresh(deed.seat, seq)) return this.doneBefore(once, seq)
      if (course.renewed) {
        await this.keep(course, course.renewed, `rules.${course.renewed.seq}`)
        continue
      }
      if (deed.to !== undefined && !course.reaches(deed.to)) course = await this.takeWhole()
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
    await this.show()
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
  async show(): Promise<void> {
    const { course, seated, stage } = this
    const others = stage.show(seated, course)
    if (others.length > 0) await this.tellWhole(others).catch(error => this.complain(error))
    if (!course || seated.table.clock !== null || seated.table.state === 'over') this.tellCards()
    this.robots.goOn()
  }

  /** Shows guests the whole table: what happened before is read from the database. */
  private async tellWhole(guests: readonly Guest[]): Promise<void> {
    const { course, seated } = this
    if (course) this.stage.tellWhole(guests, seated, course, await this.past(course))
  }

  /** Shows a guest the whole table again. */
  again(guest: Guest): Promise<void> {
    return this.awake(() => this.tellWhole([guest])).catch(error => this.complain(error))
  }

  /** A guest has read all that was sent. */
  ready(guest: Guest): void {
    if (this.stage.isBehind(guest)) void this.again(guest)
  }

  // Who could not be shown the whole table is shown it with the next change.
  private complain(error: unknown): void {
    this.services.settings.log('table not shown', { table: this.id, error: String(error) })
  }

  /** All that the game came to, from its start. */
  private async past({ seq, renewed }: Course): Promise<Folded> {
    const { folded } = await this.services.pasts.at(this.id, renewed ? seq - 1 : seq)
    if (!renewed) return folded
    const { picks, journal, scores } = folded
    return fold([renewed], { ...folded, picks: [...picks], journal: [...journal], scores: [...scores] })
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
    // Who next does something at a table that nobody has open reads it anyway.
    if (this.isAway && this.stage.guests.size === 0) return
    const seated = this.doubtful || this.isAway ? null : await readTable(store.db, this.id)
    if (seated && (await this.follow(seated.table.seq))) {
      // The rows may have gone further than the table that was read before them: then more news are on their way.
      this.seated = seated
      await this.tellWhole(this.stage.show(seated, this.course))
      this.robots.goOn()
    } else {
      this.doubtful = true
      await this.fresh()
    }
    this.attended()
  }

  /** Follows the changes that were made elsewhere up to a number; false when the game has to be read again. */
  private async follow(seq: number): Promise<boolean> {
    const { course } = this
    if (seq <= (course?.seq ?? 0)) return true
    const rows = course ? await picksAfter(this.services.store.db, this.id, course.seq) : []
    return course !== null && rows.every(row => course.follow(row))
  }

  /** Lets somebody in and shows them the table, from the last change they saw. */
  enter(looker: Looker, ear: Ear, seq?: number): Promise<Guest> {
    return this.awake(async () => {
      if (!maySee(this.seated, looker)) throw refusal(404, 'server.noTable')
      const guest: Guest = { looker, ear, seat: seatOf(this.seated.chairs, looker.who) }
      const lines = await this.chat.lines()
      if (!this.stage.add(guest, seq)) await this.tellWhole([guest])
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
  async moment(picks: number, { seat }: Guest): Promise<{ readonly wanted: Recall; readonly seq: number }> {
    const { course, seated } = this
    if (!course) throw refusal(409, 'server.notStarted')
    const { scores } = await this.past(course)
    const standing = standingOf(seated, course, this.services.settings.now())
    const wanted = {
      table: this.id,
      game: seated.table.game,
      save: await this.save(),
      picks,
      standing: { ...standing, scores, eyes: seat, thinking: null, mistake: null, looksOnly: true },
      by: this.id,
    }
    return { wanted, seq: course.seq }
  }

  /** The game as it stands, whole. */
  async save(): Promise<Save> {
    const { course } = this
    if (!course) throw refusal(409, 'server.notStarted')
    const { picks, journal, undone } = await this.past(course)
    const { game, setup, history } = course.match
    const last = history?.checkpoints.at(-1)
    if (!last) throw new Error('A table keeps the history of its game.')
    const { at, step, state, chance, turn, journal: reports } = last
    return sealed({
      tablee: 1,
      game: game.id,
      rules: game.version,
      setup,
      checkpoint: { at, step, state, chance, turn, journal: reports },
      picks,
      journal: journal.slice(0, reports),
      ...(undone.length > 0 && { undone }),
    })
  }

  /** Whether its game is in memory, and nobody has done anything with it for a while. */
  isQuiet(before: number): boolean {
    return this.course !== null && this.idleSince < before && !this.robots.busy
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
