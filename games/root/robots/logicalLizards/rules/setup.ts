import type { Rule } from '@tablee/kernel'
import { GARDEN_OF } from '../../../factions/cult/data.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { drawOne } from '../../../rules/cards.ts'
import { placeBuilding, placeWarriors } from '../../../rules/pieces.ts'
import { cornerFor } from '../../../rules/robots/corner.ts'
import type { Party, RootTable } from '../../../state.ts'
import { NUMBERS } from '../data.ts'
import { lizardsOf } from './board.ts'

/** robot.8.3 */
export function* setup(t: RootTable, party: Party): Rule {
  const { state } = t
  const corner = cornerFor(t, party, 'facing', 'building')
  placeWarriors(t, party, corner, NUMBERS.first)
  placeBuilding(t, party, GARDEN_OF[state.suits[corner]], corner)
  for (const clearing of adjacent(state, party, corner)) placeWarriors(t, party, clearing, 1)
  const { lostSouls } = lizardsOf(state.players[party])
  for (let drawn = 0; drawn < NUMBERS.firstSouls; drawn++) {
    const card = drawOne(t)
    lostSouls.push(card)
    t.say('logicalLizards.drawn', { seat: party, card })
  }
}
