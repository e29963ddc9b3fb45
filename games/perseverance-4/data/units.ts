import type { FieldTable } from '@tablee/common/fields.ts'
import { count, record } from '@tablee/perseverance/data/must.ts'
import type { Species } from '@tablee/perseverance/ids.ts'
import type { Ancient } from './types.ts'

/** A unit of the Ancients. */
export interface AncientData {
  readonly strength: number
  /** What it does to the group that faced it. */
  readonly wounds: number
  /** Whether a shieldhead takes its wound unhurt. */
  readonly glances: boolean
  /** The rescue steps for having defeated it. */
  readonly rescue: number
  readonly line: number
}

const ANCIENT: { readonly [A in Ancient]: AncientData } = {
  spearman: { strength: 2, wounds: 1, glances: true, rescue: 1, line: 3299 },
  raider: { strength: 3, wounds: 1, glances: false, rescue: 1, line: 3299 },
  sixleg: { strength: 4, wounds: 2, glances: false, rescue: 2, line: 3299 },
}

export const ancientTable: FieldTable<Ancient, AncientData> = {
  family: 'unit',
  records: ANCIENT,
  from: { strength: 'R', wounds: 'X', glances: 'X', rescue: 'X' },
  must: { wounds: count(0, 4), glances: { kind: 'flag' }, rescue: count(0, 4) },
}

/** What taming costs. */
export interface TamingCost {
  readonly food: number
  readonly debris: number
  readonly islandResource: number
  readonly glowberry: number
}

export interface DinoData {
  readonly damage: number
  readonly taming: TamingCost
}

const taming = (glowberry: number, more: Partial<TamingCost> = {}): TamingCost => ({
  food: 0,
  debris: 0,
  islandResource: 0,
  glowberry,
  ...more,
})

const DINO: { readonly [S in Species]: DinoData } = {
  shieldhead: { damage: 1, taming: taming(2) },
  raptor: { damage: 1, taming: taming(1, { food: 1 }) },
  thunderhorn: { damage: 2, taming: taming(2, { islandResource: 1 }) },
  ironjaw: { damage: 3, taming: taming(2, { debris: 1 }) },
}

/** Whence the dinos: L3303 adds two thunderhorns and a raptor up to 5. */
export const dinoTable: FieldTable<Species, DinoData> = {
  family: 'dino',
  records: DINO,
  from: { damage: 'X', taming: 'X' },
  but: { raptor: { damage: 'R3303' }, thunderhorn: { damage: 'R3303' } },
  must: {
    damage: count(1, 6),
    taming: record({
      food: count(0, 3),
      debris: count(0, 3),
      islandResource: count(0, 3),
      glowberry: count(0, 4),
    }),
  },
}
