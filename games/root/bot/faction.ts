import type { Seat } from '@tablee/kernel'
import type { RootState } from '../state.ts'
import type { Opinions } from './opinion.ts'
import type { Survey } from './survey.ts'

/** What a bot thinks of a faction. */
export interface FactionBot {
  /** What its position is worth beyond its points, in points. `turns` are those left to it, about. */
  readonly worth: (state: RootState, seat: Seat, seen: Survey, turns: number) => number
  /** What is still to come of its turn while it runs, beyond what any turn brings. */
  readonly pending?: (state: RootState, seat: Seat) => number
  /** What a card in its hand is worth, whatever it is. */
  readonly card: number
  readonly opinions: Opinions
}

/** The opinions of bots by the id of their faction. */
export type Bots = { readonly [faction: string]: FactionBot }
