import type { Chance } from '@tablee/kernel'
import { type Colour, SADDLE, type Species } from '@tablee/perseverance/ids.ts'
import type { GameData } from '../../data/shape.ts'
import { type Area, CITY_ZONES, type NumberedId } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'
import { newDissenter, rolled } from './pieces.ts'

/** Where the dissenter of a table of two begins (L447-449). */
const PLACES: readonly { readonly at: NumberedId; readonly area: Area; readonly rides: Species }[] = [
  { at: '5', area: 'swamp', rides: 'shieldhead' },
  { at: '9', area: 'jungle', rides: 'shieldhead' },
  { at: '17', area: 'hills', rides: 'raptor' },
]

/** setup-two.1 to setup-two.8: a third colour, whose pieces hinder both. */
export function meetDissenter(
  state: Omit<Perseverance3, 'data'>,
  data: GameData,
  chance: Chance,
  colour: Colour,
): void {
  const { players, supply, locations, stacks, city, pool } = state
  const owner = players.length
  const dissenter = newDissenter(data, colour)
  state.dissenters = [dissenter]
  pool.push(rolled(data, chance, owner), rolled(data, chance, owner))
  for (const { at, area, rides } of PLACES) {
    const here = locations[at]
    if (here.wild !== null) supply[here.wild]++
    here.wild = null
    supply[rides]--
    dissenter.saddles[SADDLE[rides]]--
    here.rider = { owner, species: rides, leader: false }
    const bottom = stacks[area].shift()
    if (bottom !== undefined && bottom !== 'reminder') here.tile = bottom
  }
  const closed = chance.shuffle([0, 1, 2, 3])
  for (const [place, zone] of CITY_ZONES.entries()) city[zone].blocked = closed[place]
}
