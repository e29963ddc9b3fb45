import { speaker } from '@tablee/kernel'
import type { Perseverance4Text } from './en.ts'

/** Builds a message of Perseverance, Episode 4; apart from the texts, so that rules bring none along. */
export const say = speaker<Perseverance4Text>()
