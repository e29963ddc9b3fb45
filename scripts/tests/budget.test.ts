import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './planted.ts'

interface Took {
  readonly name: string
  readonly startTime: number
  readonly endTime: number
}

const script: string = '../budget.mjs'
const { overspent } = (await import(script)) as { overspent: (files: readonly Took[]) => string[] }

const took = (file: string, seconds: number): Took => ({
  name: join(root, file),
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
})

test('a game whose tests take more than their share is named, with its dearest file; others are not', () => {
  const files = [
    took('games/root/tests/laws.slow.test.ts', 140),
    took('games/root/tests/battle.test.ts', 20),
    took('games/harbour/tests/laws.slow.test.ts', 140),
    took('server/tests/faults.slow.test.ts', 200),
  ]
  expect(overspent(files)).toEqual([
    'games/root: tests took 160 s, over their budget of 150 s; most of it games/root/tests/laws.slow.test.ts (140 s)',
  ])
})
