import type { Provenance } from '@tablee/kernel'

/** The Reach that makes a good game, by the number of players. 5.2 */
export const GOOD_REACH: { readonly [seats: number]: number } & { readonly from: Provenance } = {
  2: 17,
  3: 18,
  4: 21,
  5: 25,
  6: 28,
  from: 'rulebook',
}
