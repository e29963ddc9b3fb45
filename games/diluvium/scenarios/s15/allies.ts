import { placesOf } from '../../rules/query.ts'
import type { Diluvium, Island, Place } from '../../state.ts'

/** How many settlers of allies are at a place. */
export const alliesAt = ({ islands }: Place): number =>
  islands.reduce((sum, { settlers }) => sum + settlers.filter(one => one === 'ally').length, 0)

/** The islands on which allies live. */
export const settlersAlive = (state: Diluvium): { readonly place: Place; readonly island: Island }[] =>
  placesOf(state).flatMap(place =>
    place.islands.filter(({ settlers }) => settlers.includes('ally')).map(island => ({ place, island })),
  )
