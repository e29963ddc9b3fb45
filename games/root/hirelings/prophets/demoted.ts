import { choose, type Rule } from '@tablee/kernel'
import { CARDS, type CardId } from '../../data/cards.ts'
import { handNaming, take } from '../../rules/cards.ts'
import { side } from '../../rules/hirelings/side.ts'
import { seatOf } from '../../rules/party.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { PROPHETS } from './data.ts'

/** The Lizard Envoys. */
export const demoted = side({
  id: 'envoys',
  birdsong: { can: state => wares(state).length > 0, run: birdsong },
})

/** Of the last discards, those of the commonest suit (birds are a suit of their own) that are no ambush. */
function wares({ discard }: RootState): CardId[] {
  const last = discard.slice(-PROPHETS.discards)
  const times = (card: CardId): number => last.filter(other => CARDS[other].suit === CARDS[card].suit).length
  const most = Math.max(...last.map(times))
  return last.filter(card => times(card) === most && CARDS[card].kind !== 'ambush')
}

function* birdsong(t: RootTable, party: Party): Rule {
  const seat = seatOf(t.state, party)
  const card = yield* choose(t, seat, 'envoys.take', wares(t.state), {
    like: handNaming,
    rule: 'hireling.warm-sun-prophets.demoted',
  })
  take(t.state.discard, card)
  t.state.players[seat].hand.push(card)
  t.say('envoys.took', { seat, card })
}
