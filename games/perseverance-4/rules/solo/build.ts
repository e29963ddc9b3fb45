import { isFarAhead } from '@tablee/perseverance/dissenters/who.ts'
import { CREWS, type Crew, type Section, type Zone } from '../../data/types.ts'
import { cabinsIn, cabinsOf, fortSpace, fortsOf, hasCabinSpace, ownerOf, zoneOfSection } from '../query.ts'
import { dissentersGain, soloOf } from './gains.ts'
import { type Acting, type Avoided, chooseZone } from './query.ts'

/** solo.zone, s4.cabin.10: no space for the crew, or two cabins more than yours in the section. */
function avoidsCabin({ t, dissenter }: Acting, zone: Zone, crews: readonly Crew[]): Avoided | null {
  const { state } = t
  if (!crews.some(crew => hasCabinSpace(state, zone, crew))) return 'full'
  const own = cabinsIn(state, ownerOf(dissenter), zone)
  return isFarAhead(own, cabinsIn(state, 0, zone)) ? 'ahead' : null
}

const cabinZone = (acting: Acting, named: Zone | null, crews: readonly Crew[]) =>
  chooseZone(
    acting,
    named,
    zone => cabinsIn(acting.t.state, ownerOf(acting.dissenter), zone),
    zone => avoidsCabin(acting, zone, crews),
  )

/** s4.cabin.1 to s4.cabin.3 */
function put({ t, dissenter }: Acting, zone: Zone, crew: Crew, choice: ReturnType<typeof cabinZone>): void {
  const { state } = t
  const column = state.zones[zone].section[crew]
  soloOf(t).dissenters[dissenter].cabins--
  column.push(ownerOf(dissenter))
  t.say('solo.cabin', { owner: ownerOf(dissenter), zone, crew, choice })
  for (const { verb, n } of state.data.boards[state.side].cabins[column.length - 1])
    if (verb === 'followers') dissentersGain(t, n)
}

export function cabin(acting: Acting, named: Zone | null, crew: Crew): void {
  if (soloOf(acting.t).dissenters[acting.dissenter].cabins === 0) return
  const choice = cabinZone(acting, named, [crew])
  if (choice.place !== null) put(acting, choice.place, crew, choice)
}

/** s4.cabin.5 to s4.cabin.8, s4.cabin.11: the crew of which there are fewest on the whole ship. */
export function cabinFewest(acting: Acting, section: Section): void {
  const { t, dissenter } = acting
  const { state } = t
  if (soloOf(t).dissenters[dissenter].cabins === 0) return
  const choice = cabinZone(acting, zoneOfSection(state, section), CREWS)
  const zone = choice.place
  if (zone === null) return
  const owned = (crew: Crew) => cabinsOf(state, ownerOf(dissenter), crew)
  const [crew] = CREWS.filter(one => hasCabinSpace(state, zone, one)).sort((a, b) => owned(a) - owned(b))
  put(acting, zone, crew, choice)
}

/** s4.fx.3, s4.fx.4: on the lowest free space below the figure; without one in the supply nothing happens. */
export function fortification(acting: Acting, named: Zone | null): void {
  const { t, dissenter } = acting
  const { state } = t
  const owner = ownerOf(dissenter)
  const one = soloOf(t).dissenters[dissenter]
  if (one.fortifications === 0) return
  const choice = chooseZone(
    acting,
    named,
    zone => fortsOf(state, owner, zone),
    zone => (fortSpace(state, zone) === null ? 'full' : null),
  )
  const space = choice.place === null ? null : fortSpace(state, choice.place)
  if (choice.place === null || space === null) return
  state.zones[choice.place].fortifications[space] = owner
  one.fortifications--
  t.say('solo.fort', { owner, zone: choice.place, space: space + 1, choice })
}

/** s4.fx.1, s4.fx.2: the leader comes to a leader space; where he stands already he stays. */
export function leader(acting: Acting, named: Zone | null): void {
  const { t, dissenter } = acting
  const { zones, data } = t.state
  const owner = ownerOf(dissenter)
  const choice = chooseZone(
    acting,
    named,
    zone => (zones[zone].leaders.includes(owner) ? 1 : 0),
    zone => {
      const others = zones[zone].leaders.filter(one => one !== owner).length
      return others < data.seats[1].leaderSpaces ? null : 'full'
    },
  )
  if (choice.place === null) return
  for (const zone of Object.values(zones)) zone.leaders = zone.leaders.filter(one => one !== owner)
  zones[choice.place].leaders.push(owner)
  t.say('solo.leader', { owner, zone: choice.place, choice })
}
