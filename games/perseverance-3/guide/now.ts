import type { Situation } from '@tablee/board'
import { asked } from '@tablee/board/guide-now.ts'
import { CITY_ZONES, type CityZone } from '../data/types.ts'
import type { Player } from '../state.ts'
import type { Perseverance3View } from '../view.ts'

/** A moment of a game of Perseverance, Episode 3, as the learner knows it. */
export type Now = Situation<Perseverance3View>

/** The learner. */
export const me = ({ view, seat }: Now): Player => view.players[seat ?? 0]

/** Whether the learner begins a turn. */
export const begins = (now: Now): boolean => asked(now, 'primary')

/** Whether the learner begins this turn or a later one: the latest moment of a lesson. */
export const isPast = (now: Now, turn: number): boolean => begins(now) && me(now).turns + 1 >= turn

/** How many dice lie in a zone. */
export const diceIn = ({ view }: Now, zone: CityZone): number =>
  view.city[zone].dice.filter(die => die !== null).length

/** The zone whose assembly is the nearest. */
export const fullest = (now: Now): CityZone =>
  CITY_ZONES.reduce((best, zone) => (diceIn(now, zone) > diceIn(now, best) ? zone : best))
