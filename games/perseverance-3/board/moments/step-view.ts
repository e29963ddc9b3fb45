import { clone, type Message } from '@tablee/kernel'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import { DISSENTERS, type Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import type { OfficerId, Specialist, Species } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { ActionCardId } from '../../data/solo/actions.ts'
import {
  type Area,
  type ArtefactId,
  CITY_ZONES,
  type CityZone,
  type LocationId,
  type NumberedId,
  type OutpostId,
  type SiteId,
  type StructureId,
  type TempleId,
  type TileId,
  type Zone,
} from '../../data/types.ts'
import { forecast, GROUNDS } from '../../rules/assembly/forecast.ts'
import { type Ground, isCityGround } from '../../rules/assembly/presence.ts'
import { dissentersForecast } from '../../rules/solo/score.ts'
import type { Automaton } from '../../rules/solo/state.ts'
import { dataOf } from '../../terminal/contents.ts'
import type { Perseverance3View, SoloView } from '../../view.ts'
import { asState } from '../forecast.ts'

/** What can be changed of a view. */
type Draft<T> = { -readonly [K in keyof T]: T[K] }

/** A view that goes on report by report. */
interface Going {
  readonly view: Draft<Perseverance3View>
  /** As all of it will be. */
  readonly after: Perseverance3View
}

interface Values {
  readonly owner: Owner
  readonly seat: number
  readonly n: number
}

/** The table as far as some of what the Dissenters do goes; whatever no report tells is as it was. */
export function viewAt(
  { before, after }: { readonly before: Perseverance3View; readonly after: Perseverance3View },
  reports: readonly Message[],
): Perseverance3View {
  const going: Going = { view: clone(before) as Draft<Perseverance3View>, after }
  for (const report of reports) CHANGES[report.id]?.(going, report)
  const { view } = going
  const state = asState(view)
  const all = GROUNDS.map(ground => [ground, forecast(state, ground)])
  view.forecast = Object.fromEntries(all) as Perseverance3View['forecast']
  if (view.solo) {
    const theirs = GROUNDS.map(ground => [ground, dissentersForecast(state, ground)])
    view.solo = { ...view.solo, forecast: Object.fromEntries(theirs) as SoloView['forecast'] }
  }
  return view
}

const soloIn = ({ view }: Going): Draft<SoloView> | null => view.solo as Draft<SoloView> | null

const automaton = (going: Going, owner: Owner): Automaton | null =>
  going.view.solo?.automata[DISSENTERS[owner - going.view.players.length]] ?? null

const stock = ({ view }: Going, owner: Owner) => view.dissenters[owner - view.players.length]

/** The first free space, lowest first, is taken. */
function take(spaces: (Owner | null)[], owner: Owner): void {
  const free = spaces.indexOf(null)
  if (free >= 0) spaces[free] = owner
}

const cityIn = ({ view }: Going, zone: Zone | null) =>
  zone === null || zone === 'wilderness' ? null : view.city[zone]

interface Chosen {
  readonly choice: { readonly place: Zone | null }
}

/** What each report changes. */
const CHANGES: { readonly [id: string]: ((going: Going, report: Message) => void) | undefined } = {
  'followers.gained': ({ view }, report) => {
    const { seat, n } = told<Values>(report)
    view.players[seat].followers += n
  },
  'followers.lost': ({ view }, report) => {
    const { seat, n } = told<Values>(report)
    view.players[seat].followers -= n
  },
  'solo.followers': (going, report) => {
    const solo = soloIn(going)
    if (solo) solo.followers = told<{ total: number }>(report).total
  },
  'officer.scored': clearGround,
  'assembly.held': ({ view }, report) => {
    const { ground } = told<{ ground: Ground }>(report)
    if (!isCityGround(ground)) view.gathering = { ...view.gathering, [ground]: 'held' }
  },
  'assembly.next': ({ view }, report) => {
    view.assemblies = told<{ tile: number }>(report).tile - 1
  },
  'solo.assigned': (going, report) => {
    const solo = soloIn(going)
    const { top, narek, camilla } = told<{ [K in 'top' | Dissenter]: ActionCardId }>(report)
    if (!solo) return
    const row = solo.cards.row.map(card => (card === narek || card === camilla ? null : card))
    solo.cards = { ...solo.cards, top, row, slots: { narek, camilla } }
  },
  'solo.acts': (going, report) => {
    const solo = soloIn(going)
    const { owner } = told<Values>(report)
    if (solo) solo.acting = DISSENTERS[owner - going.view.players.length]
    going.view.phase = 'dissenters'
  },
  'solo.turned': ({ view }, report) => {
    const { die, from, to } = told<{ die: Owner; from: Specialist; to: Specialist }>(report)
    const turned = view.pool.find(one => one.owner === die && one.face === from)
    if (turned) turned.face = to
  },
  'solo.die': ({ view }, report) => {
    const { die, face, zone, space } = told<{
      die: Owner
      face: Specialist
      zone: CityZone
      space: number
    }>(report)
    const at = view.pool.findIndex(one => one.owner === die && one.face === face)
    if (at >= 0) view.pool.splice(at, 1)
    view.city[zone].dice[space] = { owner: die, face }
  },
  'explore.placed': (going, report) => {
    const { seat, unit, location } = told<{ seat: Owner; unit: Species; location: LocationId }>(report)
    const own = automaton(going, seat)
    if (!own) return
    own.tamed[unit]--
    going.view.locations[location].rider = { owner: seat, species: unit, leader: false }
  },
  'solo.captured': (going, report) => {
    const { owner, species, location } = told<Values & { species: Species; location: LocationId }>(report)
    const own = automaton(going, owner)
    if (own) own.untamed[species]++
    going.view.locations[location].wild = null
  },
  'explore.tile': ({ view }, report) => {
    const { tile, location } = told<{ tile: TileId; location: LocationId }>(report)
    Object.assign(view.locations[location], { tile, explored: true })
    const { area } = dataOf(view).tiles[tile]
    const { tiles, above } = view.stacks[area]
    // Two were drawn, and one of them went under the stack.
    const left = above === null ? null : Math.max(0, above - 2)
    view.stacks = { ...view.stacks, [area]: { tiles: tiles - 1, above: left } }
  },
  'assembly.due': ({ view }, report) => {
    const { area } = told<{ area: Area }>(report)
    view.gathering = { ...view.gathering, [area]: 'due' }
  },
  'temple.explored': (going, report) => {
    const { temple } = told<{ temple: TempleId }>(report)
    going.view.locations[temple].explored = true
    soloIn(going)?.temples.push(temple)
  },
  'solo.shelter': (going, report) => {
    const { owner, choice } = told<Values & Chosen>(report)
    const city = cityIn(going, choice.place)
    if (city) take(city.shelters, owner)
    stock(going, owner).shelters--
  },
  'solo.wildShelter': (going, report) => {
    const { owner, choice } = told<Values & { choice: { place: SiteId } }>(report)
    const { place } = choice
    const { outposts, locations } = going.view
    take(place in outposts ? outposts[place as OutpostId] : locations[place as NumberedId].shelters, owner)
    stock(going, owner).shelters--
  },
  'solo.structure': (going, report) => {
    const { owner, structure } = told<Values & { structure: StructureId }>(report)
    for (const zone of CITY_ZONES)
      for (const one of [going.view.city[zone].lower, going.view.city[zone].upper])
        if (one?.id === structure) one.owner = owner
    stock(going, owner).shelters--
  },
  'solo.leader': (going, report) => {
    const { owner, choice } = told<Values & Chosen>(report)
    for (const zone of CITY_ZONES) {
      const city = going.view.city[zone]
      if (zone === choice.place) city.leader = owner
      else if (city.leader === owner) city.leader = null
    }
  },
  'solo.thunderhorn': (going, report) => {
    const { owner, choice } = told<Values & Chosen>(report)
    const city = cityIn(going, choice.place)
    if (city) city.companion = { owner, leader: false }
  },
  'solo.dino': (going, report) => {
    const { owner, species, tamed } = told<Values & { species: Species; tamed: boolean }>(report)
    const own = automaton(going, owner)
    if (own) own[tamed ? 'tamed' : 'untamed'][species]++
  },
  'solo.tamed': (going, report) => {
    const { owner, species } = told<Values & { species: Species }>(report)
    const own = automaton(going, owner)
    if (!own) return
    own.untamed[species]--
    own.tamed[species]++
  },
  'solo.cube': (going, report) => {
    const { owner, choice, total } = told<Values & { choice: { place: OfficerId | null }; total: number }>(
      report,
    )
    if (choice.place) going.view.influence[choice.place][owner] = total
    stock(going, owner).cubes--
  },
  'solo.paid': (going, report) => {
    const { owner, officer } = told<Values & { officer: OfficerId }>(report)
    going.view.influence[officer][owner]--
    stock(going, owner).cubes++
  },
  'solo.reserve': (going, report) => {
    const { owner, space } = told<Values & { space: number | null }>(report)
    const own = automaton(going, owner)
    if (own) own.marker = space === null ? { ...own.marker, onProgram: true } : { space, onProgram: false }
  },
  'solo.spent': (going, report) => {
    const { owner, space } = told<Values & { space: number }>(report)
    const own = automaton(going, owner)
    if (own) own.marker = { space, onProgram: false }
  },
  'solo.reset': (going, report) => {
    const own = automaton(going, told<Values>(report).owner)
    if (own) own.marker = { space: 0, onProgram: false }
  },
  'solo.artefact': (going, report) => {
    soloIn(going)?.artefacts.push(told<{ artefact: ArtefactId }>(report).artefact)
  },
  'solo.crate': going => {
    const solo = soloIn(going)
    if (solo) solo.crates++
  },
}

/** After its officer the zone of an assembly is cleared: fewer dice are there in the end. */
function clearGround({ view, after }: Going, report: Message): void {
  const { officer } = told<{ officer: OfficerId }>(report)
  const zone = CITY_ZONES.find(one => view.officers[one] === officer)
  if (!zone || diceIn(after, zone) >= diceIn(view, zone)) return
  const { dice } = view.city[zone]
  Object.assign(view.city[zone], { dice: dice.map(() => null), leader: null, companion: null })
}

const diceIn = ({ city }: Perseverance3View, zone: CityZone): number =>
  city[zone].dice.filter(die => die !== null).length
