import type { Seat } from '@tablee/kernel'
import { SPECIES } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { Counter, Tally } from '../data/effects.ts'
import { CREWS, type Crew, GOODS, OPTIONS, type Section, ZONES, type Zone } from '../data/types.ts'
import type { Perseverance4 } from '../state.ts'
import { cabinsIn, cabinsOf, fitDinos, fortsOf, zoneOfSection } from './query.ts'

/** e4.switch.2: whether a crate counts as this seat’s. */
const counts = ({ data }: Perseverance4, seat: Seat, owner: Owner | null): boolean =>
  owner !== null && (owner === seat || !data.switches.ep4CrateOwnership)

/** e4.voyage.3 */
export const sails = (state: Perseverance4, seat: Seat, zone: Zone): boolean =>
  state.zones[zone].shipped.some(owner => counts(state, seat, owner))

/** Own crates on the main board: battlefields, voyages, costs. */
function cratesOn(state: Perseverance4, seat: Seat): number {
  let n = 0
  const add = (owner: Owner | null) => {
    if (counts(state, seat, owner)) n++
  }
  for (const zone of ZONES) {
    const { crates, shipped, costs } = state.zones[zone]
    crates.forEach(add)
    shipped.forEach(add)
    for (const option of OPTIONS) add(costs[option])
  }
  return n
}

const most = (numbers: readonly number[]): number => Math.max(...numbers)
const least = (numbers: readonly number[]): number => Math.min(...numbers)

/** How many a seat has of something; `below` is the zone under the voyage that asks. */
export function count(state: Perseverance4, seat: Seat, counter: Counter, below: Zone = ZONES[0]): number {
  const player = state.players[seat]
  const sections = () => ZONES.map(zone => cabinsIn(state, seat, zone))
  const crews = () => CREWS.map(crew => cabinsOf(state, seat, crew))
  const high = () => ZONES.filter(zone => state.zones[zone].trail >= state.data.numbers.highTrail).length
  switch (counter) {
    case 'cabins':
      return sections().reduce((sum, n) => sum + n, 0)
    case 'cabinsBelow':
      return cabinsIn(state, seat, below)
    case 'sections':
      return sections().filter(n => n > 0).length
    case 'crewsWith2':
      return crews().filter(n => n >= 2).length
    case 'mostInSection':
      return most(sections())
    case 'leastInSection':
      return least(sections())
    case 'mostOfCrew':
      return most(crews())
    case 'leastOfCrew':
      return least(crews())
    case 'fortifications':
      return ZONES.reduce((sum, zone) => sum + fortsOf(state, seat, zone), 0)
    case 'crates':
      return cratesOn(state, seat)
    case 'voyages':
      return ZONES.filter(zone => sails(state, seat, zone)).length
    case 'goods':
      return GOODS.reduce((sum, good) => sum + player.resources[good], 0)
    case 'shieldheads':
      return fitDinos(state, seat, 'shieldhead')
    case 'raptors':
      return fitDinos(state, seat, 'raptor')
    case 'thunderhorns':
      return fitDinos(state, seat, 'thunderhorn')
    case 'ironjaws':
      return fitDinos(state, seat, 'ironjaw')
    case 'dinos':
      return SPECIES.reduce((sum, species) => sum + fitDinos(state, seat, species), 0)
    case 'defeated':
      return player.defeated
    case 'artefacts':
      return player.artefacts.length
    case 'rescue':
      return player.rescue
    case 'highTrails':
      return high()
    case 'allTrailsHigh':
      return high() === ZONES.length ? 1 : 0
    default:
      return counter.startsWith('crew:')
        ? cabinsOf(state, seat, counter.slice('crew:'.length) as Crew)
        : cabinsIn(state, seat, zoneOfSection(state, counter.slice('cabins:'.length) as Section))
  }
}

/** What tallies come to: so many points for every full so many. */
export function worth(state: Perseverance4, seat: Seat, tallies: readonly Tally[], below?: Zone): number {
  let sum = 0
  for (const { points, per, count: counter } of tallies)
    sum += points * Math.floor(count(state, seat, counter, below) / per)
  return sum
}
