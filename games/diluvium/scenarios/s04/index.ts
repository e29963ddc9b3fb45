import { SETTLERS } from '../../data/boards.ts'
import { OBJECTIVES } from '../../data/tokens.ts'
import { RESOURCES } from '../../data/types.ts'
import { discardResource } from '../../rules/gold.ts'
import { alliedTiles, alliesLeave, placesOf, spotOf } from '../../rules/query.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'

/** The tiles whose large islands the Egyptians look for, and how large these are. */
const LARGE: readonly number[] = [5, 6, 7]
const SLOTS = 3

/** Un ami dans le besoin. */
export const s04: Scenario = {
  id: 's04',
  special: ['s04.5', 's04.10', 's04.11', 's04.12', 's04.13', 's04.14', 's04.16', 's04.17', 's04.18'],
  story: () => ({ id: 's04', won: 0, traded: false }),
  setup(state) {
    state.allies = 'egyptian'
    state.players[0].beside = SETTLERS // s04.6
  },
  goals: [
    {
      outcome: 'bergere',
      have: state =>
        placesOf(state).reduce(
          (sum, { tile, islands }) =>
            sum +
            islands.reduce(
              (count, { slots, settlers }) =>
                LARGE.includes(tile) && slots === SLOTS
                  ? count + settlers.filter(one => one === 'ally').length
                  : count,
              0,
            ),
          0,
        ),
      of: () => SETTLERS,
      rule: 's04.8',
    },
    {
      outcome: 'marchande',
      have: state => storyIn(state, 's04').won,
      of: () => OBJECTIVES.length,
      rule: 's04.9',
    },
  ],
  allyMoves: () => true, // s04.10, s04.17
  *endOfTurn({ state }) {
    storyIn(state, 's04').traded = false
  },
  exploitDeeds(state) {
    const { won, traded } = storyIn(state, 's04')
    const { resources } = state.players[0]
    const can = !traded && won < OBJECTIVES.length && RESOURCES.every(one => resources[one] > 0)
    return can ? ['tradeSet'] : []
  },
  *exploitDeed(t) {
    const story = storyIn(t.state, 's04')
    for (const one of RESOURCES) discardResource(t, 0, one, 1)
    story.won++
    story.traded = true // s04.16
    t.say('objective.won', { won: story.won })
  },
  alliesFlee(t, place) {
    const count = alliesLeave(place)
    if (count === 0) return
    t.state.players[0].beside += count // s04.18
    t.say('egyptians.fled', { place: spotOf(place), count })
  },
  warGoals: state => [state.players[0].city, ...alliedTiles(state)],
}
