import { YOU } from '@tablee/board/testing/guided.ts'
import { situationOf } from '@tablee/board/testing/situation.ts'
import type { Report } from '@tablee/kernel'
import { expect, test } from 'vitest'
import type { RootState } from '../../../state.ts'
import { obedient, play } from '../../../tests/guided.ts'
import type { RootView } from '../../../view.ts'
import { guide } from '../guide/index.ts'
import { en } from '../guide/text/en.ts'

const ROBOT = 1

const course = play(guide, obedient)
const journal = course.match.history?.journal ?? []

const happens = (id: string, fits: (values: NonNullable<Report['values']>) => boolean = () => true) =>
  journal.some(report => report.id === id && fits(report.values ?? {}))

test('the deal is chosen so that what is told of the robot is seen too', () => {
  expect(happens('robot.crafted')).toBe(true)
  expect(happens('robot.clearing', ({ among }) => (among as number[]).length > 1)).toBe(true)
  expect(happens('battle.starts', ({ defender }) => defender === YOU)).toBe(true)
})

test('the robot is explained before the first turn, its order and its steps after it has played', () => {
  const { told } = course.progress
  expect(told.slice(0, 6)).toEqual(['goal', 'robot', 'corner', 'turn', 'order', 'steps'])
  expect(told).toHaveLength(14)
})

test('where it attacked the learner is lit up when the lesson speaks of it, and told', () => {
  const battles = journal.filter(({ id, values }) => id === 'battle.starts' && values?.defender === YOU)
  const situation = situationOf<RootView>(course.match, YOU)
  const lesson = guide.lessons.find(({ id }) => id === 'attacked')
  const clearing = battles.at(-1)?.values?.clearing
  expect(lesson?.values?.(situation)).toEqual({ clearing })
  expect(lesson?.show?.(situation)).toEqual([`clearing:${clearing}`])
  expect(en.attacked({ clearing: Number(clearing) })).toContain(`clearing ${clearing}`)
  expect(en.attacked({ clearing: 0 })).not.toContain('attacked you')
})

test('who follows the guide keeps up with the robot', () => {
  const { players } = course.match.state as RootState
  expect(players[YOU].score).toBeGreaterThanOrEqual(players[ROBOT].score ?? 0)
})
