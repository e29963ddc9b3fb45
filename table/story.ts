import type { Match, Playable, Save } from '@tablee/kernel'
import { Replay } from './replay.ts'

/** Where a round began. */
export interface RoundAt {
  readonly at: number
  readonly round: number
}

/** The chances to win of each seat after a number of picks, 0 to 1. */
export interface ChancesAt {
  readonly at: number
  readonly chances: readonly number[]
}

/** How a finished game went: its rounds, and what the game's own judgement thinks of them. */
export interface Story {
  readonly rounds: readonly RoundAt[]
  /** Where rounds begin, so that it is always the same seat's turn, and at the end; none where the game has no judgement. */
  readonly chances: readonly ChancesAt[]
}

/** A game of fewer rounds is judged between them too, this often. */
const ENOUGH = 5
const BETWEEN = 24

/** Tells a finished game again; nothing of it where corrected rules lead elsewhere. */
export function storyOf(saved: Save, room: Playable): Story {
  const rounds: RoundAt[] = []
  const judged: (ChancesAt & { readonly begins: boolean })[] = []
  const last = saved.picks.length
  const often = Math.ceil(last / BETWEEN)
  let scoresBeside = false
  try {
    const again = new Replay(room.game, saved)
    for (let at = 0; at <= last; at++) {
      const match = again.at(at, saved)
      const round = match.game.round(match.state)
      // Chances are those of seats among each other: where others may win, they say nothing.
      scoresBeside ||= (match.game.scores?.(match.state).length ?? 0) > match.seats
      const begins = at === last || isNew(match, rounds.at(-1)?.round)
      if (begins && round !== rounds.at(-1)?.round) rounds.push({ at: rounds.length === 0 ? 0 : at, round })
      if (begins || at % often === 0) judged.push({ at, begins, chances: chancesIn(match, room) })
    }
  } catch {
    return { rounds: [], chances: [] }
  }
  if (!room.brain || scoresBeside) return { rounds, chances: [] }
  const chosen = rounds.length < ENOUGH ? judged : judged.filter(({ begins }) => begins)
  return { rounds, chances: chosen.map(({ at, chances }, i) => ({ at: i === 0 ? 0 : at, chances })) }
}

/** Whether a round begins that is not the one before; the first begins with its first turn, where there are turns. */
const isNew = ({ game, state, turnSeat }: Match, before: number | undefined): boolean =>
  before === undefined ? turnSeat >= 0 : game.round(state) !== before

/** The chances as they stand; at the end the winners have them all. */
function chancesIn({ state, outcome, seats }: Match, { brain }: Playable): readonly number[] {
  if (outcome) return Array.from({ length: seats }, (_, seat) => (outcome.winners.includes(seat) ? 1 : 0))
  return brain?.value(state) ?? []
}
