import { take } from '@tablee/common/piles.ts'
import { type AdventureId, AREAS, type Area, RANCH_TYPES, type RanchTileId } from '../data/types.ts'
import type { Offer, Perseverance3, Perseverance3Table } from '../state.ts'

/** offer.1, offer.2: one more lies open at the end of an offer, unless its deck is empty. */
function refill<Card>(t: Perseverance3Table, { deck, open }: Offer<Card>): Card | undefined {
  const card = t.draw(deck)
  if (card !== undefined) open.push(card)
  return card
}

/** ranch.4: a tile leaves the offer, the others slide, a new one of its type lies open. */
export function takeRanchTile(t: Perseverance3Table, tile: RanchTileId): void {
  const offer = t.state.ranch[t.state.data.ranchTiles[tile].type]
  take(offer.open, tile)
  const next = refill(t, offer)
  if (next !== undefined) t.say('ranch.new', { tile: next })
}

/** adventure.5 */
export function takeAdventure(t: Perseverance3Table, card: AdventureId): void {
  const offer = t.state.adventures[t.state.data.adventures[card].deck]
  take(offer.open, card)
  const next = refill(t, offer)
  if (next !== undefined) t.say('adventure.new', { card: next })
}

/** setup.6, explore.8: how many adventures of a type lie open. */
export const openAdventures = ({ side }: Perseverance3): number => (side === 'many' ? 3 : 2)

/** explore.7 to explore.9: the adventures of an area are unlocked. */
export function unlock(t: Perseverance3Table, area: Area): void {
  const offer = t.state.adventures[area]
  if (offer.unlocked) return
  offer.unlocked = true
  t.say('adventures.unlocked', { area })
  for (let i = 0; i < openAdventures(t.state); i++) {
    const card = refill(t, offer)
    if (card !== undefined) t.say('adventure.new', { card })
  }
}

/** The first of an offer goes under its deck, and a new one lies open (an empty deck gives it straight back). */
function turnOver<Card>(t: Perseverance3Table, offer: Offer<Card>): Card | undefined {
  const first = offer.open.shift()
  if (first === undefined) return undefined
  offer.deck.unshift(first)
  return refill(t, offer)
}

/** assembly tiles: the ranch offer is refreshed. */
export function refreshRanch(t: Perseverance3Table): void {
  for (const type of RANCH_TYPES) {
    const tile = turnOver(t, t.state.ranch[type])
    if (tile !== undefined) t.say('ranch.new', { tile })
  }
}

/** assembly tiles: the adventures of unlocked types are refreshed. */
export function refreshAdventures(t: Perseverance3Table): void {
  for (const area of AREAS) {
    const offer = t.state.adventures[area]
    const card = offer.unlocked ? turnOver(t, offer) : undefined
    if (card !== undefined) t.say('adventure.new', { card })
  }
}
