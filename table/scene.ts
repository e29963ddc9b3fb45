import type { Face, Match, Message, Report, Seat } from '@tablee/kernel'
import type { Player, TableFacts } from './facts.ts'

/** The scores from a number of picks on; null for a seat that no longer scores. */
export interface ScoresAt {
  readonly at: number
  readonly scores: readonly (number | null)[]
}

/** What the page knows of a table: one seat's view and question, never the state. */
export interface Scene extends TableFacts {
  readonly game: string
  readonly view: unknown
  /** The question put to the seat that looks. */
  readonly face: Face | null
  /** What happened, as far as the seat that looks may know. */
  readonly journal: readonly Report[]
  /** How many picks were made. */
  readonly picks: number
  readonly round: number
  /** How many picks had been made when the seat that looks last had its say, before the others went on. */
  readonly since: number
  readonly can: { readonly undo: boolean; readonly redo: boolean; readonly restart: boolean }
  readonly scores: readonly ScoresAt[]
  /** Several people at one screen: who takes it next, until they say so. */
  readonly handOver: Seat | null
  /** The last action that was refused, or what else has to be told. */
  readonly mistake: Message | null
}

/** All that a scene needs besides the match. */
export interface Standing {
  readonly players: readonly Player[]
  /** The seat that looks; null for a spectator. */
  readonly eyes: Seat | null
  readonly handOver: Seat | null
  readonly thinking: Seat | null
  readonly mistake: Message | null
  readonly scores: readonly ScoresAt[]
  /** A replay: nothing is asked. */
  readonly looksOnly: boolean
}

/** What the seat that looks may know; while the screen changes hands, what everybody may. */
export function sceneOf(match: Match, standing: Standing): Scene {
  const { players, eyes, handOver, thinking, mistake, scores, looksOnly } = standing
  const seat = handOver === null ? eyes : null
  const acts = eyes !== null && !looksOnly
  const undo = acts && match.canUndo(eyes)
  return {
    game: match.game.id,
    seat,
    view: match.view(seat),
    face: seat === null || looksOnly ? null : match.face(seat),
    waiting: match.waiting,
    turnSeat: match.turnSeat,
    journal: (match.history?.journal ?? []).filter(({ to }) => !to || (seat !== null && to.includes(seat))),
    cast: match.cast,
    players,
    picks: match.picks,
    round: match.game.round(match.state),
    since: sinceTurnOf(match, seat),
    can: { undo, redo: acts && match.canRedo(eyes), restart: undo },
    outcome: match.outcome,
    scores: scores.filter(({ at }) => at <= match.picks),
    thinking,
    handOver,
    mistake,
  }
}

/** The number of picks after the last run of picks of a seat that others followed. */
function sinceTurnOf({ history, ask }: Match, seat: Seat | null): number {
  const entries = history?.entries ?? []
  let at = entries.length
  if (seat === null) return 0
  if (ask && ask.count(seat) > 0) while (at > 0 && entries[at - 1].seat === seat) at--
  while (at > 0 && entries[at - 1].seat !== seat) at--
  return at
}
