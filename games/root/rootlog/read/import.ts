import { type Imported, Match, Mistake, type Seed, save } from '@tablee/kernel'
import { type CardId, DECKS } from '../../data/cards.ts'
import { MAPS } from '../../data/map.ts'
import { type ClearingSuit, SUITS } from '../../data/suits.ts'
import { root } from '../../game.ts'
import type { HirelingCard } from '../../rules/hirelings/box.ts'
import type { RootState } from '../../state.ts'
import { say } from '../../text/say.ts'
import type { Lays } from '../faction.ts'
import { landmarkFacts } from '../landmarks.ts'
import { kindsOf, type Logs, lettersOf, loadLogs, type RootMatch, scribeOf } from '../rootlog.ts'
import type { Told } from './compare.ts'
import { Deal } from './deal.ts'
import { laysDraft } from './draft.ts'
import { type Log, type LogLine, readLog } from './file.ts'
import { Guide } from './guide.ts'
import { Ledger } from './ledger.ts'
import { Luck, type Shuffled } from './luck.ts'
import { Plan } from './plan.ts'
import { laysRuins } from './ruins.ts'
import { ATTEMPTS, type Chapter, type Following, type Furthest, Search } from './search.ts'
import { dealsOf, type LogSetup, readSetupOf } from './setup.ts'
import { stoppedAt } from './why.ts'

/** Reads recorded games, and plays them on our rules. */
export async function loadImport(): Promise<(text: string, seed: Seed) => Imported> {
  const logs = await loadLogs()
  return (text, seed) => {
    const log = readLog(text)
    if (log.players.length === 0 || log.lines.length === 0) throw new Mistake(say('rootlog.none'))
    return new Importer(log, logs, seed).run()
  }
}

/** The game of a log as it is played again, turn by turn. */
class Importer {
  private readonly log: Log
  private readonly setup: LogSetup
  private readonly seed: Seed
  private readonly lays: readonly Lays[]
  private readonly on: Following
  private readonly plan: Plan
  private readonly ledger: Ledger
  private readonly laysDraft: ((pile: readonly unknown[]) => Shuffled | null) | null
  /** The cards of the deck once hands were dealt. */
  private deck = 0
  private match: RootMatch | null = null

  constructor(log: Log, logs: Logs, seed: Seed) {
    this.log = { ...log, lines: foretold(log.lines, logs) }
    this.seed = seed
    this.setup = readSetupOf(log, logs)
    const { letters, options } = this.setup
    const map = MAPS[options.map as string]
    this.lays = [
      laysRuins(this.log, map),
      ...Object.values(logs).flatMap(({ lays }) => (lays ? [lays(this.log, map)] : [])),
    ]
    this.ledger = new Ledger(this.setup, this.log)
    this.laysDraft = this.setup.draft && laysDraft(this.setup.draft)
    const luck = new Luck(seed, pile => this.shuffled(pile))
    luck.decide(dealsOf(this.setup))
    const match = Match.start(root, { seats: letters.length, seed, options }, luck)
    luck.decide([])
    this.match = match
    const hired = lettersOf(match.state, logs).slice(letters.length)
    const scribe = scribeOf(match.state, logs, [...letters, ...hired])
    const deal = new Deal(match, luck, scribe.letters)
    const guide = new Guide(
      map.id,
      scribe.letters,
      kindsOf(logs),
      options.factions as readonly string[],
      match.state.players.slice(letters.length).map(({ faction }) => faction),
      Object.values(logs).flatMap(({ bySuit = [] }) => bySuit),
      () => match.state.suits,
    )
    const holds: Following['holds'] = (fact, state) =>
      Object.values(logs).every(one => one.holds?.(fact, state) ?? true)
    this.on = { match, luck, deal, scribe, holds, guide: guide }
    this.plan = new Plan(match, deal)
  }

  /** What is known of a pile that is being shuffled. */
  private shuffled(pile: readonly unknown[]): Shuffled {
    const { match } = this
    if (!match) return this.shuffledFirst(pile)
    const cards = match.state.deck === pile
    // What was seen of them does not count any more, but in the set-up, where hidden cards are shuffled.
    if (cards && this.on.deal.firstTurn < match.picks)
      for (const card of pile) this.on.deal.forget(card as CardId)
    if (cards) {
      // In the advanced set-up the deck is shuffled once hands were chosen: it is drawn from only then.
      const isSetOut =
        match.state.advanced !== undefined && this.on.deal.firstTurn === Number.POSITIVE_INFINITY
      const again = this.on.luck.shuffles.filter(one => one.cards && one.at > this.on.deal.firstTurn)
      const drawn = isSetOut ? 0 : again.reduce((sum, { after }) => sum + after.length, this.deck)
      if (isSetOut) this.deck = pile.length
      return { cards, at: match.picks, lies: this.ledger.again(pile as CardId[], drawn) }
    }
    return this.laysDraft?.(pile) ?? { cards, at: match.picks, lies: this.lies(pile, match.state) }
  }

  /** The same before the first question. */
  private shuffledFirst(pile: readonly unknown[]): Shuffled {
    const cards = pile.length > DECKS.standard.length / 2
    if (cards) this.deck = pile.length - this.ledger.dealt
    if (cards) return { cards, at: 0, lies: this.ledger.start(pile as CardId[]) }
    const draft = this.laysDraft?.(pile)
    if (draft) return draft
    const hirelings = laysHirelings(this.setup.hirelings, pile)
    if (hirelings) return { cards, at: 0, lies: hirelings }
    const isOfSuits = pile.every(one => SUITS.includes(one as ClearingSuit))
    return { cards, at: 0, lies: isOfSuits ? this.setup.suits : this.lies(pile, null) }
  }

  /** How a pile is to lie by what is told of ruins and by factions. */
  private lies(pile: readonly unknown[], state: RootState | null): readonly unknown[] | null {
    for (const lays of this.lays) {
      const lies = lays(pile, state)
      if (lies) return lies
    }
    return null
  }

  /** Plays the log as far as it goes. */
  run(): Imported {
    const { match, deal } = this.on
    const { setups, turns } = chaptersOf(this.log)
    const { tells, winner } = this.log
    let told: Told = {
      facts: [...this.log.hired, ...setups.flatMap(({ facts }) => facts)],
      asides: [...setups.flatMap(({ asides }) => asides), ...landmarkFacts(this.setup.landmarks)],
      tells,
    }
    for (let at = 0; ; at++) {
      const line = turns[at - 1] ?? setups[0]
      const next: LogLine | undefined = turns[at]
      const then: Told = { facts: next?.facts ?? [], asides: next?.asides ?? [], tells }
      const chapter: Chapter = {
        told,
        next: then,
        last: next === undefined && winner === null,
        from: at === 0 ? 0 : turnStart(match),
      }
      const furthest = line.unread === null ? this.play(chapter) : null
      if (line.unread !== null || furthest) return this.kept(line, stoppedAt(this.on, line, told, furthest))
      if (at === 0) deal.firstTurn = match.picks
      this.plan.learn(told, chapter.from)
      if (!next || match.outcome) return this.kept(line, null)
      told = then
    }
  }

  /** Plays one turn; tells how far it could where it could not. */
  private play(chapter: Chapter): Furthest | null {
    const { match, deal, luck } = this.on
    const { picks } = match
    let furthest: Furthest = { picks: [], told: 0 }
    for (const attempt of ATTEMPTS)
      for (let way = 0; way < this.plan.waysFor(chapter.told); way++) {
        const search = new Search(this.on, chapter, attempt)
        this.plan.prepare(search.ahead, chapter.next, way, this.undealt)
        if (search.run()) return null
        if (search.furthest.told > furthest.told) furthest = search.furthest
        deal.goBack(picks)
        luck.forget()
      }
    return furthest
  }

  /** How many cards are still to be dealt before the first is drawn. */
  private get undealt(): number {
    if (this.on.deal.firstTurn < Number.POSITIVE_INFINITY) return 0
    const inHands = this.on.match.state.players.reduce((sum, { hand }) => sum + hand.length, 0)
    return this.ledger.dealt - inHands
  }

  /**
   * The whole game played once more, from its start, by the outcomes and keys that were found. Where hidden cards that
   * changed places make a key impossible, what came before it is kept.
   */
  private kept({ number }: LogLine, stopped: Imported['stopped']): Imported {
    const { match, luck } = this.on
    const { seats, options } = match.setup
    const again = Match.start(root, { seats, options, seed: this.seed, given: [...luck.outcomes] })
    for (const { seat, key } of match.history?.entries ?? []) {
      if (!again.face(seat)?.candidates.some(one => one.key === key))
        return { save: save(again), stopped: { where: say('rootlog.hidden', { line: number }) } }
      again.pickKey(seat, key)
    }
    return { save: save(again), stopped }
  }
}

/** The hireling cards lie as they were dealt; null for another pile. */
function laysHirelings(told: readonly HirelingCard[], pile: readonly unknown[]): readonly unknown[] | null {
  const cards = pile as readonly HirelingCard[]
  if (!cards.every(one => typeof one === 'object' && one !== null && 'excludes' in one)) return null
  const dealt = told.flatMap(({ id }) => cards.find(one => one.id === id) ?? [])
  return [...dealt, ...cards.filter(one => !dealt.includes(one))]
}

/** The lines with what factions know from later ones. */
const foretold = (lines: readonly LogLine[], logs: Logs): readonly LogLine[] =>
  Object.values(logs).reduce((all, { foretells }) => foretells?.(all) ?? all, lines)

/** The first line of each letter is its set-up, all others are turns. */
function chaptersOf({ lines }: Log): { setups: LogLine[]; turns: LogLine[] } {
  const setups = lines.filter(
    (line, place) => lines.findIndex(({ letter }) => letter === line.letter) === place,
  )
  return { setups, turns: lines.filter(line => !setups.includes(line)) }
}

/** Where the reports of the turn that runs begin in the journal. */
function turnStart({ history }: RootMatch): number {
  return history?.journal.findLastIndex(({ id }) => id === 'turn.begins') ?? -1
}
