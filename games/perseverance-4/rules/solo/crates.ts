import { THREATENED } from '../../data/solo/levels.ts'
import type { Zone } from '../../data/types.ts'
import { type CrateSpace, hasRoom, lay } from '../crates.ts'
import { ownerOf } from '../query.ts'
import { dissentersGain, soloOf } from './gains.ts'
import { type Acting, chooseZone, coveredCosts, otherProgram } from './query.ts'

type Choice = ReturnType<typeof chooseZone>

function put({ t, dissenter }: Acting, space: CrateSpace, choice: Choice): void {
  lay(t.state, ownerOf(dissenter), space)
  soloOf(t).crates--
  t.say('solo.crate', { owner: ownerOf(dissenter), zone: space.zone, place: space.place, choice })
}

const hasCrate = ({ t }: Acting): boolean => soloOf(t).crates > 0

/** s4.crate.1, s4.crate.2 */
export function crateBattlefield(acting: Acting, named: Zone | null): void {
  if (!hasCrate(acting)) return
  const { state } = acting.t
  const choice = chooseZone(
    acting,
    named,
    zone => state.zones[zone].crates.length,
    zone => (hasRoom(state, { zone, place: 'battlefield' }) ? null : 'full'),
  )
  if (choice.place !== null) put(acting, { zone: choice.place, place: 'battlefield' }, choice)
}

/** s4.crate.3 to s4.crate.5: above the other’s program zone, or by the switch above the opposed zone. */
export function crateVoyage(acting: Acting, named: Zone | null): void {
  if (!hasCrate(acting)) return
  const { t } = acting
  const { zones, data } = t.state
  const choice = chooseZone(
    acting,
    data.switches.ep4VoyageOpposedByProgram ? otherProgram(acting) : named,
    zone => zones[zone].shipped.length,
    zone => (hasRoom(t.state, { zone, place: 'voyage' }) ? null : 'full'),
  )
  if (choice.place === null) return
  const { shipped } = zones[choice.place]
  put(acting, { zone: choice.place, place: 'voyage' }, choice)
  dissentersGain(t, data.voyageSpaces[shipped.length - 1])
}

/** s4.crate.6 to s4.crate.14: the threat die tells which cost, and is rerolled while that is covered. */
export function crateCommunity(acting: Acting, named: Zone | null): void {
  if (!hasCrate(acting)) return
  const { t } = acting
  const { state } = t
  const choice = chooseZone(
    acting,
    named,
    zone => coveredCosts(state, zone),
    zone => (THREATENED.some(place => hasRoom(state, { zone, place })) ? null : 'full'),
  )
  const zone = choice.place
  if (zone === null) return
  let place = THREATENED[t.roll(THREATENED.length) - 1]
  while (!hasRoom(state, { zone, place })) place = THREATENED[t.roll(THREATENED.length) - 1]
  put(acting, { zone, place }, choice)
  const { what, n } = state.data.costs[place]
  if (what === 'followers') dissentersGain(t, n)
}
