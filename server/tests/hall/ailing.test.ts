import { expect, test } from 'vitest'
import { Ailing } from '../../hall/ailing.ts'

test('pauses grow from two seconds to ten minutes, and end when the table recovers', () => {
  const told: unknown[] = []
  const ailing = new Ailing((what, detail) => told.push([what, detail.table, detail.tries]))
  let now = 0
  const pauses: number[] = []
  for (let n = 0; n < 12; n++) {
    ailing.failed('a', now, new Error('no'))
    const from = now
    while (ailing.resting(now).includes('a')) now += 1000
    pauses.push(now - from)
  }
  expect(pauses.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000])
  expect(pauses.at(-1)).toBe(600_000)
  expect(told.slice(0, 2)).toEqual([
    ['table not opened', 'a', 1],
    ['table not opened', 'a', 2],
  ])
  ailing.failed('a', now, new Error('no'))
  ailing.recovered('a')
  expect(ailing.resting(now)).toEqual([])
})
