import type { Rule } from '@tablee/kernel'
import { SUITS } from '../../../data/suits.ts'
import { placeWarriors } from '../../../rules/pieces.ts'
import { placeable } from '../../../rules/robots/deeds.ts'
import { byRank } from '../../../rules/robots/target.ts'
import { clearingsOf } from '../../../rules/suits.ts'
import type { Party, RootTable } from '../../../state.ts'

/** A warrior in the clearing of each suit that comes last in priority; the Pass counts as the last. robot.11.3.2, 12.2.2 */
export function* setup(t: RootTable, party: Party): Rule {
  for (const suit of SUITS) {
    const [last] = byRank(t.state, placeable(t.state, party, clearingsOf(t.state, suit)), 'lowest')
    if (last !== undefined) placeWarriors(t, party, last, 1)
  }
}
