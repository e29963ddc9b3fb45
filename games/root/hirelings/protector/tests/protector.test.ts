import { expect, test } from 'vitest'
import { acolytes, outcast } from '../../../factions/cult/tests/cult.ts'
import { wanderer } from '../../../factions/vagabond/tests/wanderer.ts'
import { canBattleIn, defendersIn } from '../../../rules/battlefields.ts'
import { canPlace } from '../../../rules/pieces.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { atDawn, beside, endOfTurn, HIRED, hire, hirelingIn, watching } from '../../../tests/hired.ts'
import { asked, offered, pick, position, reported } from '../../../tests/position.ts'

const standing = (id: string, controller: number | null, clearing: number) => {
  const at = beside(id, controller)
  at.state.players[HIRED].pawn = clearing
  return at
}

test('a pawn in any clearing [hireling.furious-protector.promoted.a]', () => {
  const start = beside('protector')
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  expect(offered(match).length).toBe(12)
  pick(match, '11')
  expect(hirelingIn(match).pawn).toBe(11)
})

test('nobody battles or removes it, and enemies place nothing beside it [hireling.furious-protector.promoted.b]', () => {
  const at = standing('protector', 0, 5).warriors('eyrie', 2, 5)
  expect(canBattleIn(at.state, 1, 5)).toBe(false)
  expect([canPlace(at.state, 0, 5), canPlace(at.state, 1, 5), canPlace(at.state, 1, 6)]).toEqual([
    true,
    false,
    true,
  ])
  const match = at.turn('eyrie', 'daylight')
  expect(removeAllEnemies(match, 1, [5]).next(0).done).toBe(true)
  expect(hirelingIn(match).pawn).toBe(5)
  const hired = hire(standing('protector', 0, 5), 'patrol', 1)
  expect(canPlace(hired.state, 3, 5)).toBe(false)
})

test('at dawn it must move, whoever rules, and a faction warrior of each player falls there [hireling.furious-protector.promoted.c]', () => {
  const at = hire(standing('protector', 0, 5), 'patrol', 1).warriors(3, 1, 1)
  const match = atDawn(at.warriors('eyrie', 3, 5, 1).warriors('marquise', 2, 1))
  expect(asked(match)).toBe('hireling.pawn')
  expect(offered(match)).toEqual(['1', '2'])
  pick(match, '1')
  expect(match.state.players.map(({ warriors }) => warriors[1])).toEqual([1, 2, 0, 1])
  expect(match.state.players[0].score).toBe(0)
})

test('the Stoic one comes to its controller’s pieces when hired, and must move at dawn [hireling.furious-protector.demoted.a]', () => {
  const given = endOfTurn(beside('stoic', 0, 1).warriors('eyrie', 1, 6, 8))
  expect(offered(given)).toEqual(['6', '8'])
  pick(given, '6')
  expect(hirelingIn(given).pawn).toBe(6)
  expect(endOfTurn(standing('stoic', 0, 3).warriors('eyrie', 1, 6, 8)).state.turn.seat).toBe(1)
  const match = atDawn(standing('stoic', 0, 5).warriors('eyrie', 2, 1))
  expect(offered(match)).toEqual(['1', '2'])
  pick(match, '1')
  expect(match.state.players[1].warriors[1]).toBe(2)
})

test('beside it enemies neither battle nor remove its controller’s faction pieces; his hirelings go [hireling.furious-protector.demoted.b]', () => {
  const at = hire(standing('stoic', 0, 5), 'patrol', 0).warriors(3, 1, 5)
  at.warriors('marquise', 2, 5, 6).building('marquise', 'sawmill', 5).warriors('eyrie', 1, 5, 6)
  expect(defendersIn(at.state, 1, 5)).toEqual([3])
  expect(defendersIn(at.state, 1, 6)).toEqual([0])
  expect(canBattleIn(at.state, 0, 5)).toBe(true)
  const match = at.turn('eyrie', 'daylight')
  expect(removeAllEnemies(match, 1, [5, 6]).next(0).done).toBe(true)
  const { players } = match.state
  expect(players[0].warriors).toMatchObject({ 5: 2, 6: 0 })
  expect([players[0].buildings.sawmill[5], players[3].warriors[5]]).toEqual([1, 0])
  expect(reported(match)).toContain('removed')
})

test('a pawn beside it is safe too', () => {
  const seats = position('vagabond', 'marquise').change(wanderer(0, 'ranger', 'boots', 'torch', 'sword'))
  const at = hire(seats.pawn('vagabond', 5), 'stoic', 0)
  const removed = (clearing: number) => {
    at.state.players[HIRED].pawn = clearing
    return removeAllEnemies(at.turn('marquise', 'daylight'), 1, [5]).next(0).done
  }
  expect([removed(5), removed(6)]).toEqual([true, false]) // elsewhere he is asked what is damaged
})

test('beside it nothing of its controller is replaced, struck or waylaid [hireling.furious-protector.demoted.b] [1.1.2]', () => {
  const beside = (clearing: number) => {
    const at = hire(position('marquise', 'cult', 'vagabond'), 'stoic', 0)
    at.state.players[3].pawn = clearing
    at.change(wanderer(2, 'ranger', 'crossbow')).pawn('vagabond', 5)
    return at.warriors('marquise', 2, 5).building('marquise', 'sawmill', 5)
  }
  const conspires = (clearing: number) => {
    const at = outcast(acolytes(beside(clearing), 5), 'rabbit')
    return offered(at.turn('cult', 'birdsong')).filter(key => /convert|sanctify/.test(key))
  }
  expect([conspires(6), conspires(5)]).toEqual([['convert', 'sanctify'], []])
  const strikes = (clearing: number) =>
    offered(beside(clearing).turn('vagabond', 'daylight')).includes('strike')
  expect([strikes(6), strikes(5)]).toEqual([true, false])
  const moved = (clearing: number) => {
    const match = watching(hire(beside(clearing), 'bandits'), [1, 5]).turn('marquise', 'daylight')
    pick(match, 'march', '1', '2')
    return match.state.players[0].warriors[1]
  }
  expect([moved(6), moved(5)]).toEqual([1, 2])
})
