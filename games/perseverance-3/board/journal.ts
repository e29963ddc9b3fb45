import type { Reckoning } from '@tablee/board'
import type { Cast, Language, Message } from '@tablee/kernel'
import { points } from '@tablee/perseverance/board/moments/passages.ts'
import { wordsIn } from './words.ts'

/** Reports that begin something: those that follow are its consequences. */
const HEADS: readonly string[] = [
  'turn.begins',
  'work.placed',
  'explore.placed',
  'crates.spent',
  'favour.used',
  'adventure.started',
  'assembly.held',
  'objective.revealed',
]

/** Whether a report begins something. */
export const heads = ({ id }: Message): boolean => HEADS.includes(id)

/** What is remembered of a game, by the report that tells it. */
const TELLS: { readonly [id: string]: number | undefined } = {
  'temple.explored': 10,
  'structure.built': 9,
  'adventure.completed': 8,
  'assembly.held': 7,
  'combat.captured': 6,
}

/** How much a report tells of a game: great events, then followers. */
export const tells = (report: Message): number => TELLS[report.id] ?? Math.abs(points(report)?.points ?? 0)

/** Where followers come from, by what was told before them: the words are `sources`, the last for those lost. */
const FROM: { readonly [id: string]: number | undefined } = {
  'turn.begins': 0,
  'assembly.held': 1,
  'officer.scored': 2,
  'assembly.next': 0,
  'objective.revealed': 3,
  'objective.personal': 3,
  'objective.zone': 3,
  'final.structure': 4,
  'final.artefacts': 4,
  'final.leftovers': 4,
}

/** The followers of each seat by where they came from, as the journal tells. */
export function reckoning(journal: readonly Message[], cast: Cast, language: Language): Reckoning {
  const { sources } = wordsIn(language).board
  const lost = sources.length - 1
  const counts = cast.map(() => sources.map(() => 0))
  let from = 0
  for (const report of journal) {
    from = FROM[report.id] ?? from
    const scored = points(report)
    if (scored && counts[scored.seat]) counts[scored.seat][scored.points > 0 ? from : lost] += scored.points
  }
  return { sources, seats: counts.map(of => ({ own: sources[0], points: of })) }
}
