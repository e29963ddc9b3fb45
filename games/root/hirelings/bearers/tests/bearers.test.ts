import { expect, test } from 'vitest'
import { atDawn, beside, byDay, endOfTurn, HIRED, hirelingIn, rolling } from '../../../tests/hired.ts'
import { asked, offered, pick } from '../../../tests/position.ts'

test('two to begin with, together or apart, and two when hired with none on the map [hireling.flame-bearers.promoted.a]', () => {
  const start = beside('bearers')
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  pick(match, '5', '5')
  expect(hirelingIn(match).warriors[5]).toBe(2)
  const given = endOfTurn(rolling(beside('bearers', 0, 1), [6, 0]))
  expect(given.ask?.waiting).toEqual([1])
  pick(given, '5', '7')
  expect(hirelingIn(given).warriors).toMatchObject({ 0: 4, 5: 1, 7: 1 })
  expect(endOfTurn(beside('bearers', 0, 1).warriors(HIRED, 1, 3)).state.turn.seat).toBe(1)
})

test('an enemy piece for each Bearer in each of their clearings, warriors first [hireling.flame-bearers.promoted.b]', () => {
  const at = beside('bearers', 0).warriors(HIRED, 2, 5).warriors(HIRED, 1, 6)
  at.warriors('eyrie', 1, 5).building('eyrie', 'roost', 5).warriors('eyrie', 2, 6).warriors('marquise', 1, 5)
  const match = atDawn(at)
  const { players } = match.state
  expect(players[1].warriors).toMatchObject({ 5: 0, 6: 1 })
  expect(players[1].buildings.roost[5]).toBe(0)
  expect(players[0]).toMatchObject({ score: 0, warriors: expect.objectContaining({ 5: 1 }) })
})

test('the controller chooses whose warrior burns', () => {
  const at = beside('bearers', 0)
    .warriors(HIRED, 1, 5)
    .warriors('eyrie', 1, 5)
    .change(({ players }) => {
      players.push({ ...structuredClone(players[HIRED]), controller: null })
    })
  const match = atDawn(at)
  expect(asked(match)).toBe('bearers.burn')
  expect(offered(match)).toEqual(['1:warrior', '3:warrior'])
})

test('then one more at or beside a Bearer; if that is impossible two anywhere [hireling.flame-bearers.promoted.c]', () => {
  const match = atDawn(beside('bearers', 0).warriors(HIRED, 1, 5))
  expect(asked(match)).toBe('hireling.place')
  expect(offered(match)).toEqual(['1', '2', '5'])
  pick(match, '2')
  expect(hirelingIn(match).warriors).toMatchObject({ 0: 4, 2: 1, 5: 1 })
  expect(asked(match)).not.toBe('hireling.place')
  const away = atDawn(beside('bearers', 0))
  expect(offered(away).length).toBe(12)
  pick(away, '7', '8')
  expect(hirelingIn(away).warriors).toMatchObject({ 0: 4, 7: 1, 8: 1 })
})

test('the Smugglers give a move or a battle for each card with an item, as often as one likes [hireling.flame-bearers.demoted]', () => {
  const at = beside('smugglers', 0).warriors('marquise', 3, 5).warriors('eyrie', 1, 5)
  const match = byDay(at.hand('marquise', 'anvil', 'foxfolkSteel', 'ambushFox').dice(1, 0))
  expect(offered(match).filter(key => key.startsWith('smugglers'))).toEqual([
    'smugglers:anvil',
    'smugglers:foxfolkSteel',
  ])
  const { actions } = match.state.turn
  pick(match, 'smugglers:anvil', 'battle')
  expect(match.state.players[1].warriors[5]).toBe(0)
  pick(match, 'smugglers:foxfolkSteel')
  expect(asked(match)).toBe('move.to')
  pick(match, '1', '1')
  expect(match.state.turn.actions).toBe(actions)
  expect(match.state.players[0]).toMatchObject({ score: 0, items: [] })
  expect(match.state.players[0].hand.length).toBe(1)
  expect(
    offered(byDay(beside('smugglers', 1).hand('marquise', 'anvil').warriors('marquise', 1, 5))),
  ).not.toContain('smugglers:anvil')
})
