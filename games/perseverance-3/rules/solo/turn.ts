import { choose, type Next, type Rule } from '@tablee/kernel'
import { DISSENTERS, type Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { assign, discardSlots, fillRow } from '@tablee/perseverance/dissenters/deck.ts'
import { resetReserve } from '@tablee/perseverance/dissenters/reserve.ts'
import { type ActionCardId, RESHUFFLE_CARD } from '../../data/solo/actions.ts'
import { ROUNDS } from '../../data/solo/levels.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { assemblies } from '../assembly/assembly.ts'
import { newAction, type Part } from './action.ts'
import { resolveAll } from './effects.ts'
import { primaryAction } from './primary.ts'
import { automatonOf, cardOf, ownerOf, programOf, soloOf, YOU } from './query.ts'
import { gainReserves } from './reserve.ts'

/** Step 1: the top card is turned up and gives both a card of the row (solo.turn.5 to solo.turn.12). */
export function* dissenters(t: Perseverance3Table): Rule<Next> {
  const { state } = t
  const { cards } = soloOf(state)
  yield* choose(t, YOU, 'solo.turn', ['go'], {
    say: () => say('solo.go'),
    at: () => 'deck:actions',
    rule: 'solo.turn.5',
    waits: true,
    final: true,
  })
  state.phase = 'dissenters'
  t.reveal()
  assign(cards, card => state.data.dissenters.actions[card].selects)
  const top = cards.deck[cards.deck.length - 1]
  t.say('solo.assigned', { top, narek: slot(state, 'narek'), camilla: slot(state, 'camilla') })
  return ['dissenterTurn', 'narek']
}

function slot(state: Perseverance3, dissenter: Dissenter): ActionCardId {
  return soloOf(state).cards.slots[dissenter] ?? RESHUFFLE_CARD
}

/** Steps 2, 3, 5 and 6: the primary action, the secondary one, the reserve action (solo.turn.13 to .15, .19, .20). */
export function* dissenterTurn(t: Perseverance3Table, dissenter: Dissenter): Rule<Next> {
  const { state } = t
  soloOf(state).acting = dissenter
  announce(t, dissenter, 'primary')
  primaryAction(t, dissenter)
  announce(t, dissenter, 'secondary')
  resolveAll(t, newAction(dissenter), cardOf(state, dissenter).secondary)
  const { marker } = automatonOf(state, dissenter)
  if (marker.onProgram) {
    announce(t, dissenter, 'reserve')
    resolveAll(t, newAction(dissenter), programOf(state, dissenter).reserve)
    resetReserve(marker)
    t.say('solo.reset', { owner: ownerOf(dissenter) })
  }
  return ['dissenterEnd', dissenter]
}

function announce(t: Perseverance3Table, dissenter: Dissenter, part: Part): void {
  const { program } = automatonOf(t.state, dissenter)
  const card = part === 'reserve' ? null : slot(t.state, dissenter)
  t.say('solo.acts', { owner: ownerOf(dissenter), part, card, program })
}

/** Steps 4 and 7: assemblies (solo.turn.18, solo.turn.21); there are no battlefields (solo.turn.17). */
export function* dissenterEnd(t: Perseverance3Table, dissenter: Dissenter): Rule<Next> {
  yield* assemblies(t)
  soloOf(t.state).acting = null
  return dissenter === 'narek' ? ['dissenterTurn', 'camilla'] : 'conclusion'
}

/** Step 8: cards are discarded, the row is filled, a round begins or the end comes (solo.turn.22 to solo.turn.33). */
export function* conclusion(t: Perseverance3Table): Rule<Next> {
  const { state } = t
  const { cards } = soloOf(state)
  discardSlots(cards)
  const empty = cards.row.flatMap((card, place) => (card === null ? [place] : []))
  t.reveal()
  fillRow(t, cards, RESHUFFLE_CARD, () => {
    t.say('solo.reshuffle')
    for (const dissenter of DISSENTERS) gainReserves(t, dissenter, 1) // solo.reshuffle.2
  })
  t.say('solo.row', { cards: empty.map(place => cards.row[place] ?? RESHUFFLE_CARD) })
  return state.players[YOU].turns === ROUNDS ? 'soloScoring' : 'primary'
}
