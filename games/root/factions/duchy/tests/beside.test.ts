import { expect, test } from 'vitest'
import { asked, offered, pick, position, refusedBy } from '../../../tests/position.ts'
import { open } from '../../corvids/tests/plots.ts'
import { acolytes, own as cult, outcast } from '../../cult/tests/cult.ts'
import { BURROW, FOX, MOUSE, own, player, swayed } from './court.ts'

test('nothing is dug at an enemy’s open snare, and nobody leaves it for the Burrow [12.5.1.V.a]', () => {
  const match = open(position('duchy', 'corvids'), 'snare', 8)
    .token('duchy', 'tunnel', 8, 2)
    .warriors('duchy', 2, 8, 2)
    .hand('duchy', FOX[0])
    .turn('duchy', 'daylight')
  pick(match, 'dig')
  expect(offered(match)).toEqual(['1', '6', '12'])
  const held = open(position('duchy', 'corvids'), 'snare', 8, 12)
    .token('duchy', 'tunnel', 8, 2)
    .warriors('duchy', 2, 8, 2)
    .hand('duchy', FOX[0])
    .turn('duchy', 'daylight')
  pick(held, 'move')
  expect(offered(held)).toEqual(['5', '6', '10', String(BURROW)]) // from 2 alone
  const bare = open(position('duchy', 'corvids'), 'snare', 12).hand('duchy', FOX[0]).turn('duchy', 'daylight')
  pick(bare, 'dig')
  expect(refusedBy(bare, '12')).toBeDefined()
  expect(offered(bare)).toEqual(['1', '6', '8'])
})

test('a market that is sanctified is a building removed: a lord, his crown and a random card, which joins the Lost Souls [12.2.3.a] [12.2.3.c]', () => {
  const built = swayed(position('duchy', 'cult'), 'earl', 'baron')
    .building('duchy', 'market', 7)
    .warriors('cult', 1, 7)
    .hand('duchy', FOX[0])
    .hand('cult', MOUSE[0])
  const match = acolytes(outcast(built, 'mouse'), 3).turn('cult', 'birdsong')
  pick(match, 'sanctify')
  expect(asked(match)).toBe('duchy.failure')
  pick(match, 'earl')
  expect(own(match).swayed).toEqual(['baron'])
  expect(own(match).crowns.lord).toBe(1)
  expect(player(match).hand).toEqual([])
  expect(player(match).buildings.market[7]).toBe(0)
  expect(match.state.players[1].built[7]).toBe(1)
  expect(match.state.players[1].score).toBe(1)
  expect(cult(match).lostSouls).toHaveLength(1)
})
