import { discardResource } from '../../rules/gold.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'
import type { Diluvium, Place } from '../../state.ts'
import { say } from '../../text/say.ts'
import { gain } from './gold.ts'

const WEAPONS = 6
const ALLY = 'egyptian'
/** s13.12: what a ship that stops at the ally's City leaves there. */
const toll = (state: Diluvium, { city }: Place): number =>
  city === ALLY && !storyIn(state, 's13').armed ? WEAPONS : 0

const UNARMED = { why: say('ally.unarmed'), rule: 's13.12' }

/** L'éclat du métal. */
export const s13: Scenario = {
  id: 's13',
  special: ['s13.5', 's13.6', 's13.7', 's13.8', 's13.10', 's13.12'],
  story: () => ({ id: 's13', armed: false }),
  goals: [
    {
      outcome: 'condottiere',
      have: state => (storyIn(state, 's13').armed ? 1 : 0),
      of: () => 1,
      rule: 's13.14',
    },
  ],
  goldLeft: ({ supply, aside }) => supply + (aside ?? 0), // s13.10, s13.11
  gainGold: gain,
  mayStop(state, _, { city }) {
    if (city !== ALLY) return false
    return storyIn(state, 's13').armed || state.players[0].resources.weapons >= WEAPONS || UNARMED
  },
  toll,
  *stops(t, _, place) {
    const weapons = toll(t.state, place)
    if (weapons === 0) return
    discardResource(t, 0, 'weapons', weapons)
    storyIn(t.state, 's13').armed = true
    t.say('ally.armed')
  },
}
