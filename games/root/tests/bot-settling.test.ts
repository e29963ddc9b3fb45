import { expect, test } from 'vitest'
import { chanceOf, favourite, thoughts } from './judging.ts'
import { asked, position, positionOn } from './position.ts'

test('who rules the Tower is better off than who does not', () => {
  const place = (clearing: number) =>
    chanceOf(
      positionOn('mountain', 'marquise', 'eyrie').landmark('tower', 10).warriors('marquise', 2, clearing),
      'marquise',
    )
  expect(place(10)).toBeGreaterThan(place(11))
})

test('a path is opened for a point, with the card that is worth least', () => {
  const at = positionOn('mountain', 'marquise', 'eyrie', 'alliance').change(state => {
    state.closedPaths = [0, 1, 2, 3, 4, 5]
  })
  for (let clearing = 1; clearing <= 12; clearing++) at.warriors('marquise', 1, clearing)
  const match = at.hand('marquise', 'ambushBird', 'dominanceFox').turn('marquise', 'daylight')
  const weights = thoughts(match)
  expect(weights.openPath).toBeGreaterThan(weights.pass)
  match.pickKey(0, 'openPath')
  if (asked(match) === 'path.open') match.pick(0, 0)
  expect(asked(match)).toBe('path.card')
  expect(favourite(match)).toBe('dominanceFox')
})

test('who starts with five cards keeps the three that are worth most', () => {
  const at = position('marquise', 'eyrie', 'alliance')
  at.hand('marquise', 'ambushBird', 'dominanceFox', 'armorers', 'sword', 'codebreakers')
  at.hand('eyrie', 'anvil', 'bakeSale', 'cobbler', 'sappers', 'royalClaim')
  at.hand('alliance', 'foxfolkSteel', 'birdyBindle', 'taxCollector', 'rootTeaFox', 'investments')
  const match = at.begin('hands')
  expect(asked(match)).toBe('hands.back')
  expect(favourite(match)).toBe('dominanceFox')
})
