import { expect, test } from 'vitest'
import { wanderer } from '../../../factions/vagabond/tests/wanderer.ts'
import { atDawn, beside, byDay, endOfTurn, HIRED, hire, hirelingIn, rolling } from '../../../tests/hired.ts'
import { asked, offered, pick, position } from '../../../tests/position.ts'

test('one in each clearing with a ruin; one anywhere when hired with none on the map [hireling.warm-sun-prophets.promoted.a]', () => {
  const start = beside('prophets')
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  expect(hirelingIn(match).warriors).toMatchObject({ 0: 0, 6: 1, 10: 1, 11: 1, 12: 1 })
  const given = endOfTurn(rolling(beside('prophets', 0, 1), [6, 0]))
  expect(offered(given).length).toBe(12)
  expect(given.ask?.waiting).toEqual([1])
})

test('they make a player beside them battle there, against whom the controller names [hireling.warm-sun-prophets.promoted.b] [E.3.6.c]', () => {
  const at = hire(position('marquise', 'eyrie', 'alliance'), 'prophets', 0).warriors(3, 1, 5)
  at.warriors('eyrie', 3, 5)
    .token('alliance', 'sympathy', 5)
    .warriors('marquise', 1, 5)
    .hand('eyrie', 'ambushRabbit')
  const match = byDay(at.dice(2, 0))
  pick(match, 'prophets', 'force')
  expect(offered(match)).toEqual(['seat1:5', 'seat2:5', 'seat3:5'].slice(0, 2)) // sympathy neither battles nor moves
  pick(match, 'seat2:5', 'battle')
  expect(asked(match)).toBe('prophets.against')
  expect(offered(match)).toEqual(['seat1', 'seat3', 'seat4'])
  pick(match, 'seat3')
  expect(match.state.players[2].tokens.sympathy[5]).toBe(0)
  expect(match.state.players.map(({ score }) => score).slice(0, 3)).toEqual([0, 1, 0]) // the Eyrie score
  expect(asked(match)).toBe('alliance.outrage')
  expect(match.ask?.waiting).toEqual([1]) // and the Eyrie pay
})

test('or send away all that can move, to a clearing the controller chooses, whoever rules [hireling.warm-sun-prophets.promoted.b]', () => {
  const at = beside('prophets', 0).warriors(HIRED, 1, 5).warriors('eyrie', 3, 5).building('eyrie', 'roost', 5)
  const match = byDay(at.warriors('marquise', 4, 5))
  pick(match, 'prophets', 'force', 'seat2:5', 'move')
  expect(offered(match)).toEqual(['1', '2'])
  pick(match, '2')
  expect(match.state.players[1].warriors).toMatchObject({ 2: 3, 5: 0 })
  expect(match.state.players[1].buildings.roost[5]).toBe(1)
})

test('the Vagabond’s pawn goes; a warlord stays where he is outside his turn', () => {
  const pawn = hire(position('marquise', 'vagabond').change(wanderer(1, 'ranger', 'boots')), 'prophets', 0)
  const match = byDay(pawn.warriors(HIRED, 1, 5).pawn('vagabond', 5))
  pick(match, 'prophets', 'force')
  if (asked(match) === 'hireling.how') pick(match, 'move')
  pick(match, '1')
  expect(match.state.players[1].pawn).toBe(1)
  const rats = hire(position('marquise', 'hundreds'), 'prophets', 0)
    .warriors(HIRED, 1, 5)
    .warriors('hundreds', 2, 5)
  rats.player('hundreds').warriors[5]++
  rats.player('hundreds').chief = 5
  const sent = byDay(rats)
  pick(sent, 'prophets', 'force', 'move', '1')
  expect(sent.state.players[1].warriors).toMatchObject({ 1: 2, 5: 1 })
})

test('there the controller may have them battle, and names the defender [hireling.warm-sun-prophets.promoted.c]', () => {
  const at = beside('prophets', 0).warriors(HIRED, 1, 5).warriors('eyrie', 3, 5).warriors('marquise', 1, 1)
  const match = byDay(at.dice(1, 0))
  pick(match, 'prophets', 'force', 'move', '1')
  expect(asked(match)).toBe('prophets.against')
  expect(offered(match)).toEqual(['seat1', 'pass'])
  pick(match, 'pass')
  expect(match.state.players[0].warriors[1]).toBe(1)
})

test('or one more is placed where there is none [hireling.warm-sun-prophets.promoted.d]', () => {
  const match = byDay(beside('prophets', 0).warriors(HIRED, 1, 5).warriors('eyrie', 1, 5))
  pick(match, 'prophets', 'place')
  expect(offered(match).length).toBe(11)
  expect(offered(match)).not.toContain('5')
  pick(match, '9')
  expect(hirelingIn(match).warriors).toMatchObject({ 0: 2, 9: 1 })
})

test('the Envoys take a card of the commonest suit among the last five discards, but no ambush [hireling.warm-sun-prophets.demoted]', () => {
  const match = atDawn(
    beside('envoys', 0).discard(
      'investments',
      'anvil',
      'foxfolkSteel',
      'ambushFox',
      'birdyBindle',
      'bakeSale',
    ),
  )
  expect(offered(match)).toEqual(['envoys', 'pass'])
  pick(match, 'envoys')
  expect(offered(match)).toEqual(['anvil', 'foxfolkSteel'])
  pick(match, 'anvil')
  expect(match.state.players[0].hand.length).toBe(1)
  expect(match.state.discard.length).toBe(5)
  const tied = atDawn(beside('envoys', 0).discard('anvil', 'investments'))
  pick(tied, 'envoys')
  expect(offered(tied)).toEqual(['anvil', 'investments']) // who takes breaks the tie
  expect(asked(atDawn(beside('envoys', 0).discard('ambushFox')))).not.toBe('birdsong.start')
})
