import {
  begin,
  type Course,
  type Learner,
  lessonsOf,
  lessonsReadWell,
  obey,
  playGuided,
  YOU,
} from '@tablee/board/testing/guided.ts'
import { Chance } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { guide } from '../guide/index.ts'
import { room } from '../index.ts'

const play = (choose: Learner['choose'], seed?: number): Course =>
  playGuided(guide, begin(guide, room, seed), { choose })

test('who follows the guide is told every lesson once, the last in the third round, and never left without advice', () => {
  const course = play(obey)
  expect(course.progress.told.toSorted()).toEqual(lessonsOf(guide))
  expect(course.progress.told.at(-1)).toBe('alone')
  expect(course.match.game.round(course.match.state)).toBe(3)
  expect(course.silent).toEqual([])
  expect(course.impossible).toEqual([])
})

test('whatever the learner does, every lesson is told once and every advice can be followed', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const chance = Chance.of(seed)
    const course = play((match, advice) => {
      if (seed % 2 === 0 && advice) obey(match, advice)
      else match.pick(YOU, chance.below(match.ask?.count(YOU) ?? 1))
    }, seed)
    expect(course.progress.told.toSorted(), `seed ${seed}`).toEqual(lessonsOf(guide))
    expect(course.impossible, `seed ${seed}`).toEqual([])
  }
})

lessonsReadWell(guide)
