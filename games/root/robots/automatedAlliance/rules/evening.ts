import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { lostWarriors, remove } from '../../../rules/remove.ts'
import { once } from '../../../rules/robots/base.ts'
import { placeIn } from '../../../rules/robots/deeds.ts'
import { boardOf, byLevel } from '../../../rules/robots/robot.ts'
import { byRank } from '../../../rules/robots/target.ts'
import type { Party, RootState } from '../../../state.ts'
import { LEVEL, NUMBERS } from '../data.ts'
import { spreadSympathy } from './spread.ts'

/** The clearings with a base, by priority. */
const bases = (state: RootState, party: Party): Clearing[] =>
  byRank(
    state,
    CLEARINGS.filter(one => state.players[party].built[one] > 0),
  )

/** Where enough warriors stand at a base, all of them leave for sympathy. 6.6.1 */
export const organize = once(function* (t, party) {
  const { warriors } = t.state.players[party]
  const needed = byLevel(
    boardOf(t.state, party),
    LEVEL.easyOrganizers,
    NUMBERS.organizers,
    LEVEL.hardOrganizers,
  )
  for (const clearing of bases(t.state, party))
    if (warriors[clearing] >= needed) {
      t.say('automatedAlliance.organizes', { seat: party, clearing })
      yield* remove(t, { losses: [lostWarriors(party, clearing, warriors[clearing], party)], battle: null })
      yield* spreadSympathy(t, party)
    }
})

/** One warrior at each base. 6.6.2 */
export const recruit = once(function* (t, party) {
  for (const clearing of bases(t.state, party)) yield* placeIn(t, party, clearing, 1)
})
