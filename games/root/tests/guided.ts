import {
  adviceAt,
  BEGINNING,
  closeOpen,
  type Guide,
  isOver,
  type Lesson,
  openNext,
  type Progress,
  type Situation,
} from '@tablee/board'
import { situationOf } from '@tablee/board/testing/situation.ts'
import { botOf } from '@tablee/bots'
import { Match } from '@tablee/kernel'
import { loadRoom } from '../index.ts'
import type { RootView } from '../view.ts'

const room = await loadRoom()

/** Every learner sits first. */
export const YOU = 0

const guides = import.meta.glob<{ guide: RootGuide }>('../factions/*/guide/index.ts', { eager: true })

/** A guided first game of Root. */
export type RootGuide = Guide<RootView>

/** All guided first games, by the faction one learns to play. */
export const GUIDES: readonly (readonly [faction: string, guide: RootGuide])[] = Object.entries(guides).map(
  ([path, { guide }]) => [path.split('/').at(-3) ?? path, guide],
)

/** The ids of the lessons of a guide, sorted. */
export const lessonsOf = ({ lessons }: RootGuide): string[] => lessons.map(({ id }) => id).sort()

/** What the learner knows. */
export const situation = (match: Match): Situation<RootView> => situationOf(match, YOU)

/** A learner: whom it plays against, whether it reads while others play, and what it chooses. */
export interface Learner {
  readonly bot: string
  readonly botSeed: (match: Match) => number
  readonly readsEarly: boolean
  readonly choose: (match: Match, advised: string | undefined) => string
}

/** Whoever does as the guide says, against bots that think as they do in the browser. */
export const obedient: Learner = {
  bot: 'search:easy',
  botSeed: ({ picks }) => picks,
  readsEarly: true,
  choose: (match, advised) => advised ?? firstKey(match),
}

/** The same against opponents that no change of judgement changes: what a deal is chosen for is seen with them. */
export const undisturbed: Learner = { ...obedient, bot: 'random' }

const firstKey = (match: Match): string => match.face(YOU)?.candidates[0].key ?? ''

/** A guided game: what was told, with what advice, and which questions the guide had no answer to. */
export interface Course {
  readonly match: Match
  readonly progress: Progress
  readonly opened: { readonly [lesson: string]: string | undefined }
  readonly silent: readonly string[]
  /** Advice that could not have been followed. */
  readonly impossible: readonly string[]
}

/** Plays a guided game until every lesson was told, or the sixth round begins. */
export function play(guide: RootGuide, { bot, botSeed, readsEarly, choose }: Learner): Course {
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
    impossible.push(...wronglyAdvised(guide, now, lesson))
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

function wronglyAdvised(
  guide: RootGuide,
  now: Situation<RootView>,
  lesson: Lesson<RootView> | undefined,
): string[] {
  const keys = now.face?.candidates.map(({ key }) => key) ?? []
  const advice = [lesson?.suggest?.(now)?.key, now.face ? guide.advise?.(now)?.key : undefined]
  return advice.filter(key => key !== undefined).filter(key => !keys.includes(key))
}
