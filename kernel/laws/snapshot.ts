import { clone } from '../clone.ts'
import type { Face } from '../face.ts'
import type { Entry, History, Report } from '../history.ts'
import type { Match } from '../match.ts'
import type { Text } from '../message.ts'
import type { Outcome } from '../table.ts'

/** All that can be seen of a match, copied. */
export interface Snapshot<S> {
  readonly state: S
  readonly outcome: Outcome | null
  readonly waiting: Match['waiting']
  readonly faces: readonly (Face | null)[]
  readonly turn: number
  readonly picks: readonly Omit<Entry, 'index'>[]
  readonly journal: readonly Report[]
}

/** Takes a snapshot of a match that keeps its history. */
export function snapshot<S, T extends Text>(match: Match<S, T>): Snapshot<S> {
  return clone(allOf(match))
}

/** The same, not copied: to be compared at once. */
export function allOf<S, T extends Text>(match: Match<S, T>): Snapshot<S> {
  const { journal } = historyOf(match)
  return { ...moment(match), turn: match.turnSeat, picks: picksOf(match), journal }
}

/** What a match shows now, not copied: its state, its question, how it ended. */
export function moment<S, T extends Text>(
  match: Match<S, T>,
): Pick<Snapshot<S>, 'state' | 'outcome' | 'waiting' | 'faces'> {
  const { state, outcome, waiting, seats } = match
  return { state, outcome, waiting, faces: Array.from({ length: seats }, (_, seat) => match.face(seat)) }
}

/** The history of a match that keeps it. */
export function historyOf<S, T extends Text>(match: Match<S, T>): History<S> {
  if (!match.history) throw new Error('The laws are checked on matches that keep their history.')
  return match.history
}

// The answers to an ask to each that is still open are told in the order of seats: in which order they came
// makes no difference, and taking one back and making it again changes that order.
function picksOf<S, T extends Text>(match: Match<S, T>): Omit<Entry, 'index'>[] {
  const picks = historyOf(match).entries.map(({ seat, key, owners, barrier, joins, agrees }) => ({
    seat,
    key,
    owners,
    barrier,
    ...(joins && { joins }),
    ...(agrees && { agrees }),
  }))
  const open = picks.splice(picks.length - match.openAnswers)
  return [...picks, ...open.sort((a, b) => a.seat - b.seat)]
}
