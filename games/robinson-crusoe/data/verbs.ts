import type { Terrain, TileSource } from './board.ts'
import type { Branch, Effect, ProductionRule, TokenPlace } from './effects.ts'
import type { AdventureType, BodyPart, Level, Resource, TokenKind } from './types.ts'

// Short forms of the effects, so that a card of the tables reads like a card.

/** The actor gains determination, or must discard some. */
export const det = (n: number): Effect => ({ do: 'det', who: 'actor', n })
/** Everybody gains determination, or must discard some. */
export const allDet = (n: number): Effect => ({ do: 'det', who: 'all', n })
/** The actor is wounded. */
export const wound = (n: number): Effect => ({ do: 'wound', who: 'actor', n })
/** Everybody is wounded. */
export const allWound = (n: number): Effect => ({ do: 'wound', who: 'all', n })
/** Morale rises or falls. */
export const morale = (n: number): Effect => ({ do: 'morale', n })
/** The group gains something. */
export const gain = (what: Resource, n: number): Effect => ({ do: 'gain', what, n })
/** The group must discard something. */
export const lose = (what: 'wood' | 'food' | 'fur', n: number): Effect => ({ do: 'lose', what, n })
/** A level rises, or must go down. */
export const level = (of: Level, n: number): Effect => ({ do: 'level', of, n })
/** Roof or palisade rises, or must go down. */
export const roofOrPalisade = (n: number): Effect => ({ do: 'roofOrPalisade', n })
/** A token is placed. */
export const token = (kind: TokenKind, at: TokenPlace): Effect => ({ do: 'token', kind, at })
/** Reroll tokens on all three actions that roll dice. */
export const rerollAll: readonly Effect[] = [
  token('reroll', 'build'),
  token('reroll', 'gather'),
  token('reroll', 'explore'),
]
/** A weather token, or the die of the hungry animals. */
export const weather = (kind: 'rain' | 'snow' | 'storm' | 'animals'): Effect => ({ do: 'weather', kind })
/** This round's production is limited. */
export const production = (rule: ProductionRule): Effect => ({ do: 'production', rule })
/** Inventions of the board must be discarded. */
export const discardInventions = (n: number): Effect => ({ do: 'discardInventions', n })
/** Items are turned. */
export const flipItems = (n: number): Effect => ({ do: 'flipItems', n })
/** The closest source is exhausted; where there is none, everybody is wounded. */
export const exhaustClosest = (...of: readonly TileSource[]): Effect => ({
  do: 'exhaustClosest',
  of,
  else: [allWound(1)],
})
/** The terrain of a tile is covered, if possible. */
export const coverTerrain = (of: Terrain): Effect => ifPossible({ do: 'coverTerrain', of })
/** A special wound of the deck's colour. */
export const specialWound = (colour: AdventureType, part: BodyPart): Effect => ({
  do: 'specialWound',
  colour,
  part,
})
/** What cannot be done costs nothing. */
export const ifPossible = (...effects: readonly Effect[]): Effect => ({ do: 'ifPossible', effects })
/** The actor decides. */
export const decide = (...branches: readonly Branch[]): Effect => ({ do: 'choose', by: 'actor', branches })
/** The group decides. */
export const groupDecides = (...branches: readonly Branch[]): Effect => ({
  do: 'choose',
  by: 'group',
  branches,
})
/** Only without Medicine. */
export const unlessMedicine = (...without: readonly Effect[]): Effect => ({
  do: 'medicine',
  with: [],
  without,
})
/** The card goes into the event deck. */
export const shuffle: Effect = { do: 'shuffle' }
/** The actor lets the card go, or takes what it offers and it will come back. */
export const orDiscard = (...offer: readonly Effect[]): Effect => decide([], [...offer, shuffle])
/** What something is good for as long as it is there. */
export const lasting = (id: string): Effect => ({ do: 'lasting', id })
/** Something of a card's own. */
export const special = (id: string): Effect => ({ do: 'special', id })
