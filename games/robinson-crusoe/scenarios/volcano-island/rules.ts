import type { Objection, Rule } from '@tablee/kernel'
import { NODES, type Node } from '../../data/board.ts'
import type { Specials } from '../../rules/cards/special.ts'
import { byActor } from '../../rules/cause.ts'
import { lose, win } from '../../rules/ending.ts'
import { isOpen, tileAt } from '../../rules/island.ts'
import { takeInvention } from '../../rules/items.ts'
import { drawMysteries } from '../../rules/mystery.ts'
import { NO } from '../../rules/objections.ts'
import { pieceAt, removeWhere } from '../../rules/pieces.ts'
import { openWindow } from '../../rules/powers/window.ts'
import { turnDown } from '../../rules/tiles.ts'
import type { Deed, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { number, spread } from '../markers.ts'
import { type Scenario, storyIn } from '../scenario.ts'
import { HARD_PLACE, LAVA, PLACE_CARDS, VOLCANO_GOAL } from './data.ts'

/** The volcano, which nobody enters, and the tile of the camp. */
const VOLCANO = { node: 'M3', tile: 8 } as const
const START = { node: 'M4', tile: 10 } as const

/** So much ash comes with each book. */
const ASH = 2

const NOT_YET: Objection = { why: say('no.boatTooSoon'), rule: 'scenario.4.31' }
const PLACES_DONE: Objection = { why: say('no.placesDone'), rule: 'scenario.4.21' }

const storyOf = (state: Robinson) => storyIn(state, 'volcanoIsland')

const goalOf = ({ players }: Robinson) => VOLCANO_GOAL[players]

/** The tiles that were explored; those that lava has taken count too. §8.2.45 */
const tilesExplored = ({ island }: Robinson): number =>
  NODES.filter(node => island[node].tile !== 0 && node !== VOLCANO.node && node !== START.node).length

const isReached = (state: Robinson): boolean =>
  tilesExplored(state) >= goalOf(state).tiles && storyOf(state).places.length >= goalOf(state).places

/** Whether a tile has a totem location that is still to be explored. L1863 */
const isPlace = (state: Robinson, node: Node): boolean =>
  isOpen(state, node) &&
  tileAt(state, node).totem &&
  state.island[node].tile !== START.tile &&
  !storyOf(state).places.includes(node)

/** The number that a planned location will have if those planned before it succeed; they are resolved in that order. */
function placeNumber(state: Robinson, deed: Deed): number {
  let n = storyOf(state).places.length + 1
  for (const action of state.plan.actions) {
    if (action === deed) break
    if (action.what === 'totemPlace') n++
  }
  return n
}

/** Lava takes spaces, with or without a tile, and all that lies there. L1843 */
function flow(t: RobinsonTable, node: Node): void {
  const { state } = t
  if (node === state.camp) lose(t, 'end.camp')
  turnDown(t, node, 'lava')
  removeWhere(state, ({ at }) => at === node)
  state.island[node].closed = true
  t.say('lava', { node })
}

/** A location: mystery cards of any kind, all of which must be drawn. L1867 */
function* explorePlace(t: RobinsonTable, node: Node, actor: Parameters<typeof byActor>[1]): Rule {
  const { state } = t
  const story = storyOf(state)
  story.fewer = 0
  story.places.push(node)
  const n = story.places.length
  number(t, node, n)
  t.say('place.explored', { n })
  yield* openWindow(t, 'totem', actor)
  yield* drawMysteries(t, byActor('', actor, node), { any: PLACE_CARDS[n - 1] - story.fewer }, true)
}

/** What its irregular tokens and inventions do. */
const specials: Specials = {
  // The Old Map.
  fewerMysteries({ state }) {
    storyOf(state).fewer++
  },
}

/** What Volcano Island adds to the rules. */
export const volcanoIsland: Scenario = {
  id: 'volcanoIsland',
  specials,
  story: () => ({ id: 'volcanoIsland', places: [], fewer: 0 }),
  mixedPay: true,
  tokens: [{ kind: 'slow', at: 'explore' }], // L1827

  setup(state, chance) {
    const { island, decks } = state
    island.M1.tile = 0
    island[VOLCANO.node].tile = VOLCANO.tile
    island[VOLCANO.node].closed = true
    island[START.node].tile = START.tile
    state.camp = START.node
    decks.tiles = chance.shuffle(decks.tiles.filter(tile => tile !== START.tile))
    for (const item of ['shovel', 'knife'] as const) {
      takeInvention(state, item)
      state.items.push(item)
    }
    state.weapons = 1
  },

  *roundStart(t) {
    for (const node of LAVA[t.state.round] ?? []) flow(t, node)
  },

  // L1855: anywhere but on the volcano.
  book: t => spread(t, 'ash', ASH, node => node !== VOLCANO.node && node !== 'E1', 'scenario.4.17'),

  deeds(state, add) {
    for (const node of NODES)
      if (isPlace(state, node)) add({ type: 'explore', what: 'totemPlace', node, source: -1, pay: 0 })
  },

  objection(state, deed, far) {
    if (deed.what === 'jollyBoat') return isReached(state) ? null : NOT_YET
    if (deed.what !== 'totemPlace') return null
    if (deed.node === '' || far[deed.node] < 0) return NO.path
    return placeNumber(state, deed) > PLACE_CARDS.length ? PLACES_DONE : null
  },

  extraPawns(state, deed) {
    const { type, what, node } = deed
    const lasting = type === 'explore' ? 1 : 0 // The token that stays on Explore.
    const ash = node !== '' && pieceAt(state, 'acting', 'ash', node) ? 1 : 0
    const hard = what === 'totemPlace' && placeNumber(state, deed) >= HARD_PLACE ? 1 : 0
    return lasting + ash + hard
  },

  isTotemPlace: (_, { what }) => what === 'totemPlace',
  waits: ({ plan }, action) =>
    action.what === 'totemPlace' && plan.actions.find(({ what }) => what === 'totemPlace') !== action,

  *resolve(t, { node }, actor) {
    if (node !== '') yield* explorePlace(t, node, actor)
  },

  atOnce: ['jollyBoat'],
  *built(t, what) {
    if (what === 'jollyBoat') win(t, 'end.volcanoIsland')
  },

  goal: state =>
    say('goal.volcanoIsland', {
      tiles: tilesExplored(state),
      ofTiles: goalOf(state).tiles,
      places: storyOf(state).places.length,
      ofPlaces: goalOf(state).places,
    }),
}
