import type { Seat } from '@tablee/kernel'
import { RESOURCES, SPECIES } from '@tablee/perseverance/ids.ts'
import { CREWS, OFFICERS, ZONES, type Zone } from '../data/types.ts'
import { influencePlaces, presence } from '../rules/assembly/presence.ts'
import { tileNumber } from '../rules/assembly/tile.ts'
import { count, sails, worth } from '../rules/count.ts'
import { gloryBy } from '../rules/end/score.ts'
import { cabinsIn, dissenterOf, ownersOf, seatsData } from '../rules/query.ts'
import type { Perseverance4 } from '../state.ts'
import { later, turnsLeft } from './clock.ts'
import { branchesWorth, effectsFor } from './effects.ts'
import { ARTEFACT, CREW, FIGHTER, GLORY, TUNING, UNTAMED, WORTH } from './tuning.ts'
import { warWorth } from './war.ts'

/** What a position is worth to a seat, in followers, by what makes it so. */
export interface Standing {
  readonly followers: number
  readonly repair: number
  readonly voyages: number
  readonly dinos: number
  readonly rescue: number
  readonly memoirs: number
  readonly assemblies: number
  readonly goods: number
  readonly artefacts: number
  readonly battles: number
}

/** The standing of a seat. */
export function standingOf(state: Perseverance4, seat: Seat): Standing {
  const glory = gloryBy(state, seat)
  const left = turnsLeft(state, seat)
  return {
    followers: state.players[seat].followers,
    repair: repairWorth(state, seat, left),
    voyages: GLORY * glory.voyages,
    dinos: herdWorth(state, seat, left),
    rescue: GLORY * glory.rescue,
    memoirs: memoirWorth(state, seat),
    assemblies: assemblyWorth(state, seat, left),
    goods: goodsWorth(state, seat, left),
    artefacts: artefactWorth(state, seat, left),
    battles: warWorth(state, seat),
  }
}

/** Lines that are met, and those that are near. */
function repairWorth(state: Perseverance4, seat: Seat, left: number): number {
  const { repairs } = state.players[seat]
  if (repairs.length !== 1) return 0
  const { repairLine, repairAll } = state.data.numbers
  let all = 1
  let sum = 0
  for (const { count: what, atLeast } of state.data.repairs[repairs[0]].lines) {
    const share = Math.min(1, count(state, seat, what) / atLeast)
    // Half of a line is worth half of it early, and nothing at the end.
    const near = share === 1 ? 1 : left === 0 ? 0 : 0.8 * share
    sum += repairLine * near
    all *= near
  }
  return GLORY * (sum + repairAll * all)
}

function herdWorth(state: Perseverance4, seat: Seat, left: number): number {
  const { home, infirmary, untamed } = state.players[seat]
  const time = later(left)
  let sum = 0
  for (const species of SPECIES) {
    const large = species === 'thunderhorn' || species === 'ironjaw'
    const fit = count(state, seat, `${species}s`)
    const glory = GLORY * (large ? 1 : 0.5)
    sum += fit * glory + time * FIGHTER[species] * home[species]
    sum += 0.5 * time * glory * infirmary[species]
    sum += time * UNTAMED[species] * Math.min(untamed[species], left)
  }
  return sum
}

/** Whether somebody else is ahead, by degrees. */
function behind(values: readonly number[], seat: Seat): number {
  let most = 0
  for (let owner = 0; owner < values.length; owner++) if (owner !== seat) most = Math.max(most, values[owner])
  return 1 / (1 + Math.exp(1.4 * (values[seat] - most + 0.5)))
}

/** What a share by rank may come to: all, or half. */
const shareBy = (values: readonly number[], seat: Seat): number =>
  values[seat] === 0 ? 0 : 1 - 0.55 * behind(values, seat)

function memoirWorth(state: Perseverance4, seat: Seat): number {
  let sum = 0
  for (const officer of OFFICERS) {
    const { score } = state.data.memoirs[`${officer}${state.memoirs[officer]}`]
    const points = Math.min(
      state.data.numbers.memoir,
      worth(state, seat, score) + 0.15 * turnsLeft(state, seat),
    )
    const place = influencePlaces(state, officer)[seat]
    if (place > 0) sum += GLORY * points * shareBy(state.influence[officer], seat)
  }
  return sum
}

/** How surely an assembly of a zone comes, and how many more. */
function comings(state: Perseverance4, zone: Zone, left: number): number {
  const missing = seatsData(state).assembly - state.zones[zone].dice.filter(die => die !== null).length
  if (missing <= 0) return 1 + TUNING.assemblies * left
  return (1 - Math.exp((-0.75 * left) / missing)) * (1 + TUNING.assemblies * Math.max(0, left - 2))
}

/** Prizes by presence, the crews, and the officers that assemblies score. */
function assemblyWorth(state: Perseverance4, seat: Seat, left: number): number {
  const owners = Array.from({ length: ownersOf(state) }, (_, owner) => owner)
  const { prizes } = state.data.assembly[tileNumber(state)]
  let sum = 0
  for (const zone of ZONES) {
    const comes = comings(state, zone, left)
    if (comes < 0.02) continue
    const there = owners.map(owner => presence(state, owner, zone))
    const second = behind(there, seat)
    const first = prizes[0].followers + (state.zones[zone].artefacts.length > 0 ? 5 : 0)
    if (there[seat] > 0) sum += comes * ((1 - second) * first + second * prizes[1].followers)
    for (const crew of CREWS) sum += comes * CREW[crew] * cabinsIn(state, seat, zone, crew)
    const { officer } = state.zones[zone]
    const points = worth(state, seat, state.data.officers[officer].score)
    sum += comes * points * shareBy(state.influence[officer], seat)
  }
  return sum
}

/** Resources, crates, fortifications, and what is being prepared. */
function goodsWorth(state: Perseverance4, seat: Seat, left: number): number {
  const { resources, crates, preparation } = state.players[seat]
  const time = later(left)
  let sum = state.coming?.seat === seat ? effectsFor(state, seat, state.coming.effects) : 0
  for (const resource of RESOURCES)
    sum += time * WORTH[resource] * Math.min(TUNING.plenty, resources[resource])
  sum += TUNING.crate * Math.min(crates, left)
  sum += time * TUNING.fortification * count(state, seat, 'fortifications')
  for (const zone of ZONES) if (sails(state, seat, zone)) sum += 1.5 * time
  if (preparation === null || left === 0) return sum
  const { stage1, stage2 } = state.data.preparations[preparation.card]
  if (preparation.stage === 1) sum += branchesWorth(stage1)
  return preparation.stage === 2 || left > 1 ? sum + branchesWorth(stage2) : sum
}

function artefactWorth(state: Perseverance4, seat: Seat, left: number): number {
  const alone = state.solo !== null
  let sum = 0
  for (const artefact of state.players[seat].artefacts)
    sum += later(left) * ARTEFACT[artefact] + (alone ? TUNING.denied : 0)
  for (let owner = 0; owner < ownersOf(state); owner++)
    if (owner !== seat && dissenterOf(state, owner) === null)
      sum -= 0.2 * later(left) * state.players[owner].artefacts.length
  return sum
}
