import { assault } from '../../rules/combat.ts'
import { layObjectives } from '../../rules/objectives.ts'
import { placesOf, rivalOf, spotOf } from '../../rules/query.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'
import { corrupt, respawn, showToken } from './archipelagos.ts'

/** Assaut en plein cœur. */
export const s10: Scenario = {
  id: 's10',
  special: [
    's10.5',
    's10.6',
    's10.7',
    's10.9',
    's10.10',
    's10.12',
    's10.13',
    's10.14',
    's10.18',
    's10.19',
    's10.20',
  ],
  story: () => ({ id: 's10', conquered: false }),
  setup(state, chance) {
    layObjectives(
      state,
      placesOf(state).filter(({ green }) => green),
      chance,
    )
  },
  goals: [
    {
      outcome: 'impitoyable',
      have: state => (storyIn(state, 's10').conquered ? 1 : 0),
      of: () => 1,
      rule: 's10.25',
    },
  ],
  settlersFlee: 'reserve', // s10.5
  fled({ players }, settlers) {
    players[0].lying += settlers // s10.6
  },
  mayStop: (state, ship, { at }) => ship === 'warship' && at === rivalOf(state).city,
  *arrives(t, place) {
    const story = storyIn(t.state, 's10')
    const { city, strength } = rivalOf(t.state)
    if (place.at !== city || story.conquered) return true
    if (!(yield* assault(t, 0, city, { strength, ties: false }))) return false // s10.9, s10.10
    story.conquered = true
    t.say('city.conquered', { place: spotOf(place) })
    return true
  },
  *stops(t, ship, place) {
    showToken(t, place)
    if (ship === 'explorer') yield* corrupt(t, place) // s10.21: before exploring, …
  },
  leaves: corrupt, // … or after it.
  sentBack: respawn,
}
