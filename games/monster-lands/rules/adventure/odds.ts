import { HIT_FROM, PRICES } from '../../data/board.ts'
import type { LootId } from '../../data/loot.ts'
import { COLOURS } from '../../data/types.ts'
import type { Expedition, MonsterLands } from '../../state.ts'
import { hasRule } from '../clan.ts'
import { stoppable } from './defend.ts'
import type { Trial } from './effects.ts'
import { allDice, forbids, mercenaryOf, unrolled } from './expedition.ts'
import { addDice, certain, SIDES } from './spread.ts'
import type { Step } from './steps.ts'
import type { Blow } from './strike.ts'
import { type Attack, base, captureBonus, dieChange, hasTraps, killBonus, valued } from './totals.ts'

// Exact chances, for whoever has to decide. None of this is computed in a playout.

/** The chance that an attack die hits; where misses are rolled again, twice the chance to (scenario.36). */
export function hitChance(state: MonsterLands): number {
  const miss = (HIT_FROM - 1) / SIDES
  return 1 - (hasRule(state, 'missesRerolled') ? miss * miss : miss)
}

/** The chance of at least so many hits with so many dice. */
export function atLeast(hits: number, dice: number, chance: number): number {
  if (hits <= 0) return 1
  let below = 0
  let term = (1 - chance) ** dice
  for (let n = 0; n < hits && n <= dice; n++) {
    below += term
    term = (term * (dice - n) * chance) / ((n + 1) * (1 - chance))
  }
  return Math.max(0, 1 - below)
}

/** The chance that a blow kills, with all defences and potions used, after so many magic dice were removed. */
export function deathOdds(state: MonsterLands, blow: Blow, magic: number): number {
  const expedition = blow.zone.paths[blow.path] as Expedition
  return woundOdds(state, blow, magic, mercenaryOf(state, expedition).wounded ? 1 : 2)
}

/** The chance that a blow leaves so many wounds at least, with all defences and potions used. */
export function woundOdds(state: MonsterLands, blow: Blow, magic: number, wounds: number): number {
  const { zone, path, monster, dice, parts } = blow
  const expedition = zone.paths[path] as Expedition
  const potions = forbids(state, monster, 'brews') ? 0 : expedition.potion
  const needed = stoppable(state, expedition, monster) + potions + wounds - (parts?.automatic ?? 0)
  return atLeast(needed, dice - magic, hitChance(state))
}

/** How many hits a blow brings on average, after so many magic dice were removed. */
export const expectedHits = (state: MonsterLands, { dice, parts }: Blow, magic: number): number =>
  (dice - magic) * hitChance(state) + (parts?.automatic ?? 0)

/** What an attack comes to if it ends there: one of four, as chances. */
export interface Odds {
  capture: number
  /** Both would be possible. */
  choice: number
  kill: number
  failure: number
}

/** The chances of what a step leads to, if the attack is stopped right after it. */
export function stepOdds(attack: Attack, carry: number, step: Step): Odds {
  const after = step.do === 'loot' ? withLoot(attack, step.loot) : attack
  const odds: Odds = { capture: 0, choice: 0, kill: 0, failure: 0 }
  const totals = totalsAfter(after, base(after, carry), step)
  for (const [total, chance] of totals.entries()) if (chance > 0) odds[endOf(after, total)] += chance
  return odds
}

/** The least and the most that an attack comes to after a step. */
export function stepRange(attack: Attack, carry: number, step: Step): { least: number; most: number } {
  const after = step.do === 'loot' ? withLoot(attack, step.loot) : attack
  const totals = totalsAfter(after, base(after, carry), step)
  return {
    least: totals.findIndex(chance => chance > 0),
    most: totals.findLastIndex(chance => chance > 0),
  }
}

const withLoot = <T extends Trial>(trial: T, id: LootId): T => ({
  ...trial,
  expedition: { ...trial.expedition, used: [...trial.expedition.used, { id, rerolls: 0 }] },
})

/** What an attack with a total comes to. */
function endOf(attack: Attack, total: number): keyof Odds {
  const { capture, kill } = attack.state.data.monsters[attack.monster]
  const captures = total < kill && total + captureBonus(attack) >= capture && hasTraps(attack)
  const kills = total + killBonus(attack) >= kill
  return captures ? (kills ? 'choice' : 'capture') : kills ? 'kill' : 'failure'
}

/** The chance of each total after a step. */
function totalsAfter(attack: Attack, now: number, step: Step): readonly number[] {
  const { expedition } = attack
  switch (step.do) {
    case 'roll':
      return addDice(certain(now), 1, dieChange(attack, step.colour))
    case 'reroll': {
      const change = dieChange(attack, step.colour)
      return addDice(certain(now - valued(step.value, change)), 1, change)
    }
    case 'all':
      return COLOURS.reduce<readonly number[]>(
        (totals, colour) => addDice(totals, unrolled(expedition, colour), dieChange(attack, colour)),
        certain(now),
      )
    case 'venom':
      return certain(now + PRICES.venom)
    default:
      return certain(now)
  }
}

/** The chance that all dice of an expedition come to so much, each with what changes it. */
export function reachOdds(trial: Trial, needed: number): number {
  const counts = { force: 0, magic: 0, persuasion: 0 }
  for (const { colour } of allDice(trial.expedition)) counts[colour]++
  const totals = COLOURS.reduce<readonly number[]>(
    (sums, colour) => addDice(sums, counts[colour], dieChange(trial, colour)),
    certain(0),
  )
  let chance = 0
  for (let total = Math.max(0, needed); total < totals.length; total++) chance += totals[total]
  return chance
}

/** The chance that a step brings the dice that lie there to a target: a die rolled again, or loot. */
export function helpOdds(
  trial: Trial,
  target: number,
  totalOf: (trial: Trial) => number,
  step: Step,
): number {
  if (step.do === 'loot') return totalOf(withLoot(trial, step.loot)) >= target ? 1 : 0
  const now = totalOf(trial)
  if (step.do !== 'reroll') return now >= target ? 1 : 0
  const change = dieChange(trial, step.colour)
  let good = 0
  for (let side = 1; side <= SIDES; side++)
    if (now - valued(step.value, change) + valued(side, change) >= target) good++
  return good / SIDES
}
