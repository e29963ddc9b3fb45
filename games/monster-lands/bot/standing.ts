import { EQUIPMENT_TYPES } from '../data/equipment.ts'
import { AFFINITIES } from '../data/types.ts'
import { icons, isPaid, mayLeave, reputation, trophyPoints } from '../rules/clan.ts'
import { poolSize } from '../rules/dice.ts'
import { income } from '../rules/preparation.ts'
import type { Clan, MonsterLands } from '../state.ts'
import {
  comingWorth,
  dueTonight,
  equipmentWorth,
  iconsWorth,
  lootWorth,
  memberWorth,
  type Prices,
  payroll,
  pricesOf,
  trapWorth,
} from './prices.ts'
import { TUNING } from './tuning.ts'
import { addZone } from './ventures.ts'

/** What a clan's position is worth, by what makes it so, in points. */
interface Standing {
  /** What counts already. */
  points: number
  /** What expeditions under way may bring. */
  ventures: number
  /** Dice of the turns to come, and who gives them. */
  clan: number
  /** Gold, and wages to pay. */
  wealth: number
  /** Traps, tokens, brews, equipment, loot. */
  stock: number
  /** Dice that are still to be deployed. */
  dice: number
}

/** The standings of all clans. */
export function standings(state: MonsterLands): Standing[] {
  const prices = pricesOf(state)
  const ventures = state.clans.map(() => 0)
  for (const zone of state.zones) addZone(prices, zone, ventures)
  return state.clans.map((clan, seat) => ({
    points: pointsOf(prices, clan),
    ventures: ventures[seat],
    clan: clanOf(prices, clan, seat),
    wealth: wealthOf(prices, clan),
    stock: stockOf(prices, clan),
    dice: diceOf(prices, clan),
  }))
}

/** All of a standing. */
export const total = ({ points, ventures, clan, wealth, stock, dice }: Standing): number =>
  points + ventures + clan + wealth + stock + dice

function pointsOf(prices: Prices, clan: Clan): number {
  const { state, aim } = prices
  let affinities = 0
  for (const affinity of AFFINITIES) affinities += iconsWorth(prices, icons(state, clan, affinity))
  return (
    aim.glory * clan.glory +
    aim.reputation * reputation(state, clan) +
    aim.trophy * trophyPoints(state, clan) +
    affinities
  )
}

function clanOf(prices: Prices, clan: Clan, seat: number): number {
  const { state, left } = prices
  if (left === 0) return 0
  let managed = 0
  let wounded = 0
  let talents = 0
  for (const { manages, wounded: hurt, id } of clan.members) {
    if (manages !== null) managed++
    if (hurt) wounded++
    if (id !== 'novice') talents++
  }
  const room = Math.max(0, clan.glory - reputation(state, clan))
  return (
    left *
      (comingWorth(income(state, seat)) +
        TUNING.land * managed +
        TUNING.talent * talents -
        payroll(prices, clan)) -
    TUNING.wound * wounded +
    TUNING.surplus * Math.min(room, 10)
  )
}

/** Gold that is left after wages; less what a desertion would cost. */
function wealthOf(prices: Prices, clan: Clan): number {
  const { state, left, gold } = prices
  const paid = state.phase === 'preparation'
  const spare = clan.gold - (paid ? 0 : dueTonight(clan))
  if (spare < 0) {
    // Every die left may still fetch a piece of gold, and so may those who are under way.
    const short =
      -spare - 0.8 * poolSize(clan.pool) - 0.5 * clan.members.filter(({ at }) => at !== null).length
    return -gold * -spare - Math.min(1, Math.max(0.1, 0.5 + 0.25 * short)) * dearest(prices, clan)
  }
  if (left === 0 && prices.aim.gold === undefined) {
    const usable = state.phase === 'deployment' && hasTavernDie(clan)
    const room = Math.max(0, clan.glory - reputation(state, clan))
    return (usable ? 0.35 * Math.min(spare, 2 * room) : 0) + 0.01 * spare
  }
  if (prices.aim.gold !== undefined) return gold * spare
  return gold * (Math.min(spare, TUNING.plenty) + TUNING.spare * Math.max(0, spare - TUNING.plenty))
}

const hasTavernDie = ({ pool }: Clan): boolean => pool.force + pool.persuasion.length > 0

/** Who would desert. */
function dearest(prices: Prices, clan: Clan): number {
  let most = 0
  for (const member of clan.members)
    if (isPaid(member)) most = Math.max(most, memberWorth(prices, clan, member.id))
  return most
}

function stockOf(prices: Prices, clan: Clan): number {
  const { left } = prices
  let sum = 0
  for (const { worn } of clan.members)
    for (const type of EQUIPMENT_TYPES) {
      const piece = worn[type]
      if (piece !== null) sum += equipmentWorth(prices, piece)
    }
  for (const id of clan.loot) sum += lootWorth(prices, id)
  const use = left > 0 ? 1 : mayStillLeave(prices, clan) ? TUNING.lastStock : 0
  if (use === 0) return sum
  let traps = 0
  const worths = clan.traps.map(id => trapWorth(prices, id)).sort((a, b) => b - a)
  for (const [place, worth] of worths.entries()) traps += worth * TUNING.again ** place
  return (
    sum +
    use *
      (traps +
        several(TUNING.defense, clan.defense) +
        several(TUNING.potion, clan.potion) +
        several(TUNING.venom, clan.venom))
  )
}

/** Several things of a kind: each further one is worth less. */
const several = (worth: number, count: number): number =>
  (worth * (1 - TUNING.again ** count)) / (1 - TUNING.again)

const mayStillLeave = ({ state }: Prices, clan: Clan): boolean =>
  state.phase === 'deployment' && clan.members.some(mayLeave) && clan.pool.force + clan.pool.magic > 1

/** The pool; what is shifted from one to another without need only puts off what its dice are for. */
function diceOf({ state, left }: Prices, clan: Clan): number {
  if (state.phase !== 'deployment') return 0
  const shifted = TUNING.shift * clan.shifts
  const { force, magic, persuasion } = clan.pool
  const outside = clan.members.some(mayLeave)
  const time = left > 0 ? 1 : 0.6
  if (!outside) return time * TUNING.idleDie * (force + magic + persuasion.length) - shifted
  let sum = TUNING.die.force * force + TUNING.die.magic * magic
  for (const value of persuasion) sum += TUNING.die.persuasion + TUNING.pip * value
  return time * sum - shifted
}
