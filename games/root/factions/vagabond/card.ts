import type { Provenance } from '@tablee/kernel'
import type { FactionCard } from '../../rules/faction.ts'

/** The Reach of a second Vagabond; that of every faction is its own. 5.2 */
export const SECOND_VAGABOND_REACH = { reach: 2, from: 'rulebook' } as const satisfies {
  reach: number
  from: Provenance
}

/** What is known of the Vagabond before its box is opened. */
export const card: FactionCard = {
  id: 'vagabond',
  letter: 'D',
  reach: 5,
  // Two may sit at a table; the second reaches less. 5.2, 9.7
  again: { seats: 2, reach: SECOND_VAGABOND_REACH.reach },
  wanders: true,
  corner: false,
}
