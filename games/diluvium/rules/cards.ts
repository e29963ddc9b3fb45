import { renew } from '@tablee/common/piles.ts'
import type { Seat } from '@tablee/kernel'
import type { CardId } from '../data/cards.ts'
import type { DiluviumTable } from '../state.ts'

/** The next Ruins card; null where deck and discard are empty (base.turn.8, base.turn.9). */
export function nextCard(t: DiluviumTable): CardId | null {
  const { deck, discard } = t.state.ruins
  if (renew(t, deck, discard)) t.say('ruins.shuffled')
  return t.draw(deck) ?? null
}

/** A seat draws a Ruins card, which it keeps in hand. */
export function drawCard(t: DiluviumTable, seat: Seat): void {
  const card = nextCard(t)
  if (card === null) {
    t.say('ruins.none')
    return
  }
  t.state.players[seat].hand.push(card)
  t.say('ruins.drawn', { party: seat })
  t.sayTo([seat], 'ruins.card', { card })
}
