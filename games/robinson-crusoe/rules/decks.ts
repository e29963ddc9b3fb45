import { renew } from '@tablee/common/piles.ts'
import type { BeastId } from '../data/beasts.ts'
import type { InventionId } from '../data/inventions.ts'
import type { MysteryId } from '../data/mysteries.ts'
import type { DeckName, Decks, EventDeckCard, Robinson, RobinsonTable } from '../state.ts'

/** A card of a deck. */
export type CardIn<D extends DeckName> = Decks[D][number]

/** Takes the top card of a deck. */
export function drawFrom<D extends DeckName>(t: RobinsonTable, name: D): CardIn<D> | undefined {
  const { decks, seen } = t.state
  const card = t.draw<CardIn<D>>(decks[name] as CardIn<D>[])
  if (card !== undefined) forget(seen[name], card)
  return card
}

function forget(seen: (string | number)[], card: string | number): void {
  const place = seen.indexOf(card)
  if (place >= 0) seen.splice(place, 1)
}

/** Shuffles a deck: nobody knows any longer where a card of it lies. */
export function shuffleDeck(t: RobinsonTable, name: DeckName): void {
  t.shuffle(t.state.decks[name])
  t.state.seen[name].length = 0
}

/** A card goes into the event deck. */
export function shuffleIntoEvents(t: RobinsonTable, card: EventDeckCard): void {
  t.state.decks.event.push(card)
  shuffleDeck(t, 'event')
}

/** All now know where a card of a deck lies. */
export function markSeen({ seen }: Robinson, name: DeckName, card: string | number): void {
  if (!seen[name].includes(card)) seen[name].push(card)
}

/** The next mystery card; the discard pile is shuffled when the deck is empty. */
export function drawMystery(t: RobinsonTable): MysteryId | undefined {
  renew(t, t.state.decks.mystery, t.state.mysteryDiscard)
  return drawFrom(t, 'mystery')
}

/** The next invention card; those that a new idea set aside are shuffled when the deck is empty. */
export function drawInvention(t: RobinsonTable): InventionId | undefined {
  renew(t, t.state.decks.invention, t.state.inventionDiscard)
  return drawFrom(t, 'invention')
}

/** A beast, unseen, joins the hunting deck, which is shuffled. L1204 */
export function beastJoinsHunt(t: RobinsonTable): void {
  const { decks, seen } = t.state
  const beast = decks.beast.pop()
  if (beast === undefined) return
  forget(seen.beast, beast)
  decks.hunting.push(beast)
  shuffleDeck(t, 'hunting')
  t.say('beast.joined')
}

/** The top card of the hunting deck leaves it. */
export const drawPrey = (t: RobinsonTable): BeastId | undefined => drawFrom(t, 'hunting')
