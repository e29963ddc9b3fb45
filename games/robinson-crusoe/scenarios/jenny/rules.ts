import type { Objection, Rule } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import { CHARACTERS } from '../../data/characters.ts'
import type { CharacterId } from '../../data/types.ts'
import { wound } from '../../rules/characters.ts'
import { demandLevel } from '../../rules/demand.ts'
import { lose, win } from '../../rules/ending.ts'
import { gainLater, isOnItsWay } from '../../rules/gains.ts'
import { takeInvention } from '../../rules/items.ts'
import { changeMorale } from '../../rules/morale.ts'
import { gain } from '../../rules/resources.ts'
import { newCharacter } from '../../rules/setup.ts'
import { because } from '../../rules/why.ts'
import type { RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { number } from '../markers.ts'
import { type Scenario, storyIn } from '../scenario.ts'

/** What Jenny suffers in every night until she is rescued. L367 */
const LONELY_NIGHT = 2

const PLACE = because('place')

const NOT_YET: Objection = { why: say('no.jennyAway'), rule: 'scenario.3.28' }

/** A totem tile, as they are found: rocks, a cemetery, masts, a balloon. L376 */
function* totem(t: RobinsonTable, node: Node, nth: number, explorer: CharacterId): Rule {
  number(t, node, nth)
  if (nth === 1) wound(t, explorer, 2, PLACE)
  if (nth === 2) changeMorale(t, -2, PLACE)
  if (nth === 3) findRope(t)
  if (nth === 4) gain(t, 'fur', 2, PLACE)
}

/** The Rope, if it is not built already, will be an item at the end of the phase. L1795 */
function findRope(t: RobinsonTable): void {
  const { state } = t
  if (state.items.includes('rope') || isOnItsWay(state, 'invention', 'rope')) return
  takeInvention(state, 'rope')
  gainLater(state, 'invention', 'rope')
  t.say('jenny.rope')
}

/** Jenny comes to the camp, as she is. */
function rescue(t: RobinsonTable): void {
  const { state } = t
  const story = storyIn(state, 'jenny')
  story.rescued = true
  state.characters.push({ ...newCharacter('jenny'), wounds: story.wounds })
  t.say('jenny.rescued')
}

/** What Jenny Needs Help! adds to the rules. */
export const jenny: Scenario = {
  id: 'jenny',
  story: () => ({ id: 'jenny', wounds: 0, rescued: false }),
  equipment: { without: ['stormGlass'] },

  // L1787: all suffer, whoever resolves the card.
  book: (t, cause) => demandLevel(t, { ...cause, pays: 'all' }, 'palisade', 1),
  totem,

  *night(t) {
    const story = storyIn(t.state, 'jenny')
    if (story.rescued) return
    story.wounds += LONELY_NIGHT
    t.say('jenny.suffers', { n: LONELY_NIGHT })
    if (story.wounds > CHARACTERS.jenny.hearts) lose(t, 'end.died', { who: 'jenny' })
  },

  deeds(state, add) {
    if (state.built.includes('raftRescue') && !storyIn(state, 'jenny').rescued)
      add({ type: 'explore', what: 'rescue', node: '', source: -1, pay: 0 })
  },

  objection: (state, { what }) => (what === 'lifeboat' && !storyIn(state, 'jenny').rescued ? NOT_YET : null),
  noAdventure: ({ what }) => what === 'rescue',

  *resolve(t) {
    rescue(t)
  },

  atOnce: ['lifeboat'],
  *built(t, what) {
    if (what === 'lifeboat') win(t, 'end.jenny')
  },

  goal(state) {
    const { rescued, wounds } = storyIn(state, 'jenny')
    return say('goal.jenny', {
      raft: state.built.includes('raftRescue'),
      rescued,
      left: Math.max(0, CHARACTERS.jenny.hearts - wounds),
    })
  },
}
