import { band } from './band/index.ts'
import { bandits } from './bandits/index.ts'
import { bearers } from './bearers/index.ts'
import { dynasty } from './dynasty/index.ts'
import { exile } from './exile/index.ts'
import { expedition } from './expedition/index.ts'
import { flotilla } from './flotilla/index.ts'
import { patrol } from './patrol/index.ts'
import { prophets } from './prophets/index.ts'
import { protector } from './protector/index.ts'
import { spies } from './spies/index.ts'
import { uprising } from './uprising/index.ts'
import { vaults } from './vaults/index.ts'

/** The hirelings that can be used. */
export const HIRELINGS = [
  patrol,
  dynasty,
  uprising,
  exile,
  bearers,
  vaults,
  band,
  flotilla,
  prophets,
  bandits,
  expedition,
  spies,
  protector,
] as const

/** What all hirelings say. */
export type HirelingText = Every<NonNullable<(typeof HIRELINGS)[number]['messages']>>

/** All of a union at once. */
type Every<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void ? A : never
