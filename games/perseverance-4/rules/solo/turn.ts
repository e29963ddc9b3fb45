import type { Next, Rule } from '@tablee/kernel'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { assign, discardSlots, fillRow } from '@tablee/perseverance/dissenters/deck.ts'
import { resetReserve } from '@tablee/perseverance/dissenters/reserve.ts'
import { ROUNDS } from '../../data/numbers.ts'
import { RESHUFFLE } from '../../data/solo/actions.ts'
import type { P4Table } from '../../state.ts'
import { ownerOf } from '../query.ts'
import { endChecks } from '../turn/end.ts'
import { placeDie } from './die.ts'
import { run } from './effects.ts'
import { gainReserves, soloOf } from './gains.ts'
import { type Acting, cardOf, officerOfCard, sideOf } from './query.ts'

/** solo.turn.5 to solo.turn.9: the top card of the deck gives each Dissenter a card of the row. */
export function* assignCards(t: P4Table): Rule<Next> {
  const { cards } = soloOf(t)
  t.state.phase = 'dissenters'
  t.reveal()
  assign(cards, card => t.state.data.actions[card].selects)
  const { narek, camilla } = cards.slots
  if (narek !== null && camilla !== null)
    t.say('solo.assigned', { top: cards.deck[cards.deck.length - 1], narek, camilla })
  return ['dissenterActs', 0]
}

/** solo.turn.11 to solo.turn.18, s4.die.18: die, primary, secondary, and the reserve action where the marker reached it. */
export function* dissenterActs(t: P4Table, who: number): Rule<Next> {
  const acting: Acting = { t, dissenter: DISSENTERS[who] }
  const owner = ownerOf(acting.dissenter)
  const card = soloOf(t).cards.slots[acting.dissenter]
  t.state.turnOf = owner
  if (card !== null) t.say('solo.turn', { owner, card })
  if (placeDie(acting)) run(acting, cardOf(acting).primary)
  if (pays(acting)) run(acting, cardOf(acting).secondary)
  const { reserve } = soloOf(t).dissenters[acting.dissenter]
  if (reserve.onProgram) {
    t.say('solo.reserveAction', { owner })
    run(acting, sideOf(acting).reserve)
    resetReserve(reserve)
  }
  return ['dissenterEnds', who]
}

/** s4.fx.8 to s4.fx.10: the secondary action of cards 1 to 8 costs a cube of the card’s officer; without one it is skipped. */
function pays(acting: Acting): boolean {
  const { t, dissenter } = acting
  if (cardOf(acting).officer === 'program' || !t.state.data.switches.ep4SecondaryPaysInfluence) return true
  const officer = officerOfCard(acting)
  const owner = ownerOf(dissenter)
  const paid = t.state.influence[officer][owner] > 0
  if (paid) {
    t.state.influence[officer][owner]--
    soloOf(t).dissenters[dissenter].cubes++
  }
  t.say('solo.pays', { owner, officer, paid })
  return paid
}

/** solo.turn.19: combats and assemblies at the end of a Dissenter’s turn. */
export function* dissenterEnds(t: P4Table, who: number): Rule<Next> {
  yield* endChecks(t)
  return who + 1 < DISSENTERS.length ? ['dissenterActs', who + 1] : 'endRound'
}

/** solo.turn.22 to solo.turn.32, solo.reshuffle: cards are discarded, and the row is filled; after the last round it ends. */
export function* endRound(t: P4Table): Rule<Next> {
  const { cards } = soloOf(t)
  discardSlots(cards)
  t.reveal()
  fillRow(t, cards, RESHUFFLE, () => {
    t.say('solo.reshuffled')
    for (const dissenter of DISSENTERS) gainReserves(t, dissenter, 1)
  })
  return t.state.players[t.state.active].turns === ROUNDS ? 'finalScoring' : 'primary'
}
