import { take } from '@tablee/common/piles.ts'
import { choose, maybe, type Rule } from '@tablee/kernel'
import { storyIn } from '../../rules/scenario.ts'
import type { DiluviumTable } from '../../state.ts'
import { say } from '../../text/say.ts'

const CARDS = 2

/** s12.7, s12.8: at the sanctuary two Ruins cards of your choice lift the curse. */
export function* offerCards(t: DiluviumTable): Rule {
  const { players, ruins } = t.state
  const { hand } = players[0]
  if (hand.length < CARDS) return
  const deed = yield* maybe(t, 0, 'sanctuary', ['lift'], {
    say: () => say('sanctuary.lift'),
    pass: say('sanctuary.later'),
    rule: 's12.7',
  })
  if (deed === null) return
  for (let left = CARDS; left > 0; left--) {
    const card = yield* choose(t, 0, 'sanctuary.which', [...new Set(hand)].sort(), {
      say: one => say('sanctuary.card', { card: one }),
      at: one => `card:${one}`,
      values: () => ({ left }),
      rule: 's12.8',
    })
    take(hand, card)
    ruins.discard.push(card)
    t.reveal()
    t.say('sanctuary.given', { card })
  }
  storyIn(t.state, 's12').lifted = true
  t.say('curse.lifted')
}
