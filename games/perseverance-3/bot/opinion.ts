import type { Ask, Seat } from '@tablee/kernel'
import {
  type Asked,
  type Opinion,
  type Opinions as OpinionsOf,
  weights as weightsOf,
} from '@tablee/perseverance/bot/opinion.ts'
import type { Perseverance3, Player } from '../state.ts'
import { type Eye, eyeOf } from './effects.ts'

export { context } from '@tablee/perseverance/bot/opinion.ts'

/** A question as the seat that is asked looks at it. */
export interface Scene extends Eye, Asked {
  readonly seat: Seat
  readonly player: Player
}

export type Opinions = OpinionsOf<Scene>

/** So many followers more make an answer e times as promising. */
const DOUBT = 0.6

/** The weights of all answers to a question. */
export const weights = (state: Perseverance3, seat: Seat, ask: Ask, opinion: Opinion<Scene>): number[] =>
  weightsOf({ ...eyeOf(state, seat), player: state.players[seat], ask }, opinion, DOUBT)
