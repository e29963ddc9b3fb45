import type { FactionParts } from '../faction.ts'
import { byFaction } from '../found.ts'
import { UNDECIDED } from '../undecided.ts'

const nothing = () => null

/** What draws each faction, and nothing of a seat that has none yet. */
export const PARTS: { readonly [faction: string]: FactionParts } = {
  [UNDECIDED]: { Lines: nothing, Board: nothing, Key: nothing },
  ...byFaction(
    import.meta.glob<{ parts: FactionParts }>('../../factions/*/board/parts.tsx', { eager: true }),
    ({ parts }) => parts,
  ),
}
