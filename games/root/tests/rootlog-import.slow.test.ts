import { expect, test } from 'vitest'
import { fromLog, played, tableOf, toLog, turnsOf } from './recorded-games.ts'

/** Tables of all factions and maps whose random games are not too long. */
const SEEDS = [
  ...[2, 8, 10, 13, 14, 16, 17, 18, 19, 21, 24, 25, 26, 27, 28, 29, 30, 33, 34, 35, 36, 37, 39],
  ...[40, 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 57, 58, 59, 62, 64, 65, 66, 67, 68, 70],
]

test.each(SEEDS)('a game of ours, written and read, is the same after every turn: %i', seed => {
  const saved = played(tableOf(seed))
  const { save, stopped } = fromLog(toLog(saved), seed + 1)
  expect(stopped).toBeNull()
  expect(turnsOf(save)).toEqual(turnsOf(saved))
})
