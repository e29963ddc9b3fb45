import type { Rule } from '@tablee/kernel'
import { CLEARINGS, MAPS, oppositeCorner } from '../../../data/map.ts'
import { INDUSTRIES } from '../../../factions/marquise/data.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { canBuildIn, placeBuilding, placeToken, placeWarriors } from '../../../rules/pieces.ts'
import { cornerFor } from '../../../rules/robots/corner.ts'
import type { Party, RootTable } from '../../../state.ts'

/** robot.4.3 */
export function* setup(t: RootTable, party: Party): Rule {
  const corner = cornerFor(t, party, 'any')
  placeToken(t, party, 'keep', corner)
  for (const clearing of CLEARINGS)
    if (clearing !== oppositeCorner(MAPS[t.state.map], corner)) placeWarriors(t, party, clearing, 1)
  placeWarriors(t, party, corner, 1)
  const near = [corner, ...adjacent(t.state, party, corner)].filter(one => canBuildIn(t.state, party, one))
  t.shuffle(near)
  for (const [place, kind] of INDUSTRIES.entries())
    if (near[place] !== undefined) placeBuilding(t, party, kind, near[place])
}
