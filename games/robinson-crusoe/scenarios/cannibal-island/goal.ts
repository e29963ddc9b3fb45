import type { Survey } from '../../bot/survey.ts'
import { CHARACTERS } from '../../data/characters.ts'
import { characterOf } from '../../rules/characters.ts'
import type { Robinson } from '../../state.ts'
import type { Goal } from '../goal.ts'
import { storyIn } from '../scenario.ts'
import { cityStrength, villageStrength } from './rules.ts'

const VILLAGES = 4
/** The weapons that the City is attacked with at last. */
const ARMED = 7

const burnt = (state: Robinson): number => storyIn(state, 'cannibalIsland').burnt.length
const found = (state: Robinson): number => storyIn(state, 'cannibalIsland').villages.length

/** What an attack costs its leader; too much to survive is worth nothing at all. */
function attack(seen: Survey, strength: number, prize: number): number {
  const { state } = seen
  const wounds = Math.max(0, strength - state.weapons)
  let best = -50
  for (let seat = 0; seat < state.players; seat++) {
    const { id } = state.characters[seat]
    const hearts = CHARACTERS[id].hearts - characterOf(state, id).wounds
    if (wounds <= hearts) best = Math.max(best, prize - wounds * 0.5 * (seen.hurt[id] ?? 1))
  }
  return best
}

/** What the goal of Cannibal Island means to a bot. */
export const cannibalIsland: Goal = {
  end: state => state.rounds,
  progress: state =>
    storyIn(state, 'cannibalIsland').cityDestroyed
      ? 1
      : 0.12 * burnt(state) + 0.04 * found(state) + 0.05 * Math.min(ARMED, state.weapons),
  wood: ({ weapons }) => Math.max(0, ARMED - weapons),
  weapons: ({ weapons }) => (weapons < ARMED ? 0.8 : 0.2),
  deed(seen, { what, node }) {
    const { state } = seen
    if (what === 'city')
      return attack(
        seen,
        cityStrength(state),
        state.round >= state.rounds - 1 || cityStrength(state) - state.weapons < 6 ? 60 : 0,
      )
    if (what === 'village' && node !== '') return attack(seen, villageStrength(state, node), 6)
    return what === 'ballista' ? 1.5 : 0
  },
  explore: state => (found(state) < VILLAGES ? 1 : 0),
}
