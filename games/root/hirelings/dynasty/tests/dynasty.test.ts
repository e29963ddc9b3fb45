import { expect, test } from 'vitest'
import { ruler } from '../../../rules/ruler.ts'
import { atDawn, beside, byDay, HIRED, hire, hirelingIn } from '../../../tests/hired.ts'
import { asked, offered, pick, position, reported } from '../../../tests/position.ts'

const at = () => hire(position('marquise', 'duchy'), 'dynasty', 0)

test('all five in one clearing of the map’s edge [hireling.last-dynasty.promoted.a]', () => {
  const start = beside('dynasty')
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  expect(offered(match)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  pick(match, '6')
  expect(hirelingIn(match).warriors[6]).toBe(5)
})

test('from the supply it returns at the edge and battles there [hireling.last-dynasty.promoted.b]', () => {
  const match = byDay(at().warriors('duchy', 1, 5).dice(1, 0))
  pick(match, 'dynasty')
  expect(offered(match)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  pick(match, '5')
  expect(hirelingIn(match).warriors[5]).toBe(5)
  expect(reported(match)).toContain('battle.rolled')
  expect(match.state.players[1].warriors[5]).toBe(0)
})

test('where it rules, all of it moves and then battles if it can [hireling.last-dynasty.promoted.c]', () => {
  const match = byDay(at().warriors(HIRED, 5, 5).warriors('duchy', 1, 5, 1).dice(1, 0))
  pick(match, 'dynasty')
  expect(asked(match)).toBe('move.to')
  pick(match, '1')
  expect(hirelingIn(match).warriors[1]).toBe(5)
  expect(match.state.players[1]).toMatchObject({ warriors: expect.objectContaining({ 1: 0, 5: 1 }) })
  const alone = byDay(at().warriors(HIRED, 5, 5))
  pick(alone, 'dynasty', '1')
  expect(reported(alone)).not.toContain('battle.starts')
})

test('where it does not rule, it battles twice [hireling.last-dynasty.promoted.c]', () => {
  const match = byDay(at().warriors(HIRED, 2, 5).warriors('duchy', 8, 5).dice(1, 0))
  pick(match, 'dynasty')
  expect(reported(match).filter(id => id === 'battle.starts').length).toBe(2)
  expect(reported(match)).not.toContain('moved')
})

test('the Nobles’ controller rules where he is tied, with a piece of his own [hireling.last-dynasty.demoted.a] [booklet.hirelings.12]', () => {
  const tied = (controller: number | null) =>
    hire(position('marquise', 'alliance'), 'nobles', controller)
      .warriors('marquise', 2, 5)
      .warriors('alliance', 2, 5)
  expect([0, 1, null].map(controller => ruler(tied(controller).state, 5))).toEqual([0, 1, -1])
  const hired = hire(tied(0), 'patrol', 0)
  hired.state.players[0].warriors[5] = 0
  hired.warriors(3, 2, 5)
  expect(ruler(hired.state, 5)).toBe(-1)
})

test('and he scores a point for every three clearings he rules, rounded down [hireling.last-dynasty.demoted.b]', () => {
  const points = (clearings: number[]) =>
    atDawn(beside('nobles', 0).warriors('marquise', 1, ...clearings)).state.players[0].score
  expect(
    [
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6],
    ].map(points),
  ).toEqual([0, 1, 1, 2])
})
