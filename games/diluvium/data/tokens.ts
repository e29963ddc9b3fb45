import type { FieldTable } from '@tablee/common/fields.ts'
import { count, listOf } from './must.ts'
import type { Action, IslandType } from './types.ts'

/** The eight Combat tokens (L42). */
export const COMBAT_TOKENS = ['ct0a', 'ct0b', 'ct1a', 'ct1b', 'ct1r', 'ct2a', 'ct2b', 'ct2r'] as const
export type TokenId = (typeof COMBAT_TOKENS)[number]

/** What a Combat token shows. */
export interface CombatToken {
  readonly value: number
  /** Whether the random symbol is on it. */
  readonly random: boolean
}

/** The Combat tokens: two 0, three 1, three 2, since only a third 1 or 2 can come (L277, L295). */
export const TOKENS = Object.fromEntries(
  COMBAT_TOKENS.map(id => [id, { value: Number(id[2]), random: id.endsWith('r') }]),
) as { readonly [T in TokenId]: CombatToken }

/** Whence the tokens. */
export const tokenTable: FieldTable<TokenId, CombatToken> = {
  family: 'token',
  records: TOKENS,
  from: { value: 'Xi271,277,295', random: 'X' },
  must: { value: count(0, 2), random: { kind: 'flag' } },
}

/** The Astrolabe: its numbers clockwise from its reference side. */
export interface Astrolabe {
  readonly ring: readonly number[]
}

/** Whence the Astrolabe: 1 to 6 around it (L167-183). */
export const astrolabeTable: FieldTable<'astrolabe', Astrolabe> = {
  family: 'token',
  records: { astrolabe: { ring: [1, 4, 2, 6, 3, 5] } },
  from: { ring: 'Xi167,183' },
  must: { ring: listOf(count(1, 6), 6, 6) },
}

/** The Objective tokens (L54). */
export const OBJECTIVES = [1, 2, 3, 4] as const

/** random.5 to random.8: what the first token of the column makes the rival do. */
export const RANDOM_ACTION: { readonly [T in IslandType]: Action } = {
  food: 'explore',
  ruins: 'colonise',
  craft: 'exploit',
  weapons: 'fight',
}
