import type { Playable } from '@tablee/kernel'
import { Adviser } from './adviser.ts'
import type { Bot } from './bot.ts'
import { levels, readBudget, type TimeSource } from './budget.ts'
import { GreedyBot } from './greedy.ts'
import { botMistake } from './mistake.ts'
import { RandomBot } from './random.ts'
import { SearchBot } from './search.ts'

export type { Bot, Intent, Judgement, Thought } from './bot.ts'
export { type Budget, levels, type TimeSource } from './budget.ts'
export { SearchBot } from './search.ts'
export { type BotText, en as botEn } from './text/en.ts'
export { fr as botFr } from './text/fr.ts'

/**
 * The bots that play, by name; `search` alone is `search:medium`, and `search:500` or `search:800ms` set its budget.
 * There is an `adviser` besides, who gives hints.
 */
export const botNames: readonly string[] = [
  'random',
  'greedy',
  'search',
  ...Object.keys(levels).map(level => `search:${level}`),
]

/** The bot of a name for a game; the same seed gives the same thoughts, unless its budget runs out of time. */
export function botOf(name: string, room: Playable, seed: number, clock?: TimeSource): Bot {
  if (name === 'random') return new RandomBot(seed)
  if (name === 'greedy') return new GreedyBot(room, seed)
  if (name === 'adviser') return new Adviser(room, seed, clock)
  const budget = name === 'search' ? levels.medium : name.startsWith('search:') && readBudget(name.slice(7))
  if (!budget) throw botMistake('bots.unknownBot', { name, known: botNames.join(', ') })
  return new SearchBot(room, seed, budget, name, clock)
}
