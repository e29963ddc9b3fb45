import { EQUIPMENT_TYPES } from '../data/equipment.ts'
import { PREPARED_GOAL } from '../data/solo.ts'
import { reputation } from '../rules/clan.ts'
import { poolSize } from '../rules/dice.ts'
import { income } from '../rules/preparation.ts'
import { diversity } from '../rules/solo/rank.ts'
import type { Clan, MonsterLands } from '../state.ts'
import { comingWorth, dueTonight, type Prices, payroll } from './prices.ts'
import { TUNING } from './tuning.ts'

/** What scenario 5 asks for: what each thing that is missing costs, in points, and how many actions it takes. */
const NEEDS = {
  defense: { cost: 0.6, work: 0.4 },
  trap: { cost: 1.3, work: 0.45 },
  brew: { cost: 0.4, work: 0.33 },
  equipment: { cost: 1.8, work: 1 },
  affinity: { cost: 4, work: 2 },
} as const

/** The reputation of a newcomer, about, and what each point costs for which there is no room yet. */
const NEWCOMER = 3.3
const ROOM = 0.7

/** How much an action that is still to be done speaks against the goal, with so many turns to come. */
const RATES = [0.5, 0.3, 0.18, 0.12, 0.08, 0.06]
/** How much more in the last turn, the fewer dice there are to deploy; and once it is too late. */
const LAST = { dice: 2.5, late: 3 }

/** How many points more to spend than is needed make the goal e times as likely: at the end, and more before. */
const SPREAD = { close: 1.5, open: 0.6 }

/** Scenario 5: the chance that a clan reaches its goal: whether it can pay for it, and how much is still to be done. */
export function goalChance(prices: Prices, clan: Clan): number {
  const { state, left } = prices
  const { cost, work } = todo(state, clan)
  const ahead = means(prices, clan) - cost
  const payable = cost === 0 ? 1 : 1 / (1 + Math.exp(-ahead / (SPREAD.close + SPREAD.open * left)))
  return payable * Math.exp(-work * rateOf(state, left, clan))
}

function rateOf({ phase }: MonsterLands, left: number, { pool }: Clan): number {
  if (left > 0) return RATES[left]
  if (phase === 'adventure' || phase === 'cleanup') return LAST.late
  return RATES[0] + (phase === 'deployment' ? LAST.dice / (1 + poolSize(pool)) : 0)
}

/** Gold after tonight's wages, dice of this turn and of those to come. */
function means(prices: Prices, clan: Clan): number {
  const { state, left } = prices
  const { pool } = clan
  const spare = clan.gold - (state.phase === 'preparation' ? 0 : dueTonight(clan))
  let sum = TUNING.gold * (spare < 0 ? 2 * spare : spare)
  if (state.phase === 'deployment') {
    sum += TUNING.die.force * pool.force + TUNING.die.magic * pool.magic
    for (const value of pool.persuasion) sum += TUNING.die.persuasion + TUNING.pip * value
  }
  return sum + left * (comingWorth(income(state, 0)) - payroll(prices, clan))
}

/** What is missing, as costs and as actions; glory too, for those who are to join. */
function todo(state: MonsterLands, clan: Clan): { readonly cost: number; readonly work: number } {
  const lacks = (goal: number, has: number) => Math.max(0, goal - has)
  const { defense, trap, potion, venom } = PREPARED_GOAL
  const affinity = diversity(state, clan).filter(count => count === 0).length
  const missing = {
    defense: lacks(defense, clan.defense),
    trap: lacks(trap, clan.traps.length),
    brew: lacks(potion, clan.potion) + lacks(venom, clan.venom),
    equipment: EQUIPMENT_TYPES.filter(type => clan.members.every(({ worn }) => worn[type] === null)).length,
    affinity,
  }
  const room = clan.glory + hopedGlory(state) - reputation(state, clan)
  let cost = ROOM * lacks(NEWCOMER * affinity, room)
  let work = 0
  for (const kind of Object.keys(NEEDS) as (keyof typeof NEEDS)[]) {
    cost += NEEDS[kind].cost * missing[kind]
    work += NEEDS[kind].work * missing[kind]
  }
  return { cost, work }
}

/** The glory that those who are under way may bring. */
function hopedGlory({ phase, zones }: MonsterLands): number {
  if (phase === 'cleanup') return 0
  return TUNING.hoped * zones.flatMap(({ paths }) => paths).filter(one => one?.owner === 0).length
}
