import type { Seat } from '@tablee/kernel'
import { OFFICERS, SPECIES } from '@tablee/perseverance/ids.ts'
import { isMapped } from '../rules/adventure/stage.ts'
import { isTempleCard } from '../rules/adventure/start.ts'
import { GROUNDS } from '../rules/assembly/forecast.ts'
import { buildings, type Ground } from '../rules/assembly/presence.ts'
import { count } from '../rules/count.ts'
import { artefactPoints, structurePoints, structuresOf } from '../rules/end/final.ts'
import { hasDie } from '../rules/influence.ts'
import { ownersOf } from '../rules/query.ts'
import { cellEffects } from '../rules/ranch.ts'
import type { Perseverance3 } from '../state.ts'
import { allTurnsLeft, later, turnsLeft } from './clock.ts'
import { type Eye, effectsWorth, eyeOf, untamedWorth } from './effects.ts'
import { ahead, comings, groundWorths, officerWorths, scoringsOf } from './grounds.ts'
import { RESOURCE, TAMED, TUNING } from './tuning.ts'

/** What a position is worth to a seat, in followers, by what makes it so. */
export interface Standing {
  readonly followers: number
  /** What assemblies may bring by presence. */
  presence: number
  /** What officers may bring. */
  officers: number
  readonly objective: number
  readonly buildings: number
  readonly artefacts: number
  readonly goods: number
  readonly units: number
  readonly ranch: number
  readonly adventure: number
}

/** The standing of every seat. */
export function standings(state: Perseverance3): Standing[] {
  const all = state.players.map((_, seat) => standingOf(state, seat))
  const turns = allTurnsLeft(state)
  const coming = comings(state)
  for (const ground of GROUNDS)
    for (const [seat, worth] of groundWorths(state, ground, turns).entries()) all[seat].presence += worth
  for (const officer of OFFICERS) {
    const scorings = scoringsOf(state, officer, coming)
    for (const [seat, worth] of officerWorths(state, officer, scorings).entries()) all[seat].officers += worth
  }
  return all
}

function standingOf(state: Perseverance3, seat: Seat): Standing {
  const eye = eyeOf(state, seat)
  return {
    followers: state.players[seat].followers,
    presence: 0,
    officers: 0,
    objective: objectiveWorth(eye),
    buildings: buildingWorth(eye),
    artefacts: artefactPoints(state, seat) + eye.time * state.players[seat].artefacts.length,
    goods: storeWorth(eye),
    units: unitsWorth(eye),
    ranch: ranchWorth(eye),
    adventure: adventureWorth(eye),
  }
}

/** objective.1: what the own card may bring. */
function objectiveWorth({ state, seat }: Eye): number {
  const { objective, revealed } = state.players[seat]
  if (objective === null || revealed) return 0
  const { personal, zones } = state.data.objectives[objective]
  const left = turnsLeft(state, seat)
  let near = 1
  for (const { count: what, atLeast } of personal)
    near *= Math.min(1, (count(state, seat, what) + 0.12 * left) / atLeast)
  let sum = 6 * near ** 3
  for (const zone of zones) sum += 4 * leadChance(state, seat, zone, 0.3 + 0.05 * left)
  return sum
}

function leadChance(state: Perseverance3, seat: Seat, ground: Ground, doubt: number): number {
  const owners = Array.from({ length: ownersOf(state) }, (_, owner) => buildings(state, owner, ground))
  return owners[seat] === 0 ? 0 : Math.max(0, 1 - ahead(owners, seat, doubt))
}

/** Structures: what they would score now, and what those that are of use are still good for. */
function buildingWorth({ state, seat, time }: Eye): number {
  let sum = 0
  for (const id of structuresOf(state, seat)) {
    const { score } = state.data.structures[id]
    sum += score.length > 0 ? structurePoints(state, seat, id) + 1.2 * time : 2.5 * time
  }
  return sum
}

/** More of one kind than this is not soon used. */
const PLENTY = 4

/** Resources: the follower or half of the end, and what they can still be used for. */
function storeWorth({ state, seat, time }: Eye): number {
  const { resources } = state.players[seat]
  let sum = 0
  for (const resource of ['food', 'debris', 'islandResource', 'glowberry'] as const) {
    const { end, more } = RESOURCE[resource]
    const n = resources[resource]
    sum += n * end + time * more * Math.min(n, resource === 'glowberry' ? 2 * PLENTY : PLENTY)
  }
  return sum
}

/** Units at Home, Tired, on a card, wounded; dinos that are not tamed yet. */
function unitsWorth(eye: Eye): number {
  const { state, seat, time } = eye
  const { home, tired, infirmary, adventure, untamed, opened } = state.players[seat]
  const left = turnsLeft(state, seat)
  const on = adventure?.units
  const rangers = home.ranger + tired.ranger + (on?.ranger ?? 0)
  let sum = 0.5 * rangers * (1 - time) + time * TUNING.ranger[Math.min(rangers, TUNING.ranger.length - 1)]
  sum += time * TUNING.wounded * infirmary.ranger
  if (home.leader + tired.leader + (on?.leader ?? 0) > 0) sum += TUNING.leader * later(left, 2)
  if (opened) sum += TUNING.beds * time
  // The best are used first, and there are no more uses than turns.
  let place = 0
  for (const species of ['ironjaw', 'thunderhorn', 'raptor', 'shieldhead'] as const) {
    for (let i = home[species] + tired[species] + (on?.[species] ?? 0); i > 0; i--) {
      sum += TAMED[species] * time * (place < left + 1 ? 0.92 ** place : 0.3)
      place++
    }
    sum += TAMED[species] * time * TUNING.wounded * infirmary[species]
  }
  for (const species of SPECIES) sum += untamedWorth(eye, species) * Math.min(untamed[species], 1 + left / 2)
  return sum
}

const ROWS = [0, 3, 6]

/** What the effects of the ranch will bring in the turns to come, and the crates that go with them. */
function ranchWorth(eye: Eye): number {
  const { state, seat } = eye
  const { crates } = state.players[seat]
  const left = turnsLeft(state, seat)
  if (left === 0) return 0
  let best = 0
  let sum = 0
  for (const [row, from] of ROWS.entries()) {
    const cells = [from, from + 1, from + 2].map(cell =>
      Math.min(5, effectsWorth(eye, cellEffects(state, seat, cell))),
    )
    cells.sort((a, b) => b - a)
    best = Math.max(best, cells[0])
    // A crate is one more effect of its row.
    for (let i = 0; i < crates[row]; i++) sum += 0.75 * Math.max(0.4, cells[i + 1])
  }
  return Math.min(sum, 3.5 * left) + 0.6 * left * best
}

/** What the stages to come of an adventure bring, less what its threats cost. */
function adventureWorth(eye: Eye): number {
  const { state, seat } = eye
  const { adventure } = state.players[seat]
  if (adventure === null) return 0
  const { card, stage } = adventure
  const left = turnsLeft(state, seat)
  if (left === 0) return 0
  let sum = 0
  if (isTempleCard(card)) {
    const { stage1, stage2, loss, zone, city } = state.data.temples[card]
    if (stage === 1) sum += effectsWorth(eye, stage1) - (loss === 'ranger' ? 0.8 : TAMED[loss]) * eye.time
    if (stage === 2 || left > 1) {
      sum += effectsWorth(eye, stage2)
      if (hasDie(state, seat, zone)) sum += effectsWorth(eye, city)
    }
    return sum
  }
  const { stage1, stage2, threat1, threat2, mapping } = state.data.adventures[card]
  if (stage === 1) sum += effectsWorth(eye, stage1) - danger(threat1)
  if (stage === 1 && left < 2) return sum
  sum += effectsWorth(eye, stage2) - danger(threat2)
  return isMapped(state, seat, card) ? sum + effectsWorth(eye, mapping) : sum
}

/** The wounds to expect. */
export function danger(threats: readonly number[]): number {
  let sum = 0
  for (const threat of threats) sum += (threat - 1) / 6
  return 0.9 * sum
}
