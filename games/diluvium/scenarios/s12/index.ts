import { SETTLERS } from '../../data/boards.ts'
import type { Hex } from '../../data/types.ts'
import { layObjectives } from '../../rules/objectives.ts'
import { liveMonster, ownerOf, placeAt, placesOf } from '../../rules/query.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'
import { say } from '../../text/say.ts'
import { curse, isShipLost } from './curse.ts'
import { offerCards } from './sanctuary.ts'

/** Where the curse begins: the tile at the bottom right (L784). */
const FIRST: Hex = '2,1'

/** The tiles of the guardians, and what lies beyond them. */
const GUARDED: readonly number[] = [16, 27, 28]
const BEYOND: readonly Hex[] = ['-1,0', '0,0', '1,-1', '0,-1']

/** La malédiction de Mû. */
export const s12: Scenario = {
  id: 's12',
  special: ['s12.7', 's12.9', 's12.10', 's12.14', 's12.15', 's12.17', 's12.20', 's12.21', 's12.23'],
  story: () => ({ id: 's12', lifted: false }),
  setup(state, chance) {
    layObjectives(state, [placeAt(state, FIRST)], chance)
  },
  goals: [
    {
      outcome: 'rescapee',
      have: state => (storyIn(state, 's12').lifted ? 1 : 0),
      of: () => 1,
      rule: 's12.27',
    },
  ],
  losses: [
    { id: 'swallowed', is: isShipLost, rule: 's12.17' },
    {
      id: 'sanctuarySank',
      is: state => placesOf(state).every(({ green }) => !green),
      can: ({ flags }) => flags.sanctuaryCanSink,
      rule: 's12.20',
    },
    {
      id: 'settlersSwallowed',
      is: ({ gone }) => gone.filter(one => ownerOf(one) === 0).length === SETTLERS,
      rule: 's12.26',
    },
  ],
  tilesSink: true,
  *endOfTurn(t) {
    if (!storyIn(t.state, 's12').lifted) yield* curse(t) // end.15
  },
  *stops(t, _, { green }) {
    if (green && !storyIn(t.state, 's12').lifted) yield* offerCards(t)
  },
  stepObjection(state, _, from, { at }) {
    if (!BEYOND.includes(at) || !GUARDED.includes(from.tile) || !liveMonster(state, from)) return null
    return { why: say('guardian'), rule: 's12.21' }
  },
}
