import type { FieldTable } from '@tablee/common/fields.ts'
import { listOf, specialists } from '@tablee/perseverance/data/must.ts'
import { type Side, SPECIALISTS, type Specialist } from '@tablee/perseverance/ids.ts'
import type { Effect } from './effects.ts'
import { PERK, type Perk } from './perks.ts'
import type { CityZone, OptionId, TempleId } from './types.ts'
import {
  adventure,
  artefact,
  berries,
  cityShelter,
  cityShelterAnywhere,
  crates,
  gain,
  harvest,
  heal,
  pay,
  ranchTile,
  rangers,
  tame,
  untamed,
  wildShelter,
} from './verbs.ts'

/** What opens the fourth option: a temple adventure that anybody completed, or a wilderness adventure of one's own. */
export type Unlock = TempleId | 'ownAdventure'

/** A zone of the city as it is printed. */
export interface PrintedZone {
  /** The die spaces from left to right. */
  readonly dice: readonly Specialist[]
  readonly options: { readonly [O in OptionId]: readonly Effect[] }
  readonly unlock: Unlock
  /** What the topmost shelter space gives. */
  readonly top: readonly Effect[]
  readonly line: number
}

/** The zones. Whoever spends a ranger discards it. */
export const PRINTED_ZONES: { readonly [Z in CityZone]: PrintedZone } = {
  sustenance: {
    line: 629,
    dice: SPECIALISTS,
    options: {
      A: [{ verb: 'gainMix', n: 2, of: ['food', 'debris', 'islandResource'] }],
      B: [untamed('shieldhead'), berries(2)],
      C: [pay({ debris: 1 }, crates(2), untamed('raptor'))],
      D: [pay({ tamed: 'raptor', glowberry: 1 }, artefact('shield'))],
    },
    unlock: 'ironjawTemple',
    top: [untamed('shieldhead')],
  },
  military: {
    line: 638,
    dice: SPECIALISTS,
    options: { A: [rangers(2), heal(2)], B: [tame(3)], C: [adventure], D: [artefact('sapling')] },
    unlock: 'ownAdventure',
    top: [rangers(1)],
  },
  expansion: {
    line: 701,
    dice: SPECIALISTS,
    options: {
      A: [harvest(2)],
      B: [cityShelter],
      C: [pay({ food: 1 }, cityShelterAnywhere)],
      D: [pay({ ranger: 1 }, artefact('arrow'))],
    },
    unlock: 'raptorTemple',
    top: [berries(2)],
  },
  construction: {
    line: 739,
    dice: SPECIALISTS,
    options: {
      A: [wildShelter],
      B: [ranchTile],
      C: [pay({ islandResource: 1 }, ranchTile, crates(1))],
      D: [pay({ tamed: 'shieldhead' }, artefact('acorn'))],
    },
    unlock: 'thunderhornTemple',
    top: [heal(2)],
  },
}

/** What structures make of the first option of their zone (L1701-1710): the option itself stays open too. */
export const VARIANTS = {
  '1A': [gain({ food: 1, islandResource: 1, debris: 1 })],
  '2A': [
    { verb: 'tamed', species: 'shieldhead' },
    { verb: 'or', of: [[rangers(1)], [heal(2)]] },
  ],
  '3A': [harvest(3)],
  '4B': [{ verb: 'shelterWild', n: 1, harvest: true }],
} as const satisfies { readonly [structure: string]: readonly Effect[] }

/** Whence each field of the zones. L2568-2572 name two of the four spaces of one zone. */
export const zoneTable: FieldTable<CityZone, PrintedZone> = {
  family: 'zone',
  records: PRINTED_ZONES,
  from: { dice: 'X', options: 'R', unlock: 'R', top: 'R732-735' },
  but: { sustenance: { dice: 'Xi2568-2572' } },
  must: { dice: specialists(4, 4) },
}

/** The shelter spaces of a zone under the topmost one. */
export interface ShelterColumn {
  /** What each gives, from the lowest. */
  readonly bonuses: readonly Perk[]
}

/** The shelter spaces, the same in every zone (L724-730). */
export const SHELTER_COLUMNS: { readonly [S in Side]: ShelterColumn } = {
  few: { bonuses: ['none', 'glowberry', 'follower', 'influence'] },
  many: { bonuses: ['none', 'glowberry', 'follower', 'influence', 'follower2'] },
}

/** Whence the shelter spaces: at least four (L2492), most of them with a bonus (L722). */
export const shelterTable: FieldTable<Side, ShelterColumn> = {
  family: 'shelters',
  records: SHELTER_COLUMNS,
  from: { bonuses: 'Xi722-730,2492' },
  must: { bonuses: listOf(PERK, 3, 9) },
}
