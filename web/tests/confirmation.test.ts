import { expect, test } from 'vitest'
import { wantsConfirmation } from '../src/table/confirmation.ts'

const plain = { key: 'a', say: { id: 'a' } }
const ends = { ...plain, commits: true } as const
const rolls = { ...plain, final: true } as const

test('by default a choice waits where it gives something up', () => {
  expect([plain, rolls, ends].map(one => wantsConfirmation(one, 'commits'))).toEqual([false, false, true])
})

test('who wants it is asked before all that cannot be taken back', () => {
  expect([plain, rolls, ends].map(one => wantsConfirmation(one, 'final'))).toEqual([false, true, true])
})

test('who does not want it is never asked', () => {
  expect([plain, rolls, ends].map(one => wantsConfirmation(one, 'never'))).toEqual([false, false, false])
})
