import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import type { Item } from '../../data/items.ts'
import type { Suit } from '../../data/suits.ts'

/** What the Vagabot does by day. 7.5 */
export type Action = 'explore' | 'quest' | 'aid' | 'battle' | 'repair' | 'special'

/** What it does by the suit of its order, in this order. 7.5.I to 7.5.IV */
export const ACTIONS = {
  from: 'rulebook',
  fox: ['explore', 'battle', 'special'],
  rabbit: ['battle', 'repair', 'special'],
  mouse: ['quest', 'aid', 'battle', 'repair'],
  bird: ['explore', 'quest', 'aid', 'battle'],
} as const satisfies { readonly from: Provenance } & { readonly [S in Suit]: readonly Action[] }

/** The same with the trait Questing. robot.trait.vagabot.questing.d */
export const QUESTING_ACTIONS = {
  from: 'public',
  fox: ['explore', 'special', 'battle'],
  rabbit: ['special', 'aid', 'battle'],
  mouse: ['quest', 'aid', 'battle'],
  bird: ['explore', 'quest', 'battle'],
} as const satisfies { readonly from: Provenance } & { readonly [S in Suit]: readonly Action[] }

/** The characters that the Vagabot can be, and the items that each starts with. 7.3.5, 7.7 */
export const CHARACTERS = {
  thief: { from: 'rulebook', items: 4 },
  tinker: { from: 'rulebook', items: 3 },
  ranger: { from: 'rulebook', items: 4 },
  vagrant: { from: 'rulebook', items: 4 },
  scoundrel: { from: 'rulebook', items: 4 },
  arbiter: { from: 'rulebook', items: 4 },
} as const satisfies { readonly [name: string]: { readonly from: Provenance; readonly items: number } }

/** A character that the Vagabot can be. */
export type BotCharacter = keyof typeof CHARACTERS

/** The items marked D of the base box, of which it draws its first. 7.3.5 */
export const FIRST_ITEMS: { readonly from: Provenance; readonly items: readonly Item[] } = {
  from: 'public',
  items: ['boots', 'bag', 'sword', 'hammer', 'tea', 'crossbow', 'torch'],
}

/** The undamaged items at which the battle track takes its first, second and third. 7.2.4 */
export const BATTLE_TRACK: { readonly from: Provenance; readonly items: readonly number[] } = {
  from: 'rulebook',
  items: [6, 9, 12],
}

/** The numbers of the rulebook. 7.2.1.I, 7.2.4, 7.4.3, 7.5, 7.6, 7.7 */
export const NUMBERS = {
  from: 'rulebook',
  /** Items damaged where all pieces around it are removed. */
  fullRemoval: 3,
  /** The most that its die deals at first, and by how much two items on the track raise that. */
  hits: 1,
  raised: 2,
  /** Undamaged items with which it slips away. */
  slips: 2,
  questItems: 2,
  /** Items for each battle after the first. */
  moreBattles: 2,
  refresh: 6,
  refreshDamaged: 4,
  repair: 1,
  /** Damaged items with which a Ranger hides. */
  hides: 3,
  /** Enemy pieces among which a Scoundrel strikes. */
  crowd: 3,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** What its cards change. robot.difficulty.vagabot, robot.trait.vagabot */
export const CARD = {
  from: 'public',
  /** Items that are refreshed more, or fewer when easy. */
  refresh: 1,
  berserkerRepair: 1,
  questingPoints: 2,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('vagabot:actions', ACTIONS),
  datum('vagabot:questing', QUESTING_ACTIONS),
  ...Object.entries(CHARACTERS).map(([id, character]) => datum(`vagabot:character:${id}`, character)),
  datum('vagabot:first', FIRST_ITEMS),
  datum('vagabot:track', BATTLE_TRACK),
  datum('vagabot:numbers', NUMBERS),
  datum('vagabot:cards', CARD),
]
