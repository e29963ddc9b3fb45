import { type Cast, reads } from '@tablee/kernel'
import type { EquipmentId } from '../../data/equipment.ts'
import type { MemberId } from '../../data/members.ts'
import { type Colour, GOODS, type Good, type Goods } from '../../data/types.ts'
import type { AttackDice } from '../../rules/adventure/attack-dice.ts'
import type { Shield } from '../../rules/adventure/defend.ts'
import type { Odds } from '../../rules/adventure/odds.ts'
import type { Outlook } from '../../rules/adventure/outlook.ts'
import type { Reroller, Step } from '../../rules/adventure/steps.ts'
import type { RolledDie } from '../en/battle-words.ts'
import { count, de, diceOf, equipment, list, loot, member } from './words.ts'

/** Somebody of a clan, at the head of a sentence: « Votre mercenaire Frunks », « Frunks, du clan du Feu, ». */
export const Mercenary = (cast: Cast, v: { seat: number; member: MemberId }): string =>
  reads(cast, v.seat) ? `Votre mercenaire ${member(v.member)}` : `${member(v.member)}, ${de(cast, v.seat)},`

/** A chance: « 12 % », « moins de 1 % ». */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'moins de 1 %'
  if (chance < 1 && chance > 0.995) return 'plus de 99 %'
  return `${Math.round(100 * chance)} %`
}

/** What dice show. */
export const faces = (dice: readonly number[]): string =>
  dice.length === 0 ? 'ne lance aucun dé' : `obtient ${list(dice.map(String))}`

/** « 3 » ; « 3 (vaut 5) » where something changes it. */
export const rolledDie = ({ colour, value, worth }: RolledDie): string =>
  `[[die:${colour}|${value}]]${worth === value ? '' : ` (vaut ${worth})`}`

/** Dice of a colour, and what is added to each: « 2 dés de Force (+1 chacun) ». */
export const handful = ({
  colour,
  count: n,
  change,
}: {
  colour: Colour
  count: number
  change: number
}): string => diceOf(n, colour) + (change > 0 ? ` (+${change}${n > 1 ? ' chacun' : ''})` : '')

/** What an attack is made of, if it is of several parts. */
export function parts(whole: AttackDice | null, sent: number): string {
  if (whole === null) return ''
  const { printed, home, turn, gates, splash, automatic } = whole
  const added: string[] = []
  if (home > 0) added.push(`${home} sur ses terres`)
  if (turn > 0) added.push(`${turn} pour le tour`)
  if (gates > 0) added.push(`${gates} aux Portes`)
  if (splash > 0) added.push(`${splash} contre tous`)
  const sum =
    added.length > 0 || sent > 0
      ? ` (${[String(printed), ...added].join(' + ')}${sent > 0 ? ` − ${sent} ${sent < 2 ? 'dévié' : 'déviés'}` : ''})`
      : ''
  return `${sum}${automatic > 0 ? `, et ${count(automatic, 'touche assurée', 'touches assurées')}` : ''}`
}

/** What stops a hit. */
export function shieldWords(shield: Shield, worn: EquipmentId | null): string {
  if (shield === 'token') return 'un jeton Défense'
  if (shield === 'path') return 'la défense de l’expédition'
  return worn === null ? 'le talent Défense' : equipment(worn)
}

const BY: { readonly [by: string]: string } = {
  talent: 'talent',
  weapon: 'arme',
  clothing: 'vêtement',
  spell: 'sort',
  path: 'avantage de l’expédition',
}

/** By what a die is rolled again. */
export const byWhat = (by: Reroller): string =>
  BY[by] ?? loot(by as Exclude<Reroller, 'talent' | 'weapon' | 'clothing' | 'spell' | 'path'>)

/** What to do in an attack. */
export function stepWords(step: Step): string {
  switch (step.do) {
    case 'roll':
      return `Lancer ${diceOf(1, step.colour)}`
    case 'all':
      return 'Lancer tous les dés'
    case 'reroll':
      return `Relancer le [[die:${step.colour}|${step.value}]] : ${byWhat(step.by)}`
    case 'venom':
      return 'Utiliser un venin : +2'
    case 'loot':
      return `Utiliser ${loot(step.loot)}`
    case 'stop':
      return 'S’arrêter là'
  }
}

/** What a step may lead to. */
export function chances({ capture, choice, kill, failure }: Odds): string {
  const told: string[] = []
  if (capture + choice > 0) told.push(`capture ${percent(capture + choice)}`)
  if (kill + choice > 0) told.push(`élimination ${percent(kill + choice)}`)
  if (failure > 0) told.push(`insuffisant ${percent(failure)}`)
  return told.join(', ')
}

/** What an expedition may expect: « mort 12 %, capture 40 %, élimination 9 % ». */
export const expects = (one: Outlook): string =>
  one.of === 'monster'
    ? `mort ${percent(one.death)}, capture ${percent(one.capture)}, élimination ${percent(one.kill)}`
    : `${one.target} ou plus : ${percent(one.chance)}`

const GOOD: { readonly [G in Good]: (n: number) => string } = {
  glory: n => `${n} de gloire`,
  gold: n => count(n, 'pièce d’or', 'pièces d’or'),
  defense: n => count(n, 'jeton Défense', 'jetons Défense'),
  potion: n => count(n, 'potion'),
  venom: n => count(n, 'venin'),
  trap: n => count(n, 'piège'),
}

/** What is given or gained. */
export const goods = (some: Goods): string =>
  list(GOODS.filter(good => some[good] > 0).map(good => GOOD[good](some[good])))
