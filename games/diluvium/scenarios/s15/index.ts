import { type Scenario, storyIn } from '../../rules/scenario.ts'
import { allied, beaten, eats, HEADS, isHydra } from './hydra.ts'

/** The tiles to which allies return. */
const SHELTERS: readonly number[] = [5, 6]

/** L'ire de l'hydre. */
export const s15: Scenario = {
  id: 's15',
  special: [
    's15.9',
    's15.10',
    's15.11',
    's15.12',
    's15.13',
    's15.14',
    's15.16',
    's15.17',
    's15.18',
    's15.19',
  ],
  story: () => ({ id: 's15', heads: 0, paid: false }),
  goals: [
    { outcome: 'pourfendeuse', have: state => storyIn(state, 's15').heads, of: () => HEADS, rule: 's15.7' },
  ],
  losses: [{ id: 'alliesLost', is: state => allied(state).length === 0, rule: 's15.8' }],
  rivalFights: eats,
  // Those that the Hydra ate wait beside the board.
  allyMoves: (_, from, by) => from === null && by === 'colonise', // s15.12
  allyMayGo: (_, { tile }) => SHELTERS.includes(tile), // s15.15
  monsterLives: (state, place) =>
    isHydra(state, place) ? storyIn(state, 's15').heads < HEADS : place.beaten === 0,
  monsterPays: (state, place) =>
    isHydra(state, place) && storyIn(state, 's15').heads < HEADS - 1 ? 0 : null,
  beatMonster: beaten,
  rivalSpares: (state, place) => state.flags.hydraServesRival && isHydra(state, place),
}
