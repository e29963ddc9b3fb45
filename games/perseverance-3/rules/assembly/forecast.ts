import { AREAS, CITY_ZONES } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'
import { ownersOf } from '../query.ts'
import { officerPay } from './officer.ts'
import { type Ground, isCityGround, presence } from './presence.ts'
import { prizeFor } from './prize.ts'
import { places } from './rank.ts'

/** What an assembly would bring somebody if it were held now. */
export interface Standing {
  readonly presence: number
  /** By presence: 1 for the first, 0 for whoever has none. */
  readonly place: number
  readonly influence: number
  readonly officerPlace: number
  /** What a player would gain; a dissenter gains nothing of it; alone the view of `solo` tells what both do. */
  readonly followers: number
  readonly crates: number
}

/** Where assemblies are held, zones before areas. */
export const GROUNDS: readonly Ground[] = [...CITY_ZONES, ...AREAS]

/** What an assembly of a zone or an area would bring everybody now, owner by owner. */
export function forecast(state: Perseverance3, ground: Ground): Standing[] {
  const officer = state.officers[isCityGround(ground) ? ground : 'wilderness']
  const here = places(state, owner => presence(state, owner, ground))
  const liked = places(state, owner => state.influence[officer][owner])
  return Array.from({ length: ownersOf(state) }, (_, owner) => {
    const plays = owner < state.players.length
    const prize = plays ? prizeFor(state, here[owner]) : null
    return {
      presence: presence(state, owner, ground),
      place: here[owner],
      influence: state.influence[officer][owner],
      officerPlace: liked[owner],
      followers: (prize?.followers ?? 0) + (plays ? officerPay(state, owner, officer, liked[owner]) : 0),
      crates: prize?.crates ?? 0,
    }
  })
}
