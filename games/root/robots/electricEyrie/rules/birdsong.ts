import type { Rule } from '@tablee/kernel'
import { CARDS, type CardId, LOYAL_VIZIERS } from '../../../data/cards.ts'
import { CLEARINGS } from '../../../data/map.ts'
import { canBuildIn, onMap, placeBuilding } from '../../../rules/pieces.ts'
import { once } from '../../../rules/robots/base.ts'
import { cornerFor } from '../../../rules/robots/corner.ts'
import { isStopped, placeIn } from '../../../rules/robots/deeds.ts'
import { craftOrder, revealOrder } from '../../../rules/robots/order.ts'
import { boardOf, byLevel } from '../../../rules/robots/robot.ts'
import { isOrdered, targetClearing } from '../../../rules/robots/target.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { CARD, NUMBERS } from '../data.ts'
import { decreeOf } from './board.ts'
import { turmoil } from './turmoil.ts'

/** 5.3 */
export function* setup(t: RootTable, party: Party): Rule {
  const { state } = t
  const corner = cornerFor(t, party, 'facing', 'building')
  placeBuilding(t, party, 'roost', corner)
  yield* placeIn(t, party, corner, NUMBERS.firstWarriors)
  const board = boardOf(state, party)
  const { bird } = decreeOf(state, party)
  bird.push(...LOYAL_VIZIERS.slice(0, byLevel(board, CARD.easyViziers, NUMBERS.viziers, NUMBERS.viziers)))
  if (byLevel(board, 0, 0, 1) === 0) return
  const ambush = state.deck.findIndex(one => CARDS[one].kind === 'ambush' && CARDS[one].suit === 'bird')
  if (ambush >= 0) bird.push(...state.deck.splice(ambush, 1))
}

/** With its suit in the Decree already, the order gives way to a card on sale whose suit is not. robot.service.advanced.eyrie */
export function newSuits(state: RootState, party: Party, cards: readonly CardId[]): CardId[] {
  const decree = decreeOf(state, party)
  if (decree[boardOf(state, party).suit].length === 0) return []
  return cards.filter(card => decree[CARDS[card].suit].length === 0)
}

/** The order goes into the Decree, crafted or not. 5.4.1 to 5.4.3 */
export const addToDecree = once(function* (t, party) {
  revealOrder(t, party)
  yield* craftOrder(t, party)
  const board = boardOf(t.state, party)
  if (board.order < 0) return
  decreeOf(t.state, party)[board.suit].push(board.order)
  t.say('electricEyrie.decreed', { seat: party, card: board.order })
  board.order = -1
})

/** Without a roost on the map, a new one with four warriors; where that cannot be, turmoil. 5.4.4 */
export function* newRoost(t: RootTable, party: Party): Rule<boolean> {
  const { state } = t
  const { buildings, warriors } = state.players[party]
  if (onMap(buildings.roost) > 0) return false
  const sites = CLEARINGS.filter(one => isOrdered(state, party, one) && canBuildIn(state, party, one))
  const site = targetClearing(t, party, 'build', warriors[0] < NUMBERS.newWarriors ? [] : sites, [])
  if (site === null) {
    turmoil(t, party)
    return false
  }
  if (yield* isStopped(t, party, site)) return false
  placeBuilding(t, party, 'roost', site)
  yield* placeIn(t, party, site, NUMBERS.newWarriors)
  return false
}
