import { CARDS, type CardId } from '../../../data/cards.ts'
import { once } from '../../../rules/robots/base.ts'
import { buyCard } from '../../../rules/robots/services.ts'
import { keptBy } from './board.ts'

const ambushes = (cards: readonly CardId[]) => cards.filter(card => CARDS[card].kind === 'ambush')

/** At the start of its turn it buys an ambush that is on sale, and keeps it. robot.service.advanced.duchy */
export const buyAmbush = once(function* (t, party) {
  const player = t.state.players[party]
  if (player.robot?.advanced) yield* buyCard(t, party, ambushes, card => void keptBy(player).push(card))
})
