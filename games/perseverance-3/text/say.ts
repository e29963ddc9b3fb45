import { speaker } from '@tablee/kernel'
import type { Perseverance3Text } from './en.ts'

/** Builds a message of Perseverance, Episode 3; apart from the texts, so that rules bring none along. */
export const say = speaker<Perseverance3Text>()
