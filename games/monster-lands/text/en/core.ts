import type { Cast, Text } from '@tablee/kernel'
import type { EquipmentId } from '../../data/equipment.ts'
import type { LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { Favor } from '../../data/tracks.ts'
import type { TrapId } from '../../data/traps.ts'
import type { Affinity, Colour, Good } from '../../data/types.ts'
import type { Name, PoolDie, ZoneId } from '../../state.ts'
import { COLOUR } from './called.ts'
import {
  capital,
  clanName,
  count,
  Does,
  diceOf,
  die,
  equipment,
  list,
  loot,
  member,
  monster,
  region,
  trap,
  Who,
  ZONE,
} from './words.ts'

const GOODS: { readonly [G in Exclude<Good, 'trap'>]: readonly [one: string, many: string] } = {
  glory: ['glory', 'glory'],
  gold: ['gold', 'gold'],
  defense: ['Defense token', 'Defense tokens'],
  potion: ['potion', 'potions'],
  venom: ['venom', 'venoms'],
}

/** So much of a good. */
export const goods = (n: number, good: Exclude<Good, 'trap'>): string => count(n, ...GOODS[good])

/** What the whole game says: things, gains, the beginning. */
export const core = {
  die: (v: { die: PoolDie }) => capital(die(v.die)),
  colour: (v: { colour: Colour }) => `A ${COLOUR[v.colour]} die`,
  good: (v: { good: Exclude<Good, 'trap'> }) => capital(goods(1, v.good)),
  member: (v: { member: Name }) => capital(member(v.member)),
  trap: (v: { trap: TrapId }) => capital(trap(v.trap)),
  equipment: (v: { equipment: EquipmentId }) => equipment(v.equipment),
  loot: (v: { loot: LootId }) => capital(loot(v.loot)),

  'setup.twice': (v: { affinity: Affinity }) => `Only one player can lead ${clanName(v.affinity)}.`,
  'setup.tooEasy': (v: { lowest: string }) => `This scenario is played at the ${v.lowest} level or above.`,
  'clan.choose': () => 'Which clan do you lead?',
  'clan.of': (v: { affinity: Affinity }) => capital(clanName(v.affinity)),
  'clan.founded': (v: { seat: number; affinity: Affinity }, cast: Cast) =>
    `${Does(cast, v.seat, 'leads', 'lead')} ${clanName(v.affinity)}.`,
  'clan.restarts': (v: { seat: number }, cast: Cast) =>
    `${Who(cast, v.seat)} had nobody left: a novice takes over as leader.`,

  'turn.begins': (v: { turn: number }) => `Turn ${v.turn}.`,
  'dice.persuasion': (v: { seat: number; rolled: readonly number[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'rolls', 'roll')} ${list(v.rolled.map(String))} of Persuasion.`,
  'favor.die': () => 'The Queen favours you: which die do you take?',
  'favor.colour': (v: { colour: Colour }) => `A ${COLOUR[v.colour]} die`,
  'favor.gift': () => 'What else do you take from the Queen?',
  'favor.token': (v: { kind: Favor }) => capital(goods(v.kind === 'gold' ? 2 : 1, v.kind)),
  'favor.took': (v: { seat: number; colour: Colour }, cast: Cast) =>
    `By the Queen’s favor ${Does(cast, v.seat, 'takes', 'take')} ${diceOf(1, v.colour)}.`,

  'gold.gained': (v: { seat: number; gold: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'gains', 'gain')} ${v.gold} gold.`,
  'gold.paid': (v: { seat: number; gold: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'pays', 'pay')} ${v.gold} gold.`,
  'glory.gained': (v: { seat: number; glory: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'gains', 'gain')} ${v.glory} glory.`,
  'glory.lost': (v: { seat: number; glory: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'loses', 'lose')} ${v.glory} glory.`,
  'tokens.gained': (
    v: { seat: number; kind: 'potion' | 'venom' | 'defense'; count: number; lost: number },
    cast: Cast,
  ) =>
    `${Does(cast, v.seat, 'gains', 'gain')} ${goods(v.count, v.kind)}${v.lost > 0 ? `; there is no room for ${v.lost} more` : ''}.`,
  'traps.discard': () => 'You store too many traps: which one do you discard?',
  'trap.discarded': (v: { seat: number; trap: TrapId }, cast: Cast) =>
    `${Does(cast, v.seat, 'discards', 'discard')} a trap: ${trap(v.trap)}.`,

  'lair.new': (v: { trap: TrapId }) => `New at the Hunter’s Lair: ${trap(v.trap)}.`,
  'tavern.new': (v: { member: Name }) => `New at the Tavern: ${member(v.member)}.`,
  'bazaar.new': (v: { equipment: EquipmentId }) => `New at the Bazaar: ${equipment(v.equipment)}.`,
  'loot.new': (v: { loot: LootId }) => `New loot: ${loot(v.loot)}.`,
  'monster.came': (v: { monster: MonsterId; zone: ZoneId }) =>
    `${monster(v.monster)} comes to ${ZONE[v.zone]}.`,
  'monster.replaced': (v: { monster: MonsterId }) => `${monster(v.monster)} makes way.`,
  'monster.leaves': (v: { monster: MonsterId }) => `${monster(v.monster)} goes away.`,
  'region.came': (v: { region: RegionId; zone: ZoneId }) =>
    `${region(v.region)} lies open in ${ZONE[v.zone]}.`,
  'mission.came': (v: { mission: string; zone: ZoneId }) =>
    v.zone === 'missionA' ? 'A new competitive mission is out.' : 'A new contract is out.',
  'panic.over': () => 'The panic in the Citadel is over.',

  'equipment.given': (v: { seat: number; equipment: EquipmentId; member: Name }) =>
    `${capital(member(v.member))} now bears ${equipment(v.equipment)}.`,
  'equipment.lost': (v: { seat: number; equipment: EquipmentId }) =>
    `${equipment(v.equipment)} is discarded.`,
} satisfies Text
