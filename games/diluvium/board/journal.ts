import type { Reckoning } from '@tablee/board'
import type { Cast, Language, Message, Seat } from '@tablee/kernel'
import { wordsIn } from './words.ts'

/** Reports that begin something: those that follow are its consequences. */
const HEADS: readonly string[] = [
  'board.taken',
  'round',
  'round.last',
  'turn.begins',
  'acts',
  'card.played',
  'token.drawn',
  'rival.acts',
  'epilogue',
]

/** Whether a report begins something; a token of a combat is a part of it. */
export function heads({ id, values }: Message): boolean {
  if (id === 'token.drawn') return values?.purpose === 'turn'
  return HEADS.includes(id)
}

/** The gold that a report gives a party or takes from it. */
export function points({ id, values }: Message): { readonly seat: Seat; readonly points: number } | null {
  if (id !== 'gold.gained' && id !== 'gold.spent') return null
  const { party, gold } = values as { readonly party: Seat; readonly gold: number }
  return { seat: party, points: id === 'gold.gained' ? gold : -gold }
}

/** What is remembered of a game, by the report that tells it. */
const TELLS: { readonly [id: string]: number | undefined } = {
  'city.conquered': 10,
  'curse.lifted': 10,
  'hydra.head': 9,
  'combat.fought': 8,
  'monster.beaten': 8,
  'outpost.destroyed': 8,
  'rival.monster': 6,
  'exile.met': 6,
  'curse.sinks': 6,
  'round.last': 5,
  'objective.won': 5,
  'settler.fled': 3,
}

/** How much a report tells of a game: great events, then gold. */
export const tells = (report: Message): number => TELLS[report.id] ?? Math.abs(points(report)?.points ?? 0)

/** Where gold comes from, by what was told before it: exploring, Craft, combats, cards; all else is the last. */
const FROM: { readonly [id: string]: number | undefined } = {
  explored: 0,
  'resource.discarded': 1,
  'combat.fought': 2,
  'monster.beaten': 2,
  'rival.monster': 2,
  'card.played': 3,
  acts: 4,
  'rival.acts': 4,
  round: 4,
}

/** The gold of each seat by where it came from, as the journal tells. */
export function reckoning(journal: readonly Message[], cast: Cast, language: Language): Reckoning {
  const { sources } = wordsIn(language).sheets
  const rest = sources.length - 1
  const counts = cast.map(() => sources.map(() => 0))
  let from = rest
  for (const report of journal) {
    from = FROM[report.id] ?? from
    const scored = points(report)
    if (scored && counts[scored.seat]) counts[scored.seat][scored.points > 0 ? from : rest] += scored.points
  }
  return { sources, seats: counts.map(of => ({ own: sources[0], points: of })) }
}
