import type { Rule, Seat } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { type ClearingSuit, SUITS } from '../../../data/suits.ts'
import { layOnDiscard } from '../../../rules/cards.ts'
import type { Party, Player, RootTable } from '../../../state.ts'

/** What only the Cult has. */
export interface CultState {
  /** Warriors in the Acolytes box. 10.2.3 */
  acolytes: number
  /** The suit that the outcast marker lies on; of no meaning before it is placed. 10.3.3 */
  outcast: ClearingSuit
  /** Whether the marker shows its hated side. 10.4.1 */
  hated: boolean
  /** All cards that anybody spent or discarded since its last Birdsong, face up. 10.2.6 */
  lostSouls: CardId[]
  /** The cards revealed for rituals this turn, face up. 10.5 */
  revealed: CardId[]
}

declare module '../../../state.ts' {
  interface Player {
    cult?: CultState
  }
}

/** The Cult's own part of a player before its setup. */
export const newCult = (): CultState => ({
  acolytes: 0,
  outcast: 'fox',
  hated: false,
  lostSouls: [],
  revealed: [],
})

/** The Cult's own part of a player. */
export function cultOf({ cult, faction }: Player): CultState {
  if (!cult) throw new Error(`${faction} has no Lost Souls.`)
  return cult
}

/** Whatever anybody spends or discards, dominance cards too, becomes a lost soul. 10.2.6 */
export function catchSoul(t: RootTable, party: Party, card: CardId): boolean {
  cultOf(t.state.players[party]).lostSouls.push(card)
  return true
}

/** How many cards of each suit are among some souls; birds are ignored. 10.4.1 */
export function soulsBySuit(souls: readonly CardId[]): { [S in ClearingSuit]: number } {
  const counts = { fox: 0, rabbit: 0, mouse: 0 }
  for (const card of souls) {
    const { suit } = CARDS[card]
    if (suit !== 'bird') counts[suit]++
  }
  return counts
}

/** The suit that has more cards than each other among some souls, or null. 10.4.1 */
export function majorityOf(souls: readonly CardId[]): ClearingSuit | null {
  const counts = soulsBySuit(souls)
  for (const suit of SUITS)
    if (SUITS.every(other => other === suit || counts[suit] > counts[other])) return suit
  return null
}

/** The suit with most souls becomes the outcast; one that stays where it was is hated from now on. 10.4.1 */
export function* adjustOutcast(t: RootTable, seat: Seat): Rule<boolean> {
  const own = cultOf(t.state.players[seat])
  const most = majorityOf(own.lostSouls)
  own.hated = most === null || most === own.outcast
  own.outcast = most ?? own.outcast
  t.say('cult.outcast', { seat, suit: own.outcast, hated: own.hated })
  return false
}

/** The Lost Souls go to the discard pile, dominance cards beside the board. 10.4.2 */
export function* discardLostSouls(t: RootTable, seat: Seat): Rule<boolean> {
  const { lostSouls } = cultOf(t.state.players[seat])
  if (lostSouls.length === 0) return false
  const cards = lostSouls.splice(0)
  t.say('cult.soulsDiscarded', { seat, count: cards.length })
  layOnDiscard(t, cards)
  return false
}
