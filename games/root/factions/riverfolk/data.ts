import type { Provenance } from '@tablee/kernel'
import type { ClearingSuit } from '../../data/suits.ts'

/** The trade posts by suit. */
export type Post = 'foxPost' | 'rabbitPost' | 'mousePost'

/** The trade posts, in the order of the board. */
export const POSTS: readonly Post[] = ['foxPost', 'rabbitPost', 'mousePost']

/** The trade post of each suit. */
export const POST_OF: { readonly [S in ClearingSuit]: Post } = {
  fox: 'foxPost',
  rabbit: 'rabbitPost',
  mouse: 'mousePost',
}

/** The suit printed on each trade post. */
export const PRINTED_SUIT: { readonly [P in Post]: ClearingSuit } = {
  foxPost: 'fox',
  rabbitPost: 'rabbit',
  mousePost: 'mouse',
}

/** What the Company sells. 11.2.7 */
export type Service = 'handCard' | 'riverboats' | 'mercenaries'

/** The services, in the order of the board. */
export const SERVICES: readonly Service[] = ['handCard', 'riverboats', 'mercenaries']

/** The points of the trade posts of a suit, in the order in which they leave the track; one space for each. */
export const POST_TRACK = { points: [2, 2, 2], from: 'public' } as const satisfies {
  points: readonly number[]
  from: Provenance
}

/** The prices that a service may have. */
export const PRICES = { spaces: [1, 2, 3, 4], from: 'public' } as const satisfies {
  spaces: readonly number[]
  from: Provenance
}

/** The numbers of the Law. 11.2.6.II, 11.3, 11.4.1, 11.4.2, 11.5.6 */
export const RIVERFOLK = {
  warriors: 15,
  /** Services that anybody may buy in a turn, beside one for each clearing with a trade post. */
  purchases: 1,
  startingWarriors: 4,
  startingPayments: 3,
  protectionism: 2,
  /** Funds for which dividends pay a point. */
  fundsPerPoint: 2,
  postCost: 2,
  from: 'rulebook',
} as const satisfies { [name: string]: number | Provenance }
