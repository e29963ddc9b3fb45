import {
  adviceAt,
  BEGINNING,
  closeOpen,
  isOver,
  type Lesson,
  openNext,
  type Progress,
  type Situation,
} from '@tablee/board'
import { botOf } from '@tablee/bots'
import { Chance, Match, render } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { guide } from '../guide/index.ts'
import { loadRoom } from '../index.ts'
import type { RootView } from '../view.ts'

const room = await loadRoom()

const YOU = guide.start.seats.indexOf('you')
const LESSONS = guide.lessons.map(({ id }) => id)

function situation(match: Match): Situation<RootView> {
  return {
    seat: YOU,
    cast: match.cast,
    players: [],
    turnSeat: match.turnSeat,
    waiting: match.waiting,
    thinking: null,
    outcome: match.outcome,
    view: match.view(YOU) as RootView,
    face: match.face(YOU),
    journal: (match.history?.journal ?? []).filter(({ to }) => !to || to.includes(YOU)),
    round: match.game.round(match.state),
  }
}

/** A learner: whom it plays against, whether it reads while others play, and what it chooses. */
interface Learner {
  readonly bot: string
  readonly botSeed: (match: Match) => number
  readonly readsEarly: boolean
  readonly choose: (match: Match, advised: string | undefined) => string
}

/** Whoever does as the guide says, against bots that think as they do in the browser. */
const obedient: Learner = {
  bot: 'search:easy',
  botSeed: ({ picks }) => picks,
  readsEarly: true,
  choose: (match, advised) => advised ?? firstKey(match),
}

const firstKey = (match: Match): string => match.face(YOU)?.candidates[0].key ?? ''

/** A guided game: what was told, with what advice, and which questions the guide had no answer to. */
interface Course {
  readonly match: Match
  readonly progress: Progress
  readonly opened: { readonly [lesson: string]: string | undefined }
  readonly silent: readonly string[]
  /** Advice that could not have been followed. */
  readonly impossible: readonly string[]
}

/** Plays the guided game until every lesson was told, or the sixth round begins. */
function play({ bot, botSeed, readsEarly, choose }: Learner): Course {
  const { seats, options, seed } = guide.start
  const match: Match = Match.start(room.game, { seats: seats.length, options, seed })
  const opened: { [lesson: string]: string | undefined } = {}
  const silent: string[] = []
  const impossible: string[] = []
  let progress = BEGINNING
  while (match.ask && !isOver(guide, progress) && match.game.round(match.state) < 6) {
    const now = situation(match)
    progress = openNext(guide, progress, now)
    const lesson = guide.lessons.find(({ id }) => id === progress.open)
    const advised = adviceAt(guide, progress, now)?.key
    impossible.push(...wronglyAdvised(now, lesson))
    if (lesson && !(lesson.id in opened)) opened[lesson.id] = advised
    if (lesson && advised === undefined && (now.face || readsEarly)) progress = closeOpen(progress)
    else if (now.face) {
      if (advised === undefined) silent.push(now.face.prompt.id)
      match.pickKey(YOU, choose(match, advised))
      progress = closeOpen(progress)
    } else {
      const [seat] = match.ask.waiting
      match.pickKey(seat, botOf(bot, room, botSeed(match)).think(match, seat).key)
    }
  }
  return { match, progress, opened, silent, impossible }
}

function wronglyAdvised(now: Situation<RootView>, lesson: Lesson<RootView> | undefined): string[] {
  const keys = now.face?.candidates.map(({ key }) => key) ?? []
  const advice = [lesson?.suggest?.(now)?.key, now.face ? guide.advise?.(now)?.key : undefined]
  return advice.filter(key => key !== undefined).filter(key => !keys.includes(key))
}

test('who follows the guide is told every lesson once, the last as the fourth round begins', () => {
  const { match, progress, silent, impossible, opened } = play(obedient)
  expect(progress.told.toSorted()).toEqual(LESSONS.toSorted())
  expect(progress.told.at(-1)).toBe('alone')
  expect(match.game.round(match.state)).toBe(4)
  expect(silent).toEqual([])
  expect(impossible).toEqual([])
  // The deal is chosen so that each of these is done, not only told.
  for (const id of ['craft', 'actions', 'cost', 'site', 'recruit', 'overwork', 'bird', 'battle', 'march'])
    expect(opened[id], id).toBeDefined()
})

test('the guide leads to a score ahead of the bots', () => {
  const { match } = play(obedient)
  const [mine, ...others] = (match.game.scores?.(match.state) ?? []).map(score => score ?? 0)
  expect(mine).toBeGreaterThan(Math.max(...others))
})

test('whatever the opponents do, every lesson is told once and every advice can be followed', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const bot = seed % 4 === 0 ? 'greedy' : 'random'
    const course = play({
      ...obedient,
      bot,
      botSeed: ({ picks }) => 1000 * seed + picks,
      readsEarly: seed % 2 === 0,
    })
    expect(course.progress.told.toSorted(), `seed ${seed}`).toEqual(LESSONS.toSorted())
    expect(course.impossible, `seed ${seed}`).toEqual([])
  }
})

test('who never listens breaks nothing, and is told every lesson once too', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const chance = Chance.of(seed)
    const course = play({
      bot: 'random',
      botSeed: ({ picks }) => 1000 * seed + picks,
      readsEarly: seed % 2 === 0,
      choose: match => {
        const candidates = match.face(YOU)?.candidates ?? []
        return candidates[chance.below(candidates.length)].key
      },
    })
    expect(course.progress.told.toSorted(), `seed ${seed}`).toEqual(LESSONS.toSorted())
    expect(course.impossible, `seed ${seed}`).toEqual([])
  }
})

test('who skips the guide is told nothing more', () => {
  const match: Match = Match.start(room.game, {
    seats: 3,
    options: guide.start.options,
    seed: guide.start.seed,
  })
  const skipped = { told: ['goal'], open: null, skipped: true }
  expect(openNext(guide, skipped, situation(match))).toBe(skipped)
})

test('every lesson has a title and two to four short sentences in both languages', () => {
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
