import { expect, test } from 'vitest'
import { chanceOf, favourite, greedily, thoughts } from '../../../tests/judging.ts'
import { asked, pick } from '../../../tests/position.ts'
import { BURROW, FOX, swayed, table } from './court.ts'

test('with a card and a slot where it rules, the Duchy would rather build than recruit or dig', () => {
  const match = table()
    .warriors('duchy', 4, 1)
    .warriors('duchy', 1, BURROW)
    .hand('duchy', FOX[0])
    .turn('duchy', 'daylight')
  expect(favourite(match)).toBe('build')
  expect(greedily(match)).toBe('build')
})

test('the more a minister does as things stand, the more he is wanted', () => {
  const weigh = (markets: number) => {
    const at = table()
      .warriors('duchy', 3, 1, 6, 8, 12)
      .hand('duchy', ...FOX)
    if (markets > 0) at.building('duchy', 'market', ...[1, 6, 8].slice(0, markets))
    const match = at.turn('duchy', 'daylight', 2)
    while (asked(match) !== 'duchy.sway') pick(match, 'pass')
    return thoughts(match)
  }
  const none = weigh(0)
  const three = weigh(3)
  const baron = Object.keys(three).find(key => key.includes('baron')) ?? ''
  expect(three[baron]).toBeGreaterThan(none[baron])
})

test('ministers, and what they work with, each make a position better', () => {
  const bare = table().warriors('duchy', 3, 1, 6)
  const baron = swayed(table().warriors('duchy', 3, 1, 6), 'baron')
  const market = swayed(table().warriors('duchy', 3, 1, 6).building('duchy', 'market', 1), 'baron')
  const [none, one, working] = [bare, baron, market].map(at => chanceOf(at, 'duchy'))
  expect(one).toBeGreaterThan(none)
  expect(working).toBeGreaterThan(one)
})
