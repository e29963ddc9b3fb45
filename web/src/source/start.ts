import { load, Match, type Message, type Playable } from '@tablee/kernel'
import type { TableStart } from './source.ts'
import type { Kept } from './store.ts'

/** The match of a kept table, started or loaded, and what has to be said about it. */
export function matchOf(
  { start, save: saved, players }: Kept,
  room: Playable,
): { match: Match; notice: Message | null } {
  if (saved) {
    const { match, notice } = load(room.game, saved)
    return { match, notice: notice?.what ?? null }
  }
  const { options, seed, pack } = start as TableStart
  return { match: Match.start(room.game, { seats: players.length, options, seed, pack }), notice: null }
}
