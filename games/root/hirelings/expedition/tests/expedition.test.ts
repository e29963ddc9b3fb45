import { expect, test } from 'vitest'
import { beside, byDay, HIRED, hirelingIn } from '../../../tests/hired.ts'
import { asked, offered, pick } from '../../../tests/position.ts'

test('a foothold and three warriors in any clearing [hireling.sunward-expedition.promoted.a]', () => {
  const start = beside('expedition')
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  expect(offered(match).length).toBe(12)
  pick(match, '5')
  expect(hirelingIn(match).warriors[5]).toBe(3)
  expect(hirelingIn(match).tokens.foothold[5]).toBe(1)
})

test('by day a foothold and up to three warriors where there is none; the last is taken off the map first [hireling.sunward-expedition.promoted.b]', () => {
  const match = byDay(beside('expedition', 0).token(HIRED, 'foothold', 5).warriors(HIRED, 6, 5))
  pick(match, 'expedition')
  expect(offered(match)).not.toContain('5')
  pick(match, '7')
  expect(asked(match)).toBe('expedition.count')
  expect(offered(match)).toEqual(['0', '1', '2']) // two are left
  pick(match, '2')
  expect(hirelingIn(match).warriors[7]).toBe(2)
  const full = byDay(beside('expedition', 0).token(HIRED, 'foothold', 5, 6, 8))
  pick(full, 'expedition', '7')
  expect(asked(full)).toBe('expedition.from')
  pick(full, '6')
  pick(full, '0')
  expect(hirelingIn(full).tokens.foothold).toMatchObject({ 0: 0, 5: 1, 6: 0, 7: 1, 8: 1 })
  expect(full.state.players[0].score).toBe(0)
})

test('then it may move and may battle, or a warrior comes to each foothold [hireling.sunward-expedition.promoted.c]', () => {
  const at = () =>
    beside('expedition', 0).token(HIRED, 'foothold', 5).warriors(HIRED, 1, 5).warriors('eyrie', 1, 1)
  const grow = byDay(at())
  pick(grow, 'expedition', '7', '1')
  expect(offered(grow)).toEqual(['march', 'grow'])
  pick(grow, 'grow')
  expect(hirelingIn(grow).warriors).toMatchObject({ 5: 2, 7: 2 })
  const march = byDay(at())
  pick(march, 'expedition', '7', '1', 'march', '5', '1')
  expect(offered(march)).toEqual(['1', 'pass'])
  pick(march, 'pass')
  expect(hirelingIn(march).warriors).toMatchObject({ 1: 1, 5: 0, 7: 1 })
})

test('the Artisans’ controller shows a crafted item card and has it back at the end of Evening, beyond the limit [hireling.sunward-expedition.demoted]', () => {
  const at = beside('artisans', 0).building('marquise', 'workshop', 1).warriors('marquise', 1, 1)
  const match = byDay(
    at.hand('marquise', 'anvil', 'ambushFox', 'ambushMouse', 'ambushRabbit', 'ambushBird', 'investments'),
  )
  pick(match, 'craft:anvil')
  expect(asked(match)).toBe('artisans.keep')
  pick(match, 'keep')
  expect(match.state.discard).toEqual([])
  expect(hirelingIn(match).hireling?.shown?.length).toBe(1)
  expect(match.state.players[0]).toMatchObject({ score: 2, items: [{ item: 'hammer' }] })
  pick(match, 'pass')
  pick(match, 'ambushFox') // six in hand after the draw: down to five, without the card that was shown
  expect(match.state.turn.seat).toBe(1)
  expect(match.state.players[0].hand.length).toBe(6)
  expect(hirelingIn(match).hireling?.shown).toEqual([])
  const others = beside('artisans', 1).building('marquise', 'workshop', 1).hand('marquise', 'anvil')
  const usual = byDay(others)
  pick(usual, 'craft:anvil')
  expect(usual.state.discard.length).toBe(1)
})
