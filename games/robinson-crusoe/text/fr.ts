import type { SameMessages } from '@tablee/kernel'
import { en, type RobinsonText } from './en.ts'

/** Robinson Crusoe in French. */
export const fr: SameMessages<RobinsonText> = en
