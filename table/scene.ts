import type { Face, Match, Message, Pack, Report, Seat } from '@tablee/kernel'
import type { Player, TableFacts } from './facts.ts'
import { faceAhead } from './gesture.ts'
import { canRedo, canUndo } from './runner.ts'
import { sinceTurnOf } from './since.ts'

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

/** What the seat that looks may know; while the screen changes hands, what everybody may. */
export function sceneOf(match: Match, { eyes, ...standing }: Standing): Scene {
  return scenesOf(match, standing, [eyes])[0]
}

/** What each of several seats may know; views are made of those `before` where they did not change. */
export function scenesOf(
  match: Match,
  { players, handOver, thinking, mistake, scores, looksOnly, shared = false }: Omit<Standing, 'eyes'>,
  eyes: readonly (Seat | null)[],
  before?: readonly unknown[],
): Scene[] {
  const seats = handOver === null ? eyes : eyes.map(() => null)
  const views = match.views(seats, before)
  const { game, waiting, turnSeat, cast, picks, outcome } = match
  const { pack } = match.setup
  const round = game.round(match.state)
  const counted = scores.filter(({ at }) => at <= picks)
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
      journal: journalFor(match, seat),
      cast,
      players,
      picks,
      round,
      since: match.history ? sinceTurnOf(match.history.journal, match.history.entries, seat) : 0,
      can: { undo, redo: acts !== null && canRedo(match, seating, acts), restart: undo },
      outcome,
      scores: counted,
      thinking,
      handOver,
      mistake,
    }
  })
}

/** A journal as far as a seat may know it, and how far that goes. */
interface Read {
  readonly upTo: number
  readonly last: Report | undefined
  readonly known: readonly Report[]
}

// A journal is long and grows by a few lines: what was read before is not read again.
const readings = new WeakMap<readonly Report[], Map<Seat | null, Read>>()

function journalFor({ history }: Match, seat: Seat | null): readonly Report[] {
  if (!history) return []
  const { journal } = history
  const seats = readings.get(journal) ?? new Map<Seat | null, Read>()
  readings.set(journal, seats)
  const read = seats.get(seat)
  const goesOn = read !== undefined && read.last === journal[read.upTo - 1]
  const news = (goesOn ? journal.slice(read.upTo) : journal).filter(
    ({ to }) => !to || (seat !== null && to.includes(seat)),
  )
  const known = !goesOn ? news : news.length > 0 ? read.known.concat(news) : read.known
  seats.set(seat, { upTo: journal.length, last: journal.at(-1), known })
  return known
}
