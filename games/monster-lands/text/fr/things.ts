import { capital, count, list } from '@tablee/common/words/fr.ts'
import type { LandAction, LootEffect, Power, Talent, TrapEffect } from '../../data/effects.ts'
import type { Advantage } from '../../data/paths.ts'
import type { Scenario, ScenarioRule, Threshold } from '../../data/solo.ts'
import type { Affinity, Colour, Deed, Dice, Good, Goods, Space } from '../../data/types.ts'
import { COLOURS, DEEDS, GOODS, SPACES, TAKES } from '../../data/types.ts'
import type { Things } from '../en/things.ts'
import { names } from './names.ts'

const die = (colour: Colour, n: number): string =>
  count(n, `dé de ${names.colour[colour]}`, `dés de ${names.colour[colour]}`)

const gold = (n: number): string => count(n, 'pièce d’or', 'pièces d’or')

const good: { readonly [G in Good]: (n: number) => string } = {
  glory: n => count(n, 'point de gloire', 'points de gloire'),
  gold,
  defense: n => count(n, 'jeton Défense', 'jetons Défense'),
  potion: n => count(n, 'potion'),
  venom: n => count(n, 'venin'),
  trap: n => count(n, 'piège'),
}

const some = (goods: Goods): string[] => GOODS.filter(one => goods[one] > 0).map(one => good[one](goods[one]))

const goods = (all: Goods): string => list(some(all)) || 'rien'

const dice = (all: Dice): string =>
  list(COLOURS.filter(colour => all[colour] > 0).map(colour => die(colour, all[colour]))) || 'aucun dé'

/** « Force », « Force ou Magie » */
const coloursOf = (space: Space): string =>
  list(
    COLOURS.filter(colour => TAKES[space][colour] > 0).map(colour => names.colour[colour]),
    'ou',
  )

/** « de Force ou de Magie » */
const ofColours = (space: Space): string =>
  list(
    COLOURS.filter(colour => TAKES[space][colour] > 0).map(colour => `de ${names.colour[colour]}`),
    'ou',
  )

const spaces = (all: readonly Space[]): string =>
  list(
    SPACES.flatMap(space => {
      const n = all.filter(one => one === space).length
      return n > 0 ? [count(n, `dé ${ofColours(space)}`, `dés ${ofColours(space)}`)] : []
    }),
  ) || 'aucun dé'

const DEED: { readonly [D in Deed]: readonly [verb: string, you: string, object: string] } = {
  capture: ['capture', 'capturez', 'un monstre'],
  kill: ['élimine', 'éliminez', 'un monstre'],
  conquest: ['conquiert', 'conquérez', 'une région'],
  mission: ['réussit', 'réussissez', 'une mission'],
}

/** « capture ou élimine un monstre », « capturez ou éliminez un monstre » */
const doing = (deeds: readonly Deed[], person: 0 | 1): string =>
  `${list(
    deeds.map(deed => DEED[deed][person]),
    'ou',
  )} ${DEED[deeds[deeds.length - 1]][2]}`

const WHEN: { readonly [D in Deed]: string } = {
  capture: 'pour capturer',
  kill: 'pour éliminer',
  conquest: 'pour conquérir',
  mission: 'en mission',
}

function when(deeds: readonly Deed[]): string {
  const told = DEEDS.filter(deed => deeds.includes(deed))
  if (told.length > 2) return ''
  return told.join() === 'capture,kill'
    ? ' contre un monstre'
    : ` ${told.map(deed => WHEN[deed]).join(' ou ')}`
}

const dieMod = ({ colour, n, deeds }: { colour: Colour; n: number; deeds: readonly Deed[] }): string =>
  `+${n} à chaque dé de ${names.colour[colour]} de l’expédition${when(deeds)}`

const totalMod = ({ n, deeds }: { n: number; deeds: readonly Deed[] }): string =>
  `+${n} au total${when(deeds)}`

const reroll = ({ dice: space, n }: { dice: Space; n: number }): string =>
  n === 1
    ? `Un dé ${ofColours(space)} peut être relancé`
    : `Jusqu’à ${n} relances de dés ${ofColours(space)}, au besoin du même dé`

const redirect = (n: number): string =>
  n === 1
    ? 'Détourne 1 dé d’Attaque sur une expédition adjacente'
    : `Détourne ${n === 2 ? '1 ou 2' : `de 1 à ${n}`} dés d’Attaque sur une expédition adjacente`

function talent(one: Talent): string {
  switch (one.verb) {
    case 'dieMod':
      return dieMod(one)
    case 'totalMod':
      return totalMod(one)
    case 'reroll':
      return reroll(one)
    case 'redirectAttack':
      return redirect(one.n)
    case 'gain':
      return `Une fois par tour : ${list(some(one.goods), one.oneOf ? 'ou' : 'et')}`
    case 'defend': {
      const of = one.against
        ? ` d’affinité ${list(
            one.against.map(affinity => names.affinity[affinity]),
            'ou',
          )}`
        : ''
      return `Annule ${count(one.n, 'touche')} d’un monstre${of}`
    }
    case 'buyDie':
      return `Une fois par tour, hors expédition : ${die(one.colour, 1)} pour ${gold(one.gold)}`
    case 'convertDie':
      return 'Une fois par tour : change la couleur d’un dé de la réserve'
    case 'discount':
      return one.at === 'tavern'
        ? `Une fois par tour : recruter coûte ${gold(one.n)} de moins, voire rien`
        : `Une fois par tour : un achat de pièges coûte ${gold(one.n)} de moins, voire rien`
    case 'storeTraps':
      return `De la place pour ${count(one.n, 'piège')} de plus`
    case 'onDeed':
      return `Quand ce mercenaire ${doing(one.deeds, 0)} : ${goods(one.goods)}`
    case 'onMine':
      return `Une fois par tour, à la Mine : ${gold(one.gold)} de plus`
    case 'waiveTrap':
      return 'Capture sans avoir besoin de piège'
  }
}

const FORBIDDEN = {
  brews: 'Ni potion ni venin ne sert contre lui',
  defenseTalents: 'Aucun talent Défense ne sert contre lui ; les jetons, si',
  weapons: 'Aucune Arme ne sert contre lui',
} as const

function power(one: Power, affinity: Affinity): string {
  switch (one.verb) {
    case 'homeBonus':
      return `Dans une région d’affinité ${names.affinity[affinity]}, il attaque avec ${one.n} dés de plus au lieu d’un`
    case 'gatesBonus':
      return `Aux Portes, il attaque avec ${one.n} dés de plus`
    case 'splash':
      return `Chaque attaque lance aussi ${count(one.n, 'dé')} contre tous les mercenaires de la zone`
    case 'lastHit':
      return `Éliminé, il porte ${count(one.n, 'dernière touche', 'dernières touches')} à chaque mercenaire de la zone, qui peut s’en défendre`
    case 'forbid':
      return FORBIDDEN[one.what]
    case 'needTraps':
      return `Il faut ${count(one.n, 'piège')} pour le capturer`
    case 'autoHit':
      return `Chaque attaque ajoute ${count(one.n, 'touche')} au résultat des dés`
    case 'panicCount':
      return `Aux Portes, il sème ${count(one.n, 'jeton Panique', 'jetons Panique')} à chaque Nettoyage`
    case 'toGates':
      return 'Sitôt pioché, il va aux Portes et prend la place du monstre qui s’y trouve'
    case 'escape':
      return 'Capturé dans une région, il donne sa récompense puis reparaît aux Portes'
    case 'weaken':
      return `−${one.n} à chaque dé de ${names.colour[one.colour]} lancé contre lui`
    case 'lossOnWound':
      return `Une attaque qui blesse coûte aussi ${good.glory(one.glory)}`
  }
}

function trapLabel(one: TrapEffect): string {
  switch (one.verb) {
    case 'addDice':
      return one.isProtected
        ? `${dice(one.dice)}, ${one.dice.force + one.dice.magic > 1 ? 'protégés' : 'protégé'}`
        : dice(one.dice)
    case 'dieMod':
      return `+${one.n} par dé de ${names.colour[one.colour]}`
    case 'totalMod':
      return `+${one.n} contre un monstre`
    case 'steal':
      return `Vol de ${spaces(Array<Space>(one.n).fill(one.dice))}`
    case 'redirectAttack':
      return `1 à ${one.n} dés d’Attaque détournés`
  }
}

function trap(one: TrapEffect): string {
  switch (one.verb) {
    case 'addDice':
      return `Ajoute ${dice(one.dice)} à l’expédition${one.isProtected ? ' ; rien n’y peut être volé' : ''}`
    case 'dieMod':
      return dieMod(one)
    case 'totalMod':
      return totalMod(one)
    case 'steal':
      return `Vole ${one.n === 1 ? '' : 'jusqu’à '}${spaces(Array<Space>(one.n).fill(one.dice))} à une expédition adjacente`
    case 'redirectAttack':
      return redirect(one.n)
  }
}

function lootLabel(one: LootEffect): string {
  switch (one.verb) {
    case 'dieMod':
      return `+${one.n} par dé de ${names.colour[one.colour]}`
    case 'totalMod':
      return `+${one.n}${when(one.deeds)}`
    case 'reroll':
      return `${one.n} relances, ${coloursOf(one.dice)}`
    case 'gain':
      return capital(goods(one.goods))
    case 'onDeed':
      return `+${one.goods.glory} en gloire${when(one.deeds)}`
    case 'trophy':
      return `Trophée de ${one.n}, ou ${gold(one.gold)}`
    case 'swapDie':
      return `${die(one.colour, 1)} contre ${dice(one.dice)}`
    case 'freeRecruit':
      return 'Recrutement gratuit'
  }
}

function loot(one: LootEffect): string {
  switch (one.verb) {
    case 'dieMod':
      return `Défaussez-le : ${dieMod(one)}`
    case 'totalMod':
      return `Défaussez-le : ${totalMod(one)}`
    case 'reroll':
      return `Défaussez-le : jusqu’à ${one.n} relances de dés ${ofColours(one.dice)}, au besoin du même dé`
    case 'gain':
      return `Défaussez-le contre ${goods(one.goods)}`
    case 'onDeed':
      return `Défaussez-le quand vous ${doing(one.deeds, 1)} : ${goods(one.goods)} de plus`
    case 'trophy':
      return `Gardez-le, il vaut un trophée de ${one.n} ; ou défaussez-le contre ${gold(one.gold)}`
    case 'swapDie':
      return `Défaussez-le avec ${die(one.colour, 1)} de votre réserve contre ${dice(one.dice)} ; ce n’est pas une action`
    case 'freeRecruit':
      return 'Défaussez-le pour recruter sans payer un mercenaire de la Taverne'
  }
}

function landGain(action: LandAction): string {
  switch (action.verb) {
    case 'gainDice':
      return dice(action.dice)
    case 'gain':
      return goods(action.goods)
    case 'freeRecruit':
      return 'un recrutement gratuit à la Taverne'
    case 'freeEquipment':
      return 'un équipement gratuit du Bazar'
    case 'takeLoot':
      return 'un jeton Butin visible'
  }
}

function advantage({ kind, n }: Advantage): string {
  switch (kind) {
    case 'rerollF':
      return reroll({ dice: 'F', n })
    case 'rerollM':
      return reroll({ dice: 'M', n })
    case 'rerollFM':
      return reroll({ dice: 'FM', n })
    case 'defend':
      return count(n, 'talent Défense', 'talents Défense')
    case 'gold':
      return `${gold(n)} pour qui survit`
    case 'potion':
      return good.potion(n)
    case 'venom':
      return good.venom(n)
  }
}

const SCENARIO_RULES: { readonly [R in ScenarioRule]: string } = {
  persuasionDeck: 'La pile ne compte que des mercenaires qui apportent des dés de Persuasion',
  noDefence: 'Rien de ce qui défend n’a d’effet ; les potions agissent toujours',
  armoryClosed: 'L’Armurerie est fermée',
  besiegedFromStart: 'Un monstre de rang A est aux Portes dès le début',
  besiegedEachTurn: 'Si un tour commence sans monstre aux Portes, un monstre de rang A y arrive',
  madhalaAmbushes: 'Madhala pose 2 jetons du module Traquenard partout où elle va dans la région',
  madhalaMissions: 'À l’Extérieur, Madhala va plus souvent en mission',
  missesRerolled: 'Les dés d’Attaque qui manquent leur cible sont relancés une fois',
}

function scenarioStart(scenario: Scenario): readonly string[] {
  const { turns, defense, round, affinity, lowest } = scenario
  return [
    ...(turns === 6 ? [] : [`La partie dure ${count(turns, 'tour')}`]),
    ...(scenario.gold === 7 ? [] : [`Vous commencez avec ${gold(scenario.gold)}`]),
    ...(defense === 0 ? [] : [`Vous commencez avec ${good.defense(defense)}`]),
    ...(round === 2 ? [] : [`La tournée générale coûte ${gold(round)}`]),
    ...(affinity ? [`Votre clan est d’affinité ${names.affinity[affinity]}`] : []),
    ...(lowest === 'tutorial' ? [] : [`Le niveau ${names.difficulty.tutorial} n’est pas permis`]),
  ]
}

const threshold = ({ points, gold: coins, missions, members, goal }: Threshold): string =>
  capital(
    list([
      ...(goal ? ['l’objectif'] : []),
      ...(missions === undefined ? [] : [count(missions, 'mission')]),
      ...(points === undefined ? [] : [count(points, 'point de victoire', 'points de victoire')]),
      ...(coins === undefined ? [] : [gold(coins)]),
      ...(members ? [`membres ${members.join('/')}`] : []),
    ]),
  )

/** What cards, tokens and tiles do, in French. */
export const things: Things = {
  goods,
  dice,
  spaces,
  talent,
  power,
  trapLabel,
  trap,
  lootLabel,
  loot,
  landAction: (pay, action) => `${capital(spaces(pay))} contre ${landGain(action)}`,
  advantage,
  competitive: ({ dice: all, target, reward, penalty }) =>
    `${spaces(all)} : atteindre ${target} rapporte ${goods(reward)} ; un échec coûte ${good.glory(penalty)}`,
  contract: ({ dice: all, discard, left, right }) =>
    `${spaces(all)} : défausser ${goods(discard)} rapporte ${goods(left)} à gauche, ${goods(right)} à droite`,
  scenarioRule: rule => SCENARIO_RULES[rule],
  scenarioStart,
  threshold,
}
