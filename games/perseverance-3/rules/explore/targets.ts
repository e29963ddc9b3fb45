import type { Objection, Seat } from '@tablee/kernel'
import { SPECIES } from '@tablee/perseverance/ids.ts'
import type { LocationId } from '../../data/types.ts'
import type { Perseverance3, Unit, Units } from '../../state.ts'
import { say } from '../../text/say.ts'
import { suffices } from '../adventure/start.ts'
import { areaOf, isAtLeast, isCityZone, isTemple, LOCATIONS, leaderAt, mountOf, owns } from '../query.ts'
import { groupsAgainst } from './combat.ts'

/** Who is sent to explore: somebody at Home, or the mounted leader from where he stands (the captain's move). */
export type Sent = 'home' | 'leader'

const NO = {
  occupied: { why: say('no.dinoSpace'), rule: 'explore.1' },
  far: { why: say('no.adjacent'), rule: 'explore.1' },
  species: { why: say('no.explorer'), rule: 'explore.4' },
  combat: { why: say('no.combat'), rule: 'explore.6' },
  busy: { why: say('no.busy'), rule: 'temple.3' },
  units: { why: say('no.units'), rule: 'temple.2' },
  sameArea: { why: say('no.sameArea'), rule: 'captain.8' },
} satisfies { [id: string]: Objection }

/** explore.1: whether a neighbour is explored; the outpost always is (explore.3). */
export function isReached({ data, locations }: Perseverance3, location: LocationId): boolean {
  return data.neighbours[location].some(node => node === 'outpost' || locations[node].explored)
}

/** explore.4, structure-1b.2: who at Home fits a dino space, tamed dinos first. */
export function explorersFor(state: Perseverance3, seat: Seat, location: LocationId): Unit[] {
  const player = state.players[seat]
  const { needs } = state.data.locations[location]
  const anybody = owns(state, seat, '1B')
  const able: Unit[] = SPECIES.filter(
    species => player.home[species] > 0 && (anybody || isAtLeast(species, needs)),
  )
  if (player.home.leader > 0 && leaderFits(state, seat, location)) able.push('leader')
  return able
}

/** mounted.4: whether a seat's leader is mounted and fits a dino space. */
function leaderFits(state: Perseverance3, seat: Seat, location: LocationId): boolean {
  const mount = mountOf(state, state.players[seat])
  if (mount === null) return false
  return owns(state, seat, '1B') || isAtLeast(mount, state.data.locations[location].needs)
}

/** Whether those who stay behind can do what a location asks: fight (explore.6), or go on the temple's adventure. */
export function canFollow(
  state: Perseverance3,
  seat: Seat,
  location: LocationId,
  others: Units,
): Objection | null {
  const { wild, explored } = state.locations[location]
  if (explored) return null
  if (isTemple(location)) {
    if (state.players[seat].adventure !== null) return NO.busy
    return suffices(state, seat, location, others) ? null : NO.units
  }
  return wild === null || groupsAgainst(state, seat, wild, others).length > 0 ? null : NO.combat
}

/** Who may explore a location so that the others can follow. */
export function ableExplorers(state: Perseverance3, seat: Seat, location: LocationId): Unit[] {
  const { home } = state.players[seat]
  return explorersFor(state, seat, location).filter(unit => {
    home[unit]--
    const can = canFollow(state, seat, location, home) === null
    home[unit]++
    return can
  })
}

/** What speaks against exploring a location. */
export function exploreObjection(
  state: Perseverance3,
  seat: Seat,
  location: LocationId,
  sent: Sent,
): Objection | null {
  const { rider, explored } = state.locations[location]
  if (rider !== null) return NO.occupied
  if (!explored && !isReached(state, location)) return NO.far
  if (sent === 'leader') {
    const from = leaderAt(state, seat)
    if (from !== null && !isCityZone(from) && areaOf(state, from) === areaOf(state, location))
      return NO.sameArea
    if (!leaderFits(state, seat, location)) return NO.species
    return canFollow(state, seat, location, state.players[seat].home)
  }
  if (explorersFor(state, seat, location).length === 0) return NO.species
  if (ableExplorers(state, seat, location).length > 0) return null
  return isTemple(location) ? (state.players[seat].adventure === null ? NO.units : NO.busy) : NO.combat
}

/** The locations that a seat may explore now. */
export const exploreTargets = (state: Perseverance3, seat: Seat, sent: Sent): LocationId[] =>
  LOCATIONS.filter(location => exploreObjection(state, seat, location, sent) === null)
