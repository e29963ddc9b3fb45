import type { Seat } from '@tablee/kernel'
import { type Goods, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import type { Cost, Effect } from '../data/effects.ts'
import type { Effects } from '../data/shape.ts'
import { AREAS, type ArtefactId, CITY_ZONES, type SiteId } from '../data/types.ts'
import { canStart } from '../rules/adventure/start.ts'
import { areaShelters, count, zoneShelters, zoneStructures } from '../rules/count.ts'
import { canPay } from '../rules/effects/nesting.ts'
import { officersFor } from '../rules/influence.ts'
import { leaderAt, templeExplored } from '../rules/query.ts'
import { harvestable, harvestOf, openSites, openZones } from '../rules/shelters.ts'
import { unbuilt } from '../rules/structures.ts'
import { tameable, tamingCost } from '../rules/taming.ts'
import type { Perseverance3 } from '../state.ts'
import { later, turnsLeft } from './clock.ts'
import { RESOURCE, TAMED, TUNING, UNTAMED } from './tuning.ts'

/** Who looks at effects, and how deep: harvests within tiles within bonuses are not followed for ever. */
export interface Eye {
  readonly state: Perseverance3
  readonly seat: Seat
  /** How much what pays later is worth. */
  readonly time: number
  readonly depth: number
}

export const eyeOf = (state: Perseverance3, seat: Seat): Eye => ({
  state,
  seat,
  time: later(turnsLeft(state, seat)),
  depth: 0,
})

/** What resources are worth. */
export function goodsWorth({ time }: Eye, goods: Goods): number {
  let sum = 0
  for (const resource of ['food', 'debris', 'islandResource', 'glowberry'] as const) {
    const { end, more } = RESOURCE[resource]
    sum += (goods[resource] ?? 0) * (end + time * more)
  }
  return sum
}

export const untamedWorth = ({ time }: Eye, species: Species): number => time * UNTAMED[species]
export const tamedWorth = ({ time }: Eye, species: Species): number => (0.2 + 0.8 * time) * TAMED[species]

/** What one more ranger is worth to somebody who has so many. */
export const rangerWorth = ({ time }: Eye, has: number): number => {
  const { ranger } = TUNING
  const at = Math.min(has, ranger.length - 2)
  return 0.4 + time * (ranger[at + 1] - ranger[at] - 0.4)
}

/** What a new artefact is worth: its place in the final score, what it gives at once, and cheaper taming. */
export function artefactWorth(eye: Eye, artefact: ArtefactId): number {
  const { artefacts, leader } = eye.state.players[eye.seat]
  if (artefacts.includes(artefact)) return 2
  const { artefactScore, leaders } = eye.state.data
  const scored = artefactScore[artefacts.length + 1] - artefactScore[artefacts.length]
  const bonus = leaders[leader].artefacts[artefact]
  return (
    Math.max(1.5, scored) +
    eye.time * TUNING.artefact +
    (bonus && eye.depth < 2 ? effectsWorth(deeper(eye), bonus) : eye.time)
  )
}

const deeper = (eye: Eye): Eye => ({ ...eye, depth: eye.depth + 1 })

/** What paying something costs. */
export function costWorth(eye: Eye, cost: Cost): number {
  let sum = goodsWorth(eye, cost)
  if (cost.crate) sum += eye.time * TUNING.crate
  if (cost.ranger) sum += rangerWorth(eye, 2)
  if (cost.tamed) sum += tamedWorth(eye, cost.tamed)
  if (cost.untamed) sum += untamedWorth(eye, cost.untamed)
  return sum
}

/** What effects are worth, one after the other. */
export function effectsWorth(eye: Eye, effects: Effects): number {
  let sum = 0
  for (const effect of effects) sum += effectWorth(eye, effect)
  return sum
}

/** What taming a dino brings, less what it costs. */
export function tamingWorth(eye: Eye, species: Species, free: boolean): number {
  const { state, seat } = eye
  const player = state.players[seat]
  const { impact } = state.data.taming[species]
  const spent = free ? 0 : goodsWorth(eye, tamingCost(state, player, species))
  const hurt = impact === 'defeated' ? rangerWorth(eye, 2) : impact === 'wounded' ? 0.7 * eye.time : 0
  return tamedWorth(eye, species) - untamedWorth(eye, species) - spent - hurt
}

function tameWorth(
  eye: Eye,
  { n, only, free = false }: { readonly n: number; readonly only?: Species; readonly free?: boolean },
): number {
  const { state, seat } = eye
  let sum = 0
  let left = n
  for (const species of tameable(state, seat, free, only)) {
    const one = tamingWorth(eye, species, free)
    const many = Math.min(left, state.players[seat].untamed[species])
    if (one > 0) {
      sum += one * many
      left -= many
    }
  }
  return sum
}

/** What healing so much brings. */
function healWorth({ state, seat, time }: Eye, heals: number): number {
  const { infirmary } = state.players[seat]
  let left = heals
  let sum = 0
  for (const species of ['ironjaw', 'thunderhorn', 'raptor', 'shieldhead'] as const)
    for (let i = infirmary[species]; i > 0 && left >= 2; i--) {
      left -= 2
      sum += TAMED[species] * 0.5
    }
  return time * (sum + 0.8 * Math.min(left, infirmary.ranger))
}

/** What harvesting a site brings. */
export const harvestWorth = (eye: Eye, site: SiteId): number =>
  eye.depth > 2 ? TUNING.harvest : effectsWorth(deeper(eye), harvestOf(eye.state, site))

function effectWorth(eye: Eye, effect: Effect): number {
  const { state, seat, time } = eye
  const player = state.players[seat]
  switch (effect.verb) {
    case 'gain':
      return goodsWorth(eye, effect.what)
    case 'gainMix':
      return effect.n * (1 + 0.4 * time)
    case 'followers':
      return effect.n
    case 'followersPer':
      return effect.n * count(state, seat, effect.count)
    case 'followersAt':
      return effect.among === 'areas'
        ? Math.max(...AREAS.map(area => areaShelters(state, seat, area)))
        : Math.max(
            ...CITY_ZONES.map(zone => zoneShelters(state, seat, zone) + zoneStructures(state, seat, zone)),
          )
    case 'glowberriesPer':
      return goodsWorth(eye, { glowberry: count(state, seat, effect.count) })
    case 'healPer':
      return healWorth(eye, count(state, seat, effect.count))
    case 'heal':
      return healWorth(eye, effect.n)
    case 'rangers': {
      let sum = 0
      for (let i = 0; i < Math.min(effect.n, player.reserve); i++)
        sum += rangerWorth(eye, player.home.ranger + i)
      return sum
    }
    case 'crates':
      return (
        Math.min(effect.n, 6 - player.crates[0] - player.crates[1] - player.crates[2]) * TUNING.crate * time
      )
    case 'untamed': {
      const { species } = effect
      if (species === 'any') return untamedWorth(eye, 'ironjaw')
      if (species !== 'exploredTemple') return state.supply[species] > 0 ? untamedWorth(eye, species) : 0
      return Math.max(...SPECIES.map(one => (templeExplored(state, one) ? untamedWorth(eye, one) : 0)))
    }
    case 'tamed':
      return tamedWorth(eye, effect.species) * (effect.wounded ? 0.5 : 1)
    case 'tame':
      return tameWorth(eye, effect)
    case 'influence':
      return officersFor(state, seat, effect.on).length > 0
        ? effect.n * (effect.officers ?? 1) * TUNING.influence * (effect.on === 'any' ? 1 : 0.8)
        : 0
    case 'ranchTile':
      return 0.6 + TUNING.ranchTile * time
    case 'ranch':
      return effect.n * 2
    case 'harvest': {
      if (eye.depth > 2) return TUNING.harvest
      const all = harvestable(state, seat, effect.scope, effect.anySite ?? false, []).map(site =>
        harvestWorth(eye, site),
      )
      all.sort((a, b) => b - a)
      let sum = 0
      for (let i = 0; i < effect.n && i < all.length; i++) sum += Math.max(0, all[i])
      return sum
    }
    case 'discovery':
      return 4
    case 'shelterCity':
      return openZones(state, seat, null).length > 0
        ? TUNING.cityShelter + (effect.space === 'any' ? 0.8 : 0)
        : 0
    case 'shelterWild':
      return openSites(state, seat).length > 0
        ? effect.n * TUNING.wildShelter + (effect.harvest ? TUNING.harvest : 0)
        : 0
    case 'shelterHere':
      return TUNING.wildShelter
    case 'structure':
      return unbuilt(state, seat).length > 0 ? TUNING.structure : 0
    case 'adventure':
      return canStart(state, seat) ? TUNING.adventure * (0.4 + 0.6 * later(turnsLeft(state, seat) - 1, 1)) : 0
    case 'artefact':
      return Math.max(...effect.of.map(one => artefactWorth(eye, one)))
    case 'recallLeader':
      return leaderAt(state, seat) === null ? 0 : 0.5 * time
    case 'influenceAndRecall':
      return leaderAt(state, seat) === null ? 0 : TUNING.influence + 0.5 * time
    case 'leaderToCity':
      return 4
    case 'cityOption':
      return 3
    case 'mount':
      return TUNING.mount * time
    case 'openInfirmary':
      return TUNING.beds * time
    case 'swapDie':
      return player.die ? TUNING.swap * time : 0
    case 'pay':
      return canPay(player, effect.cost)
        ? Math.max(0, effectsWorth(eye, effect.then) - costWorth(eye, effect.cost))
        : 0
    case 'or':
      return Math.max(...effect.of.map(one => effectsWorth(eye, one)))
    case 'if':
      return count(state, seat, effect.count) >= effect.atLeast ? effectsWorth(eye, effect.then) : 0
  }
}
