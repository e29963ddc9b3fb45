import { type Cast, reads } from '@tablee/kernel'
import type { EquipmentId } from '../../data/equipment.ts'
import type { MemberId } from '../../data/members.ts'
import { type Colour, GOODS, type Good, type Goods } from '../../data/types.ts'
import type { AttackDice } from '../../rules/adventure/attack-dice.ts'
import type { Shield } from '../../rules/adventure/defend.ts'
import type { Odds } from '../../rules/adventure/odds.ts'
import type { Outlook } from '../../rules/adventure/outlook.ts'
import type { Reroller, Step } from '../../rules/adventure/steps.ts'
import { count, diceOf, equipment, list, loot, member, who } from './words.ts'

/** Somebody of a clan, at the head of a sentence: `Your Frunks`, `Frunks of the Fire clan`. */
export const Mercenary = (cast: Cast, v: { seat: number; member: MemberId }): string =>
  reads(cast, v.seat) ? `Your ${member(v.member)}` : `${member(v.member)} of ${who(cast, v.seat)}`

/** A chance: `12%`, `under 1%`. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'under 1%'
  if (chance < 1 && chance > 0.995) return 'over 99%'
  return `${Math.round(100 * chance)}%`
}

/** What dice show. */
export const faces = (dice: readonly number[]): string =>
  dice.length === 0 ? 'no die' : list(dice.map(String))

/** A die of a clan as it was rolled, and what it is worth with all that changes it. */
export type RolledDie = { readonly colour: Colour; readonly value: number; readonly worth: number }

/** `3`; `3 (worth 5)` where something changes it. */
export const rolledDie = ({ colour, value, worth }: RolledDie): string =>
  `[[die:${colour}|${value}]]${worth === value ? '' : ` (worth ${worth})`}`

/** Dice of a colour, and what is added to each: `2 Force dice (+1 each)`. */
export const handful = ({
  colour,
  count: n,
  change,
}: {
  colour: Colour
  count: number
  change: number
}): string => diceOf(n, colour) + (change > 0 ? ` (+${change}${n > 1 ? ' each' : ''})` : '')

/** What an attack is made of, if it is of several parts. */
export function parts(whole: AttackDice | null, sent: number): string {
  if (whole === null) return ''
  const { printed, home, turn, gates, splash, automatic } = whole
  const added: string[] = []
  if (home > 0) added.push(`${home} at home`)
  if (turn > 0) added.push(`${turn} for the turn`)
  if (gates > 0) added.push(`${gates} at the Gates`)
  if (splash > 0) added.push(`${splash} against all`)
  const sum =
    added.length > 0 || sent > 0
      ? ` (${[String(printed), ...added].join(' + ')}${sent > 0 ? ` − ${sent} sent away` : ''})`
      : ''
  return `${sum}${automatic > 0 ? `, and ${count(automatic, 'sure hit')}` : ''}`
}

/** What stops a hit. */
export function shieldWords(shield: Shield, worn: EquipmentId | null): string {
  if (shield === 'token') return 'a Defense token'
  if (shield === 'path') return 'the expedition’s defence'
  return worn === null ? 'the Defense talent' : equipment(worn)
}

/** By what a die is rolled again. */
export function byWhat(by: Reroller): string {
  switch (by) {
    case 'talent':
      return 'talent'
    case 'weapon':
    case 'clothing':
    case 'spell':
      return by
    case 'path':
      return 'advantage of the expedition'
    default:
      return loot(by)
  }
}

/** What to do in an attack. */
export function stepWords(step: Step): string {
  switch (step.do) {
    case 'roll':
      return `Roll ${diceOf(1, step.colour)}`
    case 'all':
      return 'Roll all dice'
    case 'reroll':
      return `Roll the [[die:${step.colour}|${step.value}]] again: ${byWhat(step.by)}`
    case 'venom':
      return 'Use a venom: +2'
    case 'loot':
      return `Use ${loot(step.loot)}`
    case 'stop':
      return 'Stop'
  }
}

/** What a step may lead to. */
export function chances({ capture, choice, kill, failure }: Odds): string {
  const told: string[] = []
  if (capture + choice > 0) told.push(`capture ${percent(capture + choice)}`)
  if (kill + choice > 0) told.push(`kill ${percent(kill + choice)}`)
  if (failure > 0) told.push(`not enough ${percent(failure)}`)
  return told.join(', ')
}

/** What an expedition may expect: `death 12%, capture 40%, kill 9%`. */
export const expects = (one: Outlook): string =>
  one.of === 'monster'
    ? `death ${percent(one.death)}, capture ${percent(one.capture)}, kill ${percent(one.kill)}`
    : `${one.target} or more: ${percent(one.chance)}`

const GOOD: { readonly [G in Good]: (n: number) => string } = {
  glory: n => `${n} glory`,
  gold: n => `${n} gold`,
  defense: n => count(n, 'Defense token'),
  potion: n => count(n, 'potion'),
  venom: n => count(n, 'venom'),
  trap: n => count(n, 'trap'),
}

/** What is given or gained. */
export const goods = (some: Goods): string =>
  list(GOODS.filter(good => some[good] > 0).map(good => GOOD[good](some[good])))
