import type { Cast, Text } from '@tablee/kernel'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import type { Cost, Effect } from '../../data/effects.ts'
import type {
  Area,
  ArtefactId,
  CardId,
  CityZone,
  LocationId,
  OptionId,
  RanchTileId,
  SiteId,
  StructureId,
  TileId,
  Zone,
} from '../../data/types.ts'
import type { Unit } from '../../state.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'
import { things } from './things.ts'
import { area, CELL, capital, card, location, price, ROW, site, unit, Who, zone } from './words.ts'

/** A die: whose it is, and what it shows. */
const die = (cast: Cast, owner: number, face: Specialist): string =>
  owner < 0
    ? `Neutral die, ${names.specialist[face]}`
    : `Die of ${Who(cast, owner)}, ${names.specialist[face]}`

/** What things are called where they can be chosen. */
export const core = {
  unit: (v: { unit: Unit }) => capital(unit(v.unit)),
  zone: (v: { zone: Zone }) => zone(v.zone),
  area: (v: { area: Area }) => capital(area(v.area)),
  site: (v: { site: SiteId }) => capital(site(v.site)),
  location: (v: { location: LocationId }) => capital(location(v.location)),
  row: (v: { row: number }) => capital(ROW[v.row]),
  cell: (v: { cell: number; effects: readonly Effect[] }) =>
    `${capital(CELL[v.cell])}: ${things.effects(v.effects)}`,
  artefact: (v: { artefact: ArtefactId }) => names.artefact[v.artefact],
  ranchTile: (v: { tile: RanchTileId; effects: readonly Effect[] }) =>
    `${PROPER[v.tile]}: ${things.effects(v.effects)}`,
  tile: (v: {
    tile: TileId
    artefact: ArtefactId
    harvest: readonly Effect[]
    discovery: readonly Effect[]
  }) =>
    `${PROPER[v.tile]}. Harvest: ${things.effects(v.harvest)}. Discovery: ${names.artefact[v.artefact]}; ${things.effects(v.discovery)}`,
  card: (v: { card: CardId }) => card(v.card),
  structureTile: (v: { structure: StructureId }) => PROPER[v.structure],
  face: (v: { face: Specialist }) => names.specialist[v.face],
  dieSpace: (v: { zone: CityZone; space: number }) => `Die space ${v.space + 1} of ${zone(v.zone)}`,
  shelterSpace: (v: { zone: CityZone; space: number }) => `Shelter space ${v.space + 1} of ${zone(v.zone)}`,
  die: (v: { owner: number; face: Specialist }, cast: Cast) => die(cast, v.owner, v.face),
  'die.priced': (
    v: { owner: number; face: Specialist; glowberries: number; followers: number },
    cast: Cast,
  ) => `${die(cast, v.owner, v.face)}: ${price(v.glowberries, v.followers)}`,
  option: (v: {
    zone: CityZone
    option: OptionId
    variant: StructureId | null
    effects: readonly Effect[]
  }) =>
    `${v.variant === null ? `${names.effect[v.zone]} ${v.option}` : PROPER[v.variant]}: ${things.effects(v.effects)}`,
  effects: (v: { effects: readonly Effect[] }) => things.effects(v.effects),
  'pay.yes': (v: { cost: Cost }) => `Pay ${things.cost(v.cost)}`,
} satisfies Text
