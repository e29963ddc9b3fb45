import { expect, test } from 'vitest'
import { board } from '../../../board/index.ts'
import { partOf } from '../../../board/part-of.ts'
import { draw, propsOf } from '../../../tests/drawing.ts'
import { exiles, pick } from '../../../tests/position.ts'
import { BURROW, FOX, MOUSE, RABBIT, swayed, table } from './court.ts'

const built = () =>
  swayed(table(), 'captain', 'banker')
    .token('duchy', 'tunnel', 2)
    .building('duchy', 'market', 7)
    .warriors('duchy', 3, 2)
    .warriors('duchy', 1, 1)
    .warriors('duchy', 4, BURROW)
    .hand('duchy', MOUSE[0], FOX[0], RABBIT[0])

test('its own board shows the Burrow, tracks, ministers and crowns', () => {
  const match = built().turn('duchy', 'daylight')
  const en = draw(board.Mine, propsOf(match, 0, { language: 'en' }))
  expect(en).toContain('in the Burrow')
  for (const name of ['Foremole', 'Captain', 'Duchess', 'Earl']) expect(en).toContain(name)
  expect(en).toContain('data-ref="minister:captain"')
  expect(en).toContain('data-ref="sway:earl"')
  expect(en).toContain('Birdsong: 1 warrior')
  expect(en).toContain('Draw: 2 cards')
  const fr = draw(board.Mine, propsOf(match, 0, { language: 'fr' }))
  expect(fr).toContain('dans le Terrier')
  expect(fr).toMatch(/Pioche\s:\s2\scartes/)
})

test('crowns lost for good are struck out', () => {
  const match = built().turn('duchy', 'daylight')
  const own = match.state.players[0].duchy
  own?.swayed.splice(0, 1)
  const drawn = draw(board.Mine, propsOf(match, 0))
  expect(drawn.split('is-lost').length - 1).toBe(1)
  expect(drawn.split('is-worn').length - 1).toBe(1)
})

test('the Burrow is a place to choose, on its own board and for others on its panel', () => {
  const match = built().turn('duchy', 'daylight')
  pick(match, 'move')
  expect(draw(board.Mine, propsOf(match, 0))).toMatch(
    /data-ref="clearing:13" class="[^"]* can" role="button"/,
  )
  expect(partOf('clearing:13', propsOf(match, 0).view)).toBe('Mine')
  expect(partOf('clearing:2', propsOf(match, 0).view)).toBe('Map')
  const orders = exiles('duchy', 'marquise')
    .token('duchy', 'tunnel', 2)
    .warriors('duchy', 3, 2, BURROW)
    .effects('marquise', 'falseOrders')
    .turn('marquise', 'birdsong')
  pick(orders, 'effect:falseOrders')
  expect(partOf('clearing:13', propsOf(orders, 1).view)).toBe('Seats')
  expect(draw(board.Seats, propsOf(orders, 1))).toMatch(/data-ref="clearing:13" class="[^"]* can"/)
})

test('a minister to be swayed, or who may act, is a button', () => {
  const match = built().turn('duchy', 'daylight')
  pick(match, 'pass')
  expect(draw(board.Mine, propsOf(match, 0))).toMatch(
    /data-ref="minister:banker" class="[^"]* can" role="button"/,
  )
  pick(match, 'pass')
  expect(draw(board.Mine, propsOf(match, 0))).toMatch(
    /data-ref="sway:marshal" class="[^"]* can" role="button"/,
  )
})

test('others see the Burrow, pieces, ministers by rank and by name, and what is revealed', () => {
  const match = built().turn('duchy', 'daylight')
  pick(match, 'build', '2', 'citadel', MOUSE[0])
  const drawn = draw(board.Seats, propsOf(match, 1, { language: 'en' }))
  expect(drawn).toContain('Burrow')
  expect(drawn).toContain('Captain')
  expect(drawn).toContain('Banker')
  expect(drawn).toContain('squires')
  expect(drawn).toContain(`data-ref="card:${MOUSE[0]}"`)
  expect(drawn).not.toContain(`data-ref="card:${FOX[0]}"`)
})
