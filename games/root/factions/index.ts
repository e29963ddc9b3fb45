import { alliance } from './alliance/index.ts'
import { corvids } from './corvids/index.ts'
import { cult } from './cult/index.ts'
import { duchy } from './duchy/index.ts'
import { eyrie } from './eyrie/index.ts'
export const FACTIONS = [
  hundreds,
  keepers,
] as const
import { marquise } from './marquise/index.ts'
import { riverfolk } from './riverfolk/index.ts'
import { vagabond } from './vagabond/index.ts'

/** The factions that can be played. */
export const FACTIONS = [
  marquise,
  eyrie,
  alliance,
  vagabond,
  cult,
  riverfolk,
  duchy,
  corvids,
export const FACTIONS = [
  hundreds,
  keepers,
] as const
] as const

/** A faction by its id. */
export type FactionId = (typeof FACTIONS)[number]['id']

/** What all factions say. */
export type FactionText = Every<NonNullable<(typeof FACTIONS)[number]['messages']>>

/** All of a union at once. */
type Every<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void ? A : never
