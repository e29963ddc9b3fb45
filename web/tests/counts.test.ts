import { expect, test } from 'vitest'
import { countsIn } from '../src/table/counts.ts'

const counted = (count: number) => ({ key: String(count), say: { id: 'move', values: { count } } })
const pass = { key: 'pass', say: { id: 'pass' } }

test('candidates that differ by a number alone are a matter of how many', () => {
  const counts = countsIn([counted(2), counted(1), counted(3), pass])
  expect(counts?.numbers).toEqual([1, 2, 3])
  expect(counts?.candidates.map(({ key }) => key)).toEqual(['1', '2', '3'])
})

test('two of them are as quick to choose as buttons', () => {
  expect(countsIn([counted(1), counted(2)])).toBeNull()
})

test('numbers that mean different things are not', () => {
  const other = { key: 'x', say: { id: 'take', values: { count: 4 } } }
  expect(countsIn([counted(1), counted(2), other])).toBeNull()
  expect(countsIn([counted(1), counted(2), { ...counted(2), key: 'again' }])).toBeNull()
})
