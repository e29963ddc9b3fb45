import type { NewMatch, Playable } from '@tablee/kernel'
import { brain } from './bot/brain.ts'
import { openBots } from './bot/faction.ts'
import { ALL_BOXES } from './boxes.ts'
import { core } from './core.ts'
import { boxesFor } from './keep.ts'
import { fetchRules } from './open.ts'
import type { RootState } from './state.ts'
import type { RootText } from './text/en.ts'

/** Root without its words and whatever else only people need: what a table needs, or all. */
export async function loadPlay(table?: NewMatch): Promise<Required<Playable<RootState, RootText>>> {
  const boxes = table ? boxesFor(table) : ALL_BOXES
  const [bots] = await Promise.all([
    Promise.all(boxes.factions.map(async ({ id, bot }) => [id, (await bot()).bot] as const)),
    fetchRules(boxes),
  ])
  openBots(bots)
  return { game: core, brain }
}
