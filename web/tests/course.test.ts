import { expect, test } from 'vitest'
import { courseOf } from '../src/table/course.ts'

test('a course goes on to the end of the game', () => {
  const scores = [
    { at: 0, scores: [0, 0] },
    { at: 7, scores: [3, 0] },
  ]
  expect(courseOf(scores, 0, 20)).toEqual({
    points: [
      { at: 0, score: 0 },
      { at: 7, score: 3 },
    ],
    end: { at: 20, score: 3 },
    left: false,
  })
})

test('who no longer scores leaves the chart at the last score', () => {
  const scores = [
    { at: 0, scores: [0] },
    { at: 9, scores: [12] },
    { at: 15, scores: [null] },
    { at: 18, scores: [null] },
  ]
  const { end, left } = courseOf(scores, 0, 30)
  expect({ end, left }).toEqual({ end: { at: 15, score: 12 }, left: true })
})
