import type { Chance } from '@tablee/kernel'
import type { Player } from '../../../state.ts'
import { RELIC_TYPES } from '../data.ts'
import { keepersOf } from './state.ts'

/** The value of a relic that lies face down is hidden from everybody, the Keepers included. 15.2.1 */
export function hideFromAll(player: Player): Player {
  const own = keepersOf(player)
  const buried = own.buried.map(relic => (relic.shown ? relic : { ...relic, value: 0 as const }))
  return { ...player, keepers: { ...own, buried } }
}

/** The values of the relics of a type that lie face down are as good in any order. */
export function redealUnknown(player: Player, chance: Chance): void {
  const { buried } = keepersOf(player)
  for (const type of RELIC_TYPES) {
    const down = buried.filter(relic => relic.type === type && !relic.shown)
    const values = chance.shuffle(down.map(({ value }) => value))
    for (const [index, relic] of down.entries()) relic.value = values[index]
  }
}
