import type { Rule } from '@tablee/kernel'
import type { Node } from '../data/board.ts'
import { scenarioOf } from '../scenarios/scenario.ts'
import type { CardId, Piece, Robinson, RobinsonTable } from '../state.ts'
import { askGroup } from './ask.ts'
import { woundAll } from './characters.ts'
import { openAroundCamp } from './island.ts'
import { flipItem, isInvention } from './items.ts'
import { nodeNames } from './names.ts'
import { pieceAt, remove } from './pieces.ts'
import { because } from './why.ts'

/** Where the camp may move: adjacent open tiles, unless the scenario bars them. L1411 */
export function campTargets(state: Robinson): Node[] {
  const { noCamp } = scenarioOf(state)
  return openAroundCamp(state).filter(node => !noCamp?.(state, node))
}

/** The camp moves, with its shelter if one was built, and half of roof and palisade. L1411 */
export function moveCamp(t: RobinsonTable, to: Node): void {
  const { state } = t
  const from = state.camp
  const before = { roof: state.roof, palisade: state.palisade }
  state.roof = state.shelter ? Math.ceil(state.roof / 2) : 0
  state.palisade = state.shelter ? Math.ceil(state.palisade / 2) : 0
  state.camp = to
  t.say('camp.moved', { from, to, roof: state.roof, palisade: state.palisade, before })
  if (state.items.includes('shortcut')) flipItem(t, 'shortcut')
  for (const piece of state.pieces.filter(one => one.at === from && isOfTheCamp(state, one)))
    follow(t, piece, to)
}

/** Tokens that an item or treasure put on the camp tile go with the camp. L1423 */
const isOfTheCamp = ({ treasures, built }: Robinson, { kind, by }: Piece): boolean =>
  (kind === 'extraFood' || kind === 'extraWood') &&
  (isInvention(by) || built.includes(by) || treasures.some(({ id }) => id === by))

/** Such a token is discarded, with what made it, where one of its kind lies already. L1423 */
function follow(t: RobinsonTable, piece: Piece, to: Node): void {
  const { state } = t
  const stacks = piece.kind === 'extraFood' && scenarioOf(state).stacksFood
  if (stacks || !pieceAt(state, 'lying', piece.kind, to)) {
    piece.at = to
    return
  }
  remove(state, piece)
  if (isInvention(piece.by)) flipItem(t, piece.by)
  const place = state.treasures.findIndex(({ id }) => id === piece.by)
  if (place >= 0) state.mysteryDiscard.push(...state.treasures.splice(place, 1).map(({ id }) => id))
}

/** The camp must move; where it cannot, everybody is wounded and it stays. L1580 */
export function* forceCampMove(t: RobinsonTable, card: CardId): Rule {
  const nodes = campTargets(t.state)
  if (nodes.length === 0) return woundAll(t, 1, because('noTile', card))
  const naming = { like: nodeNames, rule: 'camp.10', values: () => ({ card }) }
  moveCamp(t, yield* askGroup(t, 'camp.forced', nodes, naming))
}
