import { expect, test } from 'vitest'
import { canBattleIn } from '../../../rules/battlefields.ts'
import { destinations } from '../../../rules/may-move.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { atDawn, beside, HIRED, hire, hirelingIn } from '../../../tests/hired.ts'
import { asked, offered, pick, position } from '../../../tests/position.ts'

const lying = (controller: number | null, clearing: number) => {
  const at = beside('flotilla', controller)
  at.state.players[HIRED].pawn = clearing
  return at
}

test('it starts where the map’s edge meets the river [hireling.riverfolk-flotilla.promoted.a]', () => {
  const start = beside('flotilla')
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  expect(offered(match)).toEqual(['4', '5', '7'])
  pick(match, '7')
  expect(hirelingIn(match).pawn).toBe(7)
})

test('nobody battles or removes it; it deals up to three and loses nothing [hireling.riverfolk-flotilla.promoted.b]', () => {
  const at = lying(null, 5).warriors('marquise', 2, 5)
  expect(canBattleIn(at.state, 0, 5)).toBe(false)
  const match = at.turn('marquise', 'daylight')
  expect(removeAllEnemies(match, 0, [5]).next(0).done).toBe(true)
  expect(hirelingIn(match).pawn).toBe(5)
  const fights = atDawn(lying(0, 4).warriors('eyrie', 5, 7).dice(3, 3))
  pick(fights, '7')
  expect(fights.state.players[1].warriors[7]).toBe(2)
  expect(hirelingIn(fights).pawn).toBe(7)
})

test('players with pieces there may draw, it must sail along the river, then may battle [hireling.riverfolk-flotilla.promoted.c]', () => {
  const match = atDawn(lying(0, 4).warriors('marquise', 1, 4).warriors('eyrie', 1, 4, 7))
  expect(asked(match)).toBe('flotilla.draw')
  pick(match, 'draw')
  expect(match.ask?.waiting).toEqual([1])
  pick(match, 'pass')
  expect(match.state.players.map(({ hand }) => hand.length)).toEqual([1, 0, 0])
  expect(asked(match)).toBe('battle.where') // the river leads to 7 alone
  expect(hirelingIn(match).pawn).toBe(7)
  pick(match, 'pass')
  expect(match.state.players[1].warriors[7]).toBe(1)
})

test('on the Lake it lies in 1 and sails to any coast', () => {
  const start = hire(position('marquise', 'eyrie'), 'flotilla').change(state => {
    state.map = 'lake'
  })
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  expect(hirelingIn(match).pawn).toBe(1)
  const at = lying(0, 1).change(state => {
    state.map = 'lake'
  })
  expect(offered(atDawn(at))).toEqual(['10', '11', '12'])
})

test('the Divers’ controller moves from and to river clearings whoever rules [hireling.riverfolk-flotilla.demoted]', () => {
  const from = (controller: number, clearing: number) => {
    const at = beside('divers', controller).warriors('marquise', 1, clearing)
    for (let other = 1; other <= 12; other++) at.state.players[1].warriors[other] = 3
    return destinations(at.state, 0, clearing)
  }
  expect(from(0, 5)).toEqual([1, 2]) // from the river
  expect(from(0, 1)).toEqual([5, 10]) // to the river, not to 9
  expect([from(1, 5), from(1, 1)]).toEqual([[], []])
  const hired = hire(beside('divers', 0), 'patrol', 0).warriors(3, 1, 5)
  for (let other = 1; other <= 12; other++) hired.state.players[1].warriors[other] = 3
  expect(destinations(hired.state, 3, 5)).toEqual([]) // E.3.5: its hirelings do not
})
