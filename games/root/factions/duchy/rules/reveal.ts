import type { Rule, Seat } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { discard, take, takeOpenly } from '../../../rules/cards.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { duchyOf } from './state.ts'

/** Cards of the hand are shown to all, and lie there until Evening: they serve nothing else this turn. */
export function reveal(t: RootTable, seat: Seat, cards: readonly CardId[]): void {
  const player = t.state.players[seat]
  for (const card of cards) {
    take(player.hand, card)
    duchyOf(player).revealed.push(card)
  }
  t.reveal()
  t.say('duchy.revealed', { seat, cards })
}

/** Birds that were revealed are discarded, the other cards return to hand. 12.6.1 */
export function* takeBack(t: RootTable, seat: Seat): Rule<boolean> {
  const player = t.state.players[seat]
  const own = duchyOf(player)
  const birds = own.revealed.filter(isBird)
  const others = own.revealed.filter(card => !isBird(card))
  own.revealed = []
  for (const card of birds) discard(t, card)
  if (birds.length > 0) t.say('duchy.birds', { seat, cards: birds })
  takeOpenly(t.state, seat, others)
  if (others.length > 0) t.say('duchy.returned', { seat, cards: others })
  return false
}

takeBack.idle = ({ players }: RootState, seat: Seat): boolean => duchyOf(players[seat]).revealed.length === 0

/** The cards that Evening brings back into the hand. */
export const returning = (state: RootState, seat: Seat): CardId[] =>
  duchyOf(state.players[seat]).revealed.filter(card => !isBird(card))

const isBird = (card: CardId): boolean => CARDS[card].suit === 'bird'
