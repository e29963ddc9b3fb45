import { expect, test } from 'vitest'
import { typeDigit } from '../src/table/number-key.ts'

test('up to nine candidates, a digit chooses at once', () => {
  expect(typeDigit(0, 7, 9)).toEqual({ choose: 7 })
})

test('a digit that may begin a longer number waits', () => {
  expect(typeDigit(0, 1, 12)).toEqual({ wait: 1 })
  expect(typeDigit(0, 2, 12)).toEqual({ choose: 2 })
  expect(typeDigit(0, 1, 10)).toEqual({ wait: 1 })
})

test('the second digit completes the number', () => {
  expect(typeDigit(1, 2, 12)).toEqual({ choose: 12 })
  expect(typeDigit(1, 0, 10)).toEqual({ choose: 10 })
})

test('a number beyond nine tens waits for a third digit', () => {
  expect(typeDigit(1, 1, 120)).toEqual({ wait: 11 })
  expect(typeDigit(11, 5, 120)).toEqual({ choose: 115 })
})

test('a digit that completes nothing begins anew', () => {
  expect(typeDigit(1, 9, 12)).toEqual({ choose: 9 })
})

test('what no candidate has chooses nothing', () => {
  expect(typeDigit(0, 9, 4)).toEqual({})
  expect(typeDigit(0, 0, 12)).toEqual({})
})
