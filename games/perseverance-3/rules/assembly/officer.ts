import type { Seat } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { count, worth } from '../count.ts'
import { payDissenters } from '../solo/score.ts'
import { places } from './rank.ts'

/** city-assembly.7 to .10: what an officer pays a seat that has this place. */
export function officerPay(state: Perseverance3, seat: Seat, officer: OfficerId, place: number): number {
  if (place !== 1 && place !== 2) return 0
  const all = worth(state, seat, state.data.officers[officer].score)
  return place === 1 ? all : Math.floor(all / 2)
}

/** city-assembly.6: an officer is scored for all players. */
export function scoreOfficer(t: Perseverance3Table, officer: OfficerId): void {
  const { state } = t
  const by = places(state, owner => state.influence[officer][owner])
  const { score } = state.data.officers[officer]
  const counts = state.players.map((_, seat) => score.map(tally => count(state, seat, tally.count)))
  t.say('officer.scored', { officer, places: by, cubes: [...state.influence[officer]], counts })
  for (let seat = 0; seat < state.players.length; seat++)
    gainFollowers(t, seat, officerPay(state, seat, officer, by[seat]))
  payDissenters(t, by)
}
