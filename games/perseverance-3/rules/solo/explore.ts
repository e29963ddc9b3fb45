import type { Finding } from '@tablee/common/prefer.ts'
import { SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { type Direction, type DissenterEffect, TAMING } from '../../data/solo/effects.ts'
import { type LocationId, NUMBERED, type NumberedId, TEMPLES, type TempleId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { drawSecond } from '../explore/stacks.ts'
import { isReached } from '../explore/targets.ts'
import { unlock } from '../offers.ts'
import { areaOf, isAtLeast, isTemple, spacesAt } from '../query.ts'
import { type Action, newAction } from './action.ts'
import { gainArtefact } from './artefacts.ts'
import { shelterAt } from './building.ts'
import { automatonOf, programOf, soloOf, stockOf } from './query.ts'
import { gainReserves } from './reserve.ts'
import { type WildKey, wayOut } from './sites.ts'

/** Why a Dissenter heads for a location: the temple of the program, the arrow, or that there is nothing but temples. */
export interface Target {
  readonly place: LocationId
  readonly as: 'programTemple' | 'numbered' | 'temple'
  readonly findings: readonly Finding<NumberedId, WildKey>[]
}

/** s3.dino.1: whether a location can be explored now by a Dissenter. */
const isOpen = (state: Perseverance3, location: LocationId): boolean =>
  !state.locations[location].explored &&
  state.locations[location].rider === null &&
  isReached(state, location)

/** s3.dino.2 to s3.dino.7: the one location that a Dissenter heads for; null where none is open. */
export function targetOf(state: Perseverance3, action: Action, direction: Direction): Target | null {
  const { temple } = programOf(state, action.dissenter)
  if (temple !== 'none' && isOpen(state, temple)) return { place: temple, as: 'programTemple', findings: [] }
  const open = NUMBERED.filter(location => isOpen(state, location))
  const choice = wayOut(state, open, direction)
  if (choice !== null) return { ...choice, as: 'numbered' }
  const other = TEMPLES.find(location => isOpen(state, location))
  return other === undefined ? null : { place: other, as: 'temple', findings: [] }
}

/** s3.dino.8, s3.dino.11: the weakest own tamed dino that a location's dino space takes. */
export function explorerFor(state: Perseverance3, action: Action, location: LocationId): Species | null {
  const { tamed } = automatonOf(state, action.dissenter)
  const { needs } = state.data.locations[location]
  return SPECIES.find(species => tamed[species] > 0 && isAtLeast(species, needs)) ?? null
}

/** Whoever resolves effects of Dissenters: exploring cannot import what imports it. */
export type Resolve = (t: Perseverance3Table, action: Action, effects: readonly DissenterEffect[]) => void

/** s3.dino.9, s3.dino.13, s3.explore.13, s3.explore.14: a dino is placed and explores, or an emergency action comes. */
export function placeDino(
  t: Perseverance3Table,
  { dissenter, owner }: Action,
  direction: Direction,
  resolve: Resolve,
): void {
  const { state } = t
  const action = newAction(dissenter)
  const target = targetOf(state, action, direction)
  if (target === null) t.say('solo.noLocation', { owner })
  else {
    t.say('solo.target', { owner, target })
    const species = explorerFor(state, action, target.place)
    if (species !== null) {
      settle(t, newAction(dissenter, { at: target.place }), target.place, species)
      return
    }
    t.say('solo.noExplorer', {
      owner,
      location: target.place,
      needs: state.data.locations[target.place].needs,
    })
  }
  t.say('solo.emergency', { owner })
  resolve(t, action, [TAMING]) // s3.dino.17
}

/** The dino takes the space, which may open the area's adventures (s3.dino.15); then its location is explored. */
function settle(t: Perseverance3Table, action: Action, location: LocationId, species: Species): void {
  const { state } = t
  const { owner, dissenter } = action
  automatonOf(state, dissenter).tamed[species]--
  state.locations[location].rider = { owner, species, leader: false }
  t.say('explore.placed', { seat: owner, unit: species, location })
  unlock(t, areaOf(state, location))
  if (isTemple(location)) exploreTemple(t, action, location)
  else exploreNumbered(t, action, location)
}

/** s3.explore.1 to s3.explore.5; nobody sees the first tile. */
function exploreNumbered(t: Perseverance3Table, action: Action, location: NumberedId): void {
  const { state } = t
  const { owner, dissenter } = action
  const here = state.locations[location]
  if (here.wild !== null) {
    automatonOf(state, dissenter).untamed[here.wild]++
    t.say('solo.captured', { owner, species: here.wild, location })
    here.wild = null
  }
  const tile = drawSecond(t, areaOf(state, location))
  here.tile = tile
  here.explored = true
  t.say('explore.tile', { seat: owner, tile, location })
  if (gainArtefact(t, owner, state.data.tiles[tile].artefact)) return
  t.say('solo.owned', { owner, artefact: state.data.tiles[tile].artefact })
  if (stockOf(state, dissenter).shelters === 0) t.say('solo.noShelters', { owner })
  else if (spacesAt(state, location).includes(null)) shelterAt(t, action, { place: location, findings: [] })
  gainReserves(t, dissenter, 1)
}

/** s3.explore.6 to s3.explore.9: the temple's adventure leaves the game, and with the ironjaws' Ancient Portal. */
function exploreTemple(t: Perseverance3Table, { owner }: Action, temple: TempleId): void {
  const { state } = t
  state.locations[temple].explored = true
  soloOf(state).temples.push(temple)
  t.say('temple.explored', { seat: owner, temple })
  t.say('solo.templeGone', { temple })
  gainArtefact(t, owner, state.data.temples[temple].artefact)
}
