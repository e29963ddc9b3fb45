import type { Rule } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { layOnDiscard } from '../../../rules/cards.ts'
import type { Trigger } from '../../../rules/faction.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { once } from '../../../rules/robots/base.ts'
import { boardOf } from '../../../rules/robots/robot.ts'
import { buyCard } from '../../../rules/robots/services.ts'
import type { Party, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { NUMBERS } from '../data.ts'
import { lizardsOf, orderBy } from './board.ts'

/** Whatever anybody spends or discards, dominance cards too, comes on top of the Lost Souls. 8.2.4 */
export function catchSoul(t: RootTable, party: Party, card: CardId): boolean {
  lizardsOf(t.state.players[party]).lostSouls.push(card)
  return true
}

/** With few Lost Souls they buy cards of other suits than birds, even when they are behind. robot.service.advanced.lizards */
export const buySouls = once(function* (t, party) {
  const player = t.state.players[party]
  const { lostSouls } = lizardsOf(player)
  const noBirds = (cards: readonly CardId[]) => cards.filter(card => CARDS[card].suit !== 'bird')
  const lay = (card: CardId) => void lostSouls.push(card)
  while (player.robot?.advanced && lostSouls.length < NUMBERS.soulsWanted)
    if (!(yield* buyCard(t, party, noBirds, lay, true))) return
})

/** No card is drawn for the order: the Lost Souls give it. 8.4.1 */
export function* determineOrder(t: RootTable, party: Party): Rule {
  const suit = orderBy(lizardsOf(t.state.players[party]).lostSouls)
  boardOf(t.state, party).suit = suit
  t.say('logicalLizards.order', { seat: party, suit })
}

/** For each garden lost the top Lost Soul goes to the discard pile. 8.2.3 */
export function triggers(t: RootTable, party: Party, _: Removal, lost: readonly Loss[]): Trigger[] {
  const gardens = lost.filter(({ type }) => type === 'building').length
  if (gardens === 0) return []
  const loses = function* (): Rule {
    const { lostSouls } = lizardsOf(t.state.players[party])
    const cards = lostSouls.splice(Math.max(0, lostSouls.length - gardens)).reverse()
    if (cards.length > 0) t.say('logicalLizards.lostSouls', { seat: party, cards })
    layOnDiscard(t, cards)
  }
  return [{ key: 'gardens', say: say('logicalLizards.trigger.gardens', { count: gardens }), run: loses }]
}

/** Robot Revenge: of the warriors that one event removes one becomes an acolyte, but not in their own turn. 8.2.2, ruling.1 */
export function revenge(t: RootTable, party: Party, { losses }: Removal, fallen: Loss): void {
  const { players, turn } = t.state
  const first = losses.find(loss => loss.party === party && loss.type === 'warrior')
  if (turn.seat === party || fallen !== first) return
  const player = players[party]
  fallen.count--
  player.leaving--
  addAcolyte(t, party)
}

/** A warrior that is on its way comes into the Acolytes box. */
export function addAcolyte(t: RootTable, party: Party): void {
  const own = lizardsOf(t.state.players[party])
  own.acolytes++
  t.say('logicalLizards.acolyte', { seat: party, acolytes: own.acolytes })
}
