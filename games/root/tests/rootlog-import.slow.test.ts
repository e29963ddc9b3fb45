import { long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { fromLog, played, tableOf, toLog, turnsOf } from './recorded-games.ts'

/** Tables whose random games are not too long: every faction on every map where one of them has it. */
const SEEDS = [5, 12, 13, 14, 18, 20, 23, 26, 31, 35, 41, 42, 44, 49, 70, 93]

/** More of them, for a long run: 56 with those above. */
const MORE = [
  ...[1, 4, 6, 7, 9, 10, 11, 15, 16, 17, 24, 25, 29, 30, 32, 34, 36, 37, 39, 40],
  ...[43, 46, 47, 48, 51, 52, 53, 54, 55, 57, 58, 59, 60, 62, 64, 65, 66, 67, 68, 69],
]

/** The factions of some tables, each with its map. */
const seated = (seeds: readonly number[]): string[] => {
  const pairs = seeds
    .map(tableOf)
    .flatMap(({ factions, map }) => factions.map(faction => `${faction} ${map}`))
  return [...new Set(pairs)].sort()
}

test('a short run reads every faction on every map that a long one does', () => {
  expect(seated(SEEDS)).toEqual(seated([...SEEDS, ...MORE]))
})

test.each(long ? [...SEEDS, ...MORE] : SEEDS)(
  'a game of ours, written and read, is the same after every turn: %i',
  seed => {
    const saved = played(tableOf(seed))
    const { save, stopped } = fromLog(toLog(saved), seed + 1)
    expect(stopped).toBeNull()
    expect(turnsOf(save)).toEqual(turnsOf(saved))
  },
)
