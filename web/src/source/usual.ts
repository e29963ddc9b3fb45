import type { Player } from '@tablee/table'
import { metaOf } from '../games.ts'
import type { Tell } from '../words.ts'
import type { TableStart } from './source.ts'

/** The levels of bots that people choose from. */
export const botLevels = ['search:easy', 'search:medium', 'search:hard'] as const

/** A bot of a level, as a player. */
export function botPlayer(tell: Tell, level: string = botLevels[0]): Player {
  return { kind: 'bot', name: tell('player.bot'), level }
}

/** A seed that no game has had. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]
}

/** A name that nothing has had; `randomUUID` exists only on pages that came over TLS. */
export function newId(letters = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(letters / 2))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** A table to play at at once: you, and bots on the other seats. */
export function usualTable(game: string, tell: Tell, seats = metaOf(game)?.usual ?? 1): TableStart {
  const you: Player = { kind: 'person', name: tell('player.you') }
  const players = [you, ...Array.from({ length: seats - 1 }, () => botPlayer(tell))]
  return { game, players, options: {}, seed: newSeed() }
}
