import type { Outcome, Seat } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import { CITY_ZONES, type StructureId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { allInfluence, count, worth } from '../count.ts'
import { structuresAt } from '../query.ts'

/** structure.9: the most that one structure scores. */
const MOST = 12

/** The structures that a seat owns, Ancient Portal included. */
export function structuresOf({ city, portal }: Perseverance3, seat: Seat): StructureId[] {
  const owned = CITY_ZONES.flatMap(zone => structuresAt(city[zone]).filter(({ owner }) => owner === seat))
  return [...owned.map(({ id }) => id), ...(portal === seat ? (['S'] as const) : [])]
}

export const structurePoints = (state: Perseverance3, seat: Seat, id: StructureId): number =>
  Math.min(MOST, worth(state, seat, state.data.structures[id].score))

/** final.2 */
export const artefactPoints = (state: Perseverance3, seat: Seat): number =>
  state.data.artefactScore[state.players[seat].artefacts.length]

/** final.3 to final.5 */
export function leftoverPoints(state: Perseverance3, seat: Seat): number {
  const { food, debris, islandResource, glowberry } = state.players[seat].resources
  return (
    food + debris + islandResource + Math.floor(glowberry / 2) + Math.floor(count(state, seat, 'rangers') / 2)
  )
}

/** final.1 to final.5: structures, artefacts and what is left score for a seat. */
export function scoreFinally(t: Perseverance3Table, seat: Seat): void {
  const { state } = t
  for (const structure of structuresOf(state, seat)) {
    const n = structurePoints(state, seat, structure)
    t.say('final.structure', { seat, structure, n })
    gainFollowers(t, seat, n)
  }
  const artefacts = artefactPoints(state, seat)
  t.say('final.artefacts', { seat, n: artefacts })
  gainFollowers(t, seat, artefacts)
  const left = leftoverPoints(state, seat)
  t.say('final.leftovers', { seat, n: left })
  gainFollowers(t, seat, left)
}

/** final.6 to final.8 */
export function outcome(state: Perseverance3): Outcome {
  const seats = state.players.map((_, seat) => seat)
  const most = Math.max(...state.players.map(({ followers }) => followers))
  const tied = seats.filter(seat => state.players[seat].followers === most)
  const cubes = Math.max(...tied.map(seat => allInfluence(state, seat)))
  const winners = tied.filter(seat => allInfluence(state, seat) === cubes)
  return { winners, why: say(tied.length > 1 ? 'win.influence' : 'win.followers', { winners, n: most }) }
}
