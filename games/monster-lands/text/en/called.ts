import type { BuildingId } from '../../data/board.ts'
import type { EquipmentId } from '../../data/equipment.ts'
import type { LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { TrapId } from '../../data/traps.ts'
import type { Name } from '../../state.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'

export const { affinity: AFFINITY, colour: COLOUR, rank: RANK, scenario: SCENARIO } = names

export const BUILDING: { readonly [B in BuildingId]: string } = {
  huntersLair: 'the Hunter’s Lair',
  alchemist: 'the Alchemist’s Lab',
  tavern: 'the Tavern',
  armory: 'the Armory',
  pawnshop: 'the Pawnshop',
  bazaar: 'the Bazaar',
  mine: 'the Mine',
}

/** Members, monsters, regions and equipment bear proper names. */
export const memberName = (id: Name): string => (id === 'novice' ? 'a novice' : PROPER[id])
export const monsterName = (id: MonsterId): string => PROPER[id]
export const regionName = (id: RegionId): string => PROPER[id]
export const equipmentName = (id: EquipmentId): string => PROPER[id]

const TRAP: { readonly [T in TrapId]: string } = {
  forceDie1: '1 Force die',
  forceDie2: '2 Force dice',
  forceDie3: '3 Force dice',
  forceMod1: '+1 per Force die',
  forceMod2: '+2 per Force die',
  forceMod3: '+3 per Force die',
  magicDie1: '1 Magic die',
  magicDie2: '2 Magic dice',
  magicDie3: '3 Magic dice',
  magicMod1: '+1 per Magic die',
  magicMod2: '+2 per Magic die',
  flat4: '+4 to the attack',
  flat6: '+6 to the attack',
  flat8: '+8 to the attack',
  forceDie1P: '1 protected Force die',
  forceDie2P: '2 protected Force dice',
  magicDie1P: '1 protected Magic die',
  magicDie2P: '2 protected Magic dice',
  initial: 'the initial trap',
  stealM1: 'steal 1 Magic die',
  stealM2: 'steal 2 Magic dice',
  stealF1: 'steal 1 Force die',
  stealF2: 'steal 2 Force dice',
  stealAny1: 'steal 1 Force or Magic die',
  stealAny2: 'steal 2 Force or Magic dice',
  redirect2: 'divert 2 attack dice',
}
export const trapName = (id: TrapId): string => TRAP[id]

const LOOT: { readonly [L in LootId]: string } = {
  lootReroll4: '4 rerolls of Force or Magic',
  lootRerollM3: '3 rerolls of Magic',
  lootConquestGlory: '4 glory for a conquest',
  lootKillGlory: '4 glory for a kill',
  lootCaptureGlory: '3 glory for a capture',
  lootBrew: '2 potions and 2 venoms',
  lootKill6: '+6 to kill',
  lootTrophy3: 'a trophy of 3, or 15 gold',
  lootSupply: '6 gold, a Defense token and a potion',
  lootPtoM: '3 Magic dice for a Persuasion die',
  lootMtoF: '3 Force dice for a Magic die',
  lootMagic2: '+2 per Magic die',
  lootGold12: '12 gold',
  lootGold10: '10 gold',
  lootRecruit: 'recruit for nothing',
  lootForce2: '+2 per Force die',
}
export const lootName = (id: LootId): string => LOOT[id]
