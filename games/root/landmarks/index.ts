import { blackMarket } from './blackMarket/index.ts'
import { elderTreetop } from './elderTreetop/index.ts'
import { ferry } from './ferry/index.ts'
import { legendaryForge } from './legendaryForge/index.ts'
import { lostCity } from './lostCity/index.ts'
import { tower } from './tower/index.ts'

/** The landmarks that can be played with. */
export const LANDMARKS = [ferry, tower, elderTreetop, blackMarket, legendaryForge, lostCity] as const

/** A landmark by its id. */
export type LandmarkId = (typeof LANDMARKS)[number]['id']

/** What all landmarks say. */
export type LandmarkText = Every<NonNullable<(typeof LANDMARKS)[number]['messages']>>

/** All of a union at once. */
type Every<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void ? A : never
