import type { Playable } from '@tablee/kernel'
import { brain } from './bot/brain.ts'
import { robinson } from './game.ts'
import type { Robinson } from './state.ts'
import type { RobinsonText } from './text/en.ts'

/** Robinson Crusoe without its words and whatever else only people need. */
export const play: Playable<Robinson, RobinsonText> = { game: robinson, brain }
