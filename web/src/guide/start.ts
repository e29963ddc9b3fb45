import { BEGINNING } from '@tablee/board'
import type { Player } from '@tablee/table'
import { guideOf } from '../games.ts'
import { newTable } from '../source/tables.ts'
import { botPlayer } from '../source/usual.ts'
import type { Tell } from '../words.ts'
import { keepProgress } from './kept.ts'

/** Makes the table of a game's guided first game and returns its id; null where nobody has written a guide. */
export async function guidedTable(game: string, tell: Tell): Promise<string | null> {
  const guide = await guideOf(game)
  if (!guide) return null
  const { seats, options, seed } = guide.start
  const players = seats.map(
    (seat): Player =>
      seat === 'you' ? { kind: 'person', name: tell('player.you') } : botPlayer(tell, seat.bot),
  )
  const table = await newTable({ game, players, options, seed })
  keepProgress(table, BEGINNING)
  return table
}
