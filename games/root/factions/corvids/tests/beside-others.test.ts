import { expect, test } from 'vitest'
import { asked, offered, pick, position, positionOn } from '../../../tests/position.ts'
import { lord } from '../../hundreds/tests/lord.ts'
import { wanderer } from '../../vagabond/tests/wanderer.ts'
import { hidden, lies, playerOf, standing } from './plots.ts'

test('a bomb among pieces of all kinds: relics for two points, the warlord stays, the Vagabond damages three [13.7.1]', () => {
  const at = hidden(
    position('corvids', 'keepers', 'hundreds', 'vagabond', 'marquise').warriors('corvids', 1, 1),
    'bomb',
    1,
  )
    .change(wanderer(3, 'thief', 'boots', 'boots', 'sword', 'tea'))
    .pawn('vagabond', 1)
    .token('marquise', 'keep', 1)
    .warriors('hundreds', 2, 1)
    .token('keepers', 'figure1', 1)
    .token('keepers', 'jewelry2', 1)
  const match = lord(at, 1, 'stubborn').turn('corvids', 'birdsong', 5)
  pick(match, 'flip:1')
  while (asked(match) === 'keepers.trophy' || asked(match) === 'vagabond.damage')
    pick(match, offered(match)[0])
  expect(standing(match, 'hundreds')).toEqual({ 1: 1 })
  expect(playerOf(match, 'hundreds').chief).toBe(1)
  expect(playerOf(match, 'corvids').score).toBe(1 + 1 + 4)
  expect(lies(match, 1)).toBeNull()
})

test('a raid on the Mountain reaches no clearing behind a closed path [13.7.4.a]', () => {
  const at = hidden(positionOn('mountain', 'corvids', 'marquise'), 'raid', 9)
    .warriors('marquise', 2, 9)
    .dice(1, 1)
  const match = at.turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(standing(match, 'corvids')).toEqual({ 1: 1, 10: 1, 12: 1 })
})
