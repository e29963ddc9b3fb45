import { PRICES } from '../../data/board.ts'
import type { MonsterId } from '../../data/monsters.ts'
import { COLOURS } from '../../data/types.ts'
import type { Expedition, MonsterLands, Zone } from '../../state.ts'
import { attackDice } from './attack-dice.ts'
import { forbids, unrolled } from './expedition.ts'
import { deathOdds } from './odds.ts'
import { addDice, certain, SIDES } from './spread.ts'
import {
  type Attack,
  attackOn,
  base,
  captureBonus,
  dieChange,
  hasTraps,
  killBonus,
  valued,
} from './totals.ts'

/** What an expedition that attacks a monster may expect. */
export interface Prospect {
  readonly death: number
  /** By whoever rolls die by die, and stops as soon as it is done. */
  readonly capture: number
  /** By whoever rolls all dice. */
  readonly kill: number
  /** One or the other. */
  readonly success: number
}

/**
 * The chances of an expedition that is planned or under way, if it faces the monster first: its own traps count as
 * revealed, its defences, potions and venoms as used where they help. Rerolls and loot are left out, so that it may
 * fare better. `magic` is how many magic dice it gives up against the attack.
 */
export function prospect(
  state: MonsterLands,
  zone: Zone,
  path: number,
  monster: MonsterId,
  magic = 0,
): Prospect {
  const expedition = revealed(state, zone.paths[path] as Expedition)
  const parts = attackDice(state, zone, monster)
  const paths = zone.paths.with(path, expedition)
  const blow = { zone: { ...zone, paths }, path, monster, dice: parts.total, parts, sent: 0 }
  const death = deathOdds(state, blow, magic)
  const fight = chancesOf(attackOn(state, expedition, monster), magic)
  const alive = 1 - death
  return {
    death,
    capture: alive * fight.capture,
    kill: alive * fight.kill,
    success: alive * fight.success,
  }
}

/** The expedition as its owner knows that it will be. */
export function revealed({ data }: MonsterLands, expedition: Expedition): Expedition {
  const tokens = expedition.tokens.map(token => {
    if (token.up || token.id === 'defense') return token
    const { effect, kind } = data.traps[token.id]
    if (kind === 'ambush') return token
    const dice = token.dice.slice()
    if (effect.verb === 'addDice')
      for (const colour of COLOURS)
        for (let left = effect.dice[colour]; left > 0; left--) dice.push({ colour, value: 0 })
    return { ...token, up: true, dice }
  })
  return { ...expedition, tokens }
}

/** The chances of an attack with the dice that lie there, by the best way to roll them. */
export function chancesOf(attack: Attack, magic = 0, carry = 0): Omit<Prospect, 'death'> {
  const { state, expedition, monster } = attack
  const { capture, kill } = state.data.monsters[monster]
  const change = { force: dieChange(attack, 'force'), magic: dieChange(attack, 'magic') }
  const left = { force: unrolled(expedition, 'force'), magic: unrolled(expedition, 'magic') - magic }
  const now = base(attack, carry)
  const venoms = forbids(state, monster, 'brews') ? 0 : expedition.venom
  const all = addDice(addDice(certain(now), left.force, change.force), left.magic, change.magic)
  const reach = (total: number) => sumFrom(all, total - PRICES.venom * venoms)
  const from = hasTraps(attack) ? capture - captureBonus(attack) : kill
  const killFrom = kill - killBonus(attack)
  return {
    capture: captureChance({ from, kill, venoms, change, known: new Map() }, now, left.force, left.magic),
    kill: reach(killFrom),
    success: reach(Math.min(from, killFrom)),
  }
}

const sumFrom = (totals: readonly number[], from: number): number => {
  let sum = 0
  for (let total = Math.max(0, from); total < totals.length; total++) sum += totals[total]
  return sum
}

/** What a capture takes. */
interface Aim {
  /** The total from which it is possible, and the one from which it no longer is. */
  readonly from: number
  readonly kill: number
  readonly venoms: number
  readonly change: { readonly force: number; readonly magic: number }
  /** What was found before. */
  readonly known: Map<number, number>
}

/** The chance to come into the range of a capture die by die, always taking the better colour. */
function captureChance(aim: Aim, total: number, force: number, magic: number): number {
  if (total >= aim.kill) return 0
  for (let used = 0; used <= aim.venoms; used++) {
    const reached = total + PRICES.venom * used
    if (reached >= aim.from && reached < aim.kill) return 1
  }
  const key = (total * 32 + force) * 32 + magic
  const known = aim.known.get(key)
  if (known !== undefined) return known
  const byForce =
    force === 0 ? 0 : average(aim.change.force, more => captureChance(aim, total + more, force - 1, magic))
  const byMagic =
    magic === 0 ? 0 : average(aim.change.magic, more => captureChance(aim, total + more, force, magic - 1))
  const best = Math.max(byForce, byMagic)
  aim.known.set(key, best)
  return best
}

function average(change: number, chance: (more: number) => number): number {
  let sum = 0
  for (let side = 1; side <= SIDES; side++) sum += chance(valued(side, change))
  return sum / SIDES
}
