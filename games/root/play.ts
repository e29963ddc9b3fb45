import type { Playable } from '@tablee/kernel'
import { brain } from './bot/brain.ts'
import { openBots } from './bot/faction.ts'
import { FACTIONS } from './factions/index.ts'
import { root } from './game.ts'
import type { RootState } from './state.ts'
import type { RootText } from './text/en.ts'

/** Root without its words and whatever else only people need. */
export async function loadPlay(): Promise<Required<Playable<RootState, RootText>>> {
  openBots(await Promise.all(FACTIONS.map(async ({ id, bot }) => [id, (await bot()).bot] as const)))
  return { game: root, brain }
}
