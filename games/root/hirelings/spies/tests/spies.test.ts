import { expect, test } from 'vitest'
import { battle } from '../../../rules/battle.ts'
import { beside, byDay, HIRED, hire, hirelingIn } from '../../../tests/hired.ts'
import { asked, offered, pick, position } from '../../../tests/position.ts'

test('two in different clearings of one suit [hireling.corvid-spies.promoted.a]', () => {
  const start = beside('spies')
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  pick(match, '5')
  expect(offered(match)).toEqual(['3', '4', '10'])
  pick(match, '10')
  expect(hirelingIn(match).warriors).toMatchObject({ 0: 4, 5: 1, 10: 1 })
})

test('by day two are placed among clearings with enemy pieces, both [hireling.corvid-spies.promoted.b]', () => {
  const at = hire(beside('spies', 0), 'patrol', 0).warriors(3, 1, 9)
  const match = byDay(at.warriors('eyrie', 1, 5, 7).warriors('marquise', 1, 8))
  pick(match, 'spies')
  expect(offered(match)).toEqual(['5', '7'])
  pick(match, '5')
  expect(asked(match)).toBe('hireling.place')
  pick(match, '5')
  expect(hirelingIn(match).warriors[5]).toBe(2)
})

test('then they battle in each of their clearings, or take a card of each enemy with faction pieces in one [hireling.corvid-spies.promoted.c]', () => {
  const at = () =>
    hire(position('marquise', 'eyrie', 'alliance'), 'spies', 0)
      .warriors('eyrie', 1, 5, 7)
      .token('alliance', 'sympathy', 5)
      .warriors(3, 1, 7)
      .hand('eyrie', 'anvil')
      .hand('alliance', 'ambushFox')
      .dice(1, 0)
  const steal = byDay(at())
  pick(steal, 'spies', '5', '5')
  expect(offered(steal)).toEqual(['battle', 'steal'])
  pick(steal, 'steal')
  expect(offered(steal)).toEqual(['5', '7'])
  pick(steal, '5')
  expect(steal.state.players.map(({ hand }) => hand.length)).toEqual([2, 0, 0, 0])
  const fight = byDay(at())
  pick(fight, 'spies', '5', '7', 'battle')
  expect(offered(fight)).toEqual(['5', '7'])
  pick(fight, '7')
  while (asked(fight)?.startsWith('battle')) pick(fight, offered(fight)[0])
  const where = fight.history?.journal.filter(({ id }) => id === 'battle.starts')
  expect(where?.map(({ values }) => (values as { clearing: number }).clearing)).toEqual([7, 5])
})

test('the Sentries’ controller deals a hit more where his faction has a building or token [hireling.corvid-spies.demoted]', () => {
  const fallen = (controller: number, built: boolean) => {
    const at = beside('sentries', controller).warriors('marquise', 3, 5).warriors('eyrie', 3, 5).dice(0, 0)
    if (built) at.building('marquise', 'sawmill', 5)
    const match = at.turn('marquise', 'daylight')
    const rule = battle(match, 0, 1, 5)
    for (let result = rule.next(0); !result.done; ) result = rule.next(0)
    return 3 - match.state.players[1].warriors[5]
  }
  expect([fallen(0, true), fallen(0, false), fallen(1, true)]).toEqual([1, 0, 0])
})
