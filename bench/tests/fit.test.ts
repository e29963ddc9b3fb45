import type { Fitting } from '@tablee/common/fitting.ts'
import { judge, read, write } from '@tablee/common/net.ts'
import { catalogue, entryOf, loadToPlay } from '@tablee/games'
import { room as harbour } from '@tablee/harbour'
import { type Harbour, wealth } from '@tablee/harbour/rules/state.ts'
import { describe, expect, test } from 'vitest'
import { type Fitted, rowsOf, sampleOf, widthOf } from '../fit/rows.ts'
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

/** The rows of a game, whose thoughts are short. */
const someRows = (fitted: Fitted, seed: number) =>
  rowsOf(fitted, { ...sampleOf(fitted.fitting, seed), iterations: 8 })

const fittings = catalogue.filter(({ loadFitting }) => loadFitting !== undefined)

describe.each(fittings.map(({ id }) => id))('%s', id => {
  test('gives rows of every round and of what its plans lead to, some of them lost', async () => {
    const entry = entryOf(id)
    if (!entry?.loadFitting) throw new Error(`${id} has nothing to fit.`)
    const fitted: Fitted = { room: await loadToPlay(entry), fitting: await entry.loadFitting() }
    const rows = someRows(fitted, 3)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.some(({ won }) => !won)).toBe(true)
    for (const { features } of rows) {
      expect(features).toHaveLength(widthOf(fitted) - 1)
      expect(features.every(Number.isFinite)).toBe(true)
    }
  })
})

/** Rivals: what a seat has, and what the others have on the mean. */
const wealths: Fitting<Harbour> = {
  features({ merchants }, seat) {
    const all = merchants.map(wealth)
    return [all[seat] / 10, (all.reduce((sum, one) => sum + one, 0) - all[seat]) / (all.length - 1) / 10]
  },
  moment: ({ round }) => round,
  table: () => ({ seats: 3 }),
}

test('among rivals a position gives a row for each seat, and who won tells them apart', () => {
  const fitted = { room: harbour, fitting: wealths } as unknown as Fitted
  const rows = someRows(fitted, 1)
  expect(rows.length % 3).toBe(0)
  for (let at = 0; at < rows.length; at += 3) {
    const winners = rows.slice(at, at + 3).filter(({ won }) => won)
    expect(winners.length).toBeGreaterThan(0)
    expect(winners.length).toBeLessThan(3)
  }
  expect(widthOf(fitted)).toBe(3)
})
