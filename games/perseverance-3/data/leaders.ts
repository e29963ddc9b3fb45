import type { FieldTable } from '@tablee/common/fields.ts'
import { count, listOf } from '@tablee/perseverance/data/must.ts'
import type { LeaderId, Species } from '@tablee/perseverance/ids.ts'
import type { Effect } from './effects.ts'
import type { RanchCell } from './shape.ts'
import type { ArtefactId } from './types.ts'
import {
  berries,
  cityShelter,
  followers,
  gain,
  harvest,
  harvestAnywhere,
  heal,
  influence,
  or,
  ranchTile,
  rangers,
  tame,
  tameFreely,
  untamed,
  wildShelter,
} from './verbs.ts'

/** The artefacts on the left of a player board, which give something when they are laid (L987). */
type LeftArtefact = Extract<ArtefactId, 'crown' | 'jewel' | 'hourglass' | 'hexagon'>

/** What is printed on the player board of a leader and on no other. */
interface PrintedLeader {
  readonly mount: LeftArtefact
  readonly species: Species
  /** What the artefacts on the left give. */
  readonly artefacts: { readonly [A in LeftArtefact]: readonly Effect[] }
  /** The effect of the first cell of the ranch. */
  readonly topLeft: readonly Effect[]
  /** What covering the third cell gives. */
  readonly topRight: readonly Effect[]
  readonly bottomLeft: readonly Effect[]
  readonly bottomMiddle: readonly Effect[]
  /** The followers for covering the cell at the bottom left, and the one beside it. */
  readonly bonusLeft: number
  readonly bonusMiddle: number
}

const MOUNT: readonly Effect[] = [{ verb: 'mount' }]
const swapDie: Effect = { verb: 'swapDie' }
const openInfirmary: Effect = { verb: 'openInfirmary' }

const HEALS = [heal(3)]
const BERRIES_OR_TAME = [or([berries(2)], [tame(1)])]

/** The leaders. */
const PRINTED_LEADERS: { readonly [L in LeaderId]: PrintedLeader } = {
  adelita: {
    mount: 'jewel',
    species: 'ironjaw',
    artefacts: {
      crown: [openInfirmary, followers(2)],
      jewel: MOUNT,
      hourglass: [swapDie],
      hexagon: [untamed('exploredTemple')],
    },
    topLeft: [{ verb: 'influenceAndRecall' }],
    topRight: [untamed('shieldhead'), berries(1)],
    bottomLeft: HEALS,
    bottomMiddle: [tame(1), berries(2)],
    bonusLeft: 2,
    bonusMiddle: 1,
  },
  jack: {
    mount: 'hexagon',
    species: 'raptor',
    artefacts: {
      crown: [swapDie, followers(2)],
      jewel: [untamed('any'), followers(2)],
      hourglass: [openInfirmary, followers(1)],
      hexagon: MOUNT,
    },
    topLeft: [untamed('raptor')],
    topRight: [tameFreely('shieldhead')],
    bottomLeft: [heal(4), berries(1)],
    bottomMiddle: BERRIES_OR_TAME,
    bonusLeft: 1,
    bonusMiddle: 2,
  },
  keoni: {
    mount: 'hourglass',
    species: 'shieldhead',
    artefacts: {
      crown: [ranchTile],
      jewel: [swapDie, followers(4)],
      hourglass: MOUNT,
      hexagon: [openInfirmary, followers(3)],
    },
    topLeft: [wildShelter],
    topRight: [harvestAnywhere('swamp')],
    bottomLeft: HEALS,
    bottomMiddle: BERRIES_OR_TAME,
    bonusLeft: 2,
    bonusMiddle: 1,
  },
  phoenix: {
    mount: 'crown',
    species: 'thunderhorn',
    artefacts: {
      crown: MOUNT,
      jewel: [openInfirmary, followers(2)],
      hourglass: [cityShelter],
      hexagon: [swapDie, followers(2)],
    },
    topLeft: [harvest(1)],
    topRight: [heal(3)],
    bottomLeft: HEALS,
    bottomMiddle: BERRIES_OR_TAME,
    bonusLeft: 1,
    bonusMiddle: 2,
  },
}

const lines = (artefacts: string, topLeft: string, topRight: string) =>
  ({ artefacts: `R960-964,${artefacts}`, topLeft: `R${topLeft}`, topRight: `R${topRight}` }) as const

/** Whence each field of the leaders. The mounts tell in which order the annex shows the artefacts. */
export const leaderTable: FieldTable<LeaderId, PrintedLeader> = {
  family: 'leader',
  records: PRINTED_LEADERS,
  from: {
    mount: 'R960-964',
    species: 'R960-964',
    artefacts: 'R960-964',
    topLeft: 'R1475',
    topRight: 'R1476',
    bottomLeft: 'R1479',
    bottomMiddle: 'R1479',
    bonusLeft: 'Xi1480',
    bonusMiddle: 'Xi1480',
  },
  but: {
    adelita: { ...lines('1488-1489', '1493', '1497'), bottomMiddle: 'R1495' },
    jack: { ...lines('1535-1536', '1540', '1544'), bottomLeft: 'R1542' },
    keoni: lines('1505-1506', '1510', '1512'),
    phoenix: lines('1520-1521', '1525', '1527'),
  },
  must: { bonusLeft: count(1, 2), bonusMiddle: count(1, 2) },
}

/** The nine cells of a ranch, row by row from the top (L1475-1480). */
export const ranchOf = (leader: PrintedLeader): readonly RanchCell[] => [
  { effect: leader.topLeft, bonus: [followers(2)] },
  { effect: [influence], bonus: [berries(2)] },
  { effect: [influence], bonus: leader.topRight },
  { effect: [followers(1)], bonus: [followers(1)] },
  { effect: [influence], bonus: [rangers(1)] },
  { effect: [influence], bonus: [gain({ debris: 1 })] },
  { effect: leader.bottomLeft, bonus: [followers(leader.bonusLeft)] },
  { effect: leader.bottomMiddle, bonus: [followers(leader.bonusMiddle)] },
  { effect: [influence], bonus: [influence] },
]

/** What every player board has. */
interface PrintedBoard {
  /** The spaces of the infirmary that are open from the start, and again as many under the overlay (L433). */
  readonly infirmary: number
  /** The crates of the start beside each row of the ranch. */
  readonly crates: readonly number[]
}

/** The player boards. */
const PRINTED_BOARD: PrintedBoard = { infirmary: 3, crates: [1, 1, 1] }

/** Whence what every player board has: L437 speaks of the marked crate spaces. */
export const boardTable: FieldTable<'player', PrintedBoard> = {
  family: 'board',
  records: { player: PRINTED_BOARD },
  from: { infirmary: 'Xi433', crates: 'Xi437' },
  must: { infirmary: count(2, 6), crates: listOf(count(0, 2), 3, 3) },
}
