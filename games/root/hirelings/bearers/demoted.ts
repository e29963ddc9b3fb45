import type { Rule, Seat } from '@tablee/kernel'
import { CARDS } from '../../data/cards.ts'
import type { Act } from '../../rules/acts.ts'
import { discardFromHand } from '../../rules/cards.ts'
import { side } from '../../rules/hirelings/side.ts'
import { takeVenture, ventures } from '../../rules/venture.ts'
import type { Party, RootState, RootTable } from '../../state.ts'

const RULE = 'hireling.flame-bearers.demoted'

/** The acts with a card that shows an item, made once. */
const SMUGGLE: readonly Act[] = CARDS.map((_, card) => ({ do: 'smugglers', card }))

/** The Rat Smugglers. */
export const demoted = side({
  id: 'smugglers',
  offering: {
    acts: ['smugglers'],
    may: ({ turn, players }, party, seat) =>
      turn.phase === 'daylight' && players[party].controller === seat && players[seat].hand.length > 0
        ? 1
        : 0,
    offers: (state, _, seat) => ({ acts: loads(state, seat), refusals: [] }),
    take,
  },
})

/** The cards of a hand that show an item, where they would serve. */
function loads(state: RootState, seat: Seat): Act[] {
  if (ventures(state, seat).length === 0) return []
  return state.players[seat].hand.filter(card => CARDS[card].item).map(card => SMUGGLE[card])
}

function* take(t: RootTable, party: Party, seat: Seat, { card }: Act): Rule {
  if (card === undefined) return
  t.state.turn.notes.ended = 0
  discardFromHand(t, seat, card)
  t.say('hireling.acts', { party })
  t.say('card.discarded', { seat, card })
  yield* takeVenture(t, seat, RULE)
}
