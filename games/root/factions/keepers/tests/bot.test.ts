import { expect, test } from 'vitest'
import { chanceOf, favourite, thoughts } from '../../../tests/judging.ts'
import { asked, pick } from '../../../tests/position.ts'
import { daylight, retinue, three } from './order.ts'

test('a relic beside its waystation is recovered rather than warriors moved', () => {
  const at = retinue(
    three().warriors('keepers', 3, 1).building('keepers', 'figureTablet', 1).token('keepers', 'figure2', 1),
    { recover: ['faith'] },
  )
  const match = daylight(at)
  while (asked(match) !== 'keepers.recover.what')
    pick(match, asked(match) === 'keepers.recover' ? favourite(match) : 'pass')
  expect(favourite(match)).toMatch(/^recover/)
})

test('warriors set out from where a relic lies, towards its waystation', () => {
  const at = retinue(
    three()
      .warriors('keepers', 2, 1, 8)
      .building('keepers', 'figureTablet', 9)
      .token('keepers', 'figure3', 1),
    { move: ['faith'] },
  )
  const match = daylight(at)
  while (asked(match) !== 'move.from') pick(match, favourite(match))
  expect(favourite(match)).toBe('1')
  pick(match, '1')
  const weights = thoughts(match)
  expect(weights[9]).toBeGreaterThan(2 * weights[5])
})

test('a relic is worth more the nearer its waystation is', () => {
  const place = (camp: number) =>
    chanceOf(
      three()
        .warriors('keepers', 3, 1)
        .token('keepers', 'jewelry3', 1)
        .building('keepers', 'jewelryFigure', camp),
      'keepers',
    )
  expect(place(1)).toBeGreaterThan(place(9))
  expect(place(9)).toBeGreaterThan(place(11))
})

test('the Retinue and columns of relics that are begun make a position better', () => {
  const bare = chanceOf(three().warriors('keepers', 3, 1), 'keepers')
  const served = chanceOf(
    retinue(three().warriors('keepers', 3, 1), { move: ['faith'], delve: ['faith'], recover: ['faith'] }),
    'keepers',
  )
  expect(served).toBeGreaterThan(bare)
})
