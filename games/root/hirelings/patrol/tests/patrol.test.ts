import { expect, test } from 'vitest'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { beside, byDay, HIRED, hire, hirelingIn } from '../../../tests/hired.ts'
import { logOf } from '../../../tests/log-lines.ts'
import { asked, exiles, offered, pick, position } from '../../../tests/position.ts'

function run(rule: Generator<unknown, unknown, number>): void {
  expect(rule.next(0).done).toBe(true)
}

test('a warrior in each clearing [hireling.forest-patrol.promoted.a]', () => {
  const at = beside('patrol')
  at.state.hirelings?.toSetUp.push(HIRED)
  const match = at.enter(['setup', 0])
  expect(hirelingIn(match).warriors).toEqual([
    0,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    ...hirelingIn(match).warriors.slice(13),
  ])
})

test('of those that one event removes, one waits on the card [hireling.forest-patrol.promoted.b]', () => {
  const match = beside('patrol').warriors(HIRED, 2, 1, 6).warriors(HIRED, 1, 5).turn('marquise', 'daylight')
  run(removeAllEnemies(match, 0, [1, 6]))
  expect(hirelingIn(match).hireling?.waiting).toBe(1)
  expect(hirelingIn(match).warriors[0]).toBe(10)
  run(removeAllEnemies(match, 0, [5]))
  expect(hirelingIn(match)).toMatchObject({ leaving: 0, hireling: { waiting: 2 } })
  expect(hirelingIn(match).warriors[0]).toBe(10)
})

test('it moves and battles, or all who wait return to a clearing of the Patrol [hireling.forest-patrol.promoted.c]', () => {
  const built = () => {
    const at = beside('patrol', 0).warriors(HIRED, 2, 5).warriors(HIRED, 1, 7).warriors('eyrie', 1, 1)
    at.player(HIRED).warriors[0] -= 2
    return at.change(({ players }) => Object.assign(players[HIRED].hireling ?? {}, { waiting: 2 }))
  }
  const back = byDay(built())
  pick(back, 'patrol')
  expect(offered(back)).toEqual(['march', 'return'])
  pick(back, 'return')
  expect(offered(back)).toEqual(['5', '7'])
  pick(back, '7')
  expect(hirelingIn(back)).toMatchObject({ hireling: { waiting: 0 } })
  expect(hirelingIn(back).warriors[7]).toBe(3)
  expect(logOf(back)).toContain('/2h_Cwh_C$->7')
  const march = byDay(built())
  pick(march, 'patrol', 'march', '5', '1', '2')
  expect(asked(march)).toBe('battle.where')
  expect(offered(march)).toEqual(['1', 'pass'])
  pick(march, 'pass')
  expect(hirelingIn(march).warriors[1]).toBe(2)
  expect(offered(march)).not.toContain('patrol')
})

test('the Physicians save one’s fallen for a card of the clearing, before the Coffin Makers [hireling.forest-patrol.demoted]', () => {
  const built = (card: string) =>
    hire(exiles('alliance', 'eyrie'), 'physicians', 0)
      .effects('eyrie', 'coffinMakers')
      .warriors('alliance', 2, 5)
      .token('alliance', 'sympathy', 7, 8)
      .hand('alliance', card)
      .turn('eyrie', 'daylight')
  const match = built('ambushRabbit')
  const rule = removeAllEnemies(match, 1, [5])
  expect(rule.next(0).value).toMatchObject({ id: 'physicians.spend', seats: [0] })
  expect(rule.next(0).value).toMatchObject({ id: 'physicians.where', lists: [[7, 8]] })
  expect(rule.next(1).done).toBe(true)
  expect(match.state.players[0]).toMatchObject({ coffins: 0, hand: [], leaving: 0 })
  expect(match.state.players[0].warriors[8]).toBe(2)
  const other = built('ambushFox')
  const lost = removeAllEnemies(other, 1, [5])
  expect(lost.next(0).value).toMatchObject({ id: 'physicians.spend', lists: [[]] }) // asked all the same: nobody learns why
  lost.next(0)
  expect(other.state.players[0]).toMatchObject({ coffins: 2 })
})

test('the Physicians serve nobody else, and nobody’s hirelings', () => {
  const at = hire(position('alliance', 'eyrie'), 'physicians', 1).warriors('alliance', 2, 5)
  const match = at.token('alliance', 'sympathy', 7).hand('alliance', 'ambushRabbit').turn('eyrie', 'daylight')
  run(removeAllEnemies(match, 1, [5]))
  expect(match.state.players[0].warriors[7]).toBe(0)
})
