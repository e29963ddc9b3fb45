import type { Objection, Rule } from '@tablee/kernel'
import { NODES, type Node } from '../../data/board.ts'
import type { CharacterId } from '../../data/types.ts'
import type { Specials } from '../../rules/cards/special.ts'
import { byActor } from '../../rules/cause.ts'
import { characterOf, firstCharacter, woundAll } from '../../rules/characters.ts'
import { demandLevel } from '../../rules/demand.ts'
import { lose, win } from '../../rules/ending.ts'
import { isOpen, tileAt } from '../../rules/island.ts'
import { changeMorale } from '../../rules/morale.ts'
import { drawMysteries } from '../../rules/mystery.ts'
import { NO } from '../../rules/objections.ts'
import { pieceAt, place } from '../../rules/pieces.ts'
import { openWindow } from '../../rules/powers/window.ts'
import { grantReroll } from '../../rules/resolve/roll.ts'
import { because } from '../../rules/why.ts'
import type { Deed, PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { ignoreAnimals, rerollAnimals } from '../animals.ts'
import { number } from '../markers.ts'
import { type Scenario, storyIn } from '../scenario.ts'
import {
  CAPTURE_ASLEEP,
  CAPTURE_WEAPONS,
  CREW,
  CREW_IDS,
  type CrewId,
  LAIR,
  TRAP_REACH,
  TRAPS_NEEDED,
} from './data.ts'

const NO_LAIR: Objection = { why: say('no.trapPlace'), rule: 'scenario.7.17' }
const TRAPS_STAND: Objection = { why: say('no.trapsStand'), rule: 'scenario.7.17' }
const TRAP_HERE: Objection = { why: say('no.built'), rule: 'scenario.7.18' }
const TRAP_TWICE: Objection = { why: say('no.twice'), rule: 'scenario.7.18' }
const TOO_FEW_TRAPS: Objection = { why: say('no.traps'), rule: 'scenario.7.20' }
const ACTRESS_HELD: Objection = { why: say('no.actressHeld'), rule: 'scenario.7.14' }

const storyOf = (state: Robinson) => storyIn(state, 'kingKong')

const countOf = ({ pieces }: Robinson, kind: 'trap' | 'numbered'): number =>
  pieces.filter(piece => piece.kind === kind).length

/** King Kong takes the next of the crew: he kills, but the actress he carries off. L2027 */
function takeNext(t: RobinsonTable): void {
  const story = storyOf(t.state)
  const who = CREW_IDS.find(id => !story.dead.includes(id) && !(id === 'actress' && story.captive))
  if (who === undefined) return
  if (who === 'actress') {
    story.captive = true
    t.say('crew.captured')
  } else {
    story.dead.push(who)
    t.say('crew.killed', { who })
  }
  if (who === 'director') lose(t, 'end.director')
}

/** The first who lives, captive or not: whose bonus the Lost Item gives. L2043 */
const firstAlive = (state: Robinson): CrewId | undefined =>
  CREW_IDS.find(id => !storyOf(state).dead.includes(id))

// Traps, the capture, the rescue

/** A trap on each of three totem tiles, no further than two spaces away. L2055 */
function trapObjection(
  state: Robinson,
  { node }: Deed,
  far: { readonly [N in Node]: number },
): Objection | null {
  if (node === '' || !isOpen(state, node) || !tileAt(state, node).totem || far[node] > TRAP_REACH)
    return NO_LAIR
  if (far[node] < 0) return NO.path
  if (countOf(state, 'trap') >= TRAPS_NEEDED) return TRAPS_STAND
  if (pieceAt(state, 'lying', 'trap', node)) return TRAP_HERE
  return state.plan.actions.some(({ what, node: at }) => what === 'trap' && at === node) ? TRAP_TWICE : null
}

/** Three traps, and the actress safe. L2055, L2039 */
function captureObjection(state: Robinson): Objection | null {
  if (countOf(state, 'trap') < TRAPS_NEEDED) return TOO_FEW_TRAPS
  if (storyOf(state).captive) return ACTRESS_HELD
  return state.plan.actions.some(({ what }) => what === 'kingKong') ? NO.captureTwice : null
}

/** It costs weapons, or wounds for those that are missing; whoever survives has won. L2059 */
function* capture(t: RobinsonTable, actor: CharacterId): Rule {
  const { state } = t
  const cost = state.built.includes('tranquilizer') ? CAPTURE_ASLEEP : CAPTURE_WEAPONS
  yield* demandLevel(t, byActor('', actor), 'weapons', cost)
  if (characterOf(state, actor).alive) win(t, 'end.kingKong')
}

function* resolve(t: RobinsonTable, { what, node }: PlanAction, actor: CharacterId): Rule {
  if (what === 'kingKong') return yield* capture(t, actor)
  yield* drawMysteries(t, byActor('', actor, node), { creatures: 1 }, true)
  storyOf(t.state).captive = false
  t.say('crew.rescued')
}

function* totem(t: RobinsonTable, node: Node, nth: number): Rule {
  number(t, node, nth)
  if (nth === LAIR) storyOf(t.state).lair = node
}

/** Where there is no palisade to tear down, King Kong comes. L2033 */
function* kongComes(t: RobinsonTable): Rule<boolean> {
  const { state } = t
  yield* openWindow(t, 'demand:palisade', firstCharacter(state), 1)
  if (state.palisade > 0) return false
  changeMorale(t, -1, because('scenario'))
  woundAll(t, 1, because('scenario'))
  takeNext(t)
  return true
}

/** What its irregular tokens and inventions do. */
const specials: Specials = {
  ignoreAnimals,

  // The double: a die of the weather, or of the roll that is going on.
  rerollDie: t => (t.state.sky ? rerollAnimals(t) : grantReroll(t.state)),

  footprint({ state }) {
    state.thisRound.pawns.push({ id: 'kingKong.saltire', colour: 'green' })
  },
}

/** What King Kong Island adds to the rules. */
export const kingKong: Scenario = {
  id: 'kingKong',
  specials,
  story: () => ({ id: 'kingKong', dead: [], captive: false, lair: '', hard: false, starved: 0 }),

  setup(state, _, { hungryCrew }) {
    state.shelter = true
    storyOf(state).hard = hungryCrew === true
  },

  *book(t) {
    takeNext(t)
    changeMorale(t, -1, because('scenario'))
  },

  totem,

  *production(t) {
    if (tileAt(t.state, t.state.camp).totem) woundAll(t, 1, because('scenario'))
  },

  dice: state => Array<'animals'>(countOf(state, 'numbered')).fill('animals'),

  *animals(t, face) {
    return face === 'palisade' && t.state.palisade === 0 ? yield* kongComes(t) : false
  },

  *hungry(t) {
    const story = storyOf(t.state)
    if (!story.hard || story.starved === t.state.round) return
    story.starved = t.state.round
    takeNext(t)
  },

  deeds(state, add) {
    for (const node of NODES)
      if (node !== state.camp && isOpen(state, node) && tileAt(state, node).totem)
        add({ type: 'build', what: 'trap', node, source: -1, pay: 0 })
    add({ type: 'hunt', what: 'kingKong', node: '', source: -1, pay: 0 })
    const { captive, lair } = storyOf(state)
    if (captive && lair !== '' && isOpen(state, lair))
      add({ type: 'explore', what: 'actress', node: lair, source: -1, pay: 0 })
  },

  objection(state, deed, far) {
    if (deed.what === 'trap') return trapObjection(state, deed, far)
    return deed.what === 'kingKong' ? captureObjection(state) : null
  },

  resolve,
  atOnce: ['trap'],
  *built({ state }, what, node) {
    if (what === 'trap' && node !== '' && countOf(state, 'trap') < TRAPS_NEEDED) place(state, 'trap', node)
  },

  token(state, symbol) {
    const who = firstAlive(state)
    return symbol === 'bars' && who !== undefined ? CREW[who] : null
  },
  idle: (state, special) => special === 'stormGlass' && countOf(state, 'numbered') === 0,

  goal(state) {
    const { dead, captive } = storyOf(state)
    return say('goal.kingKong', {
      traps: countOf(state, 'trap'),
      of: TRAPS_NEEDED,
      dead: dead.length,
      captive,
    })
  },
}
