import type { FactionParts } from '../faction.ts'
import { UNDECIDED } from '../undecided.ts'

const nothing = () => null

const parts: { [faction: string]: FactionParts } = {
  [UNDECIDED]: { Lines: nothing, Board: nothing, Key: nothing },
}

/** What draws each faction whose box is open, and nothing of a seat that has none yet. */
export const PARTS: { readonly [faction: string]: FactionParts } = parts

/** Opens what draws factions, by their id. */
export function openParts(factions: { readonly [id: string]: { readonly parts: FactionParts } }): void {
  for (const [id, one] of Object.entries(factions)) parts[id] = one.parts
}
