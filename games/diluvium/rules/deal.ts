import type { Chance } from '@tablee/kernel'
import type { GameData } from '../data/all.ts'
import type { Mix } from '../data/scenarios.ts'
import type { Place } from '../state.ts'

/** Takes as many of a list as are wanted, from its end. */
const some = (pile: number[], count: number): number[] => pile.splice(Math.max(0, pile.length - count))

/**
 * Deals tiles to places that are face down and to the box, any of those that are possible: numbered tiles lie where they
 * were mixed in, all others anywhere of their level (setup.4 to setup.6). Also deals again what nobody has seen.
 */
export function dealTiles(
  places: readonly Place[],
  box: number[],
  tiles: readonly number[],
  mixes: readonly Mix[],
  { tiles: all }: GameData,
  chance: Chance,
): void {
  const pool = chance.shuffle([...tiles])
  const open = chance.shuffle([...places])
  const dealt = new Set<Place>()
  const lay = (place: Place, tile: number) => {
    place.tile = tile
    dealt.add(place)
    pool.splice(pool.indexOf(tile), 1)
  }
  for (const [number, mix] of mixes.entries()) {
    const named = pool.filter(tile => mix.tiles.includes(tile))
    for (const place of open) {
      if (place.mix !== number) continue
      const [tile] = some(named, 1)
      if (tile === undefined) break
      lay(place, tile)
    }
  }
  for (const place of open) {
    if (dealt.has(place)) continue
    const tile = pool.find(one => all[one].level === place.level)
    if (tile !== undefined) lay(place, tile)
  }
  box.length = 0
  box.push(...pool)
}
