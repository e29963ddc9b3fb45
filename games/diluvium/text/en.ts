import { core } from './en/core.ts'
import { goals } from './en/goals.ts'
import { war } from './en/war.ts'

/** Diluvium in English; what a scenario says besides is in its folder. */
export const en = { ...core, ...war, ...goals }

/** The messages of Diluvium. */
export type DiluviumText = typeof en
