import type { Rule } from '@tablee/kernel'
import { NODES, type Node, type TileSource } from '../../data/board.ts'
import type { Effect } from '../../data/effects.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Robinson, RobinsonTable } from '../../state.ts'
import { askGroup, askOwner } from '../ask.ts'
import type { Cause } from '../cause.ts'
import { penalty } from '../demand.ts'
import {
  bareSources,
  distances,
  givenBy,
  isOpen,
  openAroundCamp,
  showsTerrain,
  sourceAt,
  tileAt,
} from '../island.ts'
import { nodeNames, type SourceOf, sourceNames } from '../names.ts'
import { isNode, pieceAt, place, removeWhere, stack } from '../pieces.ts'
import { turnDown, turnUp } from '../tiles.ts'
import { type Doings, runEffects } from './run.ts'

/** How asks name sources and tiles that a card strikes. */
export const asking = (state: Robinson, { card }: Cause) => ({
  like: sourceNames(state),
  values: () => ({ card }),
  rule: 'golden.2',
})
const places = ({ card }: Cause) => ({ like: nodeNames, values: () => ({ card }), rule: 'golden.3' })

/** A marker covers a source; where one lies already it cannot be placed, and that is a demand. L1483 */
export function exhaust(t: RobinsonTable, { node, source }: SourceOf, cause: Cause): void {
  if (place(t.state, 'exhausted', node, cause.card, { source }))
    t.say('source.exhausted', { node, what: givenBy(sourceAt(t.state, node, source)) })
  else penalty(t, cause, 1)
}

/** Sources of some tiles, and of some kinds, on which a marker can be laid. */
function freeSources(state: Robinson, nodes: readonly Node[], of?: readonly TileSource[]): SourceOf[] {
  const found: SourceOf[] = []
  for (const node of nodes)
    for (const source of bareSources(state, 'lying', node))
      if (!of || of.includes(sourceAt(state, node, source))) found.push({ node, source })
  return found
}

/** Of the sources of some kinds, those that are closest to the camp. L1552 */
export function closestSources(state: Robinson, of: readonly TileSource[]): SourceOf[] {
  const far = distances(state)
  const reached = NODES.filter(node => far[node] >= 0 && isOpen(state, node))
  const sources = freeSources(state, reached, of)
  const least = Math.min(...sources.map(({ node }) => far[node]))
  return sources.filter(({ node }) => far[node] === least)
}

function* exhaustAdjacent(t: RobinsonTable, n: number, cause: Cause): Rule {
  for (let i = 0; i < n; i++) {
    const sources = freeSources(t.state, openAroundCamp(t.state))
    if (sources.length === 0) return penalty(t, cause, n - i)
    exhaust(t, yield* askGroup(t, 'exhaust', sources, asking(t.state, cause)), cause)
  }
}

function* exhaustClosest(t: RobinsonTable, effect: Effect & { do: 'exhaustClosest' }, cause: Cause): Rule {
  const sources = closestSources(t.state, effect.of)
  if (sources.length === 0) yield* runEffects(t, effect.else, cause)
  else exhaust(t, yield* askGroup(t, 'exhaust', sources, asking(t.state, cause)), cause)
}

/** All sources of a tile adjacent to the camp. */
function* exhaustTile(t: RobinsonTable, cause: Cause): Rule {
  const { state } = t
  const nodes = openAroundCamp(state).filter(node => freeSources(state, [node]).length > 0)
  if (nodes.length === 0) return penalty(t, cause, 1)
  const node = yield* askGroup(t, 'exhaust.tile', nodes, places(cause))
  for (const one of freeSources(state, [node])) exhaust(t, one, cause)
}

/** One source of the tile of the action; a space that is still unexplored keeps the marker until it is. */
function* exhaustOnTheTile(t: RobinsonTable, cause: Cause): Rule {
  const { state } = t
  const { node, card, actor } = cause
  if (!node) return
  if (!isOpen(state, node)) {
    if (!place(state, 'pendingSource', node, card)) penalty(t, cause, 1) // L1477: it is a marker
    return
  }
  const sources = freeSources(state, [node])
  if (sources.length === 0) penalty(t, cause, 1)
  else exhaust(t, yield* askOwner(t, actor, 'exhaust', sources, asking(t.state, cause)), cause)
}

function* coverTerrain(t: RobinsonTable, { of }: Effect & { do: 'coverTerrain' }, cause: Cause): Rule {
  const { state } = t
  const tiles =
    of === 'theTile'
      ? cause.node && isOpen(state, cause.node) && !pieceAt(state, 'lying', 'covered', cause.node)
        ? [cause.node]
        : []
      : NODES.filter(node => showsTerrain(state, node, of) && !pieceAt(state, 'lying', 'covered', node))
  if (tiles.length === 0) return penalty(t, cause, 1)
  const node = yield* askGroup(t, 'cover', tiles, places(cause))
  place(state, 'covered', node, cause.card)
  t.say('terrain.covered', { node, terrain: tileAt(state, node).terrain })
}

/** The verbs about tokens, markers and tiles. */
export const board: Pick<
  Doings,
  | 'token'
  | 'removeTokens'
  | 'weather'
  | 'exhaustAdjacent'
  | 'exhaustClosest'
  | 'exhaustTile'
  | 'exhaust'
  | 'coverTerrain'
  | 'uncover'
  | 'turnTile'
  | 'unturnTile'
  | 'blockArrange'
> = {
  token(t, { kind, at }, { card, node }) {
    const { state } = t
    const where = at === 'theTile' ? node : at === 'camp' ? state.camp : at
    if (!where) return
    if (kind === 'extraFood' && at === 'camp' && scenarioOf(state).stacksFood) stack(state, kind, where, card)
    else if (!place(state, kind, where, card)) return
    t.say('token.placed', { kind, at: where })
  },

  removeTokens(t, _, { card }) {
    removeWhere(t.state, piece => piece.by === card)
  },

  weather(t, { kind }, { card }) {
    if (place(t.state, kind, 'weather', card)) t.say('weather.token', { kind })
  },

  exhaustAdjacent: (t, { n }, cause) => exhaustAdjacent(t, n, cause),
  exhaustClosest,
  exhaustTile: (t, _, cause) => exhaustTile(t, cause),

  exhaust(t, { which }, cause) {
    if (which === 'onTheTile') return exhaustOnTheTile(t, cause)
    const { node, source = -1 } = cause
    if (node && source >= 0) exhaust(t, { node, source }, cause)
  },

  coverTerrain,

  uncover(t, _, { card }) {
    removeWhere(t.state, ({ by, kind }) => by === card && (kind === 'exhausted' || kind === 'covered'))
  },

  *turnTile(t, _, cause) {
    const nodes = openAroundCamp(t.state)
    if (nodes.length === 0) return penalty(t, cause, 1)
    turnDown(t, yield* askGroup(t, 'turnTile', nodes, places(cause)), cause.card)
  },

  unturnTile(t, _, { card }) {
    for (const node of NODES) if (t.state.island[node].turnedBy === card) turnUp(t, node)
  },

  blockArrange(t, _, cause) {
    if (!place(t.state, 'blocked', 'arrange', cause.card)) penalty(t, cause, 1)
  },
}

/** The spaces where pieces of a card lie. */
export const nodesOf = ({ pieces }: Robinson, card: string): Node[] =>
  pieces.flatMap(({ by, at }) => (by === card && isNode(at) ? [at] : []))
