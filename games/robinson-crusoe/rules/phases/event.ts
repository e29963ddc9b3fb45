import type { Next, Rule } from '@tablee/kernel'
import type { EventId } from '../../data/events.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { RobinsonTable, ThreatId } from '../../state.ts'
import {
  adventureCard,
  discardCard,
  eventCard,
  isAdventure,
  isEvent,
  isMystery,
  mysteryCard,
  resolveCard,
} from '../cards/resolve-card.ts'
import { byAll } from '../cause.ts'
import { firstCharacter } from '../characters.ts'
import { drawFrom } from '../decks.ts'
import { runEffects } from '../effects/run.ts'
import { fightBeast } from '../fight.ts'
import { place } from '../pieces.ts'
import { openWindow } from '../powers/window.ts'

/** The event phase begins; a beast that was set aside comes first. L516 */
export function* event(t: RobinsonTable): Rule<Next> {
  const { state } = t
  state.phase = 'event'
  t.say('phase.begins', { phase: 'event' })
  yield* openWindow(t, 'event', firstCharacter(state))
  const beast = state.asideBeast
  if (beast !== '') {
    state.asideBeast = ''
    t.reveal()
    yield* fightBeast(t, beast, byAll(state, beast))
  }
  return 'eventCard'
}

/** One card of the event deck: adventures and mysteries strike and another is drawn, until an event comes. L522 */
export function* eventCardStep(t: RobinsonTable): Rule<Next> {
  const { state } = t
  const card = drawFrom(t, 'event')
  if (card === undefined) return 'morale'
  t.say('event.drawn', { card })
  if (isEvent(card)) {
    yield* resolveEvent(t, card)
    return 'morale'
  }
  const lower = isAdventure(card) ? adventureCard(card).lower : isMystery(card) ? mysteryCard(card).lower : []
  yield* resolveCard(t, card, lower ?? [], byAll(state, card))
  return 'eventCard'
}

/** The symbol, the event, the place in the row, the threat of the card pushed off. L526 */
function* resolveEvent(t: RobinsonTable, id: EventId): Rule {
  const { state } = t
  const { symbol, event } = eventCard(id)
  state.open.push(id)
  if (symbol === 'book') yield* scenarioOf(state).book(t, byAll(state, id))
  else if (place(state, 'adventure', symbol)) t.say('token.placed', { kind: 'adventure', at: symbol })
  yield* runEffects(t, event, byAll(state, id))
  state.open.pop()
  yield* joinThreats(t, id)
}

/** The new card goes right and pushes the others left; one pushed off carries out its threat. L531 */
function* joinThreats(t: RobinsonTable, id: ThreatId): Rule {
  const { threats } = t.state
  const pushed = threats.right === '' ? '' : threats.left
  if (threats.right !== '') threats.left = threats.right
  threats.right = id
  if (pushed !== '') yield* strike(t, pushed)
}

/** A card leaves the row: its threat comes true; a wreck is just gone. L532, L930 */
export function* strike(t: RobinsonTable, card: ThreatId): Rule {
  const { state } = t
  t.say('threat.strikes', { card })
  if (isEvent(card)) yield* resolveCard(t, card, eventCard(card).threat, byAll(state, card))
  else discardCard(state, card)
}
