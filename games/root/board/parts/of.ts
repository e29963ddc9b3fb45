import type { FactionParts } from '../faction.ts'
import { byFaction } from '../found.ts'

/** What draws each faction. */
export const PARTS: { readonly [faction: string]: FactionParts } = byFaction(
  import.meta.glob<{ parts: FactionParts }>('../../factions/*/board/parts.tsx', { eager: true }),
  ({ parts }) => parts,
)
