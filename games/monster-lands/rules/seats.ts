import type { Seat } from '@tablee/kernel'
import type { MonsterLands } from '../state.ts'

/** All seats in turn order, from the first player on. */
export function seatsFrom({ firstPlayer, clans }: MonsterLands): Seat[] {
  const seats: Seat[] = []
  for (let place = 0; place < clans.length; place++) seats.push((firstPlayer + place) % clans.length)
  return seats
}
