import type { Side } from '@tablee/perseverance/ids.ts'
import type { GameData } from '../../data/shape.ts'
import type { LocationId } from '../../data/types.ts'
import type { Location, Perseverance3 } from '../../state.ts'
import { isTemple, LOCATIONS } from '../query.ts'

/** exploration.7: the shelter spaces of every tile. */
const TILE_SPACES = 2

/** setup.27: every numbered location has its wild dino. */
export function newLocations({ locations }: GameData): Perseverance3['locations'] {
  const map: Partial<{ [L in LocationId]: Location }> = {}
  for (const id of LOCATIONS)
    map[id] = {
      wild: locations[id].wild,
      rider: null,
      tile: null,
      explored: false,
      shelters: isTemple(id) ? [] : Array(TILE_SPACES).fill(null), // map.16
    }
  return map as Perseverance3['locations']
}

/** map.7 */
export const newOutposts = ({ outposts }: GameData, side: Side): Perseverance3['outposts'] => ({
  outpostA: Array(outposts.outpostA.spaces[side]).fill(null),
  outpostB: Array(outposts.outpostB.spaces[side]).fill(null),
})
