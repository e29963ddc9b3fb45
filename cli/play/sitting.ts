import type { Intent } from '@tablee/bots'
import { type Face, type Match, Mistake, mistake, type Seat } from '@tablee/kernel'
import { Runner } from '@tablee/table'
import type { Desk } from '../desk.ts'
import type { Lines } from '../lines.ts'
import { YOU } from '../seats.ts'
import { wrong } from '../words.ts'
import { understand, type Wish } from './input.ts'
import { Keeper } from './keeping.ts'
import { Page } from './page.ts'
import type { Table } from './table.ts'
import { decide, think } from './thinking.ts'
import { handOver, whoAnswers } from './turns.ts'

/** A game being played at this terminal by people and bots. */
export class Sitting {
  private readonly desk: Desk
  private readonly lines: Lines
  private readonly match: Match
  private readonly runner: Runner<Intent>
  private readonly players: readonly string[]
  private readonly page: Page
  private readonly keeper: Keeper
  /** How much of the journal each seat has read. */
  private readonly read: number[]
  /** The person whose view the screen shows. */
  private before: Seat | null = null
  /** The person who answers for a group, if they said so. */
  private speaker: Seat | null = null

  constructor(desk: Desk, lines: Lines, table: Table) {
    const { match, players, file } = table
    this.desk = desk
    this.lines = lines
    this.match = match
    this.players = players
    this.runner = new Runner<Intent>(match, {
      isBot: seat => !this.isPerson(seat),
      levelOf: seat => players[seat],
      shared: true,
    })
    this.page = new Page(desk, table, lines.live)
    this.keeper = new Keeper(match, players, file)
    this.read = players.map(() => 0)
    desk.words.speakOf(match)
  }

  /** Plays until the game is over or left. */
  async play(): Promise<void> {
    for (;;) {
      const { ask } = this.match
      if (!ask) {
        if (await this.over()) return
        continue
      }
      const seat = whoAnswers(ask, this.runner.due, this.isPerson, [this.speaker, this.before])
      const done = this.isPerson(seat) ? await this.person(seat) : await this.bot(seat)
      if (done) return
    }
  }

  /** Keeps the game where it can be found again, and says where. */
  leave(): void {
    const file = this.keeper.leave()
    if (file !== null) this.desk.out.line(this.desk.words.say('cli.left', { file }))
  }

  private isPerson = (seat: Seat): boolean => this.players[seat] === YOU

  private async bot(seat: Seat): Promise<boolean> {
    const { match, page } = this
    const round = match.game.round(match.state)
    const told = match.history?.journal.length ?? 0
    const chosen = await this.runner.choose(seat, question => decide(this.desk, question))
    this.runner.answer(seat, chosen)
    if (this.players.includes(YOU)) return false
    // Nobody plays: somebody watches.
    if (match.game.round(match.state) === round) page.news(null, told)
    else page.table(null, told)
    return false
  }

  /** A person's turn to answer; true when they leave. */
  private async person(seat: Seat): Promise<boolean> {
    const { match, lines, page, desk } = this
    const { before } = this
    this.before = seat
    if (before !== null && !(await handOver(desk, lines, match, before, seat))) return true
    const face = match.face(seat)
    if (!face) throw mistake('kernel.notYours', { seat })
    page.table(seat, this.read[seat])
    this.read[seat] = match.history?.journal.length ?? 0
    page.prompt(seat, face)
    page.candidates(face.candidates)
    for (;;) {
      const line = await lines.next(desk.out.paint('bold', '› '))
      if (line === null) return true
      try {
        const wish = understand(line, face, message => desk.words.tell(message))
        if (wish.do === 'quit') return true
        if (await this.grant(wish, seat, face)) return false
      } catch (error) {
        this.refuse(error)
      }
    }
  }

  /** Does what a person wishes; true when the question has changed. */
  private async grant(wish: Wish, seat: Seat, face: Face): Promise<boolean> {
    const { runner, page, desk } = this
    switch (wish.do) {
      case 'pick':
        return this.pick(seat, wish.key, face)
      case 'undo':
        runner.undo(seat)
        return this.changed()
      case 'redo':
        runner.redo(seat)
        return this.changed()
      case 'restart':
        runner.restart(seat)
        return this.changed()
      case 'as':
        return this.letAnswer(wish.seat)
      case 'show':
        // An empty line in a script says nothing.
        return this.lines.live
      case 'narrow':
        page.candidates(face.candidates, [...wish.places])
        return false
      case 'explain':
        page.explain(face)
        return false
      case 'hint':
        page.hint(face, await think(desk, runner.hint(seat)))
        return false
      default:
        return this.aside(wish, seat)
    }
  }

  /** Lets another seat of the group answer: a person takes the word, a bot answers at once. */
  private async letAnswer(seat: Seat): Promise<true> {
    const { match, desk, runner } = this
    if (!(match.ask?.kind === 'any' && match.ask.waiting.includes(seat)))
      throw mistake('kernel.notYours', { seat })
    if (this.isPerson(seat)) {
      this.speaker = seat
      return true
    }
    runner.answer(seat, await decide(desk, runner.question(seat)))
    return this.changed()
  }

  /** What can be wished at any time, the end included. */
  private aside(wish: Wish, seat: Seat | null): false {
    if (wish.do === 'journal') this.page.journal(seat)
    if (wish.do === 'save') {
      if (wish.file === '') throw wrong('cli.saveWhere')
      this.keeper.saveAs(wish.file)
      this.desk.out.line(this.desk.words.say('cli.saved', { file: wish.file }))
    }
    return false
  }

  private async pick(seat: Seat, key: string, face: Face): Promise<boolean> {
    const { match, lines, desk, page } = this
    const offered = face.candidates.find(one => one.key === key)
    const refused = offered ? undefined : face.refused.find(one => one.key === key)
    if (refused) throw wrong('cli.refused', page.whyNot(refused))
    if ((offered?.commits || offered?.agrees) && lines.live) {
      const answer = await lines.next(`${desk.words.say('cli.sure')} `)
      if (!/^[yo]/i.test(answer ?? '')) return true
    }
    match.pickKey(seat, key)
    return this.changed()
  }

  private changed(): true {
    const written = this.match.history?.journal.length ?? 0
    for (const [seat, read] of this.read.entries()) this.read[seat] = Math.min(read, written)
    try {
      this.keeper.update()
    } catch (error) {
      this.refuse(error)
      this.keeper.file = null
    }
    return true
  }

  /** Somebody typing is told and asked again; a script that asks for what cannot be is stopped. */
  private refuse(error: unknown): void {
    if (!(error instanceof Mistake && this.lines.live)) throw error
    this.desk.out.line(this.desk.out.paint('red', this.desk.words.mistake(error)))
  }

  /** The end: true when they leave, false when the last pick was taken back. */
  private async over(): Promise<boolean> {
    const { page, lines, desk } = this
    const people = this.players.flatMap((player, seat) => (player === YOU ? [seat] : []))
    const viewer = people.length === 1 ? people[0] : null
    page.table(
      viewer,
      Math.min(...people.map(seat => this.read[seat]), this.match.history?.journal.length ?? 0),
    )
    page.ending()
    if (this.keeper.file !== null) this.leave()
    if (people.length === 0 && !lines.live) return true
    for (;;) {
      const line = await lines.next(`${desk.out.paint('dim', desk.words.say('cli.overKeys'))} › `)
      if (line === null || line === '' || line === 'q') return true
      try {
        const wish = understand(line, { candidates: [], refused: [] }, () => '')
        if (wish.do === 'undo') {
          this.runner.undo(viewer ?? -1)
          this.changed()
          return false
        }
        if (wish.do === 'pick') throw mistake('kernel.over')
        this.aside(wish, viewer)
      } catch (error) {
        this.refuse(error)
      }
    }
  }
}
