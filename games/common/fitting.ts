import type { Chance, NewMatch, Seat } from '@tablee/kernel'

/** What a game tells so that a network can be fitted to it: by what it judges positions, and of which games. */
export interface Fitting<S = unknown> {
  /** What counts in a position for a seat: numbers of the size of one, always as many and in the same order. */
  features(state: S, seat: Seat): readonly number[]
  /** Changes with every round or turn: the positions that are looked at stand there. */
  moment(state: S): number
  /** A table to play at: those that matter most come more often. */
  table(chance: Chance): Pick<NewMatch, 'seats' | 'options'>
}
