import { keysOf, PASS, type Seat } from '@tablee/kernel'
import type { CardId } from '../../data/cards.ts'
import type { FactionLog } from '../faction.ts'
import { placedIn } from '../landmarks.ts'
import { isOfHirelings, linesOf, type RootMatch, type Scribe } from '../rootlog.ts'
import { ITEM } from '../vocabulary.ts'
import { type Comparison, compare, nextOf, openOf, type Told } from './compare.ts'
import type { Deal } from './deal.ts'
import { type Fact, mayBeIdle } from './fact.ts'
import { readLine, setOut } from './file.ts'
import { cardIn, firstOf, type Guide } from './guide.ts'
import type { Luck } from './luck.ts'
import { NAME_OF_CARD } from './names.ts'

/** A match that follows a log. */
export interface Following {
  readonly match: RootMatch
  readonly luck: Luck
  readonly deal: Deal
  readonly guide: Guide
  readonly scribe: Scribe
  /** Whether what is told, although nothing came of it, is so anyway. */
  readonly holds: NonNullable<FactionLog['holds']>
}

/** What is told of the turn that runs, and of the one that follows. */
export interface Chapter {
  readonly told: Told
  readonly next: Told
  /** The log ends here, and the game does not. */
  readonly last: boolean
  /** Where its reports begin in the journal. */
  readonly from: number
}

/** How far a turn went. */
interface Verdict {
  readonly is: 'wrong' | 'open' | 'done'
  readonly so: Comparison
}

/** A pick of the turn: what was to be told next, how much had happened, and the card that it took where not all would do. */
interface Step {
  readonly seat: Seat
  readonly ask: string
  readonly key: string
  readonly next: Fact | undefined
  readonly happened: number
  readonly card: CardId | undefined
}

/** Where a search got furthest: the picks so far, and the place of what was told next. */
export interface Furthest {
  readonly picks: readonly (readonly [Seat, string])[]
  readonly told: number
}

/** How often it may be thought better of what had led on, and how many picks may be tried so: first few, then more. */
export const ATTEMPTS = [
  { doubts: 0, width: 4, tries: 400, window: 1 },
  { doubts: 1, width: 4, tries: 1000, window: 1 },
  { doubts: 0, width: 40, tries: 600, window: 1 },
  { doubts: 1, width: 8, tries: 1000, window: 5 },
  { doubts: 1, width: 40, tries: 1500, window: 1 },
  { doubts: 2, width: 4, tries: 3000, window: 1 },
  { doubts: 1, width: 8, tries: 1500, window: 14 },
  { doubts: 3, width: 6, tries: 5000, window: 1 },
  { doubts: 2, width: 6, tries: 5000, window: 5 },
  { doubts: 3, width: 40, tries: 5000, window: 1 },
  { doubts: 3, width: 40, tries: 5000, window: 14 },
] as const
/** So often the same may be asked without anything coming of it. */
const IDLE = 2
/** After so many facts that are told an answer had led on. */
const LED_ON = 3
/** So many combinations of small outcomes are tried for one pick. */
const COMBINATIONS = 400
/** So many hidden cards change places after one pick. */
const CHANGES = 40

/** A search for the picks of one turn: what they report must be what the log tells. */
export class Search {
  tries = 0
  furthest: Furthest = { picks: [], told: -1 }
  private readonly on: Following
  private readonly chapter: Chapter
  private readonly window: number
  private readonly path: Step[] = []
  /** The picks that may be tried. */
  private readonly most: number
  private readonly doubts: number
  private readonly width: number
  /** What was left to tell at best since it was last set. */
  private least = 0

  constructor(on: Following, chapter: Chapter, { doubts, tries, window, width }: (typeof ATTEMPTS)[number]) {
    this.on = on
    this.chapter = chapter
    this.window = window
    this.doubts = doubts
    this.most = tries
    this.width = width
  }

  /** Plays the turn to its end; tells whether that was possible. */
  run(): boolean {
    const { is, so } = this.judge()
    return is === 'done' || (is === 'open' && this.goOn(so, this.doubts))
  }

  /** Moves are made as they are told, and in their order; of hirelings it is not told when they move. */
  private get isStrict(): boolean {
    return this.window === 1 && this.chapter.told.asides.length === 0
  }

  /** What is told and has not happened yet. */
  get ahead(): Told {
    const { told, from } = this.chapter
    const [now] = factsOf(this.on.scribe, this.on.match, from)
    const { left } = compare(told, now, told.facts.length)
    return {
      ...told,
      facts: told.facts.flatMap((fact, place) => (left[place] > 0 ? { ...fact, count: left[place] } : [])),
    }
  }

  /**
   * Goes on from a question. An answer after which nothing came that is told costs nothing; to give up one that had led
   * on is a doubt, of which there are few: most are right, and what went wrong is not always what was last.
   */
  private goOn(so: Comparison, doubts: number): boolean {
    const { match, guide, deal } = this.on
    const seat = match.ask?.waiting[0]
    if (seat === undefined) return false
    this.note(so)
    if (this.idles(so)) return false
    const left = leftOf(this.chapter.told, so)
    let least = left
    let mayDoubt = doubts
    const open = openOf(this.chapter.told, so, guide.sight)
    const tried = new Set<string>()
    let changes = -1
    let keys: string[] = []
    while (this.tries <= this.most) {
      const { ask } = match
      if (!ask) break
      if (changes !== deal.changes) keys = guide.order(ask, seat, open, this.width, this.isStrict)
      changes = deal.changes
      const key = keys.find(one => !tried.has(one))
      if (key === undefined) break
      tried.add(key)
      const card = siftedCard(match, seat, key)
      this.path.push({ seat, ask: ask.id, key, next: firstOf(open), happened: so.happened, card })
      this.least = left
      if (this.tryPick(seat, key, mayDoubt)) return true
      this.path.pop()
      least = Math.min(least, this.least)
      if (this.least <= left - LED_ON && mayDoubt-- === 0) break
    }
    this.least = least
    return false
  }

  /** Makes a pick and goes on from it, with whatever may come of it by chance. */
  private tryPick(seat: Seat, key: string, doubts: number): boolean {
    const { match, luck, deal } = this.on
    const { picks } = match
    if (isOfWord(match, seat, key)) deal.ofWords.add(picks)
    else deal.ofWords.delete(picks)
    const before = luck.outcomes.length
    let combinations: Iterator<number[]> | null = null
    let decided: number[] = []
    for (let n = 0; n <= COMBINATIONS; n++) {
      this.tries++
      luck.decide(decided)
      match.pickKey(seat, key)
      luck.decide([])
      combinations ??= combinationsOf(luck.sizes.slice(before).filter(size => size > 0))
      const { is, so } = this.judge()
      if (is === 'done') {
        this.learn()
        return true
      }
      if (is === 'open') {
        const before = this.least
        this.least = leftOf(this.chapter.told, so)
        if (this.goOn(so, doubts)) return true
        this.least = Math.min(before, this.least)
      }
      deal.goBack(picks)
      luck.forget()
      const next = combinations.next()
      if (next.done || this.tries > this.most) return false
      decided = next.value
    }
    return false
  }

  /** Remembers what was right, and of what suits cards were that some had to have. */
  private learn(): void {
    const { guide, deal } = this.on
    for (const { ask, key, next, card } of this.path) {
      guide.learn(ask, key, next)
      if (card !== undefined && !deal.known.has(card))
        deal.bar(card, 'BFMR'.replace(NAME_OF_CARD[card]?.suit ?? '', ''))
    }
  }

  /** Compares what happened in this turn with what is told of it; hidden cards change places where that helps. */
  private judge(): Verdict {
    const { match, scribe, deal } = this.on
    const { told, next, last, from } = this.chapter
    for (let changes = 0; ; changes++) {
      const mayChange = changes < CHANGES
      const [now, then] = factsOf(scribe, match, from)
      const so = compare(told, now, this.window, then === null)
      if (mayChange && so.instead && so.wrong && deal.drawInstead(so.wrong, so.instead, told)) continue
      if (so.wrong) return { is: 'wrong', so }
      const isOver = nextOf(told, so) < 0 && !so.isOpenBeside
      if (then === null && match.outcome === null) return { is: isOver && last ? 'done' : 'open', so }
      if (!isOver || !this.holds(so)) return { is: 'wrong', so }
      const after = compare(next, then ?? [], this.window, match.outcome === null)
      if (mayChange && after.instead && after.wrong && deal.drawInstead(after.wrong, after.instead, told))
        continue
      return { is: after.wrong ? 'wrong' : 'done', so }
    }
  }

  /** Whether prices that are told and were not set are what they were. */
  private holds({ left }: Comparison): boolean {
    const { match, holds } = this.on
    return this.chapter.told.facts.every(
      (fact, place) => left[place] === 0 || fact.soft !== 'price' || holds(fact, match.state),
    )
  }

  /** Whether the same is asked again and again, other questions between, and nothing comes of what is answered. */
  private idles({ happened }: Comparison): boolean {
    const id = this.on.match.ask?.id
    let times = 0
    for (let place = this.path.length - 1; place >= 0 && this.path[place].happened === happened; place--) {
      const { ask, key } = this.path[place]
      if (ask === id && key !== PASS && this.path[place + 1]?.ask !== id) times++
    }
    return times > IDLE
  }

  private note(so: Comparison): void {
    const next = nextOf(this.chapter.told, so)
    // All that is told happened, and the turn goes on.
    const told = next < 0 ? this.chapter.told.facts.length : next
    if (told <= this.furthest.told) return
    this.furthest = { picks: this.path.map(({ seat, key }) => [seat, key]), told }
  }
}

/** How many facts are told that have yet to happen, and must. */
const leftOf = ({ facts }: Told, { left }: Comparison): number =>
  left.filter((times, place) => times > 0 && !mayBeIdle(facts[place])).length

/** The card of a hand that a key names, where not all of the hand were offered. */
function siftedCard({ state, ask }: RootMatch, seat: Seat, key: string): CardId | undefined {
  const { hand } = state.players[seat]
  const card = cardIn(key)
  if (!ask || card === undefined || !hand.includes(card)) return undefined
  const offered = new Set(keysOf(ask, seat).map(cardIn))
  return hand.every(one => offered.has(one)) ? undefined : card
}

/** Whether an answer is an item, or an effect by its name, not a card that is called like it. */
function isOfWord({ ask }: RootMatch, seat: Seat, key: string): boolean {
  if (!ask) return false
  const index = keysOf(ask, seat).indexOf(key)
  const answer = ask.lists[ask.seats.indexOf(seat)][index]
  return typeof answer === 'string' || (typeof answer !== 'number' && key.split('.')[0] in ITEM)
}

/** What happened since a turn began, and what in the next turn, if it has begun. */
function factsOf(scribe: Scribe, { history }: RootMatch, from: number): [Fact[], Fact[] | null] {
  const reports = history?.journal.slice(from) ?? []
  const lines = linesOf(scribe, reports)
  const [first, ...more] = lines
  const now = placedIn(reports)
  let then: Fact[] | null = null
  for (const line of lines) {
    const { facts, asides } = readLine(0, scribe.letters[line.seat], line.actionText, line.remarks)
    if (isOfHirelings(line)) now.push(...setOut(line.actionText))
    else if (line === first || (first.round === 0 && line.round === 0)) now.push(...facts, ...asides)
    else then = [...(then ?? []), ...facts, ...asides]
  }
  if (more.length > 0 && then === null && lines.some(({ round }) => round !== first.round)) then = []
  return [now, then]
}

/** All that may come of small chances, each of so many, in a fixed order; null where there are none. */
function* combinationsOf(sizes: readonly number[]): Generator<number[]> {
  const all = sizes.reduce((product, size) => product * size, 1)
  if (sizes.length === 0) return
  for (let n = 0; n < all; n++) {
    let rest = n
    yield sizes.map(size => {
      const outcome = rest % size
      rest = Math.floor(rest / size)
      return outcome
    })
  }
}
