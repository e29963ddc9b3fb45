import { BUILD_ADVENTURES } from './adventures/build.ts'
import { EXPLORE_ADVENTURES } from './adventures/explore.ts'
import { GATHER_ADVENTURES } from './adventures/gather.ts'
import type { AdventureCard } from './types.ts'

/** An adventure card. */
export type AdventureId =
  | keyof typeof BUILD_ADVENTURES
  | keyof typeof GATHER_ADVENTURES
  | keyof typeof EXPLORE_ADVENTURES

/** The adventure cards. */
export const ADVENTURES: { readonly [A in AdventureId]: AdventureCard } = {
  ...BUILD_ADVENTURES,
  ...GATHER_ADVENTURES,
  ...EXPLORE_ADVENTURES,
}

/** The ids of the adventure cards. */
export const ADVENTURE_IDS = Object.keys(ADVENTURES) as readonly AdventureId[]
