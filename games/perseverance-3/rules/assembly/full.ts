import { CITY_ZONES, type CityZone } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'

/** city-assembly.1: as many dice as there are players call an assembly; alone there are three. */
export const diceFor = ({ players }: Perseverance3): number => (players.length === 1 ? 3 : players.length)

/** The city zone in which an assembly is due, if any. */
export function fullZone(state: Perseverance3): CityZone | null {
  const due = (zone: CityZone) => state.city[zone].dice.filter(die => die !== null).length >= diceFor(state)
  return CITY_ZONES.find(due) ?? null
}
