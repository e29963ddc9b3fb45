import type { FieldTable } from '@tablee/common/fields.ts'
import { count, MISSION_DICE, REWARD } from './must.ts'
import { type Goods, goods, type Space, spaces } from './types.ts'

/** A competitive mission: side A of a tile. */
export interface Competitive {
  readonly dice: readonly Space[]
  readonly target: number
  readonly reward: Goods
  /** The glory that a failure costs. */
  readonly penalty: number
}

/** A contract: side B of a tile. */
export interface Contract {
  readonly dice: readonly Space[]
  readonly discard: Goods
  /** What the left expedition gets, and the right one. */
  readonly left: Goods
  readonly right: Goods
}

/** What somebody gets who reached the target and was outdone (L651). */
export const COMPENSATION = 2

const competitive = (
  letters: string,
  target: number,
  reward: Partial<Goods>,
  penalty: number,
): Competitive => ({ dice: spaces(letters), target, reward: goods(reward), penalty })

const contract = (
  letters: string,
  discard: Partial<Goods>,
  left: Partial<Goods>,
  right: Partial<Goods>,
): Contract => ({ dice: spaces(letters), discard: goods(discard), left: goods(left), right: goods(right) })

/** The competitive missions: C1 is side A of tile 1. */
export const COMPETITIVE = {
  C1: competitive('FMP FMP', 7, { glory: 2, gold: 2 }, 1),
  C2: competitive('F F', 7, { glory: 2, defense: 1 }, 1),
  C3: competitive('P P', 7, { glory: 2, gold: 4 }, 1),
  C4: competitive('M M', 7, { glory: 3 }, 1),
  C5: competitive('FM FM FM', 11, { glory: 3, gold: 3 }, 1),
  C6: competitive('FP FP FP', 10, { glory: 3, gold: 2 }, 1),
  C7: competitive('FMP FMP FMP', 12, { glory: 4, gold: 2 }, 2),
  C8: competitive('F F F', 11, { glory: 3, potion: 1, venom: 1 }, 1),
  C9: competitive('MP MP', 8, { glory: 3, gold: 2 }, 2),
  C10: competitive('FM FM FM FM', 15, { glory: 5 }, 2),
  C11: competitive('FMP FMP FMP FMP', 14, { glory: 4, gold: 4 }, 2),
  C12: competitive('F M P', 11, { glory: 4, gold: 3 }, 1),
} as const satisfies { readonly [id: string]: Competitive }

/** The contracts: K1 is side B of tile 1. */
export const CONTRACTS = {
  K1: contract('F', { gold: 4 }, { glory: 2 }, { glory: 1, gold: 1 }),
  K2: contract('F', { defense: 2 }, { glory: 2 }, { glory: 1, gold: 1 }),
  K3: contract('M', { potion: 2 }, { glory: 2 }, { glory: 1, gold: 1 }),
  K4: contract('M', { venom: 2 }, { glory: 2 }, { glory: 1, gold: 1 }),
  K5: contract('P', { trap: 1 }, { glory: 1, gold: 3 }, { glory: 1, gold: 1 }),
  K6: contract('F F', { potion: 1, venom: 1 }, { glory: 2, gold: 1 }, { glory: 1, gold: 2 }),
  K7: contract('FM FM', { trap: 2 }, { glory: 3, gold: 1 }, { glory: 2, gold: 1 }),
  K8: contract('FMP', { gold: 6 }, { glory: 2, defense: 1 }, { glory: 2 }),
  K9: contract('FP', { defense: 1, potion: 1 }, { glory: 2 }, { glory: 1, gold: 1 }),
  K10: contract('FMP FMP', { defense: 3 }, { glory: 3 }, { glory: 2 }),
  K11: contract('MP', { trap: 1, defense: 1 }, { glory: 2, gold: 2 }, { glory: 2 }),
  K12: contract('F M', { trap: 1, venom: 1 }, { glory: 3 }, { glory: 2 }),
} as const satisfies { readonly [id: string]: Contract }

/** A competitive mission. */
export type CompetitiveId = keyof typeof COMPETITIVE

/** A contract. */
export type ContractId = keyof typeof CONTRACTS

/** A mission tile, of which one side or the other is up. */
export interface MissionTile {
  readonly competitive: CompetitiveId
  readonly contract: ContractId
}

const competitiveIds = Object.keys(COMPETITIVE) as readonly CompetitiveId[]
const contractIds = Object.keys(CONTRACTS) as readonly ContractId[]

/** The twelve tiles: tile k has Ck on side A and Kk on side B. */
export const MISSION_TILES: readonly MissionTile[] = competitiveIds.map((id, tile) => ({
  competitive: id,
  contract: contractIds[tile],
}))

/** Whence each field of the competitive missions. */
export const competitiveTable: FieldTable<CompetitiveId, Competitive> = {
  family: 'mission',
  records: COMPETITIVE,
  from: { dice: 'X', target: 'X', reward: 'X', penalty: 'X' },
  must: { dice: MISSION_DICE, target: count(1, 40), reward: REWARD, penalty: count(0, 9) },
}

/** Whence each field of the contracts. */
export const contractTable: FieldTable<ContractId, Contract> = {
  family: 'mission',
  records: CONTRACTS,
  from: { dice: 'X', discard: 'X', left: 'X', right: 'X' },
  must: { dice: MISSION_DICE, discard: REWARD, left: REWARD, right: REWARD },
}
