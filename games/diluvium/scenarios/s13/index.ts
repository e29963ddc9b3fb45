import { discardResource } from '../../rules/gold.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'
import { say } from '../../text/say.ts'
import { gain } from './gold.ts'

const WEAPONS = 6
const ALLY = 'egyptian'
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
  *stops(t, _, { city }) {
    const story = storyIn(t.state, 's13')
    if (city !== ALLY || story.armed) return
    discardResource(t, 0, 'weapons', WEAPONS)
    story.armed = true
    t.say('ally.armed')
  },
}
