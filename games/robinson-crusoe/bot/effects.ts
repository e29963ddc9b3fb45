import type { Effect, EffectOf, Target, Verb } from '../data/effects.ts'
import { INVENTIONS } from '../data/inventions.ts'
import type { CharacterId } from '../data/types.ts'
import { characterOf, firstCharacter } from '../rules/characters.ts'
import { hasItem } from '../rules/items.ts'
import { inStock } from '../rules/resources.ts'
import { inventionWorth } from './inventions.ts'
import { levelWorth } from './levels.ts'
import type { Survey } from './survey.ts'
import { TUNING } from './tuning.ts'

/** What a creature or trap, a piece of equipment is worth. */
const DANGER = -1.2
const EQUIPMENT = 1

/** How much a step up is worth each round, from the lowest morale to the highest: below 0 it costs wounds. */
const MORALE: readonly number[] = [0.5, 0.5, 0.45, 0.25, 0.12, 0.1, 0]

/** What a step of morale is worth, up from where it is or so many steps above. */
export const moraleWorth = ({ state, left }: Survey, above = 0): number =>
  TUNING.morale + TUNING.moraleRound * left * MORALE[Math.max(0, Math.min(6, state.morale + 3 + above))]

type Weighers = { readonly [V in Verb]?: (seen: Survey, effect: EffectOf<V>, actor: CharacterId) => number }

/** What a wound to somebody costs. */
function woundTo({ state, hurt, hurtAll, hurtLeast }: Survey, who: Target, actor: CharacterId): number {
  if (who === 'all') return hurtAll
  if (who === 'chosen') return hurtLeast
  return hurt[who === 'first' ? firstCharacter(state) : actor] ?? 0.6
}

/** A demand costs what is lost, and wounds for what is missing. */
function lossOf(seen: Survey, what: 'wood' | 'food' | 'fur', n: number): number {
  const missing = Math.max(0, n - inStock(seen.state, what))
  return (n - missing) * seen[what] + missing * 0.5 * seen.hurtAll
}

const WEIGH: Weighers = {
  wound: (seen, { who, n }, actor) => -n * woundTo(seen, who, actor),
  heal(seen, { who, n }, actor) {
    if (who === 'chosen') return n * 0.8 * mostHurt(seen)
    if (who === 'all') return 0.7 * n * seen.hurtAll
    return characterOf(seen.state, actor).wounds > 0 ? n * 0.8 * (seen.hurt[actor] ?? 0.5) : 0
  },
  healShared: (seen, { n }) => n * 0.8 * mostHurt(seen),
  det: ({ state }, { who, n }) => n * TUNING.determination * (who === 'all' ? state.players : 1),
  detShared: (_, { n }) => n * TUNING.determination,
  loseAllDet: (seen, _, actor) => -characterOf(seen.state, actor).det * TUNING.determination,
  limit: (_, { to, who }) => (to === 'onePawn' ? -0.8 : -0.3) * (who === 'all' ? 4 : 1),
  specialWound: () => -0.6,
  nightOutside: () => -1.2,
  morale: (seen, { n }) => n * moraleWorth(seen, n < 0 ? -1 : 0),
  gain({ state, food, wood, fur }, { what, n, perPlayer }) {
    const each = what === 'wood' ? wood : what === 'fur' ? fur : what === 'food' ? food : Math.max(0.6, food)
    return each * n * (perPlayer ? state.players * 0.6 : 1)
  },
  lose: (seen, { what, n }) => -lossOf(seen, what, n),
  loseAll: ({ state, wood }) => -state.available.wood * wood - 1,
  level(seen, { of, n }) {
    if (n > 0) return n * levelWorth(seen, of, 1)
    const missing = Math.max(0, -n - seen.state[of])
    return -(-n - missing) * levelWorth(seen, of, 0) - missing * seen.hurtAll
  },
  roofOrPalisade(seen, { n }) {
    if (n > 0) return Math.max(levelWorth(seen, 'roof', 1), levelWorth(seen, 'palisade', 1))
    const { roof, palisade } = seen.state
    if (roof + palisade === 0) return -seen.hurtAll
    const least = Math.min(
      roof > 0 ? levelWorth(seen, 'roof', 0) : 9,
      palisade > 0 ? levelWorth(seen, 'palisade', 0) : 9,
    )
    return -least
  },
  loseHalf: seen => -0.5 * levelWorth(seen, 'roof', 0),
  noWeapons: ({ state }) => -0.7 * state.weapons,
  production: ({ wood, food }, { rule }) =>
    rule === 'plusWood' ? wood : rule === 'noWood' ? -wood : rule === 'skip' ? -wood - food : -0.8 * food,
  token: (_, { kind }) =>
    kind === 'extraFood' || kind === 'extraWood' ? 0.5 : kind === 'adventure' ? -0.4 : -0.7,
  weather: (seen, { kind }) =>
    kind === 'animals'
      ? -0.25 * seen.hurtAll
      : kind === 'storm'
        ? seen.state.palisade > 0
          ? -0.8
          : -seen.hurtAll
        : -1.2 * seen.wood - 0.8,
  exhaustAdjacent: (_, { n }) => -1.2 * n,
  exhaustClosest: () => -1.2,
  exhaustTile: () => -1.6,
  exhaust: () => -1.2,
  coverTerrain: () => -0.6,
  uncover: () => 1,
  turnTile: () => -1.2,
  unturnTile: () => 1.2,
  blockArrange: () => -0.5,
  moveCamp: () => -1,
  fight(seen, { strength, food = 0, fur = 0, weapons = 0, palisade = 0 }, actor) {
    const wounds = Math.max(0, strength - seen.state.weapons)
    return (
      food * seen.food + fur * seen.fur - wounds * (seen.hurt[actor] ?? 0.6) - 0.6 * weapons - 0.8 * palisade
    )
  },
  temporaryWeapons: () => 0,
  hunting: (_, { op }) =>
    op === 'discardTop' ? -0.6 : op === 'takeTop' ? 2.5 : op === 'fightTop' ? -0.8 : 0.2,
  mystery: (_, { treasures = 0, creatures = 0, traps = 0, dangers = 0 }) =>
    treasures * TUNING.treasure + (creatures + traps + dangers) * DANGER,
  drawDiscoveries: (_, { keep, n }) => TUNING.discovery * (keep ?? n),
  drawEquipment: () => EQUIPMENT,
  drawInvention: () => 0.3,
  discardInventions: (_, { n }) => -0.25 * n,
  flipItems: (seen, { n }) => (seen.state.items.length === 0 ? 0 : -n),
  discardItem: seen => (seen.state.items.length === 0 ? 0 : -1),
  buildFree: (seen, { from }) =>
    Math.max(
      0,
      ...from.filter(id => !hasItem(seen.state, id)).map(id => inventionWorth(seen, id, INVENTIONS[id])),
    ),
  ifPossible: (seen, { effects }, actor) => 0.7 * effectsWorth(seen, effects, actor),
  choose: (seen, { branches }, actor) =>
    Math.max(...branches.map(branch => effectsWorth(seen, branch, actor))),
  medicine: (seen, { with: cured, without }, actor) =>
    effectsWorth(seen, hasItem(seen.state, 'medicine') ? cured : without, actor),
  ifWeapons: (seen, { atLeast, met, unmet }, actor) =>
    effectsWorth(seen, seen.state.weapons >= atLeast ? met : unmet, actor),
  atNight: (seen, { effects }, actor) => 0.8 * effectsWorth(seen, effects, actor),
  book: ({ goal }) => goal.book ?? -1.5,
  shuffle: () => -0.8,
  special: ({ goal }, { id }) => SPECIALS[id] ?? goal.specials?.[id] ?? 0,
}

const SPECIALS: { readonly [id: string]: number | undefined } = {
  council: 0.4,
  strokeOfFate: -2,
  'dangerousNight:action': 1.5,
  'cloudburst:action': 2,
  fastWork: 1,
  treasureToken: 1,
  ignoreMystery: 1.2,
  helmet: 0.6,
}

function mostHurt({ state, hurt }: Survey): number {
  let most = 0
  for (const { id, wounds, alive } of state.characters)
    if (alive && wounds > 0) most = Math.max(most, hurt[id] ?? 0)
  return most
}

/** What a list of effects is worth to the group, in points; negative for what harms. */
export function effectsWorth(seen: Survey, effects: readonly Effect[], actor: CharacterId): number {
  let sum = 0
  for (const effect of effects) {
    const weigh = WEIGH[effect.do] as
      | ((seen: Survey, effect: Effect, actor: CharacterId) => number)
      | undefined
    if (weigh) sum += weigh(seen, effect, actor)
  }
  return sum
}
