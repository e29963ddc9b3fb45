import { CHARACTERS } from '../data/characters.ts'
import { FACES } from '../data/dice.ts'
import type { CharacterId } from '../data/types.ts'
import { playerCount } from '../rules/characters.ts'
import { futureResources } from '../rules/gains.ts'
import { distances, givenBy, isSheltered, sourceAt } from '../rules/island.ts'
import { pieceAt } from '../rules/pieces.ts'
import { yieldOf } from '../rules/plan/commit.ts'
import { least } from '../rules/plan/pawns.ts'
import { inStock } from '../rules/resources.ts'
import type { Goal } from '../scenarios/goal.ts'
import { goalOf } from '../scenarios/goals.ts'
import type { Character, PlanAction, Robinson } from '../state.ts'
import { TUNING } from './tuning.ts'
import { tonight } from './weather.ts'

/** A position, looked over once for all that is weighed in it. */
export interface Survey {
  readonly state: Robinson
  readonly goal: Goal
  /** The round in which the game should be won, and how many rounds are left until then, this one included. */
  readonly end: number
  readonly left: number
  readonly far: ReturnType<typeof distances>
  readonly sheltered: boolean
  /** What one more wound costs each character, and what it costs all together. */
  readonly hurt: { readonly [C in CharacterId]?: number }
  readonly hurtAll: number
  /** The least that a wound costs anybody. */
  readonly hurtLeast: number
  /** What is missing of food and wood until the next morning, by what is at hand and planned; negative if there is more. */
  readonly foodShort: number
  readonly woodShort: number
  /** What one more food, wood, fur is worth. */
  readonly food: number
  readonly wood: number
  readonly fur: number
}

/** Looks a position over. */
export function survey(state: Robinson): Survey {
  const goal = goalOf(state)
  const end = goal.end(state)
  const left = Math.max(1, end - state.round + (state.phase === 'night' ? 0 : 1))
  const hurt: { [C in CharacterId]?: number } = {}
  let hurtAll = 0
  let hurtLeast = 9
  for (const one of state.characters) {
    if (!one.alive) continue
    const cost = woundCost(one, left)
    hurt[one.id] = cost
    if (one.id === 'friday') continue
    hurtAll += cost
    if (cost < hurtLeast) hurtLeast = cost
  }
  const { excess, snow } = tonight(state)
  const coming = comingIn(state)
  const foodShort = mouths(state) + 0.9 * excess - inStock(state, 'food') - coming.food
  const woodShort = excess + snow - inStock(state, 'wood') - coming.wood
  const wanted = goal.wood(state) + campWood(state) - inStock(state, 'wood') - coming.wood
  return {
    state,
    goal,
    end,
    left,
    far: distances(state),
    sheltered: isSheltered(state),
    hurt,
    hurtAll,
    hurtLeast,
    foodShort,
    woodShort,
    food:
      foodShort > 0
        ? TUNING.food + Math.min(1, foodShort) * TUNING.hunger * hungriest(hurt, foodShort)
        : state.items.includes('cellar')
          ? 0.5
          : TUNING.spareFood,
    wood:
      (woodShort > 0 ? Math.min(1, woodShort) * TUNING.woodTonight * hurtAll : 0) +
      (wanted > 0 ? TUNING.wood : TUNING.spareWood),
    fur: TUNING.fur + (goal.fur?.(state) ?? 0),
  }
}

/** What a wound costs the last of so many who go without a meal: the healthy are the first to. */
function hungriest(hurt: Survey['hurt'], short: number): number {
  const costs: number[] = []
  for (const [id, cost] of Object.entries(hurt)) if (id !== 'friday') costs.push(cost)
  costs.sort((a, b) => a - b)
  return costs[Math.min(costs.length, Math.ceil(short)) - 1]
}

/** What one more wound costs: little while hearts are plenty for the rounds left, all of it before the last. */
function woundCost({ id, wounds }: Character, left: number): number {
  const hearts = CHARACTERS[id].hearts - wounds + 1
  if (id === 'friday') return 0.35
  return (
    TUNING.wound +
    TUNING.woundRate * (left / hearts) ** TUNING.woundPower +
    TUNING.lastHearts / hearts ** TUNING.lastPower
  )
}

/** Who eats tonight. */
export function mouths(state: Robinson): number {
  if (state.phase === 'night') return 0
  const all = playerCount(state)
  return (
    all + (pieceAt(state, 'acting', 'extraFood', 'night') ? all : 0) + (goalOf(state).mouths?.(state) ?? 0)
  )
}

/** What is to come of this round's actions, done and planned. */
function comingIn(state: Robinson): { readonly food: number; readonly wood: number } {
  const { food, nonPerishable, wood } = futureResources(state)
  const coming = { food: food + nonPerishable, wood }
  for (const action of state.plan.actions) {
    if (action.type === 'hunt' && action.what === '') coming.food += 2.5
    if (action.type === 'threat' && action.what === 'foodCrates') coming.food += action.pawns.length
    if (action.type !== 'gather' || action.node === '') continue
    const brought = state.phase === 'planning' ? yieldOf(state, action) : action.yields
    const what = givenBy(sourceAt(state, action.node, action.source))
    coming[what] += brought * (isSafe(action) ? 1 : FACES.gather.success / 6)
  }
  return coming
}

/** Whether an action has a pawn to spare, so that no dice are rolled. */
export const isSafe = (action: PlanAction): boolean => action.pawns.length > least(action)

/** The wood that a good camp still takes. */
function campWood(state: Robinson): number {
  const step = state.players === 4 ? 4 : state.players === 3 ? 3 : 2
  const shelter = isSheltered(state) ? 0 : step
  return (
    shelter +
    step * (Math.max(0, 2 - state.roof) + Math.max(0, 1 - state.palisade)) +
    Math.max(0, 3 - state.weapons)
  )
}
