import { speaker } from '@tablee/kernel'
import type { DiluviumText } from './en.ts'

/** Builds a message of Diluvium; apart from the texts, so that rules bring none along. */
export const say = speaker<DiluviumText>()
