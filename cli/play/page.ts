import type { Thought } from '@tablee/bots'
import type { Candidate, Face, Match, Refusal, Room, Seat } from '@tablee/kernel'
import { statementOf } from '../coverage.ts'
import { type Desk, titleOf } from '../desk.ts'
import { aligned, sideBySide } from '../screen.ts'
import { ending, journalOf, paintedSeat, picture, sentence } from '../view.ts'
import type { Table } from './table.ts'

/** From so many candidates on they are set side by side. */
const LONG_LIST = 10
/** On a terminal no more of the journal than this is shown by itself. */
const NEWS = 16

/** What the table shows: written to the screen, never asking. */
export class Page {
  private readonly desk: Desk
  private readonly room: Room
  private readonly match: Match
  private greeting: readonly string[]
  /** Whether somebody turns the pages; a script's output is one long page. */
  private readonly turned: boolean

  constructor(desk: Desk, { room, match, greeting }: Table, turned: boolean) {
    this.desk = desk
    this.room = room
    this.match = match
    this.greeting = greeting
    this.turned = turned
  }

  /** The table as a seat, or a spectator, sees it, and what happened since a place in the journal. */
  table(seat: Seat | null, since: number): void {
    const { match, room } = this
    const { out, words } = this.desk
    if (this.turned) out.clear()
    for (const line of this.greeting) out.line(line)
    this.greeting = []
    const title = titleOf(this.desk, match.game.id)
    const round = match.game.round(match.state)
    out.line(
      out.paint('dim', words.say('cli.heading', { title, game: match.game.id, round, picks: match.picks })),
    )
    out.line()
    out.line(picture(room, match, seat, out, words.language))
    out.line()
    this.news(seat, since)
  }

  /** What happened since a place in the journal. */
  news(seat: Seat | null, since: number): void {
    const { out, words } = this.desk
    const news = journalOf(this.match, seat, since)
    const shown = out.live ? news.slice(-NEWS) : news
    if (shown.length < news.length)
      out.line(out.paint('dim', words.say('cli.moreNews', { more: news.length - shown.length })))
    for (const report of shown) out.line(`${out.paint('dim', '·')} ${sentence(words, report, out)}`)
    if (shown.length > 0) out.line()
  }

  /** Who is asked what. */
  prompt(seat: Seat, face: Face): void {
    const { out, words } = this.desk
    const who = paintedSeat(words, this.match, seat, out)
    out.line(`${who} · ${out.paint('bold', words.tell(face.prompt))}`)
    const others = (this.match.ask?.seats ?? []).filter(other => other !== seat).map(other => `@${other + 1}`)
    if (face.kind === 'any' && others.length > 0)
      out.line(out.paint('dim', words.say('cli.group', { others })))
  }

  /** The candidates, numbered. */
  candidates(list: readonly Candidate[], places = list.map((_, place) => place)): void {
    const { out, words } = this.desk
    const wide = String(list.length).length
    const items = places.map(place => {
      const number = out.paint('cyan', String(place + 1).padStart(wide))
      return `  ${number}  ${words.tell(list[place].say)}`
    })
    for (const line of items.length < LONG_LIST ? items : sideBySide(items, out.width)) out.line(line)
  }

  /** The rule that asks, the keys of the candidates, what is not possible and why, and what can be typed. */
  explain(face: Face): void {
    const { out, words, root } = this.desk
    if (face.rule !== undefined) {
      const statement = statementOf(root, this.match.game.id, face.rule, words.language)
      out.line(words.say('cli.rule', { rule: face.rule, statement: statement ?? '' }))
    }
    const rows = face.candidates.map(({ key, say }) => [`  =${key}`, words.tell(say)])
    for (const line of aligned(rows)) out.line(line)
    for (const refusal of face.refused)
      out.line(out.paint('dim', `  ✗ ${words.say('cli.refused', this.whyNot(refusal))}`))
    out.line()
    out.line(words.say('cli.playKeys'))
  }

  /** What is not possible, and why, in words. */
  whyNot({ say, why, rule }: Refusal): { what: string; why: string; rule: string } {
    const { words } = this.desk
    return { what: words.tell(say), why: words.tell(why), rule: rule ?? '' }
  }

  /** What a bot makes of the best candidates. */
  hint(face: Face, thought: Thought): void {
    const { out, words } = this.desk
    const nameOf = (key: string) => {
      const place = face.candidates.findIndex(candidate => candidate.key === key)
      return { place: place + 1, what: place < 0 ? key : words.tell(face.candidates[place].say) }
    }
    const top = thought.candidates.slice(0, 3)
    if (top.length === 0) out.line(words.say('cli.hintOnly', nameOf(thought.key)))
    for (const { key, value, visits } of top)
      out.line(words.say('cli.hint', { ...nameOf(key), value, visits }))
  }

  /** The whole journal as a seat knows it. */
  journal(seat: Seat | null): void {
    const { out, words } = this.desk
    for (const report of journalOf(this.match, seat)) out.line(`· ${sentence(words, report, out)}`)
  }

  /** How the game ended. */
  ending(): void {
    const { out, words } = this.desk
    for (const line of ending(words, this.match, out)) out.line(line)
    out.line()
  }
}
