import type { Effect } from './effects.ts'
import type { Resource, WreckageCard } from './types.ts'

const gain = (what: Resource, n: number): Effect => ({ do: 'gain', what, n })

/** The wreckage cards, one of which is the first threat. */
export const WRECKAGE = {
  foodCrates: { src: 'public', one: [gain('food', 1)], two: [gain('food', 1), gain('nonPerishable', 1)] },
  wreckedLifeboat: { src: 'public', one: [gain('wood', 1)], two: [gain('wood', 2)] },
  captainsChest: { src: 'public', one: [gain('wood', 1)], two: [gain('wood', 1), { do: 'drawEquipment' }] },
} as const satisfies { readonly [id: string]: WreckageCard }

/** A wreckage card. */
export type WreckageId = keyof typeof WRECKAGE

/** The wreckage cards. */
export const WRECKAGE_IDS = Object.keys(WRECKAGE) as readonly WreckageId[]
