import { expect, test } from 'vitest'
import { chanceOf, thoughts } from '../../../tests/judging.ts'
import { asked, type Position, pick, position } from '../../../tests/position.ts'
import { lord } from './lord.ts'

const two = (): Position => position('hundreds', 'marquise')

test('a crafted item is kept in the Hoard while the game is long, and scored near its end', () => {
  const crafted = (score: number) => {
    const at = lord(two().warriors('hundreds', 2, 1), 1, 'stubborn')
      .building('hundreds', 'stronghold', 5)
      .hand('hundreds', 'travelGearFox')
      .score('hundreds', score)
    const match = at.turn('hundreds', 'daylight')
    pick(match, 'craft:travelGearFox')
    while (asked(match) !== 'hundreds.crafted') pick(match, 'rabbit')
    return thoughts(match)
  }
  expect(crafted(3).keep).toBeGreaterThan(crafted(3).score)
  expect(crafted(28).score).toBeGreaterThan(crafted(28).keep)
})

test('a clearing that they rule alone is worth more than one that an enemy shares', () => {
  const place = (at: number) =>
    chanceOf(
      lord(two().warriors('hundreds', 3, 1, 6, 8), 1, 'stubborn').warriors('marquise', 1, at),
      'hundreds',
    )
  expect(place(11)).toBeGreaterThan(place(6))
})

test('a mob goes where it has something to raze', () => {
  const at = lord(two().warriors('hundreds', 2, 1, 6), 1, 'stubborn')
    .building('marquise', 'sawmill', 6)
    .hand('hundreds', 'anvil', 'foxfolkSteel')
  const match = at.turn('hundreds', 'evening')
  while (asked(match) !== 'hundreds.incite') pick(match, 'pass')
  const weights = thoughts(match)
  const into = (clearing: number): number =>
    Math.max(
      ...Object.keys(weights)
        .filter(key => key.split(':').includes(String(clearing)))
        .map(key => weights[key]),
    )
  expect(into(6)).toBeGreaterThan(2 * into(1))
})
