import type { Rule } from '@tablee/kernel'
import { CARDS } from '../../../data/cards.ts'
import { BURROW } from '../../../data/map.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { discard, drawOne } from '../../../rules/cards.ts'
import { placeToken, placeWarriors } from '../../../rules/pieces.ts'
import { cornerFor } from '../../../rules/robots/corner.ts'
import type { Party, RootTable } from '../../../state.ts'
import { NUMBERS } from '../data.ts'
import { swayBy } from './board.ts'

/** robot.10.3 */
export function* setup(t: RootTable, party: Party): Rule {
  const corner = cornerFor(t, party, 'facing')
  placeWarriors(t, party, corner, NUMBERS.first)
  for (const clearing of adjacent(t.state, party, corner))
    if (clearing !== BURROW) placeWarriors(t, party, clearing, NUMBERS.first)
  placeToken(t, party, 'tunnel', corner)
  for (let drawn = 0; drawn < NUMBERS.firstCards; drawn++) {
    const card = drawOne(t)
    t.say('drillbitDuchy.drawn', { seat: party, card })
    swayBy(t, party, CARDS[card].suit)
    discard(t, card)
  }
}
