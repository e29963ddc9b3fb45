import { expect, test } from 'vitest'
import { battle } from '../../../rules/battle.ts'
import { canBattleIn, defendersIn } from '../../../rules/battlefields.ts'
import { atDawn, beside, endOfTurn, HIRED, hire, hirelingIn, rolling } from '../../../tests/hired.ts'
import { asked, offered, pick, position, reported } from '../../../tests/position.ts'

const FOXES = ['1', '6', '8', '12']
const RABBITS = ['3', '4', '5', '10']

test('its die is rolled twice, a warrior comes to a clearing of each suit [hireling.spring-uprising.promoted.a]', () => {
  const start = rolling(beside('uprising'), [3, 0], [3, 1])
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  expect(offered(match)).toEqual(FOXES)
  pick(match, '6')
  expect(offered(match)).toEqual(RABBITS)
  pick(match, '10')
  expect(hirelingIn(match).warriors).toMatchObject({ 0: 2, 6: 1, 10: 1 })
})

test('hired with none on the map, it rolls and places one; else nothing [hireling.spring-uprising.promoted.b]', () => {
  const given = (at = beside('uprising', 0, 1)) => endOfTurn(rolling(at, [6, 0], [3, 1]))
  const match = given()
  expect(asked(match)).toBe('hireling.place')
  expect(offered(match)).toEqual(RABBITS)
  expect(match.state.turn.seat).toBe(0)
  expect(given(beside('uprising', 0, 1).warriors(HIRED, 1, 7)).state.turn.seat).toBe(1)
})

test('who attacks it must discard a card of the clearing, and cannot without one [hireling.spring-uprising.promoted.c]', () => {
  const at = (...hand: string[]) =>
    beside('uprising')
      .warriors(HIRED, 1, 5)
      .warriors('marquise', 2, 5)
      .hand('marquise', ...hand)
  expect(canBattleIn(at('anvil').state, 0, 5)).toBe(false)
  expect(defendersIn(at('ambushRabbit').state, 0, 5)).toEqual([HIRED])
  const match = at('ambushRabbit', 'anvil').turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('spend.card')
  expect(offered(match)).toEqual(['ambushRabbit'])
  pick(match, 'ambushRabbit')
  expect(match.state.players[0].hand.length).toBe(1)
  expect(reported(match)).toContain('battle.starts')
  const free = beside('uprising', 0)
    .warriors(HIRED, 1, 5)
    .warriors('eyrie', 1, 5)
    .turn('marquise', 'daylight')
  battle(free, HIRED, 1, 5).next(0)
  expect(reported(free)).toContain('battle.starts') // it pays nothing itself
})

test('at dawn it must roll, then revolt or place a warrior in that suit [hireling.spring-uprising.promoted.d]', () => {
  const match = atDawn(rolling(beside('uprising', 0).warriors(HIRED, 1, 6, 5), [3, 0]))
  expect(asked(match)).toBe('hireling.how')
  expect(offered(match)).toEqual(['revolt', 'grow'])
  pick(match, 'grow')
  expect(offered(match)).toEqual(FOXES)
  pick(match, '1')
  expect(hirelingIn(match).warriors[1]).toBe(1)
  const elsewhere = atDawn(rolling(beside('uprising', 0).warriors(HIRED, 1, 5), [3, 0]))
  expect(asked(elsewhere)).toBe('hireling.place') // no Uprising in a fox clearing: it can only grow
})

test('a revolt removes one of its warriors and all enemy pieces of the clearing, for no points [hireling.spring-uprising.promoted.e]', () => {
  const at = hire(beside('uprising', 0), 'patrol', 0).warriors(HIRED, 2, 6).warriors(3, 1, 6)
  at.warriors('eyrie', 3, 6).building('eyrie', 'roost', 6).warriors('marquise', 1, 6)
  const match = atDawn(rolling(at, [3, 0]))
  pick(match, 'revolt')
  const { players } = match.state
  expect(players.map(({ warriors }) => warriors[6])).toEqual([1, 0, 1, 1])
  expect(players[1].buildings.roost[6]).toBe(0)
  expect(players[0].score).toBe(0)
})

test('the Scouts’ controller, defending, spends a card of the clearing for the higher die [hireling.spring-uprising.demoted]', () => {
  const fight = (controller: number, card: string) => {
    const at = hire(position('marquise', 'eyrie'), 'scouts', controller).warriors('marquise', 4, 5)
    const match = at.warriors('eyrie', 4, 5).hand('eyrie', card).dice(3, 0).turn('marquise', 'daylight')
    pick(match, 'battle')
    while (asked(match) === 'battle.ambush') pick(match, 'pass')
    return match
  }
  const match = fight(1, 'aVisitToFriends')
  expect(asked(match)).toBe('scouts.spend')
  expect(match.ask?.waiting).toEqual([1])
  pick(match, 'aVisitToFriends')
  expect(match.state.players.map(({ warriors }) => warriors[5]).slice(0, 2)).toEqual([1, 4])
  const other = fight(1, 'anvil')
  expect(offered(other)).toEqual(['pass'])
  pick(other, 'pass')
  expect(other.state.players[1].warriors[5]).toBe(1)
  expect(asked(fight(0, 'aVisitToFriends'))).not.toBe('scouts.spend')
})
