import { choose, type Rule, type Seat } from '@tablee/kernel'
import { OFFICERS, type OfficerId } from '@tablee/perseverance/ids.ts'
import { byOfficer } from '@tablee/perseverance/naming.ts'
import type { OfficerChoice } from '../data/effects.ts'
import { CITY_ZONES, type CityZone } from '../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../state.ts'
import { zoneShelters } from './count.ts'
import { leaderZone } from './query.ts'

/** Whether a seat has a die in a city zone. */
export const hasDie = ({ city }: Perseverance3, seat: Seat, zone: CityZone): boolean =>
  city[zone].dice.some(die => die?.owner === seat)

/** The officers on whom a cube may go. */
export function officersFor(state: Perseverance3, seat: Seat, on: OfficerChoice): OfficerId[] {
  const { officers, influence, players } = state
  if (players[seat].cubes === 0) return [] // favour.3
  switch (on) {
    case 'any':
      return [...OFFICERS]
    case 'noneOwn':
      return OFFICERS.filter(officer => influence[officer][seat] === 0)
    case 'leaderZone': {
      const zone = leaderZone(state, seat)
      return zone === null ? [] : [officers[zone]]
    }
    case 'dieOrLeaderZone': {
      const leader = leaderZone(state, seat)
      const zones = CITY_ZONES.filter(zone => zone === leader || hasDie(state, seat, zone))
      return [...zones, ...(leader === 'wilderness' ? [leader] : [])].map(zone => officers[zone])
    }
    case 'twoShelters':
      return CITY_ZONES.filter(zone => zoneShelters(state, seat, zone) >= 2).map(zone => officers[zone])
    default:
      return [officers[on]]
  }
}

/** Cubes go onto an officer, as many as there are left. */
export function placeCubes(t: Perseverance3Table, seat: Seat, officer: OfficerId, n: number): void {
  const { players, influence } = t.state
  const placed = Math.min(n, players[seat].cubes)
  players[seat].cubes -= placed
  influence[officer][seat] += placed
  t.say('influence.placed', { seat, officer, n: placed })
}

/** So many cubes on each of one or two different officers. */
export function* influence(
  t: Perseverance3Table,
  seat: Seat,
  n: number,
  on: OfficerChoice,
  officers = 1,
): Rule {
  const done: OfficerId[] = []
  while (done.length < officers) {
    const left = officersFor(t.state, seat, on).filter(officer => !done.includes(officer))
    if (left.length === 0) return
    const officer = yield* choose(t, seat, 'influence', left, {
      like: byOfficer,
      values: () => ({ n }),
      rule: 'favour.1',
    })
    placeCubes(t, seat, officer, n)
    done.push(officer)
  }
}
