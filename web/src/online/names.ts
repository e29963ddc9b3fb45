import type { Chair, TableCard } from '@tablee/table/wire.ts'
import type { Tell } from '../words.ts'

/** The name of a game, told. */
export function gameName(game: string, tell: Tell): string {
  return tell('game.title', { game })
}

/** What a table is called: by its maker, or by its game. */
export function titleOf({ title, game }: TableCard, tell: Tell): string {
  return title === '' ? gameName(game, tell) : title
}

/** Words in the middle of a sentence. */
export const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const LEVELS = ['random', 'search:easy', 'search:medium', 'search:hard'] as const

/** What a bot of a level is called. */
export function botName(level: string | undefined, tell: Tell): string {
  const known = LEVELS.find(one => one === level)
  return known ? tell(`bot.${known}`) : tell('player.bot')
}

/** Who holds a seat, in words. */
export function chairName({ kind, name, level }: Chair, tell: Tell): string {
  if (kind === 'open') return tell('online.openSeat')
  return kind === 'bot' ? botName(level, tell) : name
}
