import type { BuildingId } from '../../data/board.ts'
import type { EquipmentId } from '../../data/equipment.ts'
import type { LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { TrapId } from '../../data/traps.ts'
import type { Affinity } from '../../data/types.ts'
import type { Name } from '../../state.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'

export const {
  affinity: AFFINITY,
  colour: COLOUR,
  rank: RANK,
  scenario: SCENARIO,
  difficulty: DIFFICULTY,
} = names

/** « du Feu », « de l’Eau ». */
export const OF_AFFINITY: { readonly [A in Affinity]: string } = {
  fire: 'du Feu',
  water: 'de l’Eau',
  air: 'de l’Air',
  jungle: 'de la Jungle',
}

export const BUILDING: { readonly [B in BuildingId]: string } = {
  huntersLair: 'le Repère du chasseur',
  alchemist: 'le Laboratoire de l’alchimiste',
  tavern: 'la Taverne',
  armory: 'l’Armurerie',
  pawnshop: 'la Boutique du prêteur sur gage',
  bazaar: 'le Bazar',
  mine: 'la Mine',
}

/** Where one goes: « au Bazar ». */
export const AT_BUILDING: { readonly [B in BuildingId]: string } = {
  huntersLair: 'au Repère du chasseur',
  alchemist: 'au Laboratoire de l’alchimiste',
  tavern: 'à la Taverne',
  armory: 'à l’Armurerie',
  pawnshop: 'chez le prêteur sur gage',
  bazaar: 'au Bazar',
  mine: 'à la Mine',
}

/** Members, monsters, regions and equipment bear proper names. */
export const memberName = (id: Name): string => (id === 'novice' ? 'un novice' : PROPER[id])
export const monsterName = (id: MonsterId): string => PROPER[id]
export const regionName = (id: RegionId): string => PROPER[id]
export const equipmentName = (id: EquipmentId): string => PROPER[id]

const TRAP: { readonly [T in TrapId]: string } = {
  forceDie1: '1 dé de Force',
  forceDie2: '2 dés de Force',
  forceDie3: '3 dés de Force',
  forceMod1: '+1 par dé de Force',
  forceMod2: '+2 par dé de Force',
  forceMod3: '+3 par dé de Force',
  magicDie1: '1 dé de Magie',
  magicDie2: '2 dés de Magie',
  magicDie3: '3 dés de Magie',
  magicMod1: '+1 par dé de Magie',
  magicMod2: '+2 par dé de Magie',
  flat4: '+4 à l’attaque',
  flat6: '+6 à l’attaque',
  flat8: '+8 à l’attaque',
  forceDie1P: '1 dé de Force protégé',
  forceDie2P: '2 dés de Force protégés',
  magicDie1P: '1 dé de Magie protégé',
  magicDie2P: '2 dés de Magie protégés',
  initial: 'piège initial',
  stealM1: 'voler 1 dé de Magie',
  stealM2: 'voler 2 dés de Magie',
  stealF1: 'voler 1 dé de Force',
  stealF2: 'voler 2 dés de Force',
  stealAny1: 'voler 1 dé de Force ou de Magie',
  stealAny2: 'voler 2 dés de Force ou de Magie',
  redirect2: 'détourner 2 dés d’attaque',
}
export const trapName = (id: TrapId): string => TRAP[id]

const LOOT: { readonly [L in LootId]: string } = {
  lootReroll4: '4 relances Force ou Magie',
  lootRerollM3: '3 relances Magie',
  lootConquestGlory: '+4 en gloire pour une conquête',
  lootKillGlory: '+4 en gloire pour une élimination',
  lootCaptureGlory: '+3 en gloire pour une capture',
  lootBrew: '2 potions et 2 venins',
  lootKill6: '+6 pour éliminer',
  lootTrophy3: 'trophée de 3, ou 15 pièces d’or',
  lootSupply: '6 pièces d’or, un jeton Défense et une potion',
  lootPtoM: '3 dés de Magie contre un dé de Persuasion',
  lootMtoF: '3 dés de Force contre un dé de Magie',
  lootMagic2: '+2 par dé de Magie',
  lootGold12: '12 pièces d’or',
  lootGold10: '10 pièces d’or',
  lootRecruit: 'recruter sans payer',
  lootForce2: '+2 par dé de Force',
}
export const lootName = (id: LootId): string => LOOT[id]
