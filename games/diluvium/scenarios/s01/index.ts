import { SETTLERS } from '../../data/boards.ts'
import { placesOf, settlersAt } from '../../rules/query.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'

const COMBATS = 4

/** Terre d'écueil. */
export const s01: Scenario = {
  id: 's01',
  special: ['s01.6'],
  story: () => ({ id: 's01', won: 0 }),
  goals: [
    {
      outcome: 'belliqueuse',
      have: state => storyIn(state, 's01').won,
      of: () => COMBATS,
      rule: 's01.5',
    },
    {
      outcome: 'conquerante',
      have: state =>
        placesOf(state).reduce((sum, place) => sum + (place.green ? settlersAt(place, 0) : 0), 0),
      of: () => SETTLERS,
      rule: 's01.7',
    },
  ],
  *won(t, winner) {
    if (winner === 0) storyIn(t.state, 's01').won++ // s01.6
  },
}
