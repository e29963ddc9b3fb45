import { Chance } from '../chance.ts'
import { clone, firstDifference } from '../clone.ts'
import type { Game } from '../game.ts'
import { type Checkpoint, type Entry, History } from '../history.ts'
import { Match } from '../match.ts'
import type { Text } from '../message.ts'
import { Mistake } from '../mistake.ts'
import { cloneState, dataOf, hang } from '../pack.ts'
import type { Seat } from '../table.ts'
import { Flaw, orFlaw } from './broken.ts'
import { checkPlain } from './plain.ts'
import { historyOf } from './snapshot.ts'

/** Law 4: what a seat, or a spectator (null), does not know can be replaced, and it sees no difference. */
export function checkView<S, T extends Text>(
  { game, state }: Match<S, T>,
  viewer: Seat | null,
  chance: Chance,
): void {
  checkPlain(game.view(state, viewer), `view of ${named(viewer)}: `)
  const other = redealt(game, state, viewer, chance)
  const where = firstDifference(game.view(state, viewer), game.view(other, viewer))
  if (where !== null) throw new Flaw('no-leak', `the view of ${named(viewer)} shows hidden things: ${where}`)
}

/** Law 4: a seat, or a spectator (null), learns by nothing else what its view does not show. */
export function checkWorlds<S, T extends Text>(
  match: Match<S, T>,
  viewer: Seat | null,
  chance: Chance,
): void {
  new TwoWorlds(match, viewer, chance).playOn()
}

/**
 * The world as it is, and one that was different in what a seat did not know at the last checkpoint.
 * The picks made since are made in both. As long as the seat sees the same in both, it must be asked
 * the same, see the same others being asked, and be told the same: all it learns, it learns by its view.
 */
class TwoWorlds<S, T extends Text> {
  private readonly viewer: Seat | null
  private readonly picks: readonly Entry[]
  private readonly real: Match<S, T>
  private readonly other: Match<S, T>
  private told = { real: 0, other: 0 }

  constructor(match: Match<S, T>, viewer: Seat | null, chance: Chance) {
    const { game, setup } = match
    const { checkpoints, entries } = historyOf(match)
    const checkpoint = checkpoints[checkpoints.length - 1]
    const { state } = checkpoint
    const hung = hang<S>(clone(state) as Omit<S, 'data'>, dataOf(game as Game, setup.pack)) // A checkpoint has no data.
    this.viewer = viewer
    this.picks = entries.slice(checkpoint.at)
    this.real = orFlaw('resume', 'resumed', () => world(game, setup, checkpoint, state))
    this.other = orFlaw('no-leak', `the rules fail in what ${named(viewer)} takes to be possible`, () =>
      world(game, setup, checkpoint, redealt(game, hung, viewer, chance)),
    )
  }

  playOn(): void {
    if (this.seen() !== null) return
    this.checkQuestion()
    for (const { seat, key } of this.picks) {
      orFlaw('resume', 'resumed', () => this.real.pickKey(seat, key))
      if (!this.pickInOther(seat, key)) return
      const where = this.seen()
      if (where !== null) {
        this.checkBarrier(seat, key, where)
        return
      }
      this.checkQuestion()
    }
  }

  /** Where the seat sees a difference, if it does. */
  private seen(): string | null {
    const { real, other, viewer } = this
    return firstDifference(
      { view: real.view(viewer), outcome: real.outcome },
      { view: other.view(viewer), outcome: other.outcome },
    )
  }

  /** What another seat picked may be impossible in the other world; what the seat itself picked may not. */
  private pickInOther(seat: Seat, key: string): boolean {
    try {
      this.other.pickKey(seat, key)
      return true
    } catch (error) {
      if (error instanceof Mistake && seat !== this.viewer) return false
      const why = error instanceof Error ? error.message : String(error)
      throw new Flaw(
        'no-leak',
        `“${key}” fails in what ${named(this.viewer)} takes to be possible: ${why}`,
        error,
      )
    }
  }

  /** A seat that learns something by its own pick must not be able to take the pick back. */
  private checkBarrier(seat: Seat, key: string, where: string): void {
    const { barrier } = historyOf(this.real).entries[this.real.picks - 1]
    if (seat !== this.viewer || barrier) return
    this.checkWaiting()
    throw new Flaw('undo', `by picking “${key}”, seat ${seat} learns ${where}, and can take the pick back`)
  }

  private checkWaiting(): void {
    const { real, other } = this
    if (firstDifference(real.waiting, other.waiting) !== null)
      throw this.leak(`who is asked what (${real.waiting?.prompt}; ${other.waiting?.prompt})`)
  }

  private checkQuestion(): void {
    const { real, other, viewer } = this
    this.checkWaiting()
    if (viewer !== null) {
      const face = firstDifference(real.face(viewer), other.face(viewer))
      if (face !== null) throw this.leak(`${face} of the question “${real.waiting?.prompt}”`)
    }
    const reports = firstDifference(this.heard('real'), this.heard('other'))
    if (reports !== null) throw this.leak(`${reports} of what is reported`)
  }

  private leak(what: string): Flaw {
    return new Flaw('no-leak', `${what} tells ${named(this.viewer)} about hidden things`)
  }

  /** What was reported to the seat since it was last looked at. */
  private heard(which: 'real' | 'other'): unknown {
    const { journal } = historyOf(this[which])
    const since = journal.slice(this.told[which])
    this.told[which] = journal.length
    return since.filter(({ to }) => !to || (this.viewer !== null && to.includes(this.viewer)))
  }
}

function redealt<S, T extends Text>(game: Game<S, T>, state: S, viewer: Seat | null, chance: Chance): S {
  const other = cloneState(state)
  game.redeal(other, viewer, Chance.of(chance.next()))
  const [wrong] = game.invariants(other)
  // Between two steps, the arguments of the next one may hold what the state lacks.
  if (wrong !== undefined && game.invariants(state).length === 0)
    throw new Flaw('conservation', `after a redeal for ${named(viewer)}: ${wrong}`)
  return other
}

/** A match that goes on from a checkpoint, with the same luck, and counts picks and reports from there. */
function world<S, T extends Text>(
  game: Game<S, T>,
  setup: Match['setup'],
  checkpoint: Checkpoint<S>,
  state: S,
): Match<S, T> {
  const start = { ...checkpoint, state, at: 0, journal: 0 }
  const history = new History<S>()
  history.checkpoints.push(start)
  return Match.resume(game, setup, start, history)
}

function named(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`
}
