import { take } from '@tablee/common/piles.ts'
import { maybe, type Rule, type Seat } from '@tablee/kernel'
import type { P4Table, Perseverance4 } from '../state.ts'
import { say } from '../text/say.ts'
import { plainly, type Resolver } from './effects/verb.ts'
import { byPreparation } from './naming.ts'

/** e4.prep.3 */
export const canPrepare = ({ players, preparations }: Perseverance4, seat: Seat): boolean =>
  players[seat].preparation === null && preparations.open.length > 0

function refill(t: P4Table): void {
  const { deck, open } = t.state.preparations
  const card = t.draw(deck)
  if (card === undefined) return
  open.push(card)
  t.say('preparation.new', { card })
}

const NO_PREPARATION = say('preparation.none')

/** e4.turn.15: one of the offered cards comes beside the board. */
export function* startPreparation(t: P4Table, seat: Seat): Rule {
  const { preparations, players } = t.state
  const card = yield* maybe(t, seat, 'preparation.which', preparations.open, {
    like: byPreparation(t.state.data),
    pass: NO_PREPARATION,
    rule: 'e4.turn.15',
    waits: true,
  })
  if (card === null) return
  take(preparations.open, card)
  players[seat].preparation = { card, stage: 1 }
  t.say('preparation.started', { seat, card })
  refill(t)
}

/** e4.prep.2, e4.prep.4: the stage that is due; after the second the card goes under the deck. */
export function* resolveStage(t: P4Table, seat: Seat, resolver: Resolver): Rule {
  const player = t.state.players[seat]
  if (player.preparation === null) return
  const { card, stage } = player.preparation
  const { stage1, stage2 } = t.state.data.preparations[card]
  t.say('preparation.stage', { seat, card, stage })
  yield* resolver.branch(t, plainly(seat), stage === 1 ? stage1 : stage2, true)
  if (stage === 1) player.preparation = { card, stage: 2 }
  else {
    player.preparation = null
    t.state.preparations.deck.unshift(card)
  }
}

/** e4.prep.5 */
export function refreshPreparations(t: P4Table): void {
  const { deck, open } = t.state.preparations
  const first = open.shift()
  if (first === undefined) return
  deck.unshift(first)
  refill(t)
}
