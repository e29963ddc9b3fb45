import { capital, count, list } from '@tablee/common/words/en.ts'
import type { LandAction, LootEffect, Power, Talent, TrapEffect } from '../../data/effects.ts'
import type { Competitive, Contract } from '../../data/missions.ts'
import type { Advantage } from '../../data/paths.ts'
import type { Scenario, ScenarioRule, Threshold } from '../../data/solo.ts'
import type { Affinity, Colour, Deed, Dice, Good, Goods, Space } from '../../data/types.ts'
import { COLOURS, DEEDS, GOODS, SPACES, TAKES } from '../../data/types.ts'
import { names } from './names.ts'

/** What cards, tokens and tiles do, told from their records. */
export interface Things {
  /** `2 glory and 1 potion`; `nothing`. */
  goods(goods: Goods): string
  /** `2 Force dice and 1 Magic die`. */
  dice(dice: Dice): string
  /** `2 Force or Magic dice`; `none`. */
  spaces(spaces: readonly Space[]): string
  talent(talent: Talent): string
  power(power: Power, affinity: Affinity): string
  /** A trap in a few words, and in a sentence. */
  trapLabel(effect: TrapEffect): string
  trap(effect: TrapEffect): string
  /** Loot in a few words, and in a sentence. */
  lootLabel(effect: LootEffect): string
  loot(effect: LootEffect): string
  landAction(pay: readonly Space[], action: LandAction): string
  advantage(advantage: Advantage): string
  competitive(mission: Competitive): string
  contract(mission: Contract): string
  scenarioRule(rule: ScenarioRule): string
  /** What else a scenario changes: its length, what a clan starts with, its affinity. */
  scenarioStart(scenario: Scenario): readonly string[]
  threshold(threshold: Threshold): string
}

const die = (colour: Colour, n: number): string =>
  n === 1 ? `1 ${names.colour[colour]} die` : `${n} ${names.colour[colour]} dice`

const good: { readonly [G in Good]: (n: number) => string } = {
  glory: n => `${n} glory`,
  gold: n => `${n} gold`,
  defense: n => count(n, 'Defense token'),
  potion: n => count(n, 'potion'),
  venom: n => count(n, 'venom'),
  trap: n => count(n, 'trap'),
}

const some = (goods: Goods): string[] => GOODS.filter(one => goods[one] > 0).map(one => good[one](goods[one]))

const goods = (all: Goods): string => list(some(all)) || 'nothing'

const dice = (all: Dice): string =>
  list(COLOURS.filter(colour => all[colour] > 0).map(colour => die(colour, all[colour]))) || 'none'

const coloursOf = (space: Space): string =>
  list(
    COLOURS.filter(colour => TAKES[space][colour] > 0).map(colour => names.colour[colour]),
    'or',
  )

const spaces = (all: readonly Space[]): string =>
  list(
    SPACES.flatMap(space => {
      const n = all.filter(one => one === space).length
      return n > 0 ? [`${n} ${coloursOf(space)} ${n === 1 ? 'die' : 'dice'}`] : []
    }),
  ) || 'none'

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

const DEED: { readonly [D in Deed]: readonly [verb: string, you: string, object: string] } = {
  capture: ['captures', 'capture', 'a monster'],
  kill: ['kills', 'kill', 'a monster'],
  conquest: ['conquers', 'conquer', 'a region'],
  mission: ['fulfils', 'fulfil', 'a mission'],
}

/** `captures or kills a monster`, `capture or kill a monster` */
const doing = (deeds: readonly Deed[], person: 0 | 1): string =>
  `${list(
    deeds.map(deed => DEED[deed][person]),
    'or',
  )} ${DEED[deeds[deeds.length - 1]][2]}`

const WHEN: { readonly [D in Deed]: string } = {
  capture: 'to capture',
  kill: 'to kill',
  conquest: 'to conquer',
  mission: 'on missions',
}

/** For what a modifier counts; nothing where it counts always, or wherever traps lie. */
function when(deeds: readonly Deed[]): string {
  const told = DEEDS.filter(deed => deeds.includes(deed))
  if (told.length > 2) return ''
  return told.join() === 'capture,kill'
    ? ' against a monster'
    : ` ${told.map(deed => WHEN[deed]).join(' or ')}`
}

const dieMod = ({ colour, n, deeds }: { colour: Colour; n: number; deeds: readonly Deed[] }): string =>
  `+${n} to each ${names.colour[colour]} die of the expedition${when(deeds)}`

const totalMod = ({ n, deeds }: { n: number; deeds: readonly Deed[] }): string =>
  `+${n} to the total${when(deeds)}`

const reroll = ({ dice: space, n }: { dice: Space; n: number }): string =>
  n === 1
    ? `One ${coloursOf(space)} die may be rolled again`
    : `${coloursOf(space)} dice may be rolled again, ${times(n)} in all`

const redirect = (n: number): string =>
  n === 1
    ? 'Sends 1 attack die to an adjacent expedition'
    : `Sends ${n === 2 ? '1 or 2' : `1 to ${n}`} attack dice to an adjacent expedition`

/** With its article: `a Water`, `an Air`. */
const withArticle = (words: string): string => `${/^[AEIO]/.test(words) ? 'an' : 'a'} ${words}`

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
      return `Once per turn: ${list(some(one.goods), one.oneOf ? 'or' : 'and')}`
    case 'defend': {
      const of = list(
        (one.against ?? []).map(affinity => names.affinity[affinity]),
        'or',
      )
      return `Cancels ${count(one.n, 'hit')} of ${of === '' ? 'a' : withArticle(of)} monster`
    }
    case 'buyDie':
      return `Once per turn, while not on an expedition: ${die(one.colour, 1)} for ${one.gold} gold`
    case 'convertDie':
      return 'Once per turn: a die of the pool becomes one of another colour'
    case 'discount':
      return one.at === 'tavern'
        ? `Once per turn: a recruit costs ${one.n} gold less, down to 0`
        : `Once per turn: traps cost ${one.n} gold less in all, down to 0`
    case 'storeTraps':
      return `Room for ${count(one.n, 'more trap', 'more traps')}`
    case 'onDeed':
      return `Whenever this mercenary ${doing(one.deeds, 0)}: ${goods(one.goods)}`
    case 'onMine':
      return `Once per turn, when you use the Mine: ${one.gold} more gold`
    case 'waiveTrap':
      return 'Captures without a trap'
  }
}

const FORBIDDEN = {
  brews: 'No potion and no venom helps against it',
  defenseTalents: 'No Defense talent helps against it; tokens do',
  weapons: 'No weapon helps against it',
} as const

function power(one: Power, affinity: Affinity): string {
  switch (one.verb) {
    case 'homeBonus':
      return `In ${withArticle(names.affinity[affinity])} region it attacks with ${one.n} more dice instead of 1`
    case 'gatesBonus':
      return `At the gates it attacks with ${one.n} more dice`
    case 'splash':
      return `Each of its attacks also rolls ${one.n === 1 ? '1 die' : `${one.n} dice`} against every mercenary of the zone`
    case 'lastHit':
      return `Killed, it deals ${count(one.n, 'last hit')} to every mercenary of the zone, who may defend`
    case 'forbid':
      return FORBIDDEN[one.what]
    case 'needTraps':
      return `It takes ${one.n} traps to capture it`
    case 'autoHit':
      return `Each of its attacks adds ${count(one.n, 'hit')} to the roll`
    case 'panicCount':
      return `At the gates it brings ${one.n} panic tokens per Cleanup`
    case 'toGates':
      return 'Drawn, it goes straight to the gates and replaces whatever stands there'
    case 'escape':
      return 'Captured in a region, it gives its reward, then comes back at the gates'
    case 'weaken':
      return `−${one.n} to each ${names.colour[one.colour]} die rolled against it`
    case 'lossOnWound':
      return `An attack that wounds also costs ${one.glory} glory`
  }
}

function trapLabel(one: TrapEffect): string {
  switch (one.verb) {
    case 'addDice':
      return one.isProtected ? `${dice(one.dice)}, protected` : dice(one.dice)
    case 'dieMod':
      return `+${one.n} per ${names.colour[one.colour]} die`
    case 'totalMod':
      return `+${one.n} against a monster`
    case 'steal':
      return `Steal ${spaces(Array<Space>(one.n).fill(one.dice))}`
    case 'redirectAttack':
      return `Send 1 to ${one.n} attack dice away`
  }
}

function trap(one: TrapEffect): string {
  switch (one.verb) {
    case 'addDice':
      return `Adds ${dice(one.dice)} to the expedition${one.isProtected ? '; nobody can steal from it' : ''}`
    case 'dieMod':
      return dieMod(one)
    case 'totalMod':
      return totalMod(one)
    case 'steal':
      return `Steals ${one.n === 1 ? '' : 'up to '}${spaces(Array<Space>(one.n).fill(one.dice))} from a neighbouring expedition`
    case 'redirectAttack':
      return redirect(one.n)
  }
}

function lootLabel(one: LootEffect): string {
  switch (one.verb) {
    case 'dieMod':
      return `+${one.n} per ${names.colour[one.colour]} die`
    case 'totalMod':
      return `+${one.n}${when(one.deeds)}`
    case 'reroll':
      return `${one.n} ${coloursOf(one.dice)} rerolls`
    case 'gain':
      return goods(one.goods)
    case 'onDeed':
      return `+${goods(one.goods)}${when(one.deeds)}`
    case 'trophy':
      return `Trophy of ${one.n}, or ${one.gold} gold`
    case 'swapDie':
      return `${die(one.colour, 1)} for ${dice(one.dice)}`
    case 'freeRecruit':
      return 'Free recruit'
  }
}

function loot(one: LootEffect): string {
  switch (one.verb) {
    case 'dieMod':
      return `Discard it: ${dieMod(one)}`
    case 'totalMod':
      return `Discard it: ${totalMod(one)}`
    case 'reroll':
      return `Discard it: ${coloursOf(one.dice)} dice may be rolled again, ${times(one.n)} in all`
    case 'gain':
      return `Discard it for ${goods(one.goods)}`
    case 'onDeed':
      return `Discard it when you ${doing(one.deeds, 1)}: ${goods(one.goods)} more`
    case 'trophy':
      return `Keep it as a trophy of ${one.n}, or discard it for ${one.gold} gold`
    case 'swapDie':
      return `Discard it with ${die(one.colour, 1)} of your pool for ${dice(one.dice)}; it is no action`
    case 'freeRecruit':
      return 'Discard it to recruit a mercenary of the Tavern for nothing'
  }
}

function landGain(action: LandAction): string {
  switch (action.verb) {
    case 'gainDice':
      return dice(action.dice)
    case 'gain':
      return goods(action.goods)
    case 'freeRecruit':
      return 'a free recruit from the Tavern'
    case 'freeEquipment':
      return 'a free piece of equipment from the Bazaar'
    case 'takeLoot':
      return 'a loot token on display'
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
      return count(n, 'Defense talent')
    case 'gold':
      return `${n} gold for whoever survives`
    case 'potion':
      return good.potion(n)
    case 'venom':
      return good.venom(n)
  }
}

const SCENARIO_RULES: { readonly [R in ScenarioRule]: string } = {
  persuasionDeck: 'Only mercenaries who give Persuasion dice are in the deck',
  noDefence: 'Whatever would defend you does nothing; potions still work',
  armoryClosed: 'The Armory is closed',
  besiegedFromStart: 'A monster of rank A stands at the gates from the start',
  besiegedEachTurn: 'Whenever a turn starts with empty gates, a monster of rank A comes there',
  madhalaAmbushes: 'Madhala lays 2 tokens of the ambush module wherever she goes in the region',
  madhalaMissions: 'Outside, Madhala goes to missions more often',
  missesRerolled: 'Attack dice that miss are rolled once more',
}

function scenarioStart({ turns, gold, defense, round, affinity, lowest }: Scenario): readonly string[] {
  return [
    ...(turns === 6 ? [] : [`The game lasts ${turns} turns`]),
    ...(gold === 7 ? [] : [`You start with ${gold} gold`]),
    ...(defense === 0 ? [] : [`You start with ${good.defense(defense)}`]),
    ...(round === 2 ? [] : [`A round of drinks costs ${round} gold`]),
    ...(affinity ? [`Your clan is of ${names.affinity[affinity]}`] : []),
    ...(lowest === 'tutorial' ? [] : [`Not at the level ${names.difficulty.tutorial}`]),
  ]
}

const threshold = ({ points, gold, missions, members, goal }: Threshold): string =>
  capital(
    list([
      ...(goal ? ['the goal'] : []),
      ...(missions === undefined ? [] : [count(missions, 'mission')]),
      ...(points === undefined ? [] : [count(points, 'victory point')]),
      ...(gold === undefined ? [] : [`${gold} gold`]),
      ...(members ? [`members ${members.join('/')}`] : []),
    ]),
  )

/** What cards, tokens and tiles do, in English. */
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
  landAction: (pay, action) => `${spaces(pay)} for ${landGain(action)}`,
  advantage,
  competitive: ({ dice: all, target, reward, penalty }) =>
    `${spaces(all)}: reach ${target} for ${goods(reward)}; failing costs ${penalty} glory`,
  contract: ({ dice: all, discard, left, right }) =>
    `${spaces(all)}: give up ${goods(discard)} for ${goods(left)} on the left, ${goods(right)} on the right`,
  scenarioRule: rule => SCENARIO_RULES[rule],
  scenarioStart,
  threshold,
}
