import { type AnyGuide, BEGINNING } from '@tablee/board'
import type { Player } from '@tablee/table'
import { newTable } from '../source/tables.ts'
import { botPlayer } from '../source/usual.ts'
import type { Tell } from '../words.ts'
import { keepProgress } from './kept.ts'

/** Makes the table of a guided first game and returns its id. */
export async function guidedTable(game: string, { start }: AnyGuide, tell: Tell): Promise<string> {
  const { seats, options, seed } = start
  const players = seats.map(
    (seat): Player =>
      seat === 'you' ? { kind: 'person', name: tell('player.you') } : botPlayer(tell, seat.bot),
  )
  const table = await newTable({ game, players, options, seed })
  keepProgress(table, BEGINNING)
  return table
}
