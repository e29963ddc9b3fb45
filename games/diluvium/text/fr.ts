import type { SameMessages } from '@tablee/kernel'
import type { DiluviumText } from './en.ts'
import { core } from './fr/core.ts'
import { war } from './fr/war.ts'

/** Diluvium in French. */
export const fr: SameMessages<DiluviumText> = { ...core, ...war }
