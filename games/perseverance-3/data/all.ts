import { fieldData, fieldMusts, replaced } from '@tablee/common/fields.ts'
import { byKey } from '@tablee/common/records.ts'
import type { Datum, PackValues, Reconstructed } from '@tablee/kernel'
import { LEADERS, SIDES } from '@tablee/perseverance/ids.ts'
import { adventureTable } from './adventures.ts'
import { assemblyTable } from './assembly.ts'
import { shelterTable, VARIANTS, zoneTable } from './city.ts'
import { boardTable, leaderTable, ranchOf } from './leaders.ts'
import { locationTable, NODES, outpostTable, type Path, pathTable } from './map.ts'
import {
  ARTEFACT_SCORE,
  dieTable,
  NEUTRAL_DICE,
  PIECES,
  PRESET,
  REMINDER,
  START,
  SUPPLY,
  threatTrackTable,
} from './numbers.ts'
import { objectiveTable } from './objectives.ts'
import { perk } from './perks.ts'
import { printedData } from './printed.ts'
import { provisionsTable } from './provisions.ts'
import { ranchTable } from './ranch.ts'
import type { GameData } from './shape.ts'
import { actionTable } from './solo/actions.ts'
import { reserveTable } from './solo/levels.ts'
import { programTable } from './solo/programs.ts'
import { structureTable } from './structures.ts'
import { templeTable } from './temples.ts'
import { tileTable } from './tiles.ts'
import { CITY_ZONES, type NodeId, NUMBERED, OUTPOSTS, TEMPLES } from './types.ts'
import { combatTable, officerTable, tamingTable } from './units.ts'

function zonesWith(values: PackValues): GameData['zones'] {
  const zones = replaced(zoneTable, values)
  const columns = replaced(shelterTable, values)
  return byKey(CITY_ZONES, zone => {
    const { dice, options, unlock, top } = zones[zone]
    const shelters = byKey(SIDES, side => [...columns[side].bonuses.map(word => perk(word, zone)), top])
    return { dice, options, unlock, shelters }
  })
}

function mapWith(values: PackValues): Pick<GameData, 'locations' | 'outposts' | 'edges' | 'neighbours'> {
  const locations = replaced(locationTable, values)
  const outposts = replaced(outpostTable, values)
  const { paths } = replaced(pathTable, values).wilderness
  return {
    locations: byKey([...NUMBERED, ...TEMPLES], id => {
      const { area, wild, needs, bonus } = locations[id]
      return { area, wild, needs, bonus: perk(bonus, 'wilderness') }
    }),
    outposts: byKey(OUTPOSTS, id => {
      const { harvest, few, many } = outposts[id]
      return { harvest: perk(harvest, 'wilderness'), spaces: { few, many } }
    }),
    edges: paths.map(({ from, to }) => [from, to] as const),
    neighbours: byKey(NODES, one => NODES.filter(other => isJoined(paths, one, other))),
  }
}

const isJoined = (paths: readonly Path[], one: NodeId, other: NodeId): boolean =>
  paths.some(({ from, to }) => (from === one && to === other) || (from === other && to === one))

function boardsWith(values: PackValues): Pick<GameData, 'board' | 'leaders'> {
  const leaders = replaced(leaderTable, values)
  const { infirmary, crates } = replaced(boardTable, values).player
  return {
    board: { infirmary: 2 * infirmary, covered: infirmary, crates },
    leaders: byKey(LEADERS, id => {
      const { mount, species, artefacts } = leaders[id]
      return { mount, species, ranch: ranchOf(leaders[id]), artefacts }
    }),
  }
}

function dataWith(values: PackValues): GameData {
  const assembly = Object.values(replaced(assemblyTable, values))
  return {
    zones: zonesWith(values),
    variants: VARIANTS,
    faces: replaced(dieTable, values).pool.faces,
    ...mapWith(values),
    combat: replaced(combatTable, values),
    officers: replaced(officerTable, values),
    provisions: replaced(provisionsTable, values),
    assembly: [
      { prizes: { few: [], many: [] }, symbol: null },
      ...assembly.map(({ few, many, symbol }) => ({
        prizes: { few, many },
        symbol: symbol === 'none' ? null : symbol,
      })),
    ],
    ...boardsWith(values),
    ranchTiles: replaced(ranchTable, values),
    tiles: replaced(tileTable, values),
    adventures: replaced(adventureTable, values),
    temples: replaced(templeTable, values),
    structures: replaced(structureTable, values),
    objectives: replaced(objectiveTable, values),
    supply: SUPPLY,
    taming: replaced(tamingTable, values),
    pieces: PIECES,
    start: START,
    reminder: REMINDER,
    neutralDice: NEUTRAL_DICE,
    threatTrack: replaced(threatTrackTable, values).threat,
    artefactScore: ARTEFACT_SCORE,
    preset: PRESET,
    dissenters: {
      actions: replaced(actionTable, values),
      programs: replaced(programTable, values),
      reserveStart: replaced(reserveTable, values).reserve.start,
    },
  }
}

/** Every datum of the components, with its provenance. */
export const componentData = (): Datum[] => [
  ...fieldData(zoneTable),
  ...fieldData(shelterTable),
  ...fieldData(locationTable),
  ...fieldData(outpostTable),
  ...fieldData(pathTable),
  ...fieldData(combatTable),
  ...fieldData(tamingTable),
  ...fieldData(officerTable),
  ...fieldData(provisionsTable),
  ...fieldData(assemblyTable),
  ...fieldData(boardTable),
  ...fieldData(leaderTable),
  ...fieldData(ranchTable),
  ...fieldData(tileTable),
  ...fieldData(adventureTable),
  ...fieldData(templeTable),
  ...fieldData(structureTable),
  ...fieldData(objectiveTable),
  ...fieldData(dieTable),
  ...fieldData(threatTrackTable),
  ...fieldData(actionTable),
  ...fieldData(programTable),
  ...fieldData(reserveTable),
  ...printedData(),
]

/** What is reconstructed, for whoever owns the box. */
export const reconstructed: Reconstructed<GameData> = {
  must: fieldMusts(componentData()),
  usual: dataWith({}),
  with: dataWith,
}
