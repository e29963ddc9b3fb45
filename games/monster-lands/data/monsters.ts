import type { FieldTable } from '@tablee/common/fields.ts'
import type { Power } from './effects.ts'
import { count, oneOf } from './must.ts'
import { AFFINITIES, type Affinity } from './types.ts'

/** A monster: what it takes to beat it, and what that gives. */
export interface Monster {
  readonly affinity: Affinity
  readonly rank: 'A' | 'B'
  /** How many dice it attacks with. */
  readonly attack: number
  /** The total that captures it (VC). */
  readonly capture: number
  /** The total that kills it (VE). */
  readonly kill: number
  readonly captureGold: number
  readonly captureGlory: number
  /** L867 speaks of gold for a kill, of which no example tells. */
  readonly killGold: number
  readonly killGlory: number
  /** What it is worth as a trophy. */
  readonly trophy: number
  readonly power: Power
  /** Its line in the list of components. */
  readonly line: number
}

type Fight = readonly [attack: number, capture: number, kill: number]
type Reward = readonly [captureGold: number, captureGlory: number, killGlory: number, trophy: number]

const monster = (
  line: number,
  affinity: Affinity,
  rank: Monster['rank'],
  [attack, capture, kill]: Fight,
  [captureGold, captureGlory, killGlory, trophy]: Reward,
  power: Power,
): Monster => ({
  affinity,
  rank,
  attack,
  capture,
  kill,
  captureGold,
  captureGlory,
  killGold: 0,
  killGlory,
  trophy,
  power,
  line,
})

const HOME: Power = { verb: 'homeBonus', n: 2 }
const LAST_HIT: Power = { verb: 'lastHit', n: 1 }
const AUTO_HIT: Power = { verb: 'autoHit', n: 1 }

/** The monsters, in the order of the list. */
export const MONSTERS = {
  snailer: monster(1654, 'jungle', 'A', [3, 9, 12], [5, 3, 4, 1], HOME),
  sporus: monster(1660, 'jungle', 'B', [4, 15, 19], [8, 5, 6, 2], { verb: 'splash', n: 1 }),
  korcko: monster(1666, 'jungle', 'B', [5, 16, 20], [9, 5, 7, 2], LAST_HIT),
  gator: monster(1672, 'jungle', 'B', [5, 14, 17], [8, 5, 6, 2], { verb: 'forbid', what: 'brews' }),
  turfus: monster(1678, 'jungle', 'A', [4, 10, 13], [7, 4, 4, 1], { verb: 'needTraps', n: 2 }),
  warkors: monster(1684, 'fire', 'B', [5, 15, 18], [8, 5, 6, 2], AUTO_HIT),
  krinx: monster(1690, 'fire', 'A', [4, 9, 11], [5, 3, 4, 1], { verb: 'panicCount', n: 2 }),
  surbol: monster(1696, 'fire', 'A', [3, 10, 13], [5, 3, 4, 1], HOME),
  dogor: monster(1702, 'fire', 'B', [6, 17, 21], [8, 6, 7, 2], { verb: 'toGates' }),
  sandor: monster(1708, 'fire', 'B', [5, 14, 20], [6, 4, 7, 2], { verb: 'escape' }),
  moldo: monster(1714, 'air', 'A', [3, 8, 10], [5, 3, 4, 1], { verb: 'weaken', colour: 'force', n: 1 }),
  krunn: monster(1720, 'air', 'B', [6, 19, 24], [9, 6, 8, 3], LAST_HIT),
  tronj: monster(1726, 'air', 'B', [4, 16, 20], [8, 5, 6, 2], { verb: 'gatesBonus', n: 3 }),
  jckon: monster(1732, 'air', 'A', [3, 11, 12], [6, 4, 4, 1], HOME),
  snagus: monster(1738, 'air', 'B', [5, 16, 19], [10, 5, 7, 2], AUTO_HIT),
  gorgosh: monster(1744, 'water', 'A', [3, 11, 14], [5, 4, 5, 1], { verb: 'forbid', what: 'defenseTalents' }),
  blandor: monster(1750, 'water', 'A', [3, 12, 15], [6, 3, 5, 1], HOME),
  krushuj: monster(1756, 'water', 'B', [5, 15, 18], [8, 5, 6, 2], { verb: 'weaken', colour: 'magic', n: 1 }),
  abysur: monster(1762, 'water', 'B', [5, 17, 22], [9, 6, 7, 2], { verb: 'lossOnWound', glory: 1 }),
  caribdis: monster(1768, 'water', 'B', [5, 20, 25], [10, 6, 8, 3], { verb: 'forbid', what: 'weapons' }),
} as const satisfies { readonly [id: string]: Monster }

/** One of the monsters. */
export type MonsterId = keyof typeof MONSTERS

/** Whence each field of the monsters. */
export const monsterTable: FieldTable<MonsterId, Monster> = {
  family: 'monster',
  records: MONSTERS,
  // The four that are stronger at home fix the four blocks of five.
  from: {
    affinity: 'Xi1654,1696,1732,1750',
    rank: 'X',
    attack: 'X',
    capture: 'X',
    kill: 'X',
    captureGold: 'X',
    captureGlory: 'X',
    killGold: 'X',
    killGlory: 'X',
    trophy: 'X',
    power: 'R',
  },
  but: {
    jckon: { capture: 'R873', kill: 'R873' },
    snagus: { attack: 'R740', captureGold: 'R740' },
    abysur: {
      affinity: 'R901',
      attack: 'R901',
      capture: 'R901',
      kill: 'R901',
      killGlory: 'R907',
      trophy: 'R907',
    },
    caribdis: { attack: 'R825' },
  },
  must: {
    affinity: oneOf(AFFINITIES),
    rank: oneOf(['A', 'B']),
    attack: count(1, 9),
    capture: count(1, 40),
    kill: count(2, 50),
    captureGold: count(0, 20),
    captureGlory: count(0, 15),
    killGold: count(0, 20),
    killGlory: count(0, 15),
    trophy: count(1, 3),
  },
}
