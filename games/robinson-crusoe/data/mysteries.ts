import { CREATURES } from './mysteries/creatures.ts'
import { TRAPS } from './mysteries/traps.ts'
import { TREASURES } from './mysteries/treasures.ts'
import type { MysteryCard } from './types.ts'

/** A mystery card. */
export type MysteryId = keyof typeof TREASURES | keyof typeof CREATURES | keyof typeof TRAPS

/** The mystery cards. */
export const MYSTERIES: { readonly [M in MysteryId]: MysteryCard } = { ...TREASURES, ...CREATURES, ...TRAPS }

/** The ids of the mystery cards. */
export const MYSTERY_IDS = Object.keys(MYSTERIES) as readonly MysteryId[]
