import { alliance } from './alliance/index.ts'
import { corvids } from './corvids/index.ts'
import { cult } from './cult/index.ts'
import { duchy } from './duchy/index.ts'
import { eyrie } from './eyrie/index.ts'
import { hundreds } from './hundreds/index.ts'
import { keepers } from './keepers/index.ts'
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
  hundreds,
  keepers,
] as const

/** A faction by its id. */
export type FactionId = (typeof FACTIONS)[number]['id']

/** What all factions say. */
export type FactionText = Every<NonNullable<(typeof FACTIONS)[number]['messages']>>

/** All of a union at once. */
type Every<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void ? A : never
