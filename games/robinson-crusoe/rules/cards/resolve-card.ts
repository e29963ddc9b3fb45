import type { Rule } from '@tablee/kernel'
import { ADVENTURES, type AdventureId } from '../../data/adventures.ts'
import type { Effect } from '../../data/effects.ts'
import { EVENTS, type EventId } from '../../data/events.ts'
import { MYSTERIES, type MysteryId } from '../../data/mysteries.ts'
import type { AdventureCard, EventCard, MysteryCard } from '../../data/types.ts'
import { WRECKAGE, type WreckageId } from '../../data/wreckage.ts'
import type { CardId, Robinson, RobinsonTable } from '../../state.ts'
import type { Cause } from '../cause.ts'
import { runEffects } from '../effects/run.ts'

// Looked up for every card that is drawn and every threat of every plan.
const named = (cards: object): ReadonlySet<string> => new Set(Object.keys(cards))
const EVENTS_NAMED = named(EVENTS)
const ADVENTURES_NAMED = named(ADVENTURES)
const MYSTERIES_NAMED = named(MYSTERIES)
const WRECKAGE_NAMED = named(WRECKAGE)

/** Whether a card is an event card. */
export const isEvent = (id: CardId): id is EventId => EVENTS_NAMED.has(id)

/** Whether a card is an adventure card. */
export const isAdventure = (id: CardId): id is AdventureId => ADVENTURES_NAMED.has(id)

/** Whether a card is a mystery card. */
export const isMystery = (id: CardId): id is MysteryId => MYSTERIES_NAMED.has(id)

/** Whether a card is a wreckage card. */
export const isWreckage = (id: CardId): id is WreckageId => WRECKAGE_NAMED.has(id)

/** An event card's record. */
export const eventCard = (id: EventId): EventCard => EVENTS[id]

/** An adventure card's record. */
export const adventureCard = (id: AdventureId): AdventureCard => ADVENTURES[id]

/** A mystery card's record. */
export const mysteryCard = (id: MysteryId): MysteryCard => MYSTERIES[id]

/** The family of a card, under which it is counted when it has left the game. */
export function familyOf(id: CardId): 'event' | 'adventure' | 'mystery' | 'wreckage' {
  if (isEvent(id)) return 'event'
  if (isAdventure(id)) return 'adventure'
  return isMystery(id) ? 'mystery' : 'wreckage'
}

/** A card leaves the game, or for mysteries goes to their discard pile. L1520 */
export function discardCard({ gone, mysteryDiscard }: Robinson, id: CardId): void {
  if (isMystery(id)) mysteryDiscard.push(id)
  else gone.push(`${familyOf(id)}:${id}`)
}

/** Applies the effects of a drawn card, then lets it go, unless they put it elsewhere. */
export function* resolveCard(t: RobinsonTable, id: CardId, effects: readonly Effect[], cause: Cause): Rule {
  const { state } = t
  const outer = state.fate
  state.fate = 'gone'
  state.open.push(id)
  yield* runEffects(t, effects, cause)
  state.open.pop()
  if (state.fate === 'gone') discardCard(state, id)
  state.fate = outer
}
