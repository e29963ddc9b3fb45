import type { Candidate, Face } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { expect, test } from 'vitest'
import { askingNext, pathIn } from '../src/table/gesture.ts'
import { hintsFor } from '../src/table/hints.ts'

const say = { id: 'any' }
const question = (id: string, ...candidates: Candidate[]): Face => ({
  kind: 'one',
  prompt: { id },
  candidates,
  refused: [],
})
const how = question('how', { key: '1', say }, { key: '2', say })
const to = question('to', { key: 'north', say, next: how }, { key: 'south', say, leads: true })
const from = question('from', { key: 'here', say, next: to }, { key: 'rest', say })
const scene = { picks: 4, face: from, can: { undo: false, redo: true, restart: false } } as unknown as Scene

test('a gesture goes on along the questions that came with the first', () => {
  expect(pathIn(from, ['here', 'north']).map(({ key }) => key)).toEqual(['here', 'north'])
  expect(pathIn(from, [])).toEqual([])
})

test('it is complete, and sent, at an answer that leads to nothing that is known', () => {
  for (const keys of [['rest'], ['here', 'south'], ['here', 'north', '2'], ['nowhere'], ['here', 'nowhere']])
    expect(pathIn(from, keys), keys.join()).toEqual([])
  expect(pathIn(null, ['here'])).toEqual([])
})

test('meanwhile the table asks what the last answer leads to, and undo takes that answer back', () => {
  const refused = [{ key: 'west', say, why: say }]
  const asking = askingNext(scene, pathIn(from, ['here']), refused)
  expect(asking.face).toEqual({ ...to, refused })
  expect(asking.can).toEqual({ undo: true, redo: true, restart: false })
  expect(askingNext(scene, [], refused)).toBe(scene)
})

test('hints are for the question they were asked at, or for the next answer of its gesture', () => {
  const then = 'north'
  const hints = [
    { key: 'here', value: 0.6, visits: 9, then },
    { key: 'rest', value: 0.4, visits: 3 },
  ]
  expect(hintsFor(hints, '4', '4')).toBe(hints)
  expect(hintsFor(hints, '4', '4 here')).toEqual([{ key: 'north', value: 0.6, visits: 9 }])
  expect(hintsFor(hints, '4', '4 rest')).toBeNull()
  expect(hintsFor(hints, '4', '5')).toBeNull()
})
