import { expect, test } from 'vitest'
import { newId } from '../../people/tokens.ts'

test('no name of a person or a table looks like a flag of a command', () => {
  const ids = Array.from({ length: 2000 }, () => newId())
  expect(ids.filter(id => !/^\w[\w-]{15}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
