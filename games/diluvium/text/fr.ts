import type { SameMessages } from '@tablee/kernel'
import { s03 } from '../scenarios/s03/text/fr.ts'
import { s04 } from '../scenarios/s04/text/fr.ts'
import type { DiluviumText } from './en.ts'
import { core } from './fr/core.ts'
import { epilogues } from './fr/epilogues.ts'
import { goals } from './fr/goals.ts'
import { war } from './fr/war.ts'

/** Diluvium in French; what a scenario says besides is in its folder. */
export const fr: SameMessages<DiluviumText> = { ...core, ...war, ...goals, ...epilogues, ...s03, ...s04 }
