import { botOf } from '@tablee/bots'
import { Chance, Match, plain, type Room, render, type Seat } from '@tablee/kernel'
import { expect, test } from 'vitest'
import {
  type Advice,
  adviceAt,
  BEGINNING,
  closeOpen,
  type Guide,
  isOver,
  type Lesson,
  openNext,
  type Progress,
  type Situation,
} from '../index.ts'
import { situationOf } from './situation.ts'

/** Every learner sits first. */
export const YOU: Seat = 0

/** A learner: what it chooses, whether it reads while others play, and what those others answer. */
export interface Learner {
  readonly choose: (match: Match, advice: Advice | null) => void
  readonly others?: (match: Match, seat: Seat) => string
  readonly readsEarly?: boolean
}

/** Does as the guide says, in one gesture where the guide gives both answers. */
export function obey(match: Match, advice: Advice | null): void {
  match.pickKey(YOU, advice?.key ?? match.face(YOU)?.candidates[0].key ?? '')
  if (advice?.next !== undefined) match.pickKey(YOU, advice.next)
}

/** A guided game: what was told, with what advice, and which questions the guide had no answer to. */
export interface Course {
  readonly match: Match
  readonly progress: Progress
  readonly opened: { readonly [lesson: string]: Advice | null }
  readonly silent: readonly string[]
  /** Advice that could not have been followed. */
  readonly impossible: readonly string[]
}

/** A match as a guide begins it, or with another deal. */
export const begin = <V>(guide: Guide<V>, { game }: Room, seed = guide.start.seed): Match =>
  Match.start(game, { seats: guide.start.seats.length, options: guide.start.options, seed })

/** Plays a guided game until every lesson was told and read, the game is over, or it lasts too long. */
export function playGuided<V>(
  guide: Guide<V>,
  match: Match,
  { choose, others, readsEarly = true }: Learner,
  rounds = Number.POSITIVE_INFINITY,
): Course {
  const opened: { [lesson: string]: Advice | null } = {}
  const silent: string[] = []
  const impossible: string[] = []
  let progress = BEGINNING
  while (match.ask && !isOver(guide, progress) && match.game.round(match.state) <= rounds) {
    const now = situationOf<V>(match, YOU)
    progress = openNext(guide, progress, now)
    const lesson = guide.lessons.find(({ id }) => id === progress.open)
    const advice = adviceAt(guide, progress, now)
    impossible.push(...wronglyAdvised(guide, match, now, lesson))
    if (lesson && !(lesson.id in opened)) opened[lesson.id] = advice
    if (lesson && !advice && (now.face || readsEarly)) progress = closeOpen(progress)
    else if (now.face) {
      if (!advice) silent.push(now.face.prompt.id)
      choose(match, advice)
      progress = closeOpen(progress)
    } else {
      const [seat] = match.ask.waiting
      if (!others) throw new Error(`Seat ${seat} is asked, and nobody answers.`)
      match.pickKey(seat, others(match, seat))
    }
  }
  return { match, progress, opened, silent, impossible }
}

/** What is advised though it is not offered, be it the answer that follows. */
function wronglyAdvised<V>(
  guide: Guide<V>,
  match: Match,
  now: Situation<V>,
  lesson: Lesson<V> | undefined,
): string[] {
  if (!now.face) return []
  const keys = now.face.candidates.map(({ key }) => key)
  const follows = (key: string, next: string): boolean => {
    const tried = match.fork()
    tried.pickKey(YOU, key)
    return tried.face(YOU)?.candidates.some(one => one.key === next) ?? false
  }
  return [lesson?.suggest?.(now), guide.advise?.(now)]
    .filter(advice => advice !== null && advice !== undefined)
    .filter(({ key, next }) => !keys.includes(key) || (next !== undefined && !follows(key, next)))
    .map(({ key, next }) => `${now.face?.prompt.id}: ${key} ${next ?? ''}`)
}

/** The ids of the lessons of a guide, sorted. */
export const lessonsOf = <V>({ lessons }: Guide<V>): string[] => lessons.map(({ id }) => id).sort()

/** Opponents that a bot plays. */
export const against =
  (bot: string, room: Room, seed = 0): Learner['others'] =>
  (match, seat) =>
    botOf(bot, room, seed + match.picks).think(match, seat).key

/** How a guide is tried. */
interface Trial {
  /** The round in which the last lesson is told to who follows the guide. */
  readonly round: number
  /** How many games are played with a learner who follows it in every second one. */
  readonly games?: number
  /** Whether these are dealt anew each; if not, the guide's own deal is played against others who choose at random. */
  readonly dealt?: true
}

/** What every guide keeps: all lessons are told once, and what it advises can be done. */
export function teaches<V>(guide: Guide<V>, room: Room, { round, games = 12, dealt }: Trial): void {
  test('who follows the guide is told every lesson once, the last one in time, and never left without advice', () => {
    const learner: Learner = { choose: obey, others: against('greedy', room, 1) }
    const { match, progress, silent, impossible } = playGuided(guide, begin(guide, room), learner)
    expect(progress.told.toSorted()).toEqual(lessonsOf(guide))
    expect(progress.told.at(-1)).toBe('alone')
    expect(match.game.round(match.state)).toBe(round)
    expect(silent).toEqual([])
    expect(impossible).toEqual([])
  })

  test('whatever the learner and the others do, every lesson is told once and every advice can be followed', () => {
    for (let seed = 1; seed <= games; seed++) {
      const chance = Chance.of(seed)
      const { progress, impossible } = playGuided(guide, begin(guide, room, dealt && seed), {
        choose: (match, advice) => {
          if (seed % 2 === 0 && advice) obey(match, advice)
          else match.pick(YOU, chance.below(match.ask?.count(YOU) ?? 1))
        },
        others: against('random', room, 1000 * seed),
      })
      expect(progress.told.toSorted(), `seed ${seed}`).toEqual(lessonsOf(guide))
      expect(impossible, `seed ${seed}`).toEqual([])
    }
  })
}

/** The words of a guide, whatever it teaches. */
export function lessonsReadWell<V>(guide: Guide<V>, values = {}): void {
  test('every lesson has a title and two to five short sentences in both languages', () => {
    for (const text of Object.values(guide.text))
      for (const id of lessonsOf(guide)) {
        const words = plain(render(text, { id, values }))
        const sentences = words.split(/(?<=[.!?])\s/).length
        expect(render(text, { id: `${id}.title` }).length, id).toBeLessThan(40)
        expect(words.length, id).toBeLessThan(340)
        expect(sentences, id).toBeGreaterThanOrEqual(2)
        expect(sentences, id).toBeLessThanOrEqual(5)
      }
  })
}
