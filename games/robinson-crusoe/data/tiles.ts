import type { Terrain, TileSource } from './board.ts'
import type { Sourced } from './types.ts'

/** An island tile. */
export interface Tile extends Sourced {
  readonly terrain: Terrain
  readonly sources: readonly TileSource[]
  readonly beast: boolean
  readonly totem: boolean
  readonly discoveries: number
  /** A natural shelter. */
  readonly shelter: boolean
}

const tile = (
  terrain: Terrain,
  sources: readonly TileSource[],
  discoveries: number,
  ...icons: readonly ('beast' | 'totem' | 'shelter')[]
): Tile => ({
  src: 'public',
  terrain,
  sources,
  beast: icons.includes('beast'),
  totem: icons.includes('totem'),
  discoveries,
  shelter: icons.includes('shelter'),
})

/** The island tiles by number; 0 is no tile. */
export const TILES: readonly Tile[] = [
  tile('beach', [], 0),
  tile('plains', ['wood'], 2, 'beast'),
  tile('mountains', ['parrot'], 1, 'beast', 'totem', 'shelter'),
  tile('river', ['fish'], 3, 'beast'),
  tile('hills', ['wood', 'fish'], 1, 'totem'),
  tile('mountains', ['parrot', 'wood'], 1, 'totem'),
  tile('plains', ['parrot', 'wood'], 1, 'totem'),
  tile('hills', ['wood'], 2, 'beast', 'totem'),
  tile('beach', ['wood', 'fish'], 0),
  tile('plains', ['parrot'], 3, 'beast'),
  tile('river', ['wood', 'fish'], 1, 'totem'),
  tile('mountains', ['wood'], 1, 'beast', 'shelter'),
]

/** The numbers of the tiles. */
export const TILE_NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
