import { maybe, type Rule, type Seat } from '@tablee/kernel'
import { CARDS } from '../data/cards.ts'
import type { RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { drawCards, handNaming, has, take } from './cards.ts'

/** A draw in Evening, whatever gives it: with Informants an ambush of the discard pile may take its place. */
export function* drawOrInform(t: RootTable, seat: Seat, count: number): Rule {
  if (!(yield* takeAmbush(t, seat))) drawCards(t, seat, count)
}

function* takeAmbush(t: RootTable, seat: Seat): Rule<boolean> {
  const player = t.state.players[seat]
  if (!has(player, 'informants')) return false
  const ambushes = t.state.discard.filter(card => CARDS[card].kind === 'ambush')
  const card = yield* maybe(t, seat, 'informants.take', ambushes, {
    like: handNaming,
    rule: 'card.exiles.informants',
    always: false,
    pass: say('informants.draw'),
  })
  if (card === null) return false
  take(t.state.discard, card)
  player.hand.push(card)
  t.say('informants.took', { seat, card })
  return true
}
