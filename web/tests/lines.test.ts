import type { Report } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { linesOf } from '../src/table/lines.ts'

const outline = {
  heads: ({ id }: { id: string }) => id === 'built' || id === 'battle.starts',
  points: ({ id, values }: { id: string; values?: unknown }) =>
    id === 'scored' ? (values as { seat: number; points: number }) : null,
}

const told = (...ids: readonly (readonly [string, object?])[]) =>
  ids.map(([id, values], number) => ({ number, report: { id, at: 0, values } as unknown as Report }))

const lines = (...ids: readonly (readonly [string, object?])[]) =>
  linesOf(told(...ids), outline).map(({ report, follows, points }) => [report.id, follows, points])

test('consequences stand under what they came of', () => {
  expect(lines(['battle.starts'], ['rolled'], ['removed'], ['built', { seat: 1 }])).toEqual([
    ['battle.starts', false, 0],
    ['rolled', true, 0],
    ['removed', true, 0],
    ['built', false, 0],
  ])
})

test('points stand at the right of what they were scored for', () => {
  expect(lines(['built', { seat: 1 }], ['scored', { seat: 1, points: 2 }])).toEqual([['built', false, 2]])
})

test('points of another seat have a line of their own', () => {
  expect(lines(['built', { seat: 1 }], ['scored', { seat: 0, points: 1 }])).toEqual([
    ['built', false, 0],
    ['scored', true, 1],
  ])
})

test('a turn or a phase causes nothing', () => {
  expect(lines(['turn.begins', { seat: 0 }], ['removed'])).toEqual([
    ['turn.begins', false, 0],
    ['removed', false, 0],
  ])
})
