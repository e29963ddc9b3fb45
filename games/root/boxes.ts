import { FACTIONS } from './factions/index.ts'
import { HIRELINGS } from './hirelings/index.ts'
import { LANDMARKS } from './landmarks/index.ts'
import { ROBOTS } from './robots/index.ts'
import type { RootState } from './state.ts'

/** The boxes that a table opens: of factions, of hirelings, of landmarks, of robots. */
export interface Boxes {
  readonly factions: readonly (typeof FACTIONS)[number][]
  readonly hirelings: readonly (typeof HIRELINGS)[number][]
  readonly landmarks: readonly (typeof LANDMARKS)[number][]
  readonly robots: readonly (typeof ROBOTS)[number][]
}

/** Every box there is. */
export const ALL_BOXES: Boxes = {
  factions: FACTIONS,
  hirelings: HIRELINGS,
  landmarks: LANDMARKS,
  robots: ROBOTS,
}

/** The boxes of what is at a table, or lies there to be picked: a draft only moves cards to seats. */
export function boxesIn({
  players,
  landmarks = [],
  advanced,
}: Pick<RootState, 'players' | 'landmarks' | 'advanced'>): Boxes {
  const parties = new Set<string>(players.map(({ faction }) => faction))
  for (const { faction } of advanced?.cards ?? []) parties.add(faction)
  return {
    factions: FACTIONS.filter(({ id }) => parties.has(id)),
    hirelings: HIRELINGS.filter(({ id, demoted }) => parties.has(id) || parties.has(demoted)),
    landmarks: LANDMARKS.filter(({ id }) => landmarks.some(one => one.id === id)),
    robots: ROBOTS.filter(({ id }) => parties.has(id)),
  }
}
