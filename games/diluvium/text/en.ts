import { core } from './en/core.ts'
import { war } from './en/war.ts'

/** Diluvium in English. */
export const en = { ...core, ...war }

/** The messages of Diluvium. */
export type DiluviumText = typeof en
