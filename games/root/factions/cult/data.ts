import type { Provenance } from '@tablee/kernel'
import type { ClearingSuit } from '../../data/suits.ts'

/** The gardens of the Cult, by their printed suit. */
export type Garden = 'foxGarden' | 'rabbitGarden' | 'mouseGarden'

/** The gardens, in the order of the board. */
export const GARDENS: readonly Garden[] = ['foxGarden', 'rabbitGarden', 'mouseGarden']

/** The garden of each suit. */
export const GARDEN_OF: { readonly [S in ClearingSuit]: Garden } = {
  fox: 'foxGarden',
  rabbit: 'rabbitGarden',
  mouse: 'mouseGarden',
}

/** What the gardens of one suit bring, by how many of them stand on the map. */
export const GARDEN_TRACK = {
  gardens: 5,
  /** The points of the Score ritual: 0 to 5 gardens. */
  points: [0, 0, 2, 2, 3, 4],
  /** Gardens of a suit from which one more card is drawn. */
  card: 2,
  from: 'public',
} as const satisfies { gardens: number; points: readonly number[]; card: number; from: Provenance }

/** The acolytes that each conspiracy costs; one less while the outcast is hated. 10.4.3 */
export const CONSPIRACIES = {
  crusade: 2,
  convert: 2,
  sanctify: 3,
  from: 'rulebook',
} as const satisfies { [name: string]: number | Provenance }

/** The other numbers of the Law. 10.3.1, 10.3.2 */
export const CULT = {
  warriors: 25,
  startingWarriors: 4,
  /** By the set-up card: sent to the clearings around, and those that begin as acolytes. */
  sentOut: 3,
  firstAcolytes: 2,
  from: 'rulebook',
} as const satisfies { [name: string]: number | Provenance }
