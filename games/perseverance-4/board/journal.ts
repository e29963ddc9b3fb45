import type { Epilogue, TableFacts } from '@tablee/board'
import type { Language, Message, Seat } from '@tablee/kernel'
import { breachLimit } from '../rules/query.ts'
import type { Perseverance4View } from '../view.ts'
import { asState, gloryOf } from './contents.ts'
import { wordsIn } from './words.ts'

/** Reports that begin something: those that follow are its consequences. */
const HEADS: readonly string[] = [
  'turn',
  'die.placed',
  'option.resolved',
  'favour.used',
  'crate.placed',
  'preparation.stage',
  'combat',
  'assembly',
  'solo.assigned',
  'solo.acts',
  'final',
]

/** Whether a report begins something. */
export const heads = ({ id }: Message): boolean => HEADS.includes(id)

/** The followers that a report gives a seat or takes from it. */
export function points({ id, values }: Message): { readonly seat: Seat; readonly points: number } | null {
  if (id !== 'followers.gained' && id !== 'followers.lost') return null
  const { seat, n } = values as { readonly seat: Seat; readonly n: number }
  return { seat, points: id === 'followers.gained' ? n : -n }
}

/** What is remembered of a game, by the report that tells it. */
const TELLS: { readonly [id: string]: number | undefined } = {
  breach: 10,
  victory: 9,
  'artefact.gained': 8,
  negotiated: 8,
  assembly: 7,
  'solo.artefact': 6,
  'solo.reset': 4,
}

/** How much a report tells of a game: great events, then followers. */
export const tells = (report: Message): number => TELLS[report.id] ?? Math.abs(points(report)?.points ?? 0)

/** How a game alone ended: what was to be done, and how far it was. */
export function epilogue(view: Perseverance4View, { outcome }: TableFacts, language: Language): Epilogue {
  const { board } = wordsIn(language)
  const limit = breachLimit(asState(view))
  const theirs = view.solo?.glory ?? 0
  const yours = gloryOf(view, 0)
  const won = (outcome?.winners.length ?? 0) > 0
  const overrun = view.breaches >= limit
  return {
    title: won ? board.win : overrun ? board.breached : board.lost,
    tasks: [
      { name: board.finale.glory, state: board.taskGlory(yours, theirs), met: yours > theirs },
      { name: board.finale.breaches, state: board.taskBreaches(view.breaches, limit), met: !overrun },
    ],
    lives: [],
  }
}
