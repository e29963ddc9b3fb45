import type { Face } from '@tablee/kernel'
import { ADVENTURES } from '../../data/adventures.ts'
import { BEASTS } from '../../data/beasts.ts'
import type { Effect } from '../../data/effects.ts'
import { EVENTS } from '../../data/events.ts'
import { MYSTERIES } from '../../data/mysteries.ts'
import type {
  AdventureCard,
  Beast,
  EventCard,
  MysteryCard,
  PawnColour,
  Sourced,
  WreckageCard,
} from '../../data/types.ts'
import { WRECKAGE } from '../../data/wreckage.ts'

/** The families of cards by which their frame is coloured. */
export type CardFamily =
  | 'event'
  | 'build'
  | 'gather'
  | 'explore'
  | 'treasure'
  | 'creature'
  | 'trap'
  | 'beast'
  | 'wreckage'

/** What a card shows, whatever its family. */
export interface CardFace {
  readonly id: string
  readonly family: CardFamily
  readonly upper: readonly Effect[]
  readonly lower: readonly Effect[]
  /** The event's own symbol. */
  readonly symbol?: EventCard['symbol']
  readonly beast?: Beast
  /** A kept treasure: how often it serves, -1 without a limit, and the pawn it gives. */
  readonly kept?: { readonly uses: number; readonly pawn?: PawnColour }
}

const find = <T>(table: { readonly [id: string]: T }, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

/** An event card's record. */
export const eventOf = (id: string): EventCard | undefined => find<EventCard>(EVENTS, id)

/** A wreckage card's record. */
export const wreckOf = (id: string): WreckageCard | undefined => find<WreckageCard>(WRECKAGE, id)

/** A mystery card's record. */
export const mysteryOf = (id: string): MysteryCard | undefined => find<MysteryCard>(MYSTERIES, id)

/** An adventure card's record. */
export const adventureOf = (id: string): AdventureCard | undefined => find<AdventureCard>(ADVENTURES, id)

/** The card whose choice is asked for; an empty name where it is none. */
export function cardAsked({ prompt }: Face): string {
  const { card } = (prompt.values ?? {}) as { readonly card?: unknown }
  return typeof card === 'string' ? card : ''
}

/** The record of a card of any deck. */
export const recordOf = (id: string): Sourced | undefined =>
  eventOf(id) ?? adventureOf(id) ?? mysteryOf(id) ?? find<Beast>(BEASTS, id) ?? wreckOf(id)

/** The face of a card; null when there is no such card. */
export function faceOfCard(id: string): CardFace | null {
  const event = eventOf(id)
  if (event) return { id, family: 'event', upper: event.event, lower: event.threat, symbol: event.symbol }
  const adventure = adventureOf(id)
  if (adventure) return { id, family: adventure.deck, upper: adventure.upper, lower: adventure.lower ?? [] }
  const mystery = mysteryOf(id)
  if (mystery) return faceOfMystery(id, mystery)
  const beast = find<Beast>(BEASTS, id)
  if (beast) return { id, family: 'beast', upper: beast.effects, lower: [], beast }
  const wreck = wreckOf(id)
  return wreck ? { id, family: 'wreckage', upper: wreck.one, lower: [] } : null
}

/** A treasure that is kept shows what it will do when it is used. */
function faceOfMystery(id: string, { kind, effects, lower = [], keep, power, pawn }: MysteryCard): CardFace {
  const upper = effects.length > 0 ? effects : (power?.effects ?? [])
  const face: CardFace = { id, family: kind, upper, lower }
  return keep ? { ...face, kept: { uses: keep.uses ?? -1, pawn } } : face
}
