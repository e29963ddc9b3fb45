import { choose, type Rule } from '@tablee/kernel'
import type { CardId } from '../../../data/cards.ts'
import type { Clearing } from '../../../data/map.ts'
import { SUITS } from '../../../data/suits.ts'
import type { Minister } from '../../../factions/duchy/data.ts'
import { discardFromHand, handNaming } from '../../../rules/cards.ts'
import type { Trigger } from '../../../rules/faction.ts'
import { isSeated, playerFor } from '../../../rules/party.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import { lose } from '../../../rules/score.ts'
import { fitting, hasSuit } from '../../../rules/suits.ts'
import type { Party, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { MINISTERS, SUIT_OF } from '../data.ts'
import { crownedOf, swayTopmost } from './board.ts'

/** Lost buildings cost a crown, one however many they are; investors take from who removed them. 10.2.1, ruling.37 */
export function triggers(t: RootTable, party: Party, _: Removal, lost: readonly Loss[]): Trigger[] {
  const buildings = lost.filter(({ type }) => type === 'building')
  if (buildings.length === 0) return []
  const clearings = [...new Set(buildings.map(({ clearing }) => clearing))]
  const costs = function* (): Rule {
    loseCrown(t, party, clearings)
    const [{ by }] = buildings
    if (by >= 0 && hasTrait(t.state.players[party], 'investors'))
      yield* invest(t, party, playerFor(t.state, by), clearings)
  }
  return [{ key: 'errors', say: say('drillbitDuchy.trigger.errors'), run: costs }]
}

/** The bottommost crown is lost; foundations lose only one of a suit that lost a building. 10.2.1, ruling.36 */
function loseCrown(t: RootTable, party: Party, clearings: readonly Clearing[]): void {
  const player = t.state.players[party]
  const crowned = crownedOf(player)
  const matches = (minister: Minister): boolean =>
    clearings.some(clearing => hasSuit(t.state, clearing, SUIT_OF[minister]))
  const last = MINISTERS.order
    .filter(one => crowned.includes(one) && (!hasTrait(player, 'foundations') || matches(one)))
    .at(-1)
  if (last === undefined) return
  crowned.splice(crowned.indexOf(last), 1)
  t.say('drillbitDuchy.lost', { seat: party, minister: last })
}

/** A person discards a card of such a clearing for a point of theirs, or they sway one of its ministers. robot.trait.duchy.investors */
function* invest(t: RootTable, party: Party, payer: Party, clearings: readonly Clearing[]): Rule {
  const { state } = t
  if (payer < 0 || !isSeated(state.players[payer])) return
  const { hand } = state.players[payer]
  const cards: CardId[] = hand.filter(card => clearings.some(one => fitting(state, [card], one).length > 0))
  if (cards.length === 0) {
    t.reveal() // Everybody learns that no card fits.
    t.say('drillbitDuchy.unpaid', { payer })
    swayMatching(t, party, clearings)
    return
  }
  const card = yield* choose(t, payer, 'drillbitDuchy.investors', cards, {
    like: handNaming,
    values: () => ({ party }),
    rule: 'robot.trait.duchy.investors',
  })
  discardFromHand(t, payer, card)
  t.say('card.discarded', { seat: payer, card })
  lose(t, party, 1, 'effects')
}

/** The topmost minister without a crown whose suit lost a building. */
function swayMatching(t: RootTable, party: Party, clearings: readonly Clearing[]): void {
  const suits = SUITS.filter(suit => clearings.some(one => hasSuit(t.state, one, suit)))
  const crowned = crownedOf(t.state.players[party])
  const first = MINISTERS.order.find(one => !crowned.includes(one) && suits.includes(SUIT_OF[one]))
  if (first !== undefined) swayTopmost(t, party, SUIT_OF[first])
}
