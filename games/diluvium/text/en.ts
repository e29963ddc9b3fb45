import { s03 } from '../scenarios/s03/text/en.ts'
import { s04 } from '../scenarios/s04/text/en.ts'
import { core } from './en/core.ts'
import { epilogues } from './en/epilogues.ts'
import { goals } from './en/goals.ts'
import { war } from './en/war.ts'

/** Diluvium in English; what a scenario says besides is in its folder. */
export const en = { ...core, ...war, ...goals, ...epilogues, ...s03, ...s04 }

/** The messages of Diluvium. */
export type DiluviumText = typeof en
