import type { Cast, Text } from '@tablee/kernel'
import type { LootId } from '../../data/loot.ts'
import type { MemberId } from '../../data/members.ts'
import type { CompetitiveId, ContractId } from '../../data/missions.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { Colour, Goods } from '../../data/types.ts'
import type { ZoneId } from '../../state.ts'
import { battle } from './battle.ts'
import { goods, handful, Mercenary, percent } from './battle-words.ts'
import { count, Does, list, loot, member, monster, region, who } from './words.ts'

type Fighter = { seat: number; member: MemberId }
type Tried = Fighter & { mission: CompetitiveId; total: number }
type Contracted = Fighter & { mission: ContractId }

/** The Adventure, in English. */
export const adventure = {
  ...battle,

  // Missions
  'mission.begins': (v: { mission: CompetitiveId | ContractId }) =>
    v.mission[0] === 'C' ? 'The competitive mission.' : 'The contract.',
  'mission.roll': (
    v: Fighter & {
      mission: CompetitiveId
      target: number
      chance: number
      dice: readonly { colour: Colour; count: number; change: number }[]
    },
  ) => `${member(v.member)} needs ${v.target}, with ${list(v.dice.map(handful))}: ${percent(v.chance)}.`,
  'roll.all': (v: { dice: number }) => `Roll ${count(v.dice, 'die', 'dice')}`,
  'mission.step': (v: Fighter & { total: number; target: number }) =>
    `${member(v.member)} has ${v.total} of ${v.target}. Roll a die again?`,
  'mission.won': (v: Tried, cast: Cast) => `${Mercenary(cast, v)} carries the mission out with ${v.total}.`,
  'mission.outdone': (v: Tried, cast: Cast) => `${Mercenary(cast, v)} has ${v.total}, and is outdone.`,
  'mission.failed': (v: Tried, cast: Cast) => `${Mercenary(cast, v)} fails the mission with ${v.total}.`,
  'madhala.mission': () => 'Madhala, on the left, has carried the mission out: the tile is gone.',
  'contract.fulfil': (v: Contracted & { discard: Goods; reward: Goods }) =>
    `The contract asks for ${goods(v.discard)} and gives ${goods(v.reward)}. Fulfil it?`,
  'contract.give': (v: { discard: Goods; reward: Goods }) =>
    `Give ${goods(v.discard)} for ${goods(v.reward)}`,
  'contract.decline': () => 'Leave it',
  'contract.trap': (v: { left: number }) => `Which trap do you give? (${v.left} to go)`,
  'contract.fulfilled': (v: Contracted, cast: Cast) => `${Mercenary(cast, v)} fulfils the contract.`,
  'contract.left': (v: Contracted, cast: Cast) => `${Mercenary(cast, v)} leaves the contract.`,

  // Victory
  'talent.works': (v: Fighter) => `The talent of ${member(v.member)} works.`,
  'victory.loot': (v: { glory: number }) => `Use your loot for ${v.glory} glory?`,
  'victory.discard': (v: { loot: LootId }) => `Use it: ${loot(v.loot)}`,
  'victory.keep': () => 'Keep it',

  // Conquest
  'faces.region': (
    v: Fighter & { region: RegionId; zone: ZoneId; path: number; carry: number },
    cast: Cast,
  ) => `${Mercenary(cast, v)} sets out to conquer ${region(v.region)}.`,
  'conquest.roll': (
    v: Fighter & {
      region: RegionId
      target: number
      carry: number
      bonus: number
      chance: number
      dice: number
    },
  ) =>
    `${member(v.member)} needs ${v.target} to conquer ${region(v.region)}${v.carry > 0 ? `; ${v.carry} from those before count` : ''}${v.bonus > 0 ? `; +${v.bonus}` : ''}: ${percent(v.chance)}.`,
  'conquest.step': (v: Fighter & { total: number; target: number }) =>
    `${member(v.member)} has ${v.total} of ${v.target}. Roll a die again?`,
  'conquest.failed': (v: Fighter & { region: RegionId; total: number }) =>
    `${member(v.member)} does not conquer ${region(v.region)}: ${v.total} in all.`,
  'region.conquered': (v: Fighter & { region: RegionId; total: number }, cast: Cast) =>
    `${member(v.member)} conquers ${region(v.region)} for ${who(cast, v.seat)}: ${v.total} in all.`,
  'conquest.manager': (v: { region: RegionId }) => `Who manages ${region(v.region)}?`,
  'manage.later': () => 'Nobody yet',

  // Loot
  plunder: (v: { member: MemberId }) => `${member(v.member)} comes back empty-handed: which loot?`,
  plundered: (v: Fighter & { loot: LootId }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} loot: ${loot(v.loot)}.`,

  // Madhala
  'madhala.monster': (v: { monster: MonsterId }) => `Madhala removes ${monster(v.monster)}.`,
  'madhala.region': (v: { region: RegionId }) => `No monster is left: Madhala takes ${region(v.region)}.`,

  // What speaks against something
  'no.noDefence': () => 'In this scenario nothing defends but potions.',
  'no.defenseTalents': () => 'No Defense talent works against this monster.',
  'no.otherAffinity': () => 'This talent works against other affinities only.',
  'no.brews': () => 'No potion and no venom works against this monster.',
} satisfies Text
