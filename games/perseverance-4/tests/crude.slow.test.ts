import { long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { playCrudely } from './crude.ts'

const GAMES = long ? 400 : 100

/** What the addenda to the specification tell of a crude player (1.1): games won, and lost by breaches, of a hundred. */
test.each([
  ['spectator', 89, 11],
  ['actor', 60, 11],
  ['champion', 6, 32],
  ['legend', 3, 67],
] as const)(
  'a crude player wins and is overrun at level %s as often as it should, give or take 10 in a hundred',
  (level, won, lostByBreaches) => {
    const results = playCrudely(level, GAMES)
    expect(Math.abs(results.won - won)).toBeLessThanOrEqual(10)
    expect(Math.abs(results.lostByBreaches - lostByBreaches)).toBeLessThanOrEqual(10)
  },
)

test('at the second level it meets some three breaches in a game, for some 54 glory against 49', () => {
  const { breaches, glory, theirs } = playCrudely('actor', GAMES)
  expect(Math.abs(breaches - 3)).toBeLessThanOrEqual(0.5)
  expect(Math.abs(glory - 54)).toBeLessThanOrEqual(4)
  expect(Math.abs(theirs - 49)).toBeLessThanOrEqual(4)
})
