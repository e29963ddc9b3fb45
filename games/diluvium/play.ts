import type { Playable } from '@tablee/kernel'
import { brain } from './bot/brain.ts'
import { diluvium } from './game.ts'
import type { Diluvium } from './state.ts'
import type { DiluviumText } from './text/en.ts'

/** Diluvium without its words and whatever else only people need. */
export const play: Playable<Diluvium, DiluviumText> = { game: diluvium, brain }
