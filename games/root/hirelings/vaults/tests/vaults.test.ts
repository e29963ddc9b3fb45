import { expect, test } from 'vitest'
import { battle } from '../../../rules/battle.ts'
import { beside, byDay, endOfTurn, HIRED, hirelingIn, rolling } from '../../../tests/hired.ts'
import { asked, offered, pick, position } from '../../../tests/position.ts'

test('two warriors and a vault where a slot is free; again when hired with nothing on the map [hireling.vault-keepers.promoted.a]', () => {
  const start = beside('vaults').building('eyrie', 'roost', 1)
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  expect(offered(match)).not.toContain('1')
  pick(match, '5')
  expect(hirelingIn(match).warriors[5]).toBe(2)
  expect(hirelingIn(match).buildings.vault[5]).toBe(1)
  const given = endOfTurn(rolling(beside('vaults', 0, 1), [6, 0]))
  expect(asked(given)).toBe('vaults.where')
  expect(asked(endOfTurn(beside('vaults', 0, 1).building(HIRED, 'vault', 5)))).not.toBe('vaults.where')
})

test('a vault at or beside another; if that is impossible, a warrior and a vault anywhere [hireling.vault-keepers.promoted.b]', () => {
  const match = byDay(beside('vaults', 0).building(HIRED, 'vault', 5))
  pick(match, 'vaults')
  expect(offered(match)).toEqual(['1', '2', '5', 'pass'])
  pick(match, '2')
  expect(hirelingIn(match).buildings.vault[2]).toBe(1)
  expect(hirelingIn(match).warriors[2]).toBe(0)
  const away = byDay(beside('vaults', 0))
  pick(away, 'vaults')
  expect(offered(away).length).toBeGreaterThan(10)
  pick(away, '7')
  expect(hirelingIn(away)).toMatchObject({ warriors: expect.objectContaining({ 7: 1 }) })
  expect(hirelingIn(away).buildings.vault[7]).toBe(1)
})

test('then a battle at each vault, or a warrior at each [hireling.vault-keepers.promoted.c]', () => {
  const at = () =>
    beside('vaults', 0)
      .building(HIRED, 'vault', 5, 7)
      .warriors(HIRED, 1, 5, 7)
      .warriors('eyrie', 1, 5, 7)
      .dice(1, 0)
  const grow = byDay(at())
  pick(grow, 'vaults', 'pass')
  expect(offered(grow)).toEqual(['battle', 'grow', 'pass'])
  pick(grow, 'grow')
  expect(hirelingIn(grow).warriors).toMatchObject({ 5: 2, 7: 2 })
  const fight = byDay(at())
  pick(fight, 'vaults', 'pass', 'battle')
  expect(asked(fight)).toBe('battle.where')
  expect(offered(fight)).toEqual(['5', '7'])
  pick(fight, '7')
  const battles = fight.history?.journal.filter(({ id }) => id === 'battle.starts')
  expect(battles?.map(({ values }) => (values as { clearing: number }).clearing)).toEqual([7, 5])
})

test('the Bodyguards’ controller ignores the first hit of a battle, once [hireling.vault-keepers.demoted]', () => {
  const left = (id: string, controller: number) => {
    const at = beside(id, controller).warriors('marquise', 4, 5).warriors('eyrie', 4, 5).dice(2, 2)
    const match = at.turn('marquise', 'daylight')
    const rule = battle(match, 0, 1, 5)
    for (let result = rule.next(0); !result.done; ) result = rule.next(0)
    return match.state.players.slice(0, 2).map(({ warriors }) => warriors[5])
  }
  expect(left('bodyguards', 0)).toEqual([3, 2])
  expect(left('bodyguards', 1)).toEqual([2, 3])
  expect(left('nobles', 1)).toEqual([2, 2])
  expect(position('keepers', 'marquise').state.players.length).toBe(2)
})
