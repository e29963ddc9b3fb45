import type { Objection, Rule } from '@tablee/kernel'
import { NODES, type Node } from '../../data/board.ts'
import { INVENTIONS } from '../../data/inventions.ts'
import type { Specials } from '../../rules/cards/special.ts'
import { byAll } from '../../rules/cause.ts'
import { collect } from '../../rules/demand.ts'
import { lose, win } from '../../rules/ending.ts'
import { tileAt } from '../../rules/island.ts'
import { place } from '../../rules/pieces.ts'
import type { Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { rerollAnimals } from '../animals.ts'
import { blackMarkers, clearMarker } from '../markers.ts'
import { type Scenario, storyIn } from '../scenario.ts'
import { BIRTHS } from './data.ts'

const NO_MARKER: Objection = { why: say('no.marker'), rule: 'scenario.6.8' }

/** How many children there are. L1979 */
const children = ({ round }: Robinson): number => BIRTHS.filter(birth => round >= birth).length

const builtOf = (state: Robinson): number =>
  storyIn(state, 'familyRobinson').goal.filter(id => state.items.includes(id)).length

/** Whether the family can live here: all its inventions, and a safe home. L1971 */
const isSettled = (state: Robinson): boolean =>
  builtOf(state) === storyIn(state, 'familyRobinson').goal.length &&
  state.shelter &&
  state.roof > 0 &&
  state.palisade > 0 &&
  state.weapons > 0

/** The children eat first, and cannot go hungry. L1979 */
function* feedChildren(t: RobinsonTable): Rule {
  const { state } = t
  const hungry = children(state)
  if (hungry > 0 && (yield* collect(t, byAll(state, ''), 'food', hungry)) > 0) lose(t, 'end.children')
}

/** The first tile of its terrain is overgrown. L1997 */
function* totem(t: RobinsonTable, node: Node): Rule {
  const { state } = t
  const { terrain } = tileAt(state, node)
  const others = NODES.filter(one => one !== node && state.island[one].tile !== 0)
  if (others.some(one => tileAt(state, one).terrain === terrain)) return
  if (place(state, 'covered', node)) t.say('terrain.covered', { node, terrain })
}

/** Bad crops that come when this round's production is over (a trap can bring them) wait for the next. L1989, L2281 */
const BAD_CROPS = 'badCrops'

const isProductionAhead = ({ phase }: Robinson): boolean =>
  phase === 'start' || phase === 'event' || phase === 'morale'

function halve(t: RobinsonTable): void {
  t.state.thisRound.production.push('half')
  t.say('production.rule', { rule: 'half' })
}

/** What its irregular tokens and inventions do. */
const specials: Specials = { plow: t => clearMarker(t), rerollAnimals }

/** What Family Robinson adds to the rules. */
export const familyRobinson: Scenario = {
  id: 'familyRobinson',
  specials,
  story: () => ({ id: 'familyRobinson', goal: [] }),
  inventions: 9,
  stacksFood: true,

  setup(state) {
    const drawn = state.inventions.filter(id => INVENTIONS[id].kind !== 'base')
    storyIn(state, 'familyRobinson').goal.push(...drawn)
  },

  *roundStart(t) {
    if (BIRTHS.includes(t.state.round)) t.say('birth', { n: children(t.state) })
    if (!t.state.notes[BAD_CROPS]) return
    delete t.state.notes[BAD_CROPS]
    halve(t)
  },

  *book(t) {
    if (isProductionAhead(t.state)) return halve(t)
    t.state.notes[BAD_CROPS] = [t.state.round]
    t.say('badCrops.ahead')
  },

  totem,
  night: feedChildren,
  mouths: children,

  *endOfRound(t) {
    if (isSettled(t.state)) win(t, 'end.familyRobinson')
  },

  deeds: (_, add) => add({ type: 'reclaim', what: '', node: '', source: -1, pay: 0 }),
  objection: (state, { type }) => (type === 'reclaim' && blackMarkers(state).length === 0 ? NO_MARKER : null),
  resolve: t => clearMarker(t),

  idle: (state, special) => special === 'plow' && blackMarkers(state).length === 0,
  goal: state =>
    say('goal.familyRobinson', {
      built: builtOf(state),
      of: storyIn(state, 'familyRobinson').goal.length,
      children: children(state),
    }),
}
