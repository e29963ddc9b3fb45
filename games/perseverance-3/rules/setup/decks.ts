import type { Chance } from '@tablee/kernel'
import type { Side } from '@tablee/perseverance/ids.ts'
import type { GameData } from '../../data/shape.ts'
import {
  ADVENTURES,
  type AdventureId,
  type Area,
  RANCH_TILES,
  RANCH_TYPES,
  type RanchTileId,
  type RanchType,
  TILES,
  type TileId,
} from '../../data/types.ts'
import type { Offer, Perseverance3 } from '../../state.ts'

/** A shuffled deck, of which some lie open. */
function offer<Card>(chance: Chance, cards: Card[], open: number): Offer<Card> {
  const deck = chance.shuffle(cards)
  return { open: open === 0 ? [] : deck.splice(-open).reverse(), deck }
}

/** setup.4 to setup.6: three decks; those of the jungle and the hills are locked. */
export function dealAdventures(data: GameData, chance: Chance, side: Side): Perseverance3['adventures'] {
  const cards = (area: Area): AdventureId[] => ADVENTURES.filter(id => data.adventures[id].deck === area)
  return {
    hills: { ...offer(chance, cards('hills'), 0), unlocked: false },
    jungle: { ...offer(chance, cards('jungle'), 0), unlocked: false },
    swamp: { ...offer(chance, cards('swamp'), side === 'many' ? 3 : 2), unlocked: true },
  }
}

/** setup.11 */
export function dealRanch(data: GameData, chance: Chance): Perseverance3['ranch'] {
  const dealt: Partial<{ [T in RanchType]: Offer<RanchTileId> }> = {}
  for (const type of RANCH_TYPES)
    dealt[type] = offer(
      chance,
      RANCH_TILES.filter(id => data.ranchTiles[id].type === type),
      2,
    )
  return dealt as Perseverance3['ranch']
}

/** setup.7 to setup.10: shuffled stacks with the reminder at its place, counted from the top. */
export function dealStacks(data: GameData, chance: Chance, n: 2 | 3 | 4): Perseverance3['stacks'] {
  const stack = (area: Area): (TileId | 'reminder')[] => {
    const tiles: (TileId | 'reminder')[] = chance.shuffle(TILES.filter(id => data.tiles[id].area === area))
    tiles.splice(tiles.length - (data.reminder[area][n] - 1), 0, 'reminder')
    return tiles
  }
  return { hills: stack('hills'), jungle: stack('jungle'), swamp: stack('swamp') }
}
