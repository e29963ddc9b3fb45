import { expect, test } from 'vitest'
import { fromLog, played, tableOf, toLog, turnsOf } from './recorded-games.ts'

/** Tables of all factions and maps whose random games are not too long. */
const SEEDS = [
  ...[1, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 23, 24, 25, 26],
  ...[29, 30, 31, 32, 34, 35, 36, 37, 39, 40, 41, 42, 43, 44, 46, 47, 48, 49, 51, 52],
  ...[53, 54, 55, 57, 58, 59, 60, 62, 64, 65, 66, 67, 68, 69, 70],
]

test.each(SEEDS)('a game of ours, written and read, is the same after every turn: %i', seed => {
  const saved = played(tableOf(seed))
  const { save, stopped } = fromLog(toLog(saved), seed + 1)
  expect(stopped).toBeNull()
  expect(turnsOf(save)).toEqual(turnsOf(saved))
})
