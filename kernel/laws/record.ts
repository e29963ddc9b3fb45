import type { Chance } from '../chance.ts'
import type { Game, Setup } from '../game.ts'
import type { Entry } from '../history.ts'
import { Match } from '../match.ts'
import type { Cast, Text } from '../message.ts'
import { Mistake } from '../mistake.ts'
import type { Seat, Step } from '../table.ts'
import { checkAsk, checkFace, checkRules, type RuleIds } from './asks.ts'
import { Flaw, orFlaw } from './broken.ts'
import { checkArguments, checkPlain, checkState } from './plain.ts'
import { historyOf, type Snapshot, snapshot } from './snapshot.ts'
import type { Readers } from './text.ts'

/** Who picks for a seat: it looks at the match and tells the place of a candidate. */
export type Player<S, T extends Text> = (match: Match<S, T>, seat: Seat) => number

/** How many picks of a game have been made. */
export interface Place {
  pick: number
}

/** A game that was played to its end. */
export interface Played<S> {
  readonly setup: Setup
  readonly picks: readonly Entry[]
  readonly end: Snapshot<S>
}

/** Plays one game to its end and checks what is checked at every pick: laws 3, 6, 7 and 8. */
export class Recorder<S, T extends Text> {
  private readonly game: Game<S, T>
  private readonly readers: Readers
  private readonly rules: RuleIds | undefined
  private match: Match<S, T> | null = null
  private read = 0

  constructor(game: Game<S, T>, readers: Readers, rules: RuleIds | undefined) {
    this.game = withWatchedSteps(game)
    this.readers = readers
    this.rules = rules
  }

  /** The picks made so far. */
  get picks(): readonly Entry[] {
    return this.match ? historyOf(this.match).entries : []
  }

  /** Plays to the end. */
  play(setup: Setup, players: readonly Player<S, T>[], chance: Chance, place: Place): Played<S> {
    const match = orFlaw('no-dead-end', 'the rules fail at the start', () => Match.start(this.game, setup))
    this.match = match
    this.look(match)
    while (match.ask) {
      const seat = chance.one(match.ask.waiting)
      const player = players[seat % players.length]
      const index = player ? player(match, seat) : chance.below(match.ask.count(seat))
      pickOrFlaw(match, seat, index)
      place.pick++
      this.look(match)
    }
    return { setup, picks: this.picks, end: snapshot(match) }
  }

  private look(match: Match<S, T>): void {
    orFlaw('no-dead-end', 'the game fails', () => {
      checkState(match.state)
      checkAsk(match)
      const { cast } = match
      for (const seat of match.ask?.waiting ?? []) this.lookAtFace(match, seat, cast)
      this.lookAtReports(match, cast)
      if (match.outcome) {
        checkPlain(match.outcome, 'outcome')
        this.readers.message(match.outcome.why, cast)
      }
      const [wrong] = this.game.invariants(match.state)
      if (wrong !== undefined) throw new Flaw('conservation', wrong)
    })
  }

  private lookAtFace(match: Match<S, T>, seat: Seat, cast: Cast): void {
    const face = match.face(seat)
    if (!face) return
    checkFace(face)
    if (this.rules) checkRules(face, this.rules)
    checkPlain(face, `ask “${face.prompt.id}”: `)
    this.readers.face(face, cast)
  }

  private lookAtReports(match: Match<S, T>, cast: Cast): void {
    const { journal } = historyOf(match)
    for (; this.read < journal.length; this.read++) {
      const report = journal[this.read]
      checkPlain(report, `report “${report.id}”: `)
      this.readers.message(report, cast)
    }
  }
}

function pickOrFlaw<S, T extends Text>(match: Match<S, T>, seat: Seat, index: number): void {
  try {
    match.pick(seat, index)
  } catch (error) {
    // A mistake is the player's, who chose what is not offered.
    if (error instanceof Mistake) throw error
    const key = match.face(seat)?.candidates[index]?.key
    orFlaw('no-dead-end', `the rules fail when seat ${seat} picks “${key}”`, () => {
      throw error
    })
  }
}

/** The same game, which looks at the arguments of every step. */
function withWatchedSteps<S, T extends Text>(game: Game<S, T>): Game<S, T> {
  const steps: { [name: string]: Step<S, T> } = {}
  for (const [name, step] of Object.entries(game.steps))
    steps[name] = (t, ...args) => {
      checkArguments(name, args, t.state)
      return step(t, ...args)
    }
  return Object.create(game, { steps: { value: steps } }) as Game<S, T>
}
