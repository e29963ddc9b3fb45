import type { Message, Objection, Rule } from '@tablee/kernel'
import { NODES, type Node } from '../../data/board.ts'
import type { CharacterId } from '../../data/types.ts'
import { askGroup } from '../../rules/ask.ts'
import type { Specials } from '../../rules/cards/special.ts'
import { byActor } from '../../rules/cause.ts'
import { wound } from '../../rules/characters.ts'
import { win } from '../../rules/ending.ts'
import { isOpen } from '../../rules/island.ts'
import { drawMysteries } from '../../rules/mystery.ts'
import { NO } from '../../rules/objections.ts'
import { pieceAt, place, remove } from '../../rules/pieces.ts'
import { because } from '../../rules/why.ts'
import type { Deed, Piece, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { number, spread } from '../markers.ts'
import { type Scenario, storyIn } from '../scenario.ts'

/** So many crosses break the curse, and so much fog comes with each book. */
const CROSSES = 5
const FOG = 2

const CROSS_STANDS: Objection = { why: say('no.crossStands'), rule: 'scenario.2.7' }
const CROSS_PLANNED: Objection = { why: say('no.twice'), rule: 'scenario.2.7' }

/** What the Dark Temple holds at most. L1741 */
const TEMPLE = { treasures: 3, creatures: 1 }

const crosses = ({ pieces }: Robinson): number => pieces.filter(({ kind }) => kind === 'cross').length

/** The tile of the Dark Temple, while its token lies there. */
const templeOf = ({ pieces }: Robinson): Piece | undefined =>
  pieces.find(({ kind, n }) => kind === 'numbered' && n === 1)

/** Fog may lie everywhere but on tiles that are face down. L1733 */
const mayHaveFog = ({ island }: Robinson, node: Node): boolean =>
  !island[node].closed && !island[node].faceDown

/** One cross on each tile that can be reached. L1727 */
function crossObjection(
  state: Robinson,
  { node }: Deed,
  far: { readonly [N in Node]: number },
): Objection | null {
  if (node === '' || far[node] < 0 || !isOpen(state, node)) return NO.path
  if (pieceAt(state, 'lying', 'cross', node)) return CROSS_STANDS
  return state.plan.actions.some(({ what, node: at }) => what === 'cross' && at === node)
    ? CROSS_PLANNED
    : null
}

/** What the totem tiles hold, as they are found. */
function* totem(t: RobinsonTable, node: Node, nth: number, explorer: CharacterId): Rule {
  number(t, node, nth)
  if (nth === 2) wound(t, explorer, 2, because('place')) // The Altar of Death
  if (nth > 2 && place(t.state, 'fog', node)) t.say('token.placed', { kind: 'fog', at: node })
}

const STOP = 'stop'
const fogNaming = {
  say: (node: Node | typeof STOP): Message => (node === STOP ? say('fog.enough') : say('node', { node })),
  at: (node: Node | typeof STOP): string | readonly string[] => (node === STOP ? [] : `node:${node}`),
  rule: 'scenario.2.24',
}

/** Up to so many fog markers leave the island. L1763 */
function* clearFog(t: RobinsonTable, n: number): Rule {
  const { state } = t
  for (let i = 0; i < n; i++) {
    const nodes = NODES.filter(node => pieceAt(state, 'lying', 'fog', node))
    if (nodes.length === 0) return
    const node = yield* askGroup(t, 'fog.clear', [...nodes, STOP], fogNaming)
    if (node === STOP) return
    remove(state, pieceAt(state, 'lying', 'fog', node))
    t.say('fog.cleared', { node })
  }
}

/** What its irregular tokens and inventions do. */
const specials: Specials = {
  // The Sacred Bell and the Decorated Bell.
  'fog:3': t => clearFog(t, 3),
  'fog:2': t => clearFog(t, 2),
}

/** What Cursed Island adds to the rules. */
export const cursedIsland: Scenario = {
  id: 'cursedIsland',
  specials,
  story: () => ({ id: 'cursedIsland', templeVisited: false }),

  book: t => spread(t, 'fog', FOG, node => mayHaveFog(t.state, node), 'scenario.2.8'),
  totem,

  *endOfRound(t) {
    if (crosses(t.state) >= CROSSES) win(t, 'end.cursedIsland')
  },

  deeds(state, add) {
    for (const node of NODES)
      if (node !== state.camp && isOpen(state, node))
        add({ type: 'build', what: 'cross', node, source: -1, pay: 0 })
    const temple = templeOf(state)
    if (temple && !storyIn(state, 'cursedIsland').templeVisited)
      add({ type: 'explore', what: 'temple', node: temple.at as Node, source: -1, pay: 0 })
  },

  objection: (state, deed, far) => (deed.what === 'cross' ? crossObjection(state, deed, far) : null),
  extraPawns: (state, { node }) => (node !== '' && pieceAt(state, 'acting', 'fog', node) ? 1 : 0),
  hidden: (state, node) => pieceAt(state, 'acting', 'fog', node) !== undefined,

  *resolve(t, { node }, actor) {
    yield* drawMysteries(t, byActor('', actor, node), TEMPLE)
    storyIn(t.state, 'cursedIsland').templeVisited = true
  },

  atOnce: ['cross'],
  *built({ state }, what, node) {
    if (what === 'cross' && node !== '') place(state, 'cross', node)
  },

  idle: (state, special) => special.startsWith('fog:') && !state.pieces.some(({ kind }) => kind === 'fog'),
  goal: state => say('goal.cursedIsland', { crosses: crosses(state), of: CROSSES }),
}
