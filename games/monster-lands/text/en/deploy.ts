import type { Cast, Text } from '@tablee/kernel'
import type { BuildingId } from '../../data/board.ts'
import type { EquipmentId, EquipmentType } from '../../data/equipment.ts'
import type { LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { TrapId } from '../../data/traps.ts'
import type { Colour } from '../../data/types.ts'
import type { Outlook } from '../../rules/adventure/outlook.ts'
import type { Name, PathId, PoolDie } from '../../state.ts'
import { expects } from './battle-words.ts'
import { COLOUR } from './called.ts'
import { goods } from './core.ts'
import {
  building,
  capital,
  count,
  Does,
  dice,
  diceOf,
  die,
  equipment,
  list,
  loot,
  member,
  monster,
  path,
  region,
  trap,
} from './words.ts'

/** What a free deed or a place says of itself. */
function deedWords(deed: string): string {
  const colon = deed.indexOf(':')
  const what = deed.slice(colon + 1)
  switch (colon < 0 ? deed : deed.slice(0, colon)) {
    case 'building':
      return capital(building(what as BuildingId))
    case 'path':
      return capital(path(what as PathId))
    case 'region':
      return `Use ${region(what as RegionId)}`
    case 'die':
      return capital(die(what as PoolDie))
    case 'novice':
      return 'Have a novice swap a die'
    case 'talent':
      return `Use the talent of ${member(what as Name)}`
    case 'loot':
      return `Use loot: ${loot(what as LootId)}`
    case 'trophy':
      return `Sell the trophy of ${monster(what as MonsterId)}`
    case 'heal':
      return `Heal ${member(what as Name)} with a potion`
    case 'manage':
      return `Appoint a manager for ${region(what as RegionId)}`
    case 'equip':
      return 'Shift equipment'
    default:
      return 'Pass'
  }
}

/** What is taken along. */
function loadWords(load: string): string {
  switch (load) {
    case 'depart':
      return 'Set out'
    case 'defense':
      return 'A Defense token'
    case 'potion':
      return 'A potion'
    case 'venom':
      return 'A venom'
    case 'force':
    case 'magic':
      return capital(die(load))
    default:
      return /^p[1-6]$/.test(load) ? capital(die(load as PoolDie)) : `A trap: ${trap(load as TrapId)}`
  }
}

/** What is said while dice are deployed. */
export const deploy = {
  deploy: (v: { dice: number }) =>
    v.dice > 0
      ? `Where do you deploy? You have ${count(v.dice, 'die', 'dice')} left.`
      : 'Your dice are used up.',
  deed: (v: { deed: string }) => deedWords(v.deed),
  free: (v: { deed: string }) => deedWords(v.deed),
  'deploy.die': (v: { building: BuildingId }) => `Which die goes to ${building(v.building)}?`,
  'deploy.place': (v: { die: PoolDie }) => `Where do you lay ${die(v.die)}?`,
  passed: (v: { seat: number }, cast: Cast) => `${Does(cast, v.seat, 'passes', 'pass')}.`,
  'die.laid': (v: { seat: number; building: BuildingId; dice: readonly PoolDie[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'lays', 'lay')} ${dice(v.dice)} at ${building(v.building)}.`,
  bargain: (v: { member: Name; source: 'talent' | EquipmentType; gold: number }) =>
    `${v.gold} gold off by ${v.source === 'talent' ? '' : 'the equipment of '}${member(v.member)}`,

  'lair.pick': (v: { count: number; gold: number }) =>
    v.count === 0 ? 'Which trap do you buy?' : `Another trap? So far you pay ${v.gold} gold.`,
  'lair.trap': (v: { trap: TrapId; gold: number }) => `${trap(v.trap)} (${v.gold})`,
  'lair.buy': (v: { gold: number }) => `Pay ${v.gold} gold`,
  'traps.bought': (v: { seat: number; traps: readonly TrapId[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'buys', 'buy')} ${list(v.traps.map(trap))}.`,
  'alchemist.slot': () => 'Which place do you take at the Alchemist’s?',
  'alchemist.place': (v: { count: number }) => `For ${v.count} potions or venoms`,
  'alchemist.mix': (v: { count: number }) => `Which ${v.count} do you take?`,
  'alchemist.brew': (v: { potions: number; venoms: number }) =>
    `${goods(v.potions, 'potion')}, ${goods(v.venoms, 'venom')}`,
  'tavern.pick': () => 'Whom do you recruit?',
  'tavern.recruit': (v: { member: Name; gold: number }) => `${capital(member(v.member))} for ${v.gold} gold`,
  'tavern.round': (v: { gold: number }) => `Stand a round of drinks for ${v.gold} gold`,
  'tavern.nobody': () => 'Recruit nobody',
  'tavern.drinks': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'stands', 'stand')} a round of drinks: new faces come in.`,
  'tavern.joined': (v: { seat: number; member: Name }, cast: Cast) =>
    `${Does(cast, v.seat, 'recruits', 'recruit')} ${member(v.member)}.`,
  'tavern.free': () => 'Whom do you recruit for nothing?',
  'armory.count': () => 'How many Defense tokens do you buy?',
  'armory.buy': (v: { count: number; gold: number }) => `${v.count} for ${v.gold} gold`,
  'bazaar.pick': () => 'Which equipment do you buy?',
  'bazaar.free': () => 'Which equipment do you take for nothing?',
  'bazaar.buy': (v: { equipment: EquipmentId; gold: number }) =>
    `${equipment(v.equipment)} for ${v.gold} gold`,
  'equipment.wearer': (v: { equipment: EquipmentId }) => `Who bears ${equipment(v.equipment)}?`,
  'mine.slot': () => 'Where do you dig?',
  'mine.dig': (v: { dice: number; gold: number }) => `${v.gold} gold for ${diceOf(v.dice, 'force')}`,
  'pawnshop.more': () => 'Do you pawn another die?',
  'pawnshop.done': (v: { gold: number }) => `Take ${v.gold} gold`,

  'assign.member': (v: { path: PathId }) => `Who leaves for ${path(v.path)}?`,
  'assign.die': (v: { path: PathId; member: Name; place: number; of: number }) =>
    `Which die do you give for it?${v.of > 1 ? ` (${v.place + 1} of ${v.of})` : ''}`,
  'assign.load': (v: {
    path: PathId
    member: Name
    outlook: Outlook | null
    room: { dice: number; tokens: number }
  }) =>
    `What does ${member(v.member)} take along?${v.outlook === null ? '' : ` ${capital(expects(v.outlook))}.`}`,
  load: (v: { load: string; outlook: Outlook | null }) => loadWords(v.load),
  'assign.left': (
    v: { seat: number; member: Name; path: PathId; dice: number; tokens: number },
    cast: Cast,
  ) =>
    `${Does(cast, v.seat, 'sends', 'send')} ${member(v.member)} to ${path(v.path)} with ${list([...(v.dice > 0 ? [count(v.dice, 'die', 'dice')] : []), ...(v.tokens > 0 ? [count(v.tokens, 'token')] : [])])}.`,
  'region.die': (v: { region: RegionId }) => `Which die do you lay on ${region(v.region)}?`,
  'region.used': (v: { seat: number; region: RegionId }, cast: Cast) =>
    `${Does(cast, v.seat, 'uses', 'use')} ${region(v.region)}.`,
  'loot.choose': () => 'Which loot do you take?',
  'loot.taken': (v: { seat: number; loot: LootId }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} loot: ${loot(v.loot)}.`,

  'novice.die': () => 'Which die does the novice swap?',
  'novice.colour': (v: { die: PoolDie }) => `For what does the novice swap ${die(v.die)}?`,
  'novice.swapped': (v: { seat: number; die: PoolDie; colour: Colour }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} a novice swap ${die(v.die)} for a ${COLOUR[v.colour]} die.`,
  'talent.used': (v: { seat: number; member: Name }, cast: Cast) =>
    `${Does(cast, v.seat, 'uses', 'use')} the talent of ${member(v.member)}.`,
  'talent.which': (v: { member: Name }) => `What does ${member(v.member)} give you?`,
  'loot.used': (v: { seat: number; loot: LootId }, cast: Cast) =>
    `${Does(cast, v.seat, 'uses', 'use')} loot: ${loot(v.loot)}.`,
  'loot.die': () => 'Which die do you give with it?',
  'trophy.sold': (v: { seat: number; monster: MonsterId }, cast: Cast) =>
    `${Does(cast, v.seat, 'sells', 'sell')} the trophy of ${monster(v.monster)}.`,
  healed: (v: { seat: number; member: Name }) => `A potion heals ${member(v.member)}.`,
  'manage.who': (v: { region: RegionId }) => `Who manages ${region(v.region)} from now on?`,
  'manage.taken': (v: { seat: number; member: Name; region: RegionId }) =>
    `${capital(member(v.member))} now manages ${region(v.region)}.`,
  'equip.what': () => 'Which equipment do you shift?',
  worn: (v: { member: Name; equipment: EquipmentId }) => `${equipment(v.equipment)} of ${member(v.member)}`,
  'equip.whom': (v: { equipment: EquipmentId }) => `Who takes ${equipment(v.equipment)}?`,
  'equip.discard': (v: { equipment: EquipmentId }) => `Discard ${equipment(v.equipment)}`,

  'no.panic': () => 'Panic has closed this building.',
  'no.armoryClosed': () => 'The Armory is closed in this scenario.',
  'no.slot': () => 'There is no free place here.',
  'no.noDie': () => 'You have no die left: you have to pass.',
  'no.fittingDie': () => 'You have no die that this building takes.',
  'no.gold': () => 'You cannot pay for anything here.',
  'no.recruit': () => 'You need more glory than reputation, and the gold to recruit or to stand a round.',
  'no.equipment': () => 'There is nothing here that you can pay for and have somebody at home to bear.',
  'no.pathTaken': () => 'Somebody is already on this expedition.',
  'no.noMonster': () => 'There is no monster at the Gates.',
  'no.idleMember': () => 'Nobody of your clan is free to leave.',
  'no.required': () => 'You do not have the dice that this asks for.',
  'no.manager': () => 'Nobody manages this region.',
  'no.regionUsed': () => 'You have already used this region this turn.',
  'no.regionEmpty': () => 'This region has nothing to give you now.',
} satisfies Text
