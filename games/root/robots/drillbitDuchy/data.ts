import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import type { ClearingSuit } from '../../data/suits.ts'
import type { Minister } from '../../factions/duchy/data.ts'

/** The ministers from top to bottom. robot.board.duchy.order */
export const MINISTERS = {
  from: 'rulebook',
  order: ['captain', 'marshal', 'foremole', 'brigadier', 'banker', 'mayor', 'earl', 'baron', 'duchess'],
} as const satisfies { readonly from: Provenance; readonly order: readonly Minister[] }

/** The suits of the ministers. robot.board.duchy.fox */
export const SUIT_OF = {
  from: 'public',
  captain: 'fox',
  marshal: 'rabbit',
  foremole: 'mouse',
  brigadier: 'fox',
  banker: 'rabbit',
  mayor: 'mouse',
  earl: 'fox',
  baron: 'rabbit',
  duchess: 'mouse',
} as const satisfies { readonly from: Provenance } & { readonly [M in Minister]: ClearingSuit }

/** The moles uncovered, by citadels on the map. robot.board.duchy.moles */
export const MOLES: { readonly from: Provenance; readonly uncovered: readonly number[] } = {
  from: 'public',
  uncovered: [0, 1, 2, 4],
}

/** The numbers of the rulebook. 10.3 to 10.7 */
export const NUMBERS = {
  from: 'rulebook',
  warriors: 20,
  tunnels: 3,
  /** Citadels, and as many markets. */
  buildings: 3,
  /** Warriors in the starting corner, and in each clearing beside it. */
  first: 2,
  /** Cards drawn for the first ministers. */
  firstCards: 2,
  easyRecruits: 1,
  recruits: 2,
  /** Warriors that a tunnel takes, in the Burrow and up it. */
  diggers: 4,
  /** Warriors in the Burrow with which the Brigadier digs. */
  brigade: 3,
  /** Warriors in the supply from which a citadel is built. */
  forCitadel: 9,
  /** Warriors up to which a clearing without a building is left. */
  stragglers: 2,
  /** Warriors that stay in a clearing. */
  garrison: 4,
  /** What all tunnels on the map are worth to the Duchess. */
  mud: 2,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** What difficulty and trait cards change. robot.difficulty.duchy.challenging, robot.trait.duchy.overwhelm */
export const CARDS_CHANGE = {
  from: 'public',
  hardRecruits: 3,
  overwhelmDiggers: 3,
  overwhelmDigs: 2,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('drillbitDuchy:ministers', MINISTERS),
  datum('drillbitDuchy:suits', SUIT_OF),
  datum('drillbitDuchy:moles', MOLES),
  datum('drillbitDuchy:numbers', NUMBERS),
  datum('drillbitDuchy:cards', CARDS_CHANGE),
]
