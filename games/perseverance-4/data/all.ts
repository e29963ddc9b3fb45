import { fieldData, fieldMusts, replaced } from '@tablee/common/fields.ts'
import { byKey } from '@tablee/common/records.ts'
import type { Datum, PackValues, Reconstructed } from '@tablee/kernel'
import { printed } from '@tablee/perseverance/data/printed.ts'
import { boardTable, scoutTable, seatsTable, warpathTable } from './board.ts'
import {
  artefactTable,
  leaderTable,
  memoirTable,
  officerTable,
  repairTable,
  tileTable,
  voyageTable,
} from './cards.ts'
import {
  crewTable,
  numberTable,
  PIECES,
  ROUNDS,
  rewardTable,
  SUPPLY,
  spacesTable,
  startTable,
} from './numbers.ts'
import { preparationTable } from './preparations.ts'
import type { GameData } from './shape.ts'
import { actionTable } from './solo/actions.ts'
import {
  DISSENTER_PIECES,
  levelTable,
  RESERVE_START,
  RESERVE_TRACK,
  rallyTable,
  SHARED_CRATES,
} from './solo/levels.ts'
import { programTable, sideTable } from './solo/programs.ts'
import { switchTable } from './switches.ts'
import { CREWS, OPTIONS, REWARDS, ZONES } from './types.ts'
import { ancientTable, dinoTable } from './units.ts'
import { costTable, zoneTable } from './zones.ts'

function dataWith(values: PackValues): GameData {
  const zones = replaced(zoneTable, values)
  const costs = replaced(costTable, values)
  const crews = replaced(crewTable, values)
  const rewards = replaced(rewardTable, values)
  const spaces = replaced(spacesTable, values)
  return {
    zones: byKey(ZONES, zone => {
      const { a, b, c, d, ...rest } = zones[zone]
      return { ...rest, options: { a, b, c, d } }
    }),
    costs: byKey(OPTIONS, option => costs[option].cost),
    scouts: replaced(scoutTable, values),
    boards: replaced(boardTable, values),
    warpath: replaced(warpathTable, values).warpath,
    seats: replaced(seatsTable, values),
    ancients: replaced(ancientTable, values),
    dinos: replaced(dinoTable, values),
    numbers: replaced(numberTable, values).rules,
    rescue: spaces.rescue.spaces,
    voyageSpaces: spaces.voyage.spaces,
    crews: byKey(CREWS, crew => crews[crew].effects),
    rewards: byKey(REWARDS, reward => rewards[reward].effects),
    start: replaced(startTable, values).player,
    assembly: [{ prizes: [], symbol: 'none' }, ...Object.values(replaced(tileTable, values))],
    officers: replaced(officerTable, values),
    memoirs: replaced(memoirTable, values),
    voyages: replaced(voyageTable, values),
    repairs: replaced(repairTable, values),
    artefacts: replaced(artefactTable, values),
    leaders: replaced(leaderTable, values),
    preparations: replaced(preparationTable, values),
    switches: replaced(switchTable, values).rules,
    actions: replaced(actionTable, values),
    programs: replaced(programTable, values),
    programSides: replaced(sideTable, values),
    levels: replaced(levelTable, values),
    rallyTrack: replaced(rallyTable, values).track,
  }
}

/** Every datum of the components, with its provenance. */
export const componentData = (): Datum[] => [
  ...fieldData(zoneTable),
  ...fieldData(costTable),
  ...fieldData(scoutTable),
  ...fieldData(boardTable),
  ...fieldData(warpathTable),
  ...fieldData(seatsTable),
  ...fieldData(ancientTable),
  ...fieldData(dinoTable),
  ...fieldData(numberTable),
  ...fieldData(spacesTable),
  ...fieldData(crewTable),
  ...fieldData(rewardTable),
  ...fieldData(startTable),
  ...fieldData(tileTable),
  ...fieldData(officerTable),
  ...fieldData(memoirTable),
  ...fieldData(voyageTable),
  ...fieldData(repairTable),
  ...fieldData(artefactTable),
  ...fieldData(leaderTable),
  ...fieldData(preparationTable),
  ...fieldData(switchTable),
  ...fieldData(actionTable),
  ...fieldData(programTable),
  ...fieldData(sideTable),
  ...fieldData(levelTable),
  ...fieldData(rallyTable),
  printed('supply', '64-80', SUPPLY),
  printed('pieces', '411-425', PIECES),
  printed('rounds', '2328', ROUNDS),
  printed('dissenterPieces', '2158', DISSENTER_PIECES),
  printed('dissenterCrates', '2159', SHARED_CRATES),
  printed('reserveTrack', '3069', RESERVE_TRACK),
  printed('reserveStart', '2163', RESERVE_START),
]

/** What is reconstructed, for whoever owns the box. */
export const reconstructed: Reconstructed<GameData> = {
  must: fieldMusts(componentData()),
  usual: dataWith({}),
  with: dataWith,
}
