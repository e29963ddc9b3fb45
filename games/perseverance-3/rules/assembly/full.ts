import { CITY_ZONES, type CityZone } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'

/** city-assembly.1: as many dice as there are players call an assembly; alone there are three. */
export const diceFor = ({ players }: Perseverance3): number => (players.length === 1 ? 3 : players.length)

const diceIn = ({ city }: Perseverance3, zone: CityZone): number =>
  city[zone].dice.filter(die => die !== null).length

/** The city zone in which an assembly is due, if any. */
export const fullZone = (state: Perseverance3): CityZone | null =>
  CITY_ZONES.find(zone => diceIn(state, zone) >= diceFor(state)) ?? null

/** Whether one more die in a zone calls its assembly. */
export const callsAssembly = (state: Perseverance3, zone: CityZone): boolean =>
  diceIn(state, zone) + 1 >= diceFor(state)
