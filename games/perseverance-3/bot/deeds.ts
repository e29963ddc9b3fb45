import { type OfficerId, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { type Die, NEUTRAL } from '@tablee/perseverance/owners.ts'
import type { CombatSlot } from '../data/effects.ts'
import type { CityZone, LocationId, NumberedId, TileId } from '../data/types.ts'
import { forecast } from '../rules/assembly/forecast.ts'
import { diceFor } from '../rules/assembly/full.ts'
import type { Ground } from '../rules/assembly/presence.ts'
import { resolver } from '../rules/effects/resolve.ts'
import { plainly } from '../rules/effects/verb.ts'
import { groupsAgainst } from '../rules/explore/combat.ts'
import { isCityZone, isTemple } from '../rules/query.ts'
import { cellEffects } from '../rules/ranch.ts'
import { canBuildAt } from '../rules/shelters.ts'
import type { RowUse } from '../rules/turn/crates.ts'
import { CHOICES, type Choice, effectsOf, optionObjection } from '../rules/work/options.ts'
import type { Price } from '../rules/work/price.ts'
import { type DieSpace, priceAt } from '../rules/work/spaces.ts'
import type { Unit } from '../state.ts'
import { turnsLeft } from './clock.ts'
import {
  artefactWorth,
  type Eye,
  effectsWorth,
  goodsWorth,
  harvestWorth,
  rangerWorth,
  tamedWorth,
  untamedWorth,
} from './effects.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { TUNING } from './tuning.ts'

// Work

/** What an option brings; whoever chooses it pays for it. */
export function optionWorth(eye: Eye, choice: Choice): number {
  const effects = effectsOf(eye.state, choice)
  return effectsWorth(eye, effects)
}

/** The best so many options of a zone. */
function workWorth(eye: Eye, zone: CityZone, n: number): number {
  const context = plainly(eye.seat)
  const worths: number[] = []
  for (const choice of CHOICES[zone])
    if (optionObjection(eye.state, context, choice, resolver) === null) worths.push(optionWorth(eye, choice))
  worths.sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < n; i++) sum += worths[i] ?? 0
  return sum
}

/** What one's own piece more brings to a place: the prize, if the assembly is near. */
export function presenceWorth({ state, seat }: Eye, ground: Ground): number {
  const all = forecast(state, ground)
  const own = all[seat].presence
  let best = 0
  for (const [owner, { presence }] of all.entries()) if (owner !== seat) best = Math.max(best, presence)
  // Worth most where it decides who is first.
  const behind = best - own
  return TUNING.die * (behind < 0 ? (behind < -1 ? 0.3 : 0.8) : behind <= 1 ? 1.6 : 0.7)
}

/** What an assembly that one die more would call brings, against what it brings the best of the others. */
function calledBy({ state, seat }: Eye, zone: CityZone): number {
  let dice = 1
  for (const die of state.city[zone].dice) if (die !== null) dice++
  if (dice < diceFor(state)) return 0
  const all = forecast(state, zone)
  let best = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) best = Math.max(best, all[other].followers)
  return 0.6 * (all[seat].followers - best)
}

/** What the cheapest die for a space costs, and whether it is one's own. */
function dieWorth(eye: Eye, at: DieSpace): number {
  let best = -9
  for (const die of eye.state.pool) best = Math.max(best, placedWorth(eye, die, at))
  return best
}

function placedWorth(eye: Eye, die: Die, at: DieSpace): number {
  const price = priceAt(eye.state, eye.seat, die, at, resolver)
  if (price === null) return -9
  return presenceOf(eye, die, at.zone) - priceWorth(eye, price)
}

const priceWorth = (eye: Eye, { glowberries, followers }: Price): number =>
  goodsWorth(eye, { glowberry: glowberries }) + followers

function presenceOf(eye: Eye, { owner }: Die, zone: CityZone): number {
  if (owner === eye.seat) return presenceWorth(eye, zone)
  return owner === NEUTRAL ? 0 : -0.8
}

const workSpaceWorth = (scene: Eye, at: DieSpace): number =>
  workWorth(scene, at.zone, 2) + dieWorth(scene, at) + calledBy(scene, at.zone)

// Exploring

/** What a unit loses that is tired, wounded or defeated. */
export function lossOf(eye: Eye, unit: Unit, then: CombatSlot['then']): number {
  if (then === 'tired' || unit === 'leader') return 0.15 * unitWorth(eye, unit)
  return (then === 'wounded' ? 0.55 : 1) * unitWorth(eye, unit)
}

export function unitWorth(eye: Eye, unit: Unit): number {
  if (unit === 'ranger') return rangerWorth(eye, 2)
  return unit === 'leader' ? 1.2 : tamedWorth(eye, unit)
}

/** What the cheaper group that can be formed costs, less what a mounted one gains. */
export function groupWorth(eye: Eye, wild: Species, group: 'infantry' | 'mounted'): number {
  const { combat } = eye.state.data
  let cost = 0
  for (const { unit, then } of combat[wild][group])
    cost += lossOf(eye, unit === 'ranger' ? 'ranger' : (unit.replace('+', '') as Unit), then)
  return (group === 'mounted' ? effectsWorth(eye, combat[wild].prize) : 0) - cost
}

function combatWorth(eye: Eye, wild: Species): number {
  const { home } = eye.state.players[eye.seat]
  const groups = groupsAgainst(eye.state, eye.seat, wild, home)
  return untamedWorth(eye, wild) + Math.max(-2, ...groups.map(group => groupWorth(eye, wild, group)))
}

/** What exploring a location promises, without who is sent. */
function exploreWorth(eye: Eye, location: LocationId): number {
  const { state } = eye
  const { area, bonus, wild } = state.data.locations[location]
  const here = state.locations[location]
  const there = presenceWorth(eye, area)
  if (isTemple(location)) return here.explored ? there - 2 : there + templeWorth(eye, location)
  if (here.explored) return there + rewardWorth(eye, location)
  return (
    there +
    effectsWorth(eye, bonus) +
    TUNING.exploration +
    (wild !== null && here.wild !== null ? combatWorth(eye, wild) : 0)
  )
}

function templeWorth(eye: Eye, temple: 'raptorTemple' | 'thunderhornTemple' | 'ironjawTemple'): number {
  const { stage1, stage2, loss } = eye.state.data.temples[temple]
  const lost = loss === 'ranger' ? rangerWorth(eye, 2) : tamedWorth(eye, loss)
  const first = effectsWorth(eye, stage1) - lost + (temple === 'ironjawTemple' ? 5 : 0) + 2
  return turnsLeft(eye.state, eye.seat) > 1 ? first + effectsWorth(eye, stage2) : first
}

/** The better of a tile's two rewards. */
function rewardWorth(eye: Eye, location: NumberedId): number {
  const discovery = discoveryWorth(eye, location)
  return canBuildAt(eye.state, eye.seat, location)
    ? Math.max(discovery, TUNING.wildShelter + harvestWorth(eye, location))
    : discovery
}

function discoveryWorth(eye: Eye, location: NumberedId): number {
  const { tile } = eye.state.locations[location]
  return tile === null ? TUNING.exploration : tileDiscovery(eye, tile)
}

const tileDiscovery = (eye: Eye, tile: TileId): number =>
  artefactWorth(eye, eye.state.data.tiles[tile].artefact) +
  effectsWorth(eye, eye.state.data.tiles[tile].discovery)

/** Whoever goes to the wilderness stays there: the least that will do. */
const explorerWorth = (eye: Eye, unit: Unit): number => -0.6 * unitWorth(eye, unit)

const bestExplorer = (eye: Eye): number => {
  const { home } = eye.state.players[eye.seat]
  for (const species of SPECIES) if (home[species] > 0) return explorerWorth(eye, species)
  return explorerWorth(eye, 'leader')
}

// The secondary action

function rowWorth(eye: Eye, { row, crates }: RowUse): number {
  const cells = [0, 1, 2].map(place => effectsWorth(eye, cellEffects(eye.state, eye.seat, 3 * row + place)))
  cells.sort((a, b) => b - a)
  let sum = cells[0]
  for (let i = 1; i <= crates; i++) sum += cells[i] - TUNING.crate * (eye.time > 0.4 ? 1 : 0.1)
  return sum
}

/** What each officer's favour brings, less the cube. */
const FAVOUR: { readonly [O in OfficerId]: (eye: Eye) => number } = {
  captain: eye => captainWorth(eye) - cubeWorth(eye),
  chiefOfSecurity: eye => 5.5 - goodsWorth(eye, { islandResource: 1 }) - cubeWorth(eye),
  chiefSteward: eye =>
    2 + effectsWorth(eye, [{ verb: 'heal', n: 1 }, { verb: 'adventure' }]) - cubeWorth(eye),
  chiefMate: eye => 4.5 - goodsWorth(eye, { food: 1 }) - cubeWorth(eye),
  chiefEngineer: eye => TUNING.structure + 0.5 - goodsWorth(eye, { debris: 1 }) - cubeWorth(eye),
}

const cubeWorth = ({ state, seat }: Eye): number => (turnsLeft(state, seat) > 1 ? TUNING.influence : 0.8)

function captainWorth(eye: Eye): number {
  let best = 0
  for (const zone of ['sustenance', 'military', 'expansion', 'construction'] as const)
    if (eye.state.city[zone].leader === null)
      best = Math.max(best, workWorth(eye, zone, 2) + presenceWorth(eye, zone))
  return best
}

/** What a seat thinks of its actions. */
export const deedOpinions: Opinions = {
  primary: {
    weigh: (scene, target: DieSpace | LocationId) =>
      typeof target === 'string'
        ? exploreWorth(scene, target) + bestExplorer(scene)
        : workSpaceWorth(scene, target),
  },
  secondary: {
    weigh: (scene, action: RowUse | OfficerId) =>
      typeof action === 'string' ? FAVOUR[action](scene) : rowWorth(scene, action),
  },
  'work.die': { weigh: (scene, die: Die) => placedWorth(scene, die, context<DieSpace>(scene)) },
  'work.companion': { weigh: () => 1.5 },
  'work.which': { weigh: (scene, choice: Choice) => optionWorth(scene, choice), pass: () => 0.2 },
  'work.anywhere': { weigh: (scene, choice: Choice) => optionWorth(scene, choice) },
  'captain.where': {
    weigh: (scene, to: CityZone | LocationId) =>
      isCityZone(to) ? workWorth(scene, to, 2) + presenceWorth(scene, to) : exploreWorth(scene, to),
  },
  'leader.toCity': { weigh: (scene, to: CityZone) => workWorth(scene, to, 2) + presenceWorth(scene, to) },
  'explore.where': { weigh: exploreWorth },
  'explore.dino': { weigh: explorerWorth },
  'combat.group': {
    weigh: (scene, group: 'infantry' | 'mounted') =>
      groupWorth(scene, context<{ wild: Species }>(scene).wild, group),
  },
  'combat.unit': {
    weigh: (scene, unit: Unit) => -lossOf(scene, unit, context<{ fate: CombatSlot['then'] }>(scene).fate),
  },
  'explore.which': {
    weigh: (scene, tile: TileId) =>
      Math.max(
        tileDiscovery(scene, tile),
        TUNING.wildShelter + effectsWorth(scene, scene.state.data.tiles[tile].harvest),
      ),
  },
  'explore.reward': {
    weigh: (scene, reward: 'harvest' | 'discovery') => {
      const { location } = context<{ location: NumberedId }>(scene)
      return reward === 'discovery'
        ? discoveryWorth(scene, location)
        : TUNING.wildShelter +
            presenceWorth(scene, scene.state.data.locations[location].area) +
            harvestWorth(scene, location)
    },
  },
  'row.cell': { weigh: cellWorth, pass: () => 0 },
  'row.more': { weigh: cellWorth, pass: ({ time }) => TUNING.crate * time },
  'ranch.effect': { weigh: cellWorth },
}

function cellWorth(scene: Scene, cell: number): number {
  return effectsWorth(scene, cellEffects(scene.state, scene.seat, cell))
}
