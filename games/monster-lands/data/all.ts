import { fieldData, fieldMusts, replaced } from '@tablee/common/fields.ts'
import { byKey } from '@tablee/common/records.ts'
import type { Datum, PackValues, Reconstructed } from '@tablee/kernel'
import {
  type Building,
  type BuildingId,
  buildingTable,
  type Capacity,
  capacityTable,
  type Expedition,
  type ExpeditionId,
  expeditionTable,
} from './board.ts'
import { type Equipment, type EquipmentId, equipmentTable } from './equipment.ts'
import { lootTable } from './loot.ts'
import { MEMBER_IDS, type Member, type MemberId, memberTable, type Novice, noviceTable } from './members.ts'
import {
  type Competitive,
  type CompetitiveId,
  type Contract,
  type ContractId,
  competitiveTable,
  contractTable,
} from './missions.ts'
import { type Monster, type MonsterId, monsterTable } from './monsters.ts'
import { FACES, type FaceId, type Path, PLACES, pathTable } from './paths.ts'
import { printedData } from './printed.ts'
import { type Region, type RegionId, regionTable } from './regions.ts'
import { scenarioTable } from './solo.ts'
import {
  DIFFICULTIES,
  DIFFICULTY_IDS,
  type Difficulty,
  type GloryBonus,
  gloryTable,
  TURNS,
  trackTable,
} from './tracks.ts'
import { type Trap, type TrapId, trapTable } from './traps.ts'
import { AFFINITIES, type Affinity } from './types.ts'

/** What the rules read of the components as `state.data`: some of it is reconstructed, and a pack may replace that. */
export interface GameData {
  readonly members: { readonly [M in MemberId]: Member }
  readonly novice: Novice
  readonly monsters: { readonly [M in MonsterId]: Monster }
  readonly equipment: { readonly [E in EquipmentId]: Equipment }
  readonly regions: { readonly [R in RegionId]: Region }
  readonly traps: { readonly [T in TrapId]: Trap }
  /** The expeditions of each side of a path tile, from left to right. */
  readonly paths: { readonly [F in FaceId]: readonly Path[] }
  readonly competitive: { readonly [C in CompetitiveId]: Competitive }
  readonly contracts: { readonly [C in ContractId]: Contract }
  readonly buildings: { readonly [B in BuildingId]: Building }
  readonly expeditions: { readonly [E in ExpeditionId]: Expedition }
  readonly capacity: { readonly region: Capacity; readonly gates: Capacity }
  /** From the least glory. */
  readonly gloryBonus: readonly GloryBonus[]
  /** The attack dice that a turn adds, by the number of the turn; nothing stands at 0. */
  readonly extraAttack: { readonly [D in Difficulty]: readonly number[] }
  /** Who leads a clan of an affinity, and who comes along. */
  readonly leaders: { readonly [A in Affinity]: MemberId }
  readonly starters: { readonly [A in Affinity]: MemberId }
  /** The mercenary deck, in the order of the list. */
  readonly mercenaries: readonly MemberId[]
}

function dataWith(values: PackValues): GameData {
  const members = replaced(memberTable, values)
  const paths = replaced(pathTable, values)
  const turns = replaced(trackTable, values)
  const who = (role: Member['role'], affinity: Affinity) =>
    MEMBER_IDS.find(id => members[id].role === role && members[id].affinity === affinity) ?? MEMBER_IDS[0]
  return {
    members,
    novice: replaced(noviceTable, values).novice,
    monsters: replaced(monsterTable, values),
    equipment: replaced(equipmentTable, values),
    regions: replaced(regionTable, values),
    traps: replaced(trapTable, values),
    paths: byKey(FACES, face => PLACES.map(place => paths[`${face}${place}`])),
    competitive: replaced(competitiveTable, values),
    contracts: replaced(contractTable, values),
    buildings: replaced(buildingTable, values),
    expeditions: replaced(expeditionTable, values),
    capacity: replaced(capacityTable, values),
    gloryBonus: Object.values(replaced(gloryTable, values)),
    extraAttack: byKey(DIFFICULTY_IDS, level => [
      0,
      ...TURNS.map(turn => turns[turn][DIFFICULTIES[level].track]),
    ]),
    leaders: byKey(AFFINITIES, affinity => who('leader', affinity)),
    starters: byKey(AFFINITIES, affinity => who('starter', affinity)),
    mercenaries: MEMBER_IDS.filter(id => members[id].role === 'mercenary'),
  }
}

/** Every datum of the components, with its provenance. */
export const componentData = (): Datum[] => [
  ...fieldData(memberTable),
  ...fieldData(noviceTable),
  ...fieldData(monsterTable),
  ...fieldData(equipmentTable),
  ...fieldData(regionTable),
  ...fieldData(trapTable),
  ...fieldData(lootTable),
  ...fieldData(pathTable),
  ...fieldData(competitiveTable),
  ...fieldData(contractTable),
  ...fieldData(buildingTable),
  ...fieldData(expeditionTable),
  ...fieldData(capacityTable),
  ...fieldData(gloryTable),
  ...fieldData(trackTable),
  ...fieldData(scenarioTable),
  ...printedData(),
]

/** What is reconstructed, for whoever owns the box. */
export const reconstructed: Reconstructed<GameData> = {
  must: fieldMusts(componentData()),
  usual: dataWith({}),
  with: dataWith,
}
