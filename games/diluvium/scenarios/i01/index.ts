import { layObjectives } from '../../rules/objectives.ts'
import { hasMarker, placesOf } from '../../rules/query.ts'
import type { Scenario } from '../../rules/scenario.ts'
import type { Diluvium, Place } from '../../state.ts'

const greens = (state: Diluvium): Place[] => placesOf(state).filter(({ green }) => green)

/** Entre la fièvre et le fer. */
export const i01: Scenario = {
  id: 'i01',
  special: ['i01.3'],
  story: () => ({ id: 'i01' }),
  setup(state, chance) {
    layObjectives(state, greens(state), chance)
    for (const { token } of greens(state)) if (token) token.up = true // i01.3: a reminder.
  },
  goals: [
    {
      outcome: 'implantee',
      have: state => greens(state).filter(place => hasMarker(place, 0)).length,
      of: state => greens(state).length,
      rule: 'i01.5',
    },
  ],
}
