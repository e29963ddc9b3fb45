import {
  type Advice,
  adviceAt,
  BEGINNING,
  closeOpen,
  isOver,
  type Lesson,
  openNext,
  type Progress,
  type Situation,
} from '@tablee/board'
import { situationOf } from '@tablee/board/testing/situation.ts'
import { Chance, Match, plain, render } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { guide } from '../guide/index.ts'
import { room } from '../index.ts'
import type { Robinson } from '../state.ts'
import type { RobinsonText } from '../text/en.ts'
import type { RobinsonView } from '../view.ts'

const LESSONS = guide.lessons.map(({ id }) => id)

type RobinsonMatch = Match<Robinson, RobinsonText>
type Now = Situation<RobinsonView>

const situation = (match: RobinsonMatch): Now => situationOf(match as never, 0)

/** A guided game: what was told, with what advice, and which questions the guide had no answer to. */
interface Course {
  readonly match: RobinsonMatch
  readonly progress: Progress
  readonly opened: { readonly [lesson: string]: Advice | null | undefined }
  readonly silent: readonly string[]
  /** Advice that could not have been followed. */
  readonly impossible: readonly string[]
}

const start = (seed = guide.start.seed): RobinsonMatch =>
  Match.start(room.game, { seats: guide.start.seats.length, options: guide.start.options, seed })

/** Plays the guided game until every lesson was told and read, or the game is over. */
function play(match: RobinsonMatch, choose: (match: RobinsonMatch, advice: Advice | null) => void): Course {
  const opened: { [lesson: string]: Advice | null } = {}
  const silent: string[] = []
  const impossible: string[] = []
  let progress = BEGINNING
  while (match.ask && !isOver(guide, progress)) {
    const now = situation(match)
    progress = openNext(guide, progress, now)
    const lesson = guide.lessons.find(({ id }) => id === progress.open)
    const advice = adviceAt(guide, progress, now)
    impossible.push(...wronglyAdvised(now, lesson))
    if (lesson && !(lesson.id in opened)) opened[lesson.id] = advice
    if (!lesson || advice) {
      if (!advice) silent.push(now.face?.prompt.id ?? '')
      choose(match, advice)
    }
    progress = closeOpen(progress)
  }
  return { match, progress, opened, silent, impossible }
}

/** What is advised though it is not offered, be it the answer that follows. */
function wronglyAdvised(now: Now, lesson: Lesson<RobinsonView> | undefined): string[] {
  const keys = now.face?.candidates.map(({ key }) => key) ?? []
  const goes = (key: string, next: string): boolean =>
    now.view.destinations.places.some(
      place => place.key === next && place.pawns.some(pawn => key === `place:${pawn}`),
    )
  return [lesson?.suggest?.(now), guide.advise?.(now)]
    .filter(advice => advice !== null && advice !== undefined)
    .filter(({ key, next }) => !keys.includes(key) || (next !== undefined && !goes(key, next)))
    .map(({ key, next }) => `${key} ${next}`)
}

/** Does as the guide says, in one gesture where the guide gives both answers. */
function obey(match: RobinsonMatch, advice: Advice | null): void {
  match.pickKey(0, advice?.key ?? match.face(0)?.candidates[0].key ?? '')
  if (advice?.next !== undefined) match.pickKey(0, advice.next)
}

test('who follows the guide is told every lesson once, the last while the third plan is made', () => {
  const { match, progress, silent, impossible, opened } = play(start(), obey)
  expect(progress.told.toSorted()).toEqual(LESSONS.toSorted())
  expect(progress.told.at(-1)).toBe('alone')
  expect(match.game.round(match.state)).toBe(3)
  expect(match.state.phase).toBe('planning')
  expect(silent).toEqual([])
  expect(impossible).toEqual([])
  // The deal is chosen so that each of these is done, not only told.
  const done = ['pile', 'explore', 'odds', 'build', 'arrange', 'confirm', 'adventure', 'night', 'shelter']
  for (const id of [...done, 'gather', 'threat']) expect(opened[id], id).not.toBeNull()
})

test('all that the guide says on the way can be said in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    const text = guide.text[language]
    const { opened } = play(start(), (match, advice) => {
      const candidate = match.face(0)?.candidates.find(({ key }) => key === advice?.key)
      expect(render(text, advice?.why ?? { id: '' }), advice?.key).toMatch(/\.$/)
      for (const words of [candidate?.say, advice?.say])
        if (words) expect(render(room.text[language], words, match.cast)).not.toBe('')
      obey(match, advice)
    })
    for (const id of Object.keys(opened)) expect(render(text, { id }), id).toMatch(/[.!?]$/)
  }
})

test('the deal shows what the lessons speak of', () => {
  const { match } = play(start(), obey)
  const reports = new Set(match.history?.journal.map(({ id }) => id))
  const shown = ['die', 'adventure.drawn', 'tile.revealed', 'shelter.built', 'wounded', 'healed', 'food.rots']
  for (const id of [...shown, 'event.drawn', 'threat.strikes', 'woodpile', 'det.gained'])
    expect(reports, id).toContain(id)
  expect(match.state.decks.hunting.length).toBeGreaterThan(0)
})

test('whatever the deal, who follows the guide is told every lesson and can do what it advises', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const course = play(start(seed), obey)
    expect(course.impossible, `seed ${seed}`).toEqual([])
    expect(course.progress.told.toSorted(), `seed ${seed}`).toEqual(LESSONS.toSorted())
  }
})

test('who never listens breaks nothing, and is told every lesson once too', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const chance = Chance.of(seed)
    const course = play(start(), match => match.pick(0, chance.below(match.ask?.count(0) ?? 1)))
    expect(course.impossible, `seed ${seed}`).toEqual([])
    if (course.match.outcome === null)
      expect(course.progress.told.toSorted(), `seed ${seed}`).toEqual(LESSONS.toSorted())
  }
})

test('who places a pawn in two steps is advised at both', () => {
  const match = start()
  play(match, (one, advice) => one.pickKey(0, advice?.key ?? one.face(0)?.candidates[0].key ?? ''))
  expect(match.state.shelter).toBe(true)
  expect(match.game.round(match.state)).toBe(3)
})

test('who skips the guide is told nothing more', () => {
  const skipped = { told: ['goal'], open: null, skipped: true }
  expect(openNext(guide, skipped, situation(start()))).toBe(skipped)
})

test('every lesson has a title and two to five short sentences in both languages', () => {
  for (const text of Object.values(guide.text))
    for (const id of LESSONS) {
      const words = plain(render(text, { id }))
      const sentences = words.split(/(?<=[.!?])\s/).length
      expect(render(text, { id: `${id}.title` }).length, id).toBeLessThan(40)
      expect(words.length, id).toBeLessThan(340)
      expect(sentences, id).toBeGreaterThanOrEqual(2)
      expect(sentences, id).toBeLessThanOrEqual(5)
    }
})
