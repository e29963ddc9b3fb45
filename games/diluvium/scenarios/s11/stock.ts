import type { Rule } from '@tablee/kernel'
import { takeStock } from '../../rules/exploit.ts'
import { isOcean, rivalOf, spotOf } from '../../rules/query.ts'
import { advance, rivalFight } from '../../rules/rival/fight.ts'
import { rivalSpeed } from '../../rules/rival/paths.ts'
import type { Diluvium, DiluviumTable, Island, Place, Settler } from '../../state.ts'
import { RIVAL } from '../../state.ts'

/** s11.19 to s11.21: a resource for each slot comes from its pile, as far as it goes; tells how many Weapons lack. */
export function stock({ supply }: Diluvium, { islands }: Place): number {
  let lacking = 0
  for (const island of islands) {
    if (island.type === 'ruins') continue
    island.stock = Math.min(island.slots, supply[island.type])
    supply[island.type] -= island.stock
    if (island.type === 'weapons') lacking += island.slots - island.stock
  }
  return lacking
}

/** s11.10, s11.11: where Weapons lack, the rival's Warship moves once, as if it fought. */
export function* arms(t: DiluviumTable, place: Place, lacking: number): Rule {
  t.say('tile.stocked', { place: spotOf(place) })
  if (lacking === 0) return
  const { state } = t
  const { warships, beaten } = rivalOf(state)
  t.say('weapons.lack', { place: spotOf(place) })
  if (beaten) return t.say('rival.stays.home', { party: RIVAL }) // As in a Fight: rfight.3.
  const under = warships.find(({ at }) => at === place.at)
  // A Warship that has just turned the tile over goes on from there, and arrives once.
  if (under) yield* advance(t, under, rivalSpeed(state))
  else yield* rivalFight(t)
}

/** s11.22: your settler takes what lies on its island, if anything is left. */
export function* gather(t: DiluviumTable, settler: Settler, place: Place, island: Island): Rule<boolean> {
  if (!isOcean(place) || island.type === 'ruins') return false
  if (island.stock === 0) t.say('stock.none', { place: spotOf(place), type: island.type })
  takeStock(t, 0, island, Math.min(island.stock, settler === 'aztec' ? 2 : 1))
  return true
}

/** s11.23: what the rival settles on is lost. */
export function spoil(t: DiluviumTable, place: Place, island: Island): void {
  const { type } = island
  if (type === 'ruins' || island.stock === 0) return
  island.stock--
  t.state.discarded[type]++
  t.say('stock.lost', { place: spotOf(place), type })
}
