import { expect, test } from 'vitest'
import { wanderer } from '../../../factions/vagabond/tests/wanderer.ts'
import { defendersIn } from '../../../rules/battlefields.ts'
import { beside, byDay, endOfTurn, HIRED, hire, hirelingIn, watching } from '../../../tests/hired.ts'
import { asked, offered, pick, position, reported } from '../../../tests/position.ts'

test('two on different open paths, none of them a river [hireling.highway-bandits.promoted.a] [E.3.5.c]', () => {
  const start = beside('bandits')
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  expect(offered(match)).toContain('1-5')
  expect(offered(match)).not.toContain('4-7') // a river joins them
  const paths = offered(match).length
  pick(match, '1-5')
  expect(offered(match).length).toBe(paths - 1)
  expect(offered(match)).not.toContain('1-5')
  pick(match, '2-5')
  expect(hirelingIn(match).hireling?.paths).toEqual([
    [1, 5],
    [2, 5],
  ])
  expect(hirelingIn(match).warriors[0]).toBe(2)
})

test('an enemy that goes along their path loses a piece on the way [hireling.highway-bandits.promoted.b]', () => {
  const march = (controller: number | null, to: string, count: string) => {
    const at = watching(beside('bandits', controller), [1, 5]).warriors('marquise', 3, 5)
    const match = at.turn('marquise', 'daylight')
    pick(match, 'march', to, count)
    return match.state.players[0].warriors
  }
  expect(march(null, '1', '3')).toMatchObject({ 1: 2, 5: 0 })
  expect(march(1, '1', '1')).toMatchObject({ 1: 0, 5: 2 })
  expect(march(1, '2', '3')).toMatchObject({ 2: 3 }) // another path
})

test('who loses his only one on the way does not arrive, and owes no Outrage', () => {
  const at = watching(hire(position('marquise', 'alliance'), 'bandits'), [1, 5]).warriors('marquise', 1, 5)
  const match = at.token('alliance', 'sympathy', 1).hand('marquise', 'anvil').turn('marquise', 'daylight')
  pick(match, 'march', '1')
  expect(match.state.players[0].warriors).toMatchObject({ 1: 0, 5: 0 })
  expect(reported(match)).not.toContain('alliance.outraged')
  expect(asked(match)).not.toBe('alliance.outrage')
})

test('the Vagabond damages an item instead [hireling.highway-bandits.promoted.b]', () => {
  const seats = position('vagabond', 'marquise').change(wanderer(0, 'ranger', 'boots', 'torch'))
  const match = watching(hire(seats, 'bandits'), [1, 5]).pawn('vagabond', 5).turn('vagabond', 'daylight')
  pick(match, 'move', '1')
  expect(asked(match)).toBe('vagabond.damage')
  pick(match, offered(match)[0])
  expect(match.state.players[0].vagabond?.items.filter(({ damaged }) => damaged).length).toBe(1)
})

test('their controller may place a warrior where he arrives by their path [hireling.highway-bandits.promoted.c]', () => {
  const built = () =>
    watching(beside('bandits', 0), [1, 5]).warriors('marquise', 2, 5).turn('marquise', 'daylight')
  const match = built()
  pick(match, 'march', '1', '2')
  expect(asked(match)).toBe('bandits.join')
  pick(match, '1')
  expect(match.state.players[0].warriors[1]).toBe(3)
  const other = built()
  pick(other, 'march', '2', '2')
  expect(asked(other)).not.toBe('bandits.join')
})

test('by day one more on a free path that touches one’s faction pieces; the last leaves another [hireling.highway-bandits.promoted.d]', () => {
  const match = byDay(watching(beside('bandits', 0), [1, 5]).warriors('marquise', 1, 5))
  pick(match, 'bandits')
  expect(hirelingIn(match).hireling?.paths).toEqual([
    [1, 5],
    [2, 5],
  ])
  const full = byDay(
    watching(beside('bandits', 0), [1, 5], [1, 9], [1, 10], [2, 6]).warriors('marquise', 1, 5),
  )
  pick(full, 'bandits')
  expect(asked(full)).toBe('bandits.from')
  pick(full, '1-9')
  expect(hirelingIn(full).hireling?.paths?.map(path => path.join('-'))).toEqual(['1-5', '1-10', '2-6', '2-5'])
  expect(hirelingIn(full).warriors[0]).toBe(0)
})

test('the Gangs place a Bandit at one’s pieces when hired with none on the map [hireling.highway-bandits.demoted.a]', () => {
  const given = endOfTurn(beside('gangs', 0, 1).warriors('eyrie', 1, 6, 8))
  expect(offered(given)).toEqual(['6', '8'])
  pick(given, '8')
  expect(hirelingIn(given).warriors[8]).toBe(1)
  expect(endOfTurn(beside('gangs', 0, 1).warriors(HIRED, 1, 3).warriors('eyrie', 1, 6)).state.turn.seat).toBe(
    1,
  )
})

test('nobody battles Bandits beside their controller’s faction pieces [hireling.highway-bandits.demoted.b]', () => {
  const at = beside('gangs', 0)
    .warriors(HIRED, 1, 5, 6)
    .warriors('eyrie', 1, 5, 6)
    .token('marquise', 'wood', 5)
  expect(defendersIn(at.state, 1, 5)).toEqual([0])
  expect(defendersIn(at.state, 1, 6)).toEqual([HIRED])
  at.state.players[HIRED].controller = null
  expect(defendersIn(at.state, 1, 5)).toEqual([0, HIRED])
})

test('by day a faction warrior at each Bandit, or one more Bandit at one’s pieces [hireling.highway-bandits.demoted.c]', () => {
  const at = () => beside('gangs', 0).warriors(HIRED, 2, 5).warriors(HIRED, 1, 7).warriors('marquise', 1, 8)
  const join = byDay(at())
  pick(join, 'gangs')
  expect(offered(join)).toEqual(['recruit', 'place'])
  pick(join, 'recruit')
  expect(join.state.players[0].warriors).toMatchObject({ 5: 2, 7: 1, 8: 1 })
  const hide = byDay(at())
  pick(hide, 'gangs', 'place')
  expect(hirelingIn(hide).warriors[8]).toBe(1)
  // Without pieces of one’s own, or without Bandits, there is nothing to choose.
  const away = byDay(beside('gangs', 0).warriors(HIRED, 2, 5))
  pick(away, 'gangs')
  expect(away.state.players[0].warriors[5]).toBe(2)
  const gone = byDay(beside('gangs', 0).warriors('marquise', 1, 8))
  pick(gone, 'gangs')
  expect(hirelingIn(gone).warriors[8]).toBe(1)
})
