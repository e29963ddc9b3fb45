import { speaker } from '@tablee/kernel'
import type { MonsterText } from './en.ts'

/** Builds a message of Monster Lands; apart from the texts, so that rules bring none along. */
export const say = speaker<MonsterText>()
