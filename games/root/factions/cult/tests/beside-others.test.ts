import { expect, test } from 'vitest'
import { asked, offered, pick, position } from '../../../tests/position.ts'
import { open } from '../../corvids/tests/plots.ts'
import { swayed } from '../../duchy/tests/court.ts'
import { lord } from '../../hundreds/tests/lord.ts'
import { acolytes, of, outcast, own, player } from './cult.ts'

test('L5: nobody is converted where a snare of an enemy lies open [10.4.3.II.b]', () => {
  const at = acolytes(outcast(position('corvids', 'cult'), 'mouse'), 2).warriors('corvids', 2, 7)
  expect(asked(open(at, 'snare', 7).turn('cult', 'birdsong'))).not.toBe('cult.conspire')
  const free = acolytes(outcast(position('corvids', 'cult'), 'mouse'), 2).warriors('corvids', 2, 7)
  expect(offered(free.turn('cult', 'birdsong'))).toContain('convert')
})

test('L5: the warlord is not converted, his warriors are [10.4.3.II.b]', () => {
  const alone = acolytes(outcast(position('hundreds', 'cult'), 'mouse'), 2)
  expect(asked(lord(alone, 7, 'stubborn').turn('cult', 'birdsong'))).not.toBe('cult.conspire')
  const led = acolytes(outcast(position('hundreds', 'cult'), 'mouse'), 2)
  const match = lord(led, 7, 'stubborn')
    .hand('cult', 'anvil')
    .warriors('hundreds', 1, 7)
    .turn('cult', 'birdsong')
  pick(match, 'convert')
  expect([of(match, 'hundreds').warriors[7], player(match).warriors[7]]).toEqual([1, 1])
})

test('L6: a market that is sanctified costs the Duchy a lord, his crown and a random card [10.4.3.III] [ruling.r-67]', () => {
  const at = acolytes(outcast(position('duchy', 'cult'), 'mouse'), 3)
    .hand('duchy', 'bakeSale')
    .hand('cult', 'anvil')
    .building('duchy', 'market', 7)
  const match = swayed(at, 'duchess', 'baron').turn('cult', 'birdsong')
  pick(match, 'sanctify')
  if (asked(match) !== 'cult.day') pick(match, offered(match)[0])
  expect([player(match).score, player(match).buildings.mouseGarden[7]]).toEqual([1, 1])
  expect(of(match, 'duchy').duchy?.swayed).toHaveLength(1)
  expect(of(match, 'duchy').hand).toEqual([])
  expect(own(match).lostSouls).toHaveLength(1)
})
