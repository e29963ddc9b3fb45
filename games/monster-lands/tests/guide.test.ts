import {
  adviceAt,
  BEGINNING,
  closeOpen,
  isOver,
  openNext,
  type Progress,
  type Situation,
} from '@tablee/board'
import { situationOf } from '@tablee/board/testing/situation.ts'
import { botOf } from '@tablee/bots'
import { Chance, Match, render } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { guide } from '../guide/index.ts'
import { room } from '../index.ts'
import type { MonsterView } from '../view.ts'

const YOU = 0
const LESSONS = guide.lessons.map(({ id }) => id).sort()

const situation = (match: Match): Situation<MonsterView> => situationOf(match, YOU)

/** A guided game against a bot, up to its last lesson: what was told, and which questions found no answer. */
function play(bot: string, seed: number, choose: (keys: readonly string[], advised?: string) => string) {
  const { seats, options, seed: deal } = guide.start
  const match: Match = Match.start(room.game, { seats: seats.length, options, seed: deal })
  const silent: string[] = []
  const impossible: string[] = []
  let progress: Progress = BEGINNING
  while (match.ask && !isOver(guide, progress)) {
    const now = situation(match)
    progress = openNext(guide, progress, now)
    if (!now.face) {
      progress = closeOpen(progress)
      const [seat] = match.ask.waiting
      match.pickKey(seat, botOf(bot, room, seed + match.picks).think(match, seat).key)
      continue
    }
    const keys = now.face.candidates.map(({ key }) => key)
    const raw = guide.advise?.(now)?.key
    if (raw === undefined) silent.push(now.face.prompt.id)
    else if (!keys.includes(raw)) impossible.push(`${now.face.prompt.id}: ${raw}`)
    const advised = adviceAt(guide, progress, now)?.key
    if (progress.open !== null && advised === undefined) progress = closeOpen(progress)
    else {
      match.pickKey(YOU, choose(keys, advised))
      progress = closeOpen(progress)
    }
  }
  return { match, told: progress.told.toSorted(), last: progress.told.at(-1), silent, impossible }
}

test('who follows the guide is told every lesson once, the last in the third turn, and never left without advice', () => {
  const course = play('greedy', 1, (keys, advised) => advised ?? keys[0])
  expect(course.told).toEqual(LESSONS)
  expect(course.last).toBe('alone')
  expect(course.match.game.round(course.match.state)).toBe(3)
  expect(course.silent).toEqual([])
  expect(course.impossible).toEqual([])
})

test('whatever the learner and the others do, every lesson is told once and every advice can be followed', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const chance = Chance.of(seed)
    const obeys = seed % 2 === 0
    const course = play('random', 1000 * seed, (keys, advised) =>
      obeys && advised !== undefined ? advised : keys[chance.below(keys.length)],
    )
    expect(course.told, `seed ${seed}`).toEqual(LESSONS)
    expect(course.impossible, `seed ${seed}`).toEqual([])
  }
})

test('every lesson has a title and two to five short sentences in both languages', () => {
  for (const text of Object.values(guide.text))
    for (const id of LESSONS) {
      const words = render(text, { id })
      const sentences = words.split(/(?<=[.!?])\s/).length
      expect(render(text, { id: `${id}.title` }).length, id).toBeLessThan(40)
      expect(words.length, id).toBeLessThan(340)
      expect(sentences, id).toBeGreaterThanOrEqual(2)
      expect(sentences, id).toBeLessThanOrEqual(5)
    }
})
