import type { TileData } from '../../data/cards.ts'
import { ZONES } from '../../data/types.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'
import { refreshPreparations } from '../preparing.ts'
import { lower } from '../trails.ts'

/** e4.tile.1: the number of the tile that counts now; the last one stays. */
export const tileNumber = ({ data, assemblies }: Perseverance4): number =>
  Math.min(assemblies + 1, data.assembly.length - 1)

export const tileOf = (state: Perseverance4): TileData => state.data.assembly[tileNumber(state)]

/** e4.assembly.5: the tile is discarded, and its symbol carried out; the last one stays (e4.tile.8). */
export function nextTile(t: P4Table): void {
  const { state } = t
  const { symbol } = tileOf(state)
  const number = tileNumber(state)
  state.assemblies++
  if (number === tileNumber(state)) return
  t.say('tile.next', { tile: tileNumber(state) })
  if (symbol === 'preparations') refreshPreparations(t)
  else if (symbol === 'trails') for (const zone of ZONES) lower(t, zone)
}
