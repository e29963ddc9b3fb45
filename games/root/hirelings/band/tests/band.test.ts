import { expect, test } from 'vitest'
import { wanderer } from '../../../factions/vagabond/tests/wanderer.ts'
import { destinations } from '../../../rules/may-move.ts'
import { noteEntry } from '../../../rules/move.ts'
import { beside, byDay, endOfTurn, HIRED, hire, hirelingIn } from '../../../tests/hired.ts'
import { asked, offered, pick, position, refusedBy } from '../../../tests/position.ts'

test('two in different clearings; one at one’s faction pieces when hired with none on the map [hireling.popular-band.promoted.a]', () => {
  const start = beside('band')
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  pick(match, '5')
  expect(offered(match)).not.toContain('5')
  pick(match, '7')
  expect(hirelingIn(match).warriors).toMatchObject({ 0: 3, 5: 1, 7: 1 })
  const given = endOfTurn(beside('band', 0, 1).warriors('eyrie', 1, 6, 8))
  expect(offered(given)).toEqual(['6', '8'])
  pick(given, '8')
  expect(hirelingIn(given).warriors[8]).toBe(1)
  expect(endOfTurn(beside('band', 0, 1).warriors(HIRED, 1, 3)).state.turn.seat).toBe(1)
})

test('enemies do not leave a Band clearing in the turn they came; others do, and its controller does [hireling.popular-band.promoted.b]', () => {
  const from = (controller: number | null, entered: boolean, id = 'band') => {
    const { state } = beside(id, controller).warriors(HIRED, 1, 5).warriors('marquise', 2, 5)
    if (entered) noteEntry(state, 0, 5)
    return destinations(state, 0, 5).length
  }
  expect([from(1, true), from(null, true)]).toEqual([0, 0])
  expect([from(1, false), from(0, true)]).toEqual([2, 2])
  expect(from(1, true, 'street')).toBe(0)
  const match = beside('band', 1)
    .warriors(HIRED, 1, 1)
    .warriors('marquise', 2, 5)
    .turn('marquise', 'daylight')
  pick(match, 'march', '1', '2')
  expect(asked(match)).not.toBe('move.from') // nothing else to march with
  expect(refusedBy(match, 'march')).toBe('6.5.2')
})

test('the Vagabond is kept too, but slips away', () => {
  const at = hire(position('vagabond', 'marquise').change(wanderer(0, 'ranger', 'boots', 'boots')), 'band')
  const kept = at.warriors(HIRED, 1, 5).pawn('vagabond', 1).turn('vagabond', 'daylight')
  pick(kept, 'move', '5')
  expect(offered(kept)).not.toContain('move')
  const slips = at
    .change(state => noteEntry(state, 0, 5))
    .pawn('vagabond', 5)
    .turn('vagabond', 'birdsong', 3)
  expect(offered(slips)).toContain('1')
})

test('by day it may draw a faction warrior from each clearing around one of its own [hireling.popular-band.promoted.c]', () => {
  const at = hire(beside('band', 0), 'patrol', 1).warriors(HIRED, 1, 5).warriors(3, 1, 1)
  const match = byDay(at.warriors('eyrie', 2, 1).warriors('marquise', 2, 1, 2))
  pick(match, 'band')
  expect(asked(match)).toBe('band.whom')
  expect(offered(match)).toEqual(['seat1', 'seat2', 'pass']) // one’s own too, and no hireling
  pick(match, 'seat2', 'pass')
  expect(match.state.players[1].warriors).toMatchObject({ 1: 1, 5: 1 })
  expect(match.state.players[0].warriors[2]).toBe(2)
})

test('it draws no warlord, and nobody out of a snare', () => {
  const at = hire(position('marquise', 'hundreds', 'corvids'), 'band', 0).warriors(3, 1, 5)
  at.player('hundreds').warriors[1] = 1
  at.player('hundreds').chief = 1
  const match = byDay(at.warriors('hundreds', 1, 2))
  pick(match, 'band')
  expect(match.ask?.naming.values?.()).toEqual({ from: 2, to: 5 }) // nobody in 1 can be drawn
})

test('then it may play in one more place [hireling.popular-band.promoted.d]', () => {
  const match = byDay(beside('band', 0).warriors(HIRED, 1, 5))
  pick(match, 'band')
  expect(asked(match)).toBe('hireling.place')
  expect(offered(match).length).toBe(13)
  pick(match, '9')
  expect(hirelingIn(match).warriors).toMatchObject({ 0: 3, 9: 1 })
})

test('the Street Band comes into play by day only, one at a time, anywhere [hireling.popular-band.demoted]', () => {
  expect(endOfTurn(beside('street', 0, 1).warriors('eyrie', 1, 6)).state.players[HIRED].warriors[0]).toBe(5)
  const match = byDay(beside('street', 0))
  pick(match, 'street')
  expect(offered(match).length).toBe(12)
  pick(match, '11')
  expect(hirelingIn(match).warriors).toMatchObject({ 0: 4, 11: 1 })
})
