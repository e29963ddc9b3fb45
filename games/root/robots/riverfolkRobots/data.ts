import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { SERVICE_PRICES } from '../../rules/robots/services.ts'

/** The numbers of the rulebook. 9.2.3, 9.3, 9.4.1, 9.5, 9.6 */
export const NUMBERS = {
  from: 'rulebook',
  warriors: 15,
  /** Trade posts of each suit. */
  posts: 3,
  startingPayments: 1,
  market: 5,
  /** Services that anybody may buy in a turn, beside one for each clearing with a trade post. */
  purchases: 1,
  garrison: 1,
  /** Warriors who come where they organize. */
  organizers: 2,
  /** Warriors who stay in a clearing when the others racketeer. */
  stay: 2,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** What the difficulty and trait cards change. robot.difficulty.riverfolk, robot.trait.riverfolk */
export const CARD = {
  from: 'public',
  easyGarrison: 0,
  hardGarrison: 2,
  ferocious: 3,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('riverfolkRobots:numbers', NUMBERS),
  datum('riverfolkRobots:card', CARD),
  datum('riverfolkRobots:prices', SERVICE_PRICES),
]
