import type { Provenance } from '@tablee/kernel'

/** The rank of a minister, and of the crown that a minister wears. */
export type Rank = 'squire' | 'noble' | 'lord'

/** The ranks, the lowest first. */
export const RANKS: readonly Rank[] = ['squire', 'noble', 'lord']

/** The cards to reveal for a minister of each rank; what a crown of the rank scores, and how many there are. */
export const RANK: { readonly [R in Rank]: RankData } = {
  squire: { cards: 2, points: 1, crowns: 3, from: 'public' },
  noble: { cards: 3, points: 2, crowns: 3, from: 'public' },
  lord: { cards: 4, points: 3, crowns: 3, from: 'public' },
}

/** What all ministers of a rank have in common. */
export interface RankData {
  readonly cards: number
  readonly points: number
  readonly crowns: number
  readonly from: Provenance
}

/** The ministers. */
export type Minister =
  | 'foremole'
  | 'captain'
  | 'marshal'
  | 'brigadier'
  | 'banker'
  | 'mayor'
  | 'duchess'
  | 'baron'
  | 'earl'

/** The ministers in the order of the Law. 12.5.2 */
export const MINISTERS: readonly Minister[] = [
  'foremole',
  'captain',
  'marshal',
  'brigadier',
  'banker',
  'mayor',
  'duchess',
  'baron',
  'earl',
]

/** A minister's card. */
export interface MinisterData {
  readonly rank: Rank
  /** The rule of the minister's action. */
  readonly rule: string
  readonly from: Provenance
}

/** The nine cards. */
export const MINISTER: { readonly [M in Minister]: MinisterData } = {
  foremole: { rank: 'squire', rule: '12.5.2.I', from: 'rulebook' },
  captain: { rank: 'squire', rule: '12.5.2.II', from: 'rulebook' },
  marshal: { rank: 'squire', rule: '12.5.2.III', from: 'rulebook' },
  brigadier: { rank: 'noble', rule: '12.5.2.IV', from: 'rulebook' },
  banker: { rank: 'noble', rule: '12.5.2.V', from: 'rulebook' },
  mayor: { rank: 'noble', rule: '12.5.2.VI', from: 'rulebook' },
  duchess: { rank: 'lord', rule: '12.5.2.VII', from: 'rulebook' },
  baron: { rank: 'lord', rule: '12.5.2.VIII', from: 'rulebook' },
  earl: { rank: 'lord', rule: '12.5.2.IX', from: 'rulebook' },
}

/** The buildings. */
export type Building = 'citadel' | 'market'

/** The buildings, in the order of the board. */
export const BUILDINGS: readonly Building[] = ['citadel', 'market']

/** By how many of each stand on the map: the warriors of Birdsong, the cards of Evening. */
export const DUCHY_TRACKS = {
  citadel: [1, 2, 4, 6],
  market: [1, 2, 3, 4],
  from: 'public',
} as const satisfies { [B in Building]: readonly number[] } & { from: Provenance }

/** The numbers of the Law. 12.2.4, 12.3.3, 12.5.1, 12.5.2.VII */
export const DUCHY = {
  tunnels: 3,
  /** Warriors in the starting corner, and in each clearing next to it. */
  emerging: 2,
  /** By the set-up card: in the clearings around the first tunnel. */
  spreadingOut: 5,
  /** Actions of the Assembly. */
  actions: 2,
  /** Warriors that go up a new tunnel, at most. */
  diggers: 4,
  /** What the Duchess scores. */
  duchess: 2,
  from: 'rulebook',
} as const satisfies { [name: string]: number | Provenance }
