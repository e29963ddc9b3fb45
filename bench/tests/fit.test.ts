import { judge, read, write } from '@tablee/robinson-crusoe/bot/net.ts'
import { play } from '@tablee/robinson-crusoe/play.ts'
import { expect, test } from 'vitest'
import { rowsOf, sampleOf, widthOf } from '../fit/rows.ts'
import { train } from '../fit/train.ts'

/** Either of two is good, both or none are bad: no sum of them can say so. */
const EITHER = [
  [0, 0, 0],
  [1, 0, 1],
  [1, 1, 0],
  [0, 1, 1],
] as const

test('a network learns what no sum of its inputs could say, and is the same when written down', () => {
  const data = Float32Array.from(Array.from({ length: 6000 }, () => EITHER.flat()).flat())
  const layers = train({ data, width: 3 }, () => {})
  const written = { hidden: layers.hidden.map(write).map(read), bias: layers.bias }
  for (const [won, ...inputs] of EITHER) {
    expect(Math.abs(judge(layers, inputs) - won)).toBeLessThan(0.25)
    expect(Math.abs(judge(written, inputs) - won)).toBeLessThan(0.25)
  }
})

test('a game gives rows of every round and of what its plans lead to, some of them lost', () => {
  const rows = rowsOf(play, { ...sampleOf(3), scenario: 'castaways', iterations: 8 })
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.some(({ won }) => !won)).toBe(true)
  for (const { features } of rows) {
    expect(features).toHaveLength(widthOf(play) - 1)
    expect(features.every(Number.isFinite)).toBe(true)
  }
})
