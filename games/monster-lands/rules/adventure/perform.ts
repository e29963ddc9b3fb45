import { take } from '@tablee/common/piles.ts'
import { LOOT, type LootId } from '../../data/loot.ts'
import type { Colour } from '../../data/types.ts'
import type { Die, Expedition, MonsterTable } from '../../state.ts'
import { allDice, mercenaryOf, whom } from './expedition.ts'
import type { Venture } from './offers.ts'
import type { Reroller, Step } from './steps.ts'
import { dieValue } from './totals.ts'

/** Does a step; the total that it comes to is told with it. */
export function perform(t: MonsterTable, venture: Venture, step: Step, total: () => number): void {
  const { expedition } = venture
  switch (step.do) {
    case 'roll':
      rollDice(t, venture, unrolledDice(expedition).filter(isOf(step.colour)).slice(0, 1), total)
      break
    case 'all':
      rollDice(t, venture, unrolledDice(expedition), total)
      break
    case 'reroll':
      reroll(t, venture, step, total)
      break
    case 'venom':
      expedition.venom--
      expedition.poisons++
      t.state.supply.venom++
      t.say('venom.used', { ...whom(expedition), total: total() })
      break
    case 'loot':
      useLoot(t, venture, step.loot, total)
  }
}

const isOf =
  (colour: Colour) =>
  (die: Die): boolean =>
    die.colour === colour

const unrolledDice = (expedition: Expedition): Die[] => allDice(expedition).filter(({ value }) => value === 0)

/** Rolls dice of an expedition. */
export function rollDice(t: MonsterTable, venture: Venture, dice: readonly Die[], total: () => number): void {
  for (const die of dice) die.value = t.roll(6)
  const shown = dice.map(die => ({ ...die, worth: dieValue(venture, die) }))
  t.say('rolled', { ...whom(venture.expedition), dice: shown, total: total() })
}

/** attack.21: any reroll may be spent on the same die again. */
function reroll(
  t: MonsterTable,
  venture: Venture,
  { by, colour, value }: { by: Reroller; colour: Colour; value: number },
  total: () => number,
): void {
  const { state, expedition } = venture
  const die = allDice(expedition).find(one => one.colour === colour && one.value === value) as Die
  die.value = t.roll(6)
  const loot = expedition.used.find(one => one.id === by)
  if (loot) loot.rerolls--
  else if (by === 'path') expedition.rerolls--
  else mercenaryOf(state, expedition).spent[by as 'talent']++
  t.say('rerolled', { ...whom(expedition), by, colour, from: value, to: die.value, total: total() })
}

/** loot.4: loot is discarded for the expedition that rolls. */
function useLoot(t: MonsterTable, venture: Venture, loot: LootId, total: () => number): void {
  const { state, expedition } = venture
  take(state.clans[expedition.owner].loot, loot)
  state.loot.discard.push(loot)
  const { effect } = LOOT[loot]
  expedition.used.push({ id: loot, rerolls: effect.verb === 'reroll' ? effect.n : 0 })
  t.say('loot.spent', { ...whom(expedition), loot, total: total() })
}
