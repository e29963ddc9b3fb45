import { Match, RANDOM, readSetup, settle } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { GOOD_REACH } from '../data/reach.ts'
import { root } from '../game.ts'
import { totalReach } from '../rules/reach.ts'
import type { FactionId } from '../state.ts'

const drawn = (factions: readonly string[], seed: number, more = {}): readonly FactionId[] => {
  const setup = readSetup(root, factions.length, { factions, ...more }, seed)
  return settle(root, setup).options.factions as readonly FactionId[]
}

const any = (seats: number): string[] => Array.from({ length: seats }, () => RANDOM)

test.each([2, 3, 4, 5, 6])('%i seats left to chance keep the Reach [5.2]', seats => {
  const tables = Array.from({ length: 60 }, (_, seed) => drawn(any(seats), seed))
  for (const factions of tables) {
    expect(totalReach(factions)).toBeGreaterThanOrEqual(GOOD_REACH[seats])
    readSetup(root, seats, { factions }, 0)
  }
  expect(new Set(tables.map(factions => factions.join())).size).toBeGreaterThan(10)
})

test('what somebody chose is kept, beside the nearest to the Reach that there is [5.2]', () => {
  expect(drawn(['corvids', RANDOM], 3)).toEqual(['corvids', 'marquise'])
  for (let seed = 0; seed < 20; seed++)
    expect(drawn(['vagabond', RANDOM, RANDOM, RANDOM], seed)[0]).toBe('vagabond')
})

test('a game starts with what was drawn, and its save tells it', () => {
  const match = Match.start(root, { seats: 4, seed: 11, options: { factions: any(4) } })
  const factions = drawn(any(4), 11)
  expect(match.setup.options.factions).toEqual(factions)
  expect(match.state.players.map(({ faction }) => faction)).toEqual(factions)
})

test('beside a draw the rest is checked as ever: a faction sits once, five never start in four corners', () => {
  const take = (factions: readonly string[]) => () => readSetup(root, factions.length, { factions }, 0)
  expect(take(['marquise', 'marquise', RANDOM])).toThrow()
  expect(take(['vagabond', 'vagabond', RANDOM])).not.toThrow()
  expect(take(['vagabond', 'vagabond'])).toThrow()
  expect(drawn(['vagabond', 'vagabond', RANDOM], 1)[2]).not.toBe('vagabond')
  const corners = ['marquise', 'eyrie', 'hundreds', 'keepers']
  for (let seed = 0; seed < 20; seed++)
    expect(['cult', 'duchy']).not.toContain(drawn([...corners, RANDOM], seed)[4])
})
