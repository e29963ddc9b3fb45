import { maybe, type Objection, type Rule, type Seat } from '@tablee/kernel'
import { gain, gainFollowers } from '@tablee/perseverance/assets.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import { OPTIONS, type OptionId, ZONES, type Zone } from '../data/types.ts'
import type { P4Table, Perseverance4 } from '../state.ts'
import { say } from '../text/say.ts'
import { plainly, type Resolver } from './effects/verb.ts'
import { byZone } from './naming.ts'
import { hasArtefact } from './query.ts'

/** Where a crate can lie: on a battlefield, on a voyage, on the cost of an option. */
export interface CrateSpace {
  readonly zone: Zone
  readonly place: 'battlefield' | 'voyage' | OptionId
}

/** e4.turn.19: all places for crates, zone by zone. */
export const CRATE_SPACES: readonly CrateSpace[] = ZONES.flatMap(zone =>
  (['battlefield', 'voyage', ...OPTIONS] as const).map(place => ({ zone, place })),
)

/** Whether a crate fits there. */
export function hasRoom({ zones, data, side }: Perseverance4, { zone, place }: CrateSpace): boolean {
  const { crates, shipped, costs } = zones[zone]
  if (place === 'battlefield') return crates.length < data.boards[side].crates.length
  if (place === 'voyage') return shipped.length < data.voyageSpaces.length
  return costs[place] === null
}

const NO = {
  crate: { why: say('no.crate'), rule: 'e4.turn.18' },
  room: { why: say('no.crateRoom'), rule: 'e4.turn.19' },
} satisfies { [id: string]: Objection }

/** e4.turn.18, e4.turn.19 */
export function crateObjection(state: Perseverance4, seat: Seat, space: CrateSpace): Objection | null {
  if (state.players[seat].crates === 0) return NO.crate
  return hasRoom(state, space) ? null : NO.room
}

/** A crate of somebody’s lies there from now on. */
export function lay({ zones }: Perseverance4, owner: Owner, { zone, place }: CrateSpace): void {
  const here = zones[zone]
  if (place === 'battlefield') here.crates.push(owner)
  else if (place === 'voyage') here.shipped.push(owner)
  else here.costs[place] = owner
}

/** e4.turn.20: a crate of the stock gives what it covers; so does stone (e4.artefact.5). */
export function* placeCrate(t: P4Table, seat: Seat, space: CrateSpace, resolver: Resolver): Rule {
  t.state.players[seat].crates--
  yield* cover(t, seat, space, resolver)
}

function* cover(t: P4Table, seat: Seat, space: CrateSpace, resolver: Resolver): Rule {
  const { state } = t
  const { data } = state
  const { zone, place } = space
  const { crates, shipped } = state.zones[zone]
  lay(state, seat, space)
  t.say('crate.placed', { owner: seat, zone, place })
  if (place === 'battlefield')
    yield* resolver.run(t, plainly(seat), data.boards[state.side].crates[crates.length - 1])
  else if (place === 'voyage') gainFollowers(t, seat, data.voyageSpaces[shipped.length - 1])
  else {
    const { what, n } = data.costs[place]
    if (what === 'followers') gainFollowers(t, seat, n)
    else gain(t, seat, { [what]: n })
  }
  if (hasArtefact(state.players[seat], 'stone')) gainFollowers(t, seat, data.artefacts.stone.n)
}

const openVoyages = (state: Perseverance4): Zone[] =>
  ZONES.filter(zone => hasRoom(state, { zone, place: 'voyage' }))

/** e4.prep.12 */
export const canShip = (state: Perseverance4, seat: Seat): boolean =>
  state.players[seat].crateSupply > 0 && openVoyages(state).length > 0

const NO_VOYAGE = say('voyage.none')

/** e4.prep.12: a crate of the supply goes straight on a voyage. */
export function* shipFromSupply(t: P4Table, seat: Seat, resolver: Resolver): Rule {
  if (!canShip(t.state, seat)) return
  const zone = yield* maybe(t, seat, 'voyage', openVoyages(t.state), {
    like: byZone,
    pass: NO_VOYAGE,
    rule: 'e4.turn.26',
  })
  if (zone === null) return
  t.state.players[seat].crateSupply--
  yield* cover(t, seat, { zone, place: 'voyage' }, resolver)
}
