import { maybe, type Rule, type Seat } from '@tablee/kernel'
import { SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { ZONES, type Zone } from '../data/types.ts'
import type { P4Table, Perseverance4, Unit } from '../state.ts'
import { say } from '../text/say.ts'
import { plainly, type Resolver } from './effects/verb.ts'
import { byZone } from './naming.ts'
import { hasArtefact } from './query.ts'

/** The dino spaces before a unit: the top and the bottom one (e4.board.13). */
const SPACES = 2

/** e4.rally.3: what a group deals on a battlefield. */
export function damageOf(state: Perseverance4, seat: Seat, zone: Zone, group: readonly Species[]): number {
  const { dinos, numbers, artefacts } = state.data
  let n = state.zones[zone].crates.length
  let raptors = 0
  for (const species of group) {
    n += dinos[species].damage
    if (species === 'raptor') raptors++
  }
  if (raptors >= 2) n += numbers.raptors // e4.dino.2
  return hasArtefact(state.players[seat], 'fire') ? n + artefacts.fire.n : n
}

export const speciesOf = ({ dinos }: Unit): Species[] => dinos.map(({ species }) => species)

/** A unit, and the dinos that are sent against it. */
interface Group {
  readonly slot: number
  readonly dinos: readonly Species[]
}

/** One or two dinos of those at Home, each combination once. */
function* teams(home: Readonly<Record<Species, number>>, most: number): Iterable<readonly Species[]> {
  for (const [place, one] of SPECIES.entries()) {
    if (home[one] === 0) continue
    yield [one]
    if (most < 2) continue
    for (const other of SPECIES.slice(place)) if (home[other] > (other === one ? 1 : 0)) yield [one, other]
  }
}

/** e4.turn.17: the groups that may be rallied on a battlefield with so many dinos, one after the other. */
function* groupsIn(state: Perseverance4, seat: Seat, zone: Zone, n: number): Iterable<Group> {
  const { home } = state.players[seat]
  const { ancients, switches } = state.data
  for (const [slot, unit] of state.zones[zone].units.entries()) {
    if (unit === null || (unit.owner !== null && unit.owner !== seat)) continue // e4.rally.1
    const there = speciesOf(unit)
    for (const dinos of teams(home, Math.min(n, SPACES - there.length))) {
      if (there.length + dinos.length > SPACES) continue
      const fit = damageOf(state, seat, zone, [...there, ...dinos]) >= ancients[unit.kind].strength
      if (fit || !switches.ep4RallyOnlyFitGroups) yield { slot, dinos } // e4.rally.2
    }
  }
}

/** All of them. */
export const groupsAt = (state: Perseverance4, seat: Seat, zone: Zone, n: number): Group[] => [
  ...groupsIn(state, seat, zone, n),
]

/** Whether there is one. */
function isRallyZone(state: Perseverance4, seat: Seat, zone: Zone, n: number): boolean {
  for (const _ of groupsIn(state, seat, zone, n)) return true
  return false
}

const RALLY_NO_MORE = say('rally.noMore')

/** e4.turn.17: groups are sent one after the other, up to so many dinos. */
export function* rally(t: P4Table, seat: Seat, zone: Zone, n: number, resolver: Resolver): Rule {
  const { state } = t
  for (let left = n; left > 0; ) {
    const groups = groupsAt(state, seat, zone, left)
    const group = yield* maybe(t, seat, 'rally.group', groups, {
      key: ({ slot, dinos }: Group) => `${slot}:${dinos.join('+')}`,
      say: ({ slot, dinos }: Group) => {
        const unit = state.zones[zone].units[slot] as Unit
        const damage = damageOf(state, seat, zone, [...speciesOf(unit), ...dinos])
        return say('rally.against', {
          slot,
          kind: unit.kind,
          dinos,
          damage,
          strength: state.data.ancients[unit.kind].strength,
        })
      },
      at: ({ slot }: Group) => `slot:${zone}:${slot}`,
      values: () => ({ zone, left }),
      pass: RALLY_NO_MORE,
      rule: 'e4.turn.17',
      waits: true,
    })
    if (group === null) return
    left -= group.dinos.length
    yield* face(t, seat, zone, group, resolver)
  }
}

/** e4.rally.4: dinos fill the top space first, and what they cover is gained. */
function* face(t: P4Table, seat: Seat, zone: Zone, { slot, dinos }: Group, resolver: Resolver): Rule {
  const { state } = t
  const unit = state.zones[zone].units[slot] as Unit
  const covers = unit.dinos.length === 0
  unit.owner = seat
  for (const species of dinos) {
    state.players[seat].home[species]--
    unit.dinos.push({ species, wounds: 0 })
  }
  t.say('rallied', { owner: seat, zone, slot, kind: unit.kind, dinos })
  if (covers) yield* resolver.run(t, plainly(seat), state.data.boards[state.side].tops[slot])
}

const rallyZones = (state: Perseverance4, seat: Seat, n: number): Zone[] =>
  ZONES.filter(zone => isRallyZone(state, seat, zone, n))

export const canRallyAnywhere = (state: Perseverance4, seat: Seat, n: number): boolean =>
  ZONES.some(zone => isRallyZone(state, seat, zone, n))

/** e4.turn.16: on one battlefield of the player’s choice. */
export function* rallyAnywhere(t: P4Table, seat: Seat, n: number, resolver: Resolver): Rule {
  const zone = yield* maybe(t, seat, 'rally.zone', rallyZones(t.state, seat, n), {
    like: byZone,
    values: () => ({ n }),
    pass: RALLY_NO_MORE,
    rule: 'e4.turn.16',
  })
  if (zone !== null) yield* rally(t, seat, zone, n, resolver)
}
