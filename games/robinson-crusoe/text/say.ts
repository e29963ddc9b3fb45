import { speaker } from '@tablee/kernel'
import type { RobinsonText } from './en.ts'

/** Builds a message of Robinson Crusoe; apart from the texts, so that rules bring none along. */
export const say = speaker<RobinsonText>()
