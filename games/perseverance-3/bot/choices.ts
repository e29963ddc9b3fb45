import type { OfficerId, Resource, Species } from '@tablee/perseverance/ids.ts'
import type { Effects } from '../data/shape.ts'
import type {
  AdventureId,
  Area,
  ArtefactId,
  CardId,
  CityZone,
  LocationId,
  NumberedId,
  RanchTileId,
  SiteId,
  StructureId,
  Zone,
} from '../data/types.ts'
import { isMapped } from '../rules/adventure/stage.ts'
import { count, worth } from '../rules/count.ts'
import { structurePoints } from '../rules/end/final.ts'
import { areaOf } from '../rules/query.ts'
import type { Structure, Unit } from '../state.ts'
import { turnsLeft } from './clock.ts'
import { presenceWorth, unitWorth } from './deeds.ts'
import {
  artefactWorth,
  type Eye,
  effectsWorth,
  goodsWorth,
  harvestWorth,
  tamingWorth,
  untamedWorth,
} from './effects.ts'
import { ahead, comings, scoringsOf } from './grounds.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { danger } from './standing.ts'

/** What a cube more on an officer brings. */
function influenceWorth({ state, seat }: Eye, officer: OfficerId, n = 1): number {
  const cubes = state.influence[officer]
  const more = cubes.map((cube, owner) => (owner === seat ? cube + n : cube))
  const rise = ahead(cubes, seat, 0.75) - ahead(more, seat, 0.75) + (cubes[seat] === 0 ? 0.6 : 0)
  const all = 1 + worth(state, seat, state.data.officers[officer].score) + 0.3 * turnsLeft(state, seat)
  return 0.4 * scoringsOf(state, officer, comings(state)) * all * rise
}

/** What an adventure card brings in the turns that are left, less its threats. */
function cardWorth(eye: Eye, card: AdventureId): number {
  const { state, seat } = eye
  const { stage1, stage2, threat1, threat2, mapping } = state.data.adventures[card]
  const first = effectsWorth(eye, stage1) - danger(threat1) + 1
  if (turnsLeft(state, seat) < 2) return first
  const second = first + effectsWorth(eye, stage2) - danger(threat2)
  return second + (isMapped(state, seat, card) ? 1 : 0.15) * effectsWorth(eye, mapping)
}

/** What a structure scores or is good for. */
function structureWorth(eye: Eye, id: StructureId): number {
  const { bonus, score } = eye.state.data.structures[id]
  const use = score.length > 0 ? structurePoints(eye.state, eye.seat, id) + eye.time : 2.5 * eye.time
  return use + effectsWorth(eye, bonus)
}

/** What a tile of the ranch will bring again and again. */
const tileWorth = (eye: Eye, tile: RanchTileId): number =>
  Math.min(5, effectsWorth(eye, eye.state.data.ranchTiles[tile].effects)) *
  (0.4 + 0.25 * turnsLeft(eye.state, eye.seat))

/** Where a tile goes: for the bonus that it covers, and not over what is better. */
function cellBonus(eye: Eye, cell: number): number {
  const { ranch, leader } = eye.state.players[eye.seat]
  const { bonus, effect } = eye.state.data.leaders[leader].ranch[cell]
  if (ranch[cell].length > 0) return -2
  return effectsWorth(eye, bonus) - 0.3 * effectsWorth(eye, effect)
}

/** How near a shelter there brings to what the card asks for. */
const siteWorth = (eye: Eye, site: SiteId): number =>
  presenceWorth(eye, areaOf(eye.state, site)) +
  wanted(eye, areaOf(eye.state, site)) +
  0.5 * harvestWorth(eye, site)

/** Whether the own objective wants buildings there. */
function wanted({ state, seat }: Eye, ground: CityZone | Area): number {
  const { objective } = state.players[seat]
  return objective !== null && state.data.objectives[objective].zones.includes(ground) ? 1.5 : 0
}

const zoneWorth = (eye: Eye, zone: CityZone): number => presenceWorth(eye, zone) + wanted(eye, zone)

function startWorth(eye: Eye, zone: Zone): number {
  const { state } = eye
  const tile = state.provisions[zone]
  const provisions = tile === null ? 0 : PROVISIONS[tile]
  return provisions + (zone === 'wilderness' ? 1 : zoneWorth(eye, zone))
}

/** What the provisions tiles are good for. */
const PROVISIONS = { p1: 3, p2: 2.8, p3: 1.4, p4: 2.6, p5: 2, p6: 4, p7: 1.6, p8: 2.6 } as const

/** Whoever is not asked for stays at Home, but for a card that still needs somebody. */
function sendWorth(scene: Scene, unit: Unit | 'done'): number {
  if (unit === 'done') return 0
  const { card, enough } = context<{ card: CardId; enough: boolean }>(scene)
  if (enough) return -1.5
  const { data } = scene.state
  const requires: readonly string[] =
    card in data.temples
      ? data.temples[card as keyof typeof data.temples].requires
      : data.adventures[card as AdventureId].requires
  const on = scene.player.adventure?.units
  const named = requires.filter(slot => slot === unit || slot === `${unit}+`).length
  const missing = named > (on?.[unit] ?? 0)
  return (missing ? 3 : 0) - 0.4 * unitWorth(scene, unit)
}

/** The row whose effects are worth most has the most use for a crate. */
const crateWorth = (scene: Scene, row: number): number => {
  const { crates, ranch } = scene.player
  const tiles = [0, 1, 2].filter(place => ranch[3 * row + place].length > 0).length
  return 0.4 * tiles - 0.3 * crates[row] + (row === 2 ? 0.2 : 0)
}

function resourceWant(scene: Scene, resource: Resource): number {
  const has = scene.player.resources[resource]
  return goodsWorth(scene, { [resource]: 1 }) + (has === 0 ? 0.4 : has === 1 ? 0.15 : 0)
}

/** Whoever is worth least is given up. */
const givenUp = (scene: Scene, unit: Unit): number => -unitWorth(scene, unit)

/** What a seat thinks of what its actions lead to. */
export const choiceOpinions: Opinions = {
  'start.zone': { weigh: startWorth },
  'start.structure': { weigh: () => 0 },
  'provisions.zone': { weigh: zoneWorth },
  'provisions.officer': { weigh: (scene, officer: OfficerId) => influenceWorth(scene, officer) },
  'adventure.card': { weigh: cardWorth, pass: () => 1 },
  'adventure.units': { weigh: sendWorth },
  'artefact.which': { weigh: (scene, artefact: ArtefactId) => artefactWorth(scene, artefact) },
  'crate.row': { weigh: crateWorth },
  'crate.spend': { weigh: (scene, row: number) => -crateWorth(scene, row) },
  'die.swap': { weigh: () => 0 },
  'die.swapInCity': { weigh: (scene, { zone }: { zone: CityZone }) => presenceWorth(scene, zone) },
  discovery: {
    weigh: (scene, site: NumberedId) => {
      const { tile } = scene.state.locations[site]
      return tile === null ? 0 : effectsWorth(scene, scene.state.data.tiles[tile].discovery) + 2
    },
  },
  'followers.area': { weigh: (scene, area: Area) => count(scene.state, scene.seat, `shelters:${area}`) },
  'followers.zone': { weigh: (scene, zone: CityZone) => ownIn(scene, zone) },
  'gain.mix': { weigh: resourceWant },
  harvest: { weigh: harvestWorth, pass: () => 0.1 },
  heal: { weigh: unitWorth },
  influence: {
    weigh: (scene, officer: OfficerId) => influenceWorth(scene, officer, context<{ n: number }>(scene).n),
  },
  'infirmary.full': { weigh: givenUp },
  'leader.recall': { weigh: ({ time }) => 0.6 * time - 0.3 },
  or: { weigh: (scene, effects: Effects) => effectsWorth(scene, effects) },
  pay: {
    weigh: scene => {
      const { cost, then } = context<{ cost: never; then: Effects }>(scene)
      return effectsWorth(scene, then) - goodsWorth(scene, cost) + 0.3
    },
  },
  'ranch.tile': { weigh: tileWorth, pass: () => 0.3 },
  'ranch.cell': { weigh: cellBonus },
  'ranger.back': { weigh: () => 1 },
  'saddle.free': {
    weigh: (scene, { species }: { species: Species }) => givenUp(scene, species),
    pass: () => -1,
  },
  'shelter.site': { weigh: siteWorth, pass: () => 0 },
  'shelter.space': {
    weigh: (scene, { zone, space }: { zone: CityZone; space: number }) =>
      zoneWorth(scene, zone) +
      effectsWorth(scene, scene.state.data.zones[zone].shelters[scene.state.side][space]),
  },
  'shelter.zone': { weigh: zoneWorth },
  'steward.recall': {
    weigh: (scene, from: CityZone | LocationId) => {
      const rider = from in scene.state.locations ? scene.state.locations[from as LocationId].rider : null
      return rider === null
        ? 1.5 * scene.time
        : unitWorth(scene, rider.leader ? 'leader' : rider.species) - 1.5
    },
  },
  structure: { weigh: (scene, { id }: Structure) => structureWorth(scene, id) },
  tame: {
    weigh: (scene, species: Species) => tamingWorth(scene, species, context<{ free: boolean }>(scene).free),
  },
  'tame.impact': { weigh: (scene, unit: Unit) => (unit === 'leader' ? -0.8 : -unitWorth(scene, unit)) },
  'threat.wound': { weigh: (scene, unit: Unit) => (unit === 'leader' ? 1 : givenUp(scene, unit)) },
  untamed: { weigh: untamedWorth },
}

const ownIn = ({ state, seat }: Scene, zone: CityZone): number =>
  state.city[zone].shelters.filter(owner => owner === seat).length
