import { maybe, type Rule } from '@tablee/kernel'
import type { Battle } from '../../rules/battle.ts'
import { discardFromHand, handNaming } from '../../rules/cards.ts'
import { side } from '../../rules/hirelings/side.ts'
import { defendsHigh } from '../../rules/hits.ts'
import { fitting, suitsOf } from '../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'

/** The Rabbit Scouts. */
export const demoted = side({ id: 'scouts', beforeRoll: { may: mayScout, run: scout } })

/** Whether their controller defends, with cards in hand, and does not take the higher die anyway. */
function mayScout(state: RootState, battle: Battle, party: Party): boolean {
  const { players } = state
  const { defender } = battle
  if (players[party].controller !== defender || players[defender].hand.length === 0) return false
  return !defendsHigh(state, battle)
}

/** The controller, as defender, may spend a card of the clearing for the higher die. */
function* scout(t: RootTable, battle: Battle): Rule {
  const { defender, clearing } = battle
  const { hand } = t.state.players[defender]
  const [suit] = suitsOf(t.state, clearing)
  const card = yield* maybe(t, defender, 'scouts.spend', fitting(t.state, hand, clearing), {
    like: handNaming,
    rule: 'hireling.spring-uprising.demoted',
    pass: say('scouts.no'),
    values: () => ({ suit, clearing }),
  })
  if (card === null) return
  discardFromHand(t, defender, card)
  t.say('card.spent', { seat: defender, card })
  battle.defendsHigh = true
}
