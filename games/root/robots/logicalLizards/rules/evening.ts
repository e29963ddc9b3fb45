import type { CardId } from '../../../data/cards.ts'
import { SUITS } from '../../../data/suits.ts'
import { GARDEN_OF } from '../../../factions/cult/data.ts'
import { drawOne, layOnDiscard } from '../../../rules/cards.ts'
import { onMap } from '../../../rules/pieces.ts'
import { once } from '../../../rules/robots/base.ts'
import { craftItemOf } from '../../../rules/robots/order.ts'
import { boardOf, hasTrait } from '../../../rules/robots/robot.ts'
import { buyItemCard } from '../../../rules/robots/services.ts'
import { score } from '../../../rules/score.ts'
import type { Player } from '../../../state.ts'
import { TRACK } from '../data.ts'
import { lizardsOf } from './board.ts'

/** What the gardens of the order are worth; with a bird those that are worth most. 8.6.1 */
export function eveningPoints({ buildings }: Player, order: 'bird' | (typeof SUITS)[number]): number {
  const suits = order === 'bird' ? SUITS : [order]
  return Math.max(...suits.map(suit => TRACK.points[onMap(buildings[GARDEN_OF[suit]])]))
}

/** 8.6.1 */
export const scoreGardens = once(function* (t, party) {
  score(t, party, eveningPoints(t.state.players[party], boardOf(t.state, party).suit), 'buildings')
})

/** The Lost Souls that are left go to the discard pile, and those revealed come back, the first on top. 8.6.2, 8.6.3 */
export const renewSouls = once(function* (t, party) {
  const own = lizardsOf(t.state.players[party])
  const gone = own.lostSouls.splice(0)
  if (gone.length > 0) t.say('logicalLizards.soulsDiscarded', { seat: party, count: gone.length })
  layOnDiscard(t, gone)
  own.lostSouls.push(...own.revealed.splice(0).reverse())
})

/** The top card of the deck is crafted if it can be, and becomes a Lost Soul either way. 8.6.4 */
export const craftOne = once(function* (t, party) {
  const card = drawOne(t)
  if (card < 0) return
  t.say('logicalLizards.drawn', { seat: party, card })
  const { lostSouls } = lizardsOf(t.state.players[party])
  const lay = (one: CardId) => void lostSouls.push(one)
  lay(card) // before the points, which may end the game
  if (yield* craftItemOf(t, party, card)) return
  if (yield* buyItemCard(t, party, lay)) yield* craftItemOf(t, party, lostSouls[lostSouls.length - 1]) // robot.service.basic.hand-card
})

/** Erratic: one more card, which is never crafted. robot.trait.lizards.erratic */
export const drawErratic = once(function* (t, party) {
  const player = t.state.players[party]
  const card = hasTrait(player, 'erratic') ? drawOne(t) : -1
  if (card < 0) return
  t.say('logicalLizards.drawn', { seat: party, card })
  lizardsOf(player).lostSouls.push(card)
})
