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
import { botOf } from '@tablee/bots'
import { Chance, type Match, type Seat } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { guide } from '../guide/index.ts'
import { room } from '../index.ts'

/** A guided game against bots, up to its last lesson. */
const play = (bot: string, seed: number, choose: Learner['choose']): Course =>
  playGuided(guide, begin(guide, room), {
    choose,
    others: (match: Match, seat: Seat) => botOf(bot, room, seed + match.picks).think(match, seat).key,
  })

test('who follows the guide is told every lesson once, the last in the fifth turn, and never left without advice', () => {
  const course = play('greedy', 1, obey)
  expect(course.progress.told.toSorted()).toEqual(lessonsOf(guide))
  expect(course.progress.told.at(-1)).toBe('alone')
  expect(course.match.game.round(course.match.state)).toBe(5)
  expect(course.silent).toEqual([])
  expect(course.impossible).toEqual([])
})

test('whatever the learner and the others do, every lesson is told once and every advice can be followed', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const chance = Chance.of(seed)
    const obeys = seed % 2 === 0
    const course = play('random', 1000 * seed, (match, advice) => {
      if (obeys && advice) obey(match, advice)
      else match.pick(YOU, chance.below(match.ask?.count(YOU) ?? 1))
    })
    expect(course.progress.told.toSorted(), `seed ${seed}`).toEqual(lessonsOf(guide))
    expect(course.impossible, `seed ${seed}`).toEqual([])
  }
})

lessonsReadWell(guide)
