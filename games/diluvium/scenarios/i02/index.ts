import { maybe } from '@tablee/kernel'
import { discardResource } from '../../rules/gold.ts'
import { rivalOf } from '../../rules/query.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'
import { say } from '../../text/say.ts'

const WEAPONS = 6

/** Un cœur bouillonnant. */
export const i02: Scenario = {
  id: 'i02',
  special: ['i02.2', 'i02.3'],
  story: () => ({ id: 'i02', delivered: false }),
  goals: [
    {
      outcome: 'ravitailleuse',
      have: state => (storyIn(state, 'i02').delivered ? 1 : 0),
      of: () => 1,
      rule: 'i02.5',
    },
  ],
  mayStop: (state, ship, { at }) => ship === 'explorer' && at === rivalOf(state).city, // i02.2
  *stops(t, ship, { at }) {
    const { state } = t
    const story = storyIn(state, 'i02')
    if (ship !== 'explorer' || at !== rivalOf(state).city || story.delivered) return
    if (state.players[0].resources.weapons < WEAPONS) return
    const deed = yield* maybe(t, 0, 'rebels', ['deliver'], {
      say: () => say('rebels.deliver'),
      at: () => 'rack:weapons',
      pass: say('rebels.later'),
      rule: 'i02.3',
    })
    if (deed === null) return
    discardResource(t, 0, 'weapons', WEAPONS)
    story.delivered = true
    t.say('rebels.armed')
  },
}
