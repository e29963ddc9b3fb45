import type { Face, Match, Message, Pack, Report, Seat } from '@tablee/kernel'
import type { Player, TableFacts } from './facts.ts'
import { faceAhead } from './gesture.ts'
import { canRedo, canUndo } from './runner.ts'
import { NO_TURNS, sinceTurnOf, type Turns, turnsOf } from './since.ts'

/** The scores from a number of picks on; null for a seat that no longer scores. */
export interface ScoresAt {
  readonly at: number
  readonly scores: readonly (number | null)[]
}

/** What the page knows of a table: one seat's view and question, never the state. */
export interface Scene extends TableFacts {
  readonly game: string
  /** The data pack that is played with; left out where there is none. */
  readonly pack?: Pack
  readonly view: unknown
  /** The question put to the seat that looks, with those to which its answers lead in one gesture. */
  readonly face: Face | null
  /** What happened, as far as the seat that looks may know. */
  readonly journal: readonly Report[]
  /** How many picks were made. */
  readonly picks: number
  readonly round: number
  /** How many picks had been made when the last turn of the seat that looks was over. */
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
  /** Whether people share one screen. */
  readonly shared?: boolean
}

/** A scene without the lists that only grow: what is told of them is what is new. */
export type Sight = Omit<Scene, 'journal' | 'scores'>

/** What the seat that looks may know; while the screen changes hands, what everybody may. */
export function sceneOf(match: Match, { eyes, scores, ...standing }: Standing): Scene {
  const [sight] = sights(match, standing, [eyes], NO_TURNS, seats => seats.map(seat => match.view(seat)))
  const journal = (match.history?.journal ?? []).filter(report => mayKnow(report, sight.seat))
  return { ...sight, journal, scores: scores.filter(({ at }) => at <= match.picks) }
}

/** Whether a seat, or a spectator, may know what was reported. */
export const mayKnow = ({ to }: Report, seat: Seat | null): boolean =>
  !to || (seat !== null && to.includes(seat))

/**
 * What each of several seats may know, to be read before the next pick: it may share parts with the state. `before` are
 * the turns of what the match's history has let go.
 */
export function sightsOf(
  match: Match,
  standing: Omit<Standing, 'eyes' | 'scores'>,
  eyes: readonly (Seat | null)[],
  before: Turns = NO_TURNS,
): Sight[] {
  return sights(match, standing, eyes, before, seats => match.views(seats))
}

function sights(
  match: Match,
  { players, handOver, thinking, mistake, looksOnly, shared = false }: Omit<Standing, 'eyes' | 'scores'>,
  eyes: readonly (Seat | null)[],
  before: Turns,
  viewsOf: (seats: readonly (Seat | null)[]) => readonly unknown[],
): Sight[] {
  const seats = handOver === null ? eyes : eyes.map(() => null)
  const views = viewsOf(seats)
  const { game, waiting, turnSeat, cast, picks, outcome } = match
  const { pack } = match.setup
  const round = game.round(match.state)
  const turns = match.history ? turnsOf(match.history, before) : before
  const seating = { isBot: (seat: Seat) => players[seat]?.kind === 'bot', shared }
  return seats.map((seat, place) => {
    const acts = looksOnly ? null : eyes[place]
    const undo = acts !== null && canUndo(match, seating, acts)
    // Field by field: a scene is made for everybody at every pick, and to copy what they share takes several times as long.
    return {
      game: game.id,
      ...(pack && { pack }),
      seat,
      view: views[place],
      face: seat === null || looksOnly ? null : faceAhead(match, seat),
      waiting,
      turnSeat,
      cast,
      players,
      picks,
      round,
      since: sinceTurnOf(turns, seat),
      can: { undo, redo: acts !== null && canRedo(match, seating, acts), restart: undo },
      outcome,
      thinking,
      handOver,
      mistake,
    }
  })
}
