import { frameOf } from '@tablee/board/frame.ts'
import { expect, test } from 'vitest'

const area = (x: number, y: number) => ({ left: x - 30, top: y - 20, right: x + 30, bottom: y + 20 })

test('a map moves in on a place: what is in its middle stays there', () => {
  const { scale, x, y } = frameOf(area(300, 200), 600, 400)
  expect(scale).toBeGreaterThan(1)
  expect([x, y]).toEqual([0, 0])
})

test('a map moves no further than to its edge, however near the edge a place is', () => {
  const { scale, x, y } = frameOf(area(30, 390), 600, 400)
  // In the drawing's own pixels, half of what the window no longer shows lies on each side.
  expect(x).toBeCloseTo((600 - 600 / scale) / 2)
  expect(y).toBeCloseTo(-(400 - 400 / scale) / 2)
})

test('places that take all of the map are shown on the whole of it', () => {
  expect(frameOf({ left: 0, top: 0, right: 600, bottom: 400 }, 600, 400)).toEqual({ scale: 1, x: 0, y: 0 })
})
