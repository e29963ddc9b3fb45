import type { Playable } from '@tablee/kernel'
import { brain } from './bot/brain.ts'
import { rules } from './keep.ts'
import type { MonsterLands } from './state.ts'
import type { MonsterText } from './text/en.ts'

/** Monster Lands without its words and whatever else only people need. */
export const play: Playable<MonsterLands, MonsterText> = { ...rules, brain }
