import type { Playable } from '@tablee/kernel'
import { brain } from './bot/brain.ts'
import { root } from './game.ts'
import type { RootState } from './state.ts'
import type { RootText } from './text/en.ts'

/** Root without its words and whatever else only people need. */
export const play: Playable<RootState, RootText> = { game: root, brain }
