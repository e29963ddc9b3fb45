import type { Message, Objection, Rule } from '@tablee/kernel'
import { NODES, type Node } from '../../data/board.ts'
import type { Effect } from '../../data/effects.ts'
import type { CharacterId } from '../../data/types.ts'
import { askGroup, askOwner } from '../../rules/ask.ts'
import { campTargets, moveCamp } from '../../rules/camp.ts'
import { byActor } from '../../rules/cause.ts'
import { characterOf, woundAll } from '../../rules/characters.ts'
import { drawFrom, shuffleDeck } from '../../rules/decks.ts'
import { runEffects } from '../../rules/effects/run.ts'
import { win } from '../../rules/ending.ts'
import { fight } from '../../rules/fight.ts'
import { payFrom } from '../../rules/food.ts'
import { isOpen, tileAt } from '../../rules/island.ts'
import { lower } from '../../rules/levels.ts'
import { nodeNames } from '../../rules/names.ts'
import { NO } from '../../rules/objections.ts'
import { place } from '../../rules/pieces.ts'
import { inStock } from '../../rules/resources.ts'
import { turnUp } from '../../rules/tiles.ts'
import { because } from '../../rules/why.ts'
import type { Deed, PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { number } from '../markers.ts'
import { type Scenario, storyIn } from '../scenario.ts'
import { BURNT_WEAKENS, CITY_STRENGTH, VILLAGE_STRENGTH, VILLAGES } from './data.ts'

/** The City: its tile, its space, its token, and when it is seen. L1911, L1951 */
const CITY = { tile: 4, node: 'E1', token: 5, round: 4 } as const

/** What everybody suffers when the cannibals attack, before any village is burnt. */
const RAID = 3

const SCENARIO = because('scenario')

/** What those without a shelter suffer who cannot flee. L1947 */
const CAUGHT = 2

const storyOf = (state: Robinson) => storyIn(state, 'cannibalIsland')

/** Whether a tile has a village that stands, or the City. */
const isHostile = (state: Robinson, node: Node): boolean => {
  const { villages, burnt } = storyOf(state)
  return node === CITY.node || (villages.includes(node) && !burnt.includes(node))
}

/** Four and one for each totem in sight on another tile, those of burnt villages not counted. L1921, §8.2.1 */
export function villageStrength(state: Robinson, village: Node): number {
  const { burnt } = storyOf(state)
  let totems = 0
  for (const node of NODES)
    if (node !== village && isOpen(state, node) && tileAt(state, node).totem && !burnt.includes(node))
      totems++
  return VILLAGE_STRENGTH + totems
}

/** The City is the weaker the more villages are burnt. L1929 */
export const cityStrength = (state: Robinson): number =>
  CITY_STRENGTH - BURNT_WEAKENS * storyOf(state).burnt.length

/** The tokens of the City or of a village lie on its tile. */
function mark(state: Robinson, node: Node): void {
  const { villages, burnt } = storyOf(state)
  if (node === CITY.node) place(state, 'numbered', node, '', { n: CITY.token })
  const nth = villages.indexOf(node)
  if (nth >= 0) place(state, 'numbered', node, '', { n: nth + 1 })
  if (burnt.includes(node)) place(state, 'burnt', node)
}

// Villages

const OUTNUMBERED: readonly Effect[] = [
  {
    do: 'medicine',
    with: [{ do: 'wound', who: 'actor', n: 1 }],
    without: [{ do: 'wound', who: 'actor', n: 3 }],
  },
]
const AMBUSH: readonly Effect[] = [{ do: 'wound', who: 'actor', n: 1 }]

/** The first four totem tiles are villages: they wound their finder, and from the second on take something. L1951 */
function* totem(t: RobinsonTable, node: Node, nth: number, explorer: CharacterId): Rule {
  if (nth > VILLAGES) return
  storyOf(t.state).villages.push(node)
  number(t, node, nth)
  yield* runEffects(t, nth === VILLAGES ? OUTNUMBERED : AMBUSH, byActor('', explorer, node))
  if (nth > 1) yield* raid(t)
}

const SPOILS = ['wood', 'food'] as const
const spoilsNaming = {
  say: (what: (typeof SPOILS)[number]): Message => say('raid.take', { what }),
  rule: 'scenario.5.33',
}

/** One wood or one food, whichever there is. L1955 */
function* raid(t: RobinsonTable): Rule {
  const owned = SPOILS.filter(what => inStock(t.state, what) > 0)
  if (owned.length === 0) return
  const what = yield* askGroup(t, 'raid', owned, spoilsNaming)
  yield* payFrom(t, what, 1)
  const to = inStock(t.state, what)
  t.say('lost', { what, n: 1, why: 'place', card: '', from: to + 1, to })
}

// Attacks

function attackObjection(
  state: Robinson,
  deed: Deed,
  far: { readonly [N in Node]: number },
): Objection | null {
  const { node, what } = deed
  if (node === '' || far[node] < 0 || !isOpen(state, node)) return NO.path
  return state.plan.actions.some(one => one.what === what && one.node === node) ? NO.attackTwice : null
}

/** An attack: only strength counts, and whoever survives it has burnt the place down. L1919 */
function* attack(t: RobinsonTable, { node, what }: PlanAction, actor: CharacterId): Rule {
  const { state } = t
  if (node === '') return
  const strength = what === 'city' ? cityStrength(state) : villageStrength(state, node)
  yield* fight(t, { strength }, byActor('', actor, node))
  if (!characterOf(state, actor).alive) return
  const story = storyOf(state)
  if (what === 'city') story.cityDestroyed = true
  else story.burnt.push(node)
  place(state, 'burnt', node)
  t.say(what === 'city' ? 'city.burnt' : 'village.burnt', { node })
}

const FLEE = { like: nodeNames, rule: 'scenario.5.27', values: () => ({ card: '' }) }

/** The cannibals attack, and the camp must flee. L1941 */
function* cannibals(t: RobinsonTable): Rule {
  const { state } = t
  t.say('cannibals')
  woundAll(t, Math.max(0, RAID - storyOf(state).burnt.length), SCENARIO)
  const nodes = campTargets(state)
  if (nodes.length > 0) return moveCamp(t, yield* askGroup(t, 'camp.forced', nodes, FLEE))
  if (!state.shelter) return woundAll(t, CAUGHT, because('noTile'))
  state.shelter = false
  t.say('shelter.lost')
  lower(t, 'roof', state.roof, SCENARIO)
  lower(t, 'palisade', state.palisade, SCENARIO)
}

/** With the Canoe the explorer chooses between two tiles. L1959 */
function* chooseTile(t: RobinsonTable, explorer: CharacterId): Rule<number | null> {
  const { state } = t
  if (!state.built.includes('canoe') || state.decks.tiles.length < 2) return null
  const drawn = [drawFrom(t, 'tiles'), drawFrom(t, 'tiles')].filter(tile => tile !== undefined)
  const chosen = yield* askOwner(t, explorer, 'canoe', drawn, tileNaming)
  state.decks.tiles.push(...drawn.filter(tile => tile !== chosen))
  shuffleDeck(t, 'tiles')
  return chosen
}

const tileNaming = { say: (tile: number): Message => say('tile', { tile }), rule: 'scenario.5.37' }

/** What Cannibal Island adds to the rules. */
export const cannibalIsland: Scenario = {
  id: 'cannibalIsland',
  story: () => ({ id: 'cannibalIsland', villages: [], burnt: [], cityDestroyed: false }),
  equipment: { fixed: ['flaskOfRum', 'pipeAndTobacco'] },

  setup({ island, decks }) {
    island[CITY.node] = { tile: CITY.tile, faceDown: true, turnedBy: '', closed: false }
    decks.tiles = decks.tiles.filter(tile => tile !== CITY.tile)
  },

  *roundStart(t) {
    if (t.state.round === CITY.round) turnUp(t, CITY.node)
  },

  book: cannibals,
  totem,
  chooseTile,

  *endOfRound(t) {
    if (storyOf(t.state).cityDestroyed) win(t, 'end.cannibalIsland')
  },

  deeds(state, add) {
    const { villages, burnt, cityDestroyed } = storyOf(state)
    for (const node of villages)
      if (!burnt.includes(node)) add({ type: 'hunt', what: 'village', node, source: -1, pay: 0 })
    if (state.round >= CITY.round && !cityDestroyed)
      add({ type: 'hunt', what: 'city', node: CITY.node, source: -1, pay: 0 })
  },

  objection: (state, deed, far) =>
    deed.type === 'hunt' && deed.what !== '' ? attackObjection(state, deed, far) : null,
  extraPawns: (state, { type, node }) => (type === 'gather' && node !== '' && isHostile(state, node) ? 1 : 0),
  mayLead: (_, { type, what }, who) => who !== 'friday' || type !== 'hunt' || what === '',
  resolve: attack,
  noCamp: isHostile,
  turnedUp: mark,
  noTerrain: (_, node) => node === CITY.node,

  goal: state =>
    say('goal.cannibalIsland', { burnt: storyOf(state).burnt.length, strength: cityStrength(state) }),
}
