import type { Playable } from '@tablee/kernel'
import { brain } from './bot/brain.ts'
import { rules } from './keep.ts'
import type { Perseverance3 } from './state.ts'
import type { Perseverance3Text } from './text/en.ts'

/** Perseverance, Episode 3 without its words and whatever else only people need. */
export const play: Playable<Perseverance3, Perseverance3Text> = { ...rules, brain }
