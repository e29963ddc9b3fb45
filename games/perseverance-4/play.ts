import type { Playable } from '@tablee/kernel'
import { brain } from './bot/brain.ts'
import { rules } from './keep.ts'
import type { Perseverance4 } from './state.ts'
import type { Perseverance4Text } from './text/en.ts'

/** Perseverance, Episode 4 without its words and whatever else only people need. */
export const play: Playable<Perseverance4, Perseverance4Text> = { ...rules, brain }
