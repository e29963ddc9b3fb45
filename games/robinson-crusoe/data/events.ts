import { BOOK_EVENTS } from './events/book.ts'
import { COLOURED_EVENTS } from './events/coloured.ts'
import type { EventCard } from './types.ts'

/** An event card. */
export type EventId = keyof typeof BOOK_EVENTS | keyof typeof COLOURED_EVENTS

/** The event cards. */
export const EVENTS: { readonly [E in EventId]: EventCard } = { ...BOOK_EVENTS, ...COLOURED_EVENTS }

/** The ids of the event cards. */
export const EVENT_IDS = Object.keys(EVENTS) as readonly EventId[]
