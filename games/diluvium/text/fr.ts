import type { SameMessages } from '@tablee/kernel'
import type { DiluviumText } from './en.ts'
import { core } from './fr/core.ts'
import { goals } from './fr/goals.ts'
import { war } from './fr/war.ts'

/** Diluvium in French; what a scenario says besides is in its folder. */
export const fr: SameMessages<DiluviumText> = { ...core, ...war, ...goals }
