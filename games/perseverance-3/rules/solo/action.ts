import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { CityZone, LocationId, Zone } from '../../data/types.ts'
import { ownerOf } from './query.ts'

/** The actions in which a Dissenter builds in a zone once: each of them is one of its own (solo.zone.14). */
export type Part = 'primary' | 'secondary' | 'program' | 'reserve'

/** What one action of a Dissenter has done so far. */
export interface Action {
  readonly dissenter: Dissenter
  readonly owner: Owner
  /** A die was placed for it. */
  readonly die: boolean
  /** The location on which a dino was placed for it. */
  readonly at: LocationId | null
  /** The zones of the city in which it has built a shelter. */
  readonly built: CityZone[]
  /** The zone of the last shelter that it tried to build: where it was built, or else where it was meant to be. */
  last: Zone | null
}

/** An action that begins. */
export const newAction = (
  dissenter: Dissenter,
  placed: { readonly die?: boolean; readonly at?: LocationId } = {},
): Action => ({
  dissenter,
  owner: ownerOf(dissenter),
  die: placed.die ?? false,
  at: placed.at ?? null,
  built: [],
  last: null,
})
