import { CARDS, type CardId } from '../../../data/cards.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import { discard } from '../../../rules/cards.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { once } from '../../../rules/robots/base.ts'
import { buyCard } from '../../../rules/robots/services.ts'
import { clearingsOf } from '../../../rules/suits.ts'

const favors = (cards: readonly CardId[]) => cards.filter(card => CARDS[card].kind === 'favor')

/** At the start of their turn they buy a favor that is on sale, and have it done. robot.service.advanced.corvids */
export const buyFavor = once(function* (t, party) {
  const { state } = t
  const craft = (one: CardId) => {
    state.crafting = one
  }
  if (!state.players[party].robot?.advanced || !(yield* buyCard(t, party, favors, craft))) return
  const card = state.crafting
  t.say('crafted', { seat: party, card })
  yield* removeAllEnemies(t, party, clearingsOf(state, CARDS[card].suit as ClearingSuit))
  state.crafting = -1
  discard(t, card)
})
