import type { Owner } from '@tablee/perseverance/owners.ts'
import { placesBy } from '@tablee/perseverance/places.ts'
import type { OfficerId, Zone } from '../../data/types.ts'
import type { Perseverance4 } from '../../state.ts'
import { cabinsIn, ownersOf } from '../query.ts'

/** e4.assembly.2: cabins in the section, dice on the spaces, the leader. */
export function presence(state: Perseverance4, owner: Owner, zone: Zone): number {
  const { dice, leaders } = state.zones[zone]
  let n = cabinsIn(state, owner, zone)
  for (const die of dice) if (die?.owner === owner) n++
  return leaders.includes(owner) ? n + 1 : n
}

const places = (state: Perseverance4, value: (owner: Owner) => number): number[] =>
  placesBy(Array.from({ length: ownersOf(state) }, (_, owner) => value(owner)))

/** e4.assembly.3: the places by presence, 0 for whoever has none. */
export const presencePlaces = (state: Perseverance4, zone: Zone): number[] =>
  places(state, owner => presence(state, owner, zone))

/** s4.assembly.10: the places by influence on an officer; the Dissenters’ cubes count. */
export const influencePlaces = (state: Perseverance4, officer: OfficerId): number[] =>
  places(state, owner => state.influence[officer][owner])

/** Whether somebody is in the first place and nobody else is. */
export const isAlone = (ranks: readonly number[], owner: Owner): boolean =>
  ranks[owner] === 1 && ranks.filter(place => place === 1).length === 1

/** e4.officer.2, e4.memoir.2: all of it for the first place, half rounded down for the second, nothing after. */
export const shareOf = (points: number, place: number): number =>
  place === 1 ? points : place === 2 ? Math.floor(points / 2) : 0
