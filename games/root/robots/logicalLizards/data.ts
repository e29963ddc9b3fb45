import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The conspiracies. 8.4.2 */
export type Conspiracy = 'convert' | 'crusade' | 'sanctify'

/** The conspiracy track from left to right. robot.board.lizards.conspiracies */
export const CONSPIRACIES = {
  from: 'public',
  track: ['convert', 'crusade', 'convert', 'crusade', 'sanctify'],
} as const satisfies { readonly from: Provenance; readonly track: readonly Conspiracy[] }

/** The garden tracks: points by how many gardens of a suit stand on the map. robot.board.lizards.gardens */
export const TRACK: { readonly from: Provenance; readonly points: readonly number[] } = {
  from: 'public',
  points: [0, 0, 2, 2, 3, 4],
}

/** The numbers of the rulebook. 8.3, 8.4.2, 8.5, robot.difficulty.lizards.easy */
export const NUMBERS = {
  from: 'rulebook',
  warriors: 25,
  /** Gardens of each suit. */
  gardens: 5,
  /** Warriors in the starting corner. */
  first: 4,
  /** Cards drawn onto the Lost Souls at first. */
  firstSouls: 3,
  /** As many Lost Souls as they would have, by their advanced service card. */
  soulsWanted: 5,
  /** Warriors of theirs from which a clearing joins a crusade. */
  crusaders: 2,
  rituals: 4,
  easyRituals: 3,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** What the other difficulty cards change. robot.difficulty.lizards.challenging */
export const LEVEL = {
  from: 'public',
  hardRituals: 5,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('logicalLizards:conspiracies', CONSPIRACIES),
  datum('logicalLizards:track', TRACK),
  datum('logicalLizards:numbers', NUMBERS),
  datum('logicalLizards:level', LEVEL),
]
