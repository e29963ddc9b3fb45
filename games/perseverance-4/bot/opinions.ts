import { type Asked, context, type Opinions } from '@tablee/perseverance/bot/opinion.ts'
import type { Resource, Species } from '@tablee/perseverance/ids.ts'
import type { Die } from '@tablee/perseverance/owners.ts'
import type { Price } from '@tablee/perseverance/price.ts'
import type { Effects } from '../data/effects.ts'
import type { Ancient, OfficerId, OptionId, PreparationId, RewardId, Zone } from '../data/types.ts'
import { OPTIONS } from '../data/types.ts'
import type { CabinSpace } from '../rules/cabins.ts'
import { sails } from '../rules/count.ts'
import type { CrateSpace } from '../rules/crates.ts'
import { type DieSpace, priceOf } from '../rules/dice.ts'
import { cabinsIn, hasArtefact } from '../rules/query.ts'
import { groupsAt } from '../rules/rally.ts'
import type { Perseverance4, Player } from '../state.ts'
import { later, turnsLeft } from './clock.ts'
import { branchesWorth, effectsFor, effectsWorth } from './effects.ts'
import { ARTEFACT, FIGHTER, GLORY, TUNING, WORTH } from './tuning.ts'

/** A question as the seat that is asked looks at it. */
export interface Scene extends Asked {
  readonly state: Perseverance4
  readonly player: Player
  /** How much what pays later is worth. */
  readonly time: number
}

export const sceneOf = (state: Perseverance4, { seat, ask }: Asked): Scene => ({
  state,
  seat,
  ask,
  player: state.players[seat],
  time: later(turnsLeft(state, seat)),
})

/** What an option costs. */
function optionPrice({ state }: Scene, zone: Zone, option: OptionId): number {
  if (state.zones[zone].costs[option] !== null) return 0
  const { what, n } = state.data.costs[option]
  return n * WORTH[what]
}

const optionWorth = (scene: Scene, zone: Zone, option: OptionId): number =>
  effectsFor(scene.state, scene.seat, scene.state.data.zones[zone].options[option]) -
  optionPrice(scene, zone, option)

/** The best two options of a zone that can be paid. */
function zoneWorth(scene: Scene, zone: Zone): number {
  const { player, state } = scene
  const worths = OPTIONS.filter(option => {
    const { what, n } = state.data.costs[option]
    const has = what === 'followers' ? player.followers : player.resources[what]
    return state.zones[zone].costs[option] !== null || has >= n
  }).map(option => optionWorth(scene, zone, option))
  worths.sort((a, b) => b - a)
  return Math.max(0, worths[0] ?? 0) + Math.max(0, worths[1] ?? 0)
}

/** What the danger of a die space costs: units come, and perhaps a combat. */
export const DANGER = { none: 0, normalScout: 3, spearman: 2.5, dangerousScout: 8 } as const

/** The cheapest die for a space. */
function cheapest({ state, seat }: Scene, { zone, space }: DieSpace): number {
  const face = state.data.zones[zone].dice[space]
  let best = Number.POSITIVE_INFINITY
  for (const die of state.pool) {
    const price = priceOf(state, seat, die, face)
    if (price !== null) best = Math.min(best, cost(price))
  }
  return best
}

const cost = ({ glowberries, followers }: Price): number => WORTH.glowberry * glowberries + followers

/** Rallies that a die in a zone makes possible. */
function rallyWorth({ state, seat }: Scene, zone: Zone): number {
  const groups = groupsAt(state, seat, zone, state.data.numbers.rally)
  return Math.min(2, new Set(groups.map(({ slot }) => slot)).size) * 3
}

function cabinWorth({ state, seat, player, time }: Scene, { zone, crew }: CabinSpace): number {
  const row = state.zones[zone].section[crew].length
  const symbol = effectsWorth(state.data.boards[state.side].cabins[row])
  let wanted = 0
  const [card] = player.repairs
  if (card !== undefined)
    for (const { count } of state.data.repairs[card].lines)
      if (count === `crew:${crew}` || count === `cabins:${state.data.zones[zone].section}`) wanted += 4
  return symbol + wanted + time * (crew === 'technician' ? 2 : 1) - 0.3 * cabinsIn(state, seat, zone)
}

function crateWorth(scene: Scene, { zone, place }: CrateSpace): number {
  const { state, seat, player, time } = scene
  const stone = hasArtefact(player, 'stone') ? state.data.artefacts.stone.n : 0
  const here = state.zones[zone]
  if (place === 'battlefield') {
    const heals = effectsFor(state, seat, state.data.boards[state.side].crates[here.crates.length])
    return stone + heals + 2 * time
  }
  if (place === 'voyage') {
    const first = sails(state, seat, zone) ? 0 : 2 * GLORY
    return stone + state.data.voyageSpaces[here.shipped.length] + first
  }
  const { what, n } = state.data.costs[place]
  return stone + n * WORTH[what] + time
}

function favourWorth({ state, seat }: Scene, officer: OfficerId): number {
  const { favour } = state.data.officers[officer]
  return Math.max(...favour.map(effects => effectsFor(state, seat, effects))) - WORTH.influence
}

/** What a step of the rescue track adds. */
function rescueWorth({ state, player }: Scene, steps: number): number {
  const { rescue: track, numbers } = state.data
  const at = Math.min(track.length - 1, player.rescue + steps)
  const beyond = Math.max(0, player.rescue + steps - (track.length - 1))
  return GLORY * (track[at] - track[player.rescue]) + beyond * numbers.rescued
}

const REWARD: { readonly [R in RewardId]: number } = {
  artefact: TUNING.denied + 6,
  followers: 4,
  goods: 2.6,
  stock: 5,
  trail: 3,
}

/** What a seat thinks of what it can answer. */
export const opinions: Opinions<Scene> = {
  'start.zone': { weigh: (scene, zone: Zone) => effectsWorth(scene.state.data.zones[zone].bonus) },
  space: {
    weigh: (scene, at: DieSpace) =>
      zoneWorth(scene, at.zone) +
      rallyWorth(scene, at.zone) -
      DANGER[scene.state.data.zones[at.zone].dangers[at.space]] -
      cheapest(scene, at),
  },
  die: {
    weigh: (scene, die: Die) => {
      const { zone, space } = context<DieSpace>(scene)
      const price = priceOf(scene.state, scene.seat, die, scene.state.data.zones[zone].dice[space])
      return (price === null ? -9 : -cost(price)) + (die.owner === scene.seat ? 1.5 : 0)
    },
  },
  option: {
    weigh: (scene, option: OptionId) => optionWorth(scene, context<{ zone: Zone }>(scene).zone, option),
  },
  'rally.group': {
    weigh: (scene, { slot, dinos }: { slot: number; dinos: readonly Species[] }) => {
      const { zone } = context<{ zone: Zone }>(scene)
      const unit = scene.state.zones[zone].units[slot]
      if (unit === null) return 0
      if (unit.owner !== null) return -1
      let spent = 0
      for (const species of dinos) spent += 0.4 * FIGHTER[species]
      return (
        scene.state.data.ancients[unit.kind].strength +
        TUNING.victory +
        effectsFor(scene.state, scene.seat, scene.state.data.boards[scene.state.side].tops[slot]) -
        spent
      )
    },
  },
  'rally.zone': { weigh: rallyWorth },
  secondary: {
    weigh: (scene, one: CrateSpace | OfficerId) =>
      typeof one === 'string' ? favourWorth(scene, one) : crateWorth(scene, one),
    pass: () => 0,
  },
  voyage: { weigh: (scene, zone: Zone) => crateWorth(scene, { zone, place: 'voyage' }) },
  cabin: { weigh: cabinWorth, pass: () => -5 },
  fort: { weigh: (scene, zone: Zone) => 5 - scene.state.zones[zone].trail, pass: () => -3 },
  'leader.zone': { weigh: zoneWorth },
  tame: { weigh: (_, species: Species) => 2 + FIGHTER[species], pass: () => 0 },
  heal: { weigh: (_, species: Species) => FIGHTER[species], pass: () => -2 },
  'gain.mix': {
    weigh: ({ player }, resource: Resource) => WORTH[resource] - 0.4 * player.resources[resource],
  },
  branch: { weigh: (scene, effects: Effects) => effectsFor(scene.state, scene.seat, effects) },
  'preparation.which': {
    weigh: ({ state }, card: PreparationId) =>
      branchesWorth(state.data.preparations[card].stage1) +
      branchesWorth(state.data.preparations[card].stage2),
  },
  honour: {
    weigh: (scene, one: 'courage' | 'rescue') => {
      const { strength, rescue } = scene.state.data.ancients[context<{ kind: Ancient }>(scene).kind]
      return one === 'courage' ? strength : rescueWorth(scene, rescue)
    },
  },
  reward: { weigh: (_, id: RewardId) => REWARD[id] },
  negotiate: {
    weigh: (scene, one: 'prize' | 'negotiate') => {
      const { artefacts } = scene.state.zones[context<{ zone: Zone }>(scene).zone]
      if (one === 'prize') return 8
      return artefacts.length === 0 ? 3 : 3 + TUNING.denied + scene.time * ARTEFACT[artefacts[0]]
    },
  },
  wound: {
    weigh: (_, { species, wounds }: { species: Species; wounds: number }) =>
      -FIGHTER[species] - (wounds > 0 ? 8 : 0),
  },
  'infirmary.full': { weigh: (_, species: Species) => -FIGHTER[species] },
  'saddle.free': {
    weigh: (_, { species }: { species: Species }) => -FIGHTER[species],
    pass: () => -3,
  },
}
