import type { Language, Seat } from '@tablee/kernel'
import { MOMENTS, WORDS } from '../words.ts'
import { type Fight, valuesOf } from './fight.ts'

/** What a seat lost in a battle: pieces, and the items of a Vagabond. */
export function lossesIn(fight: Fight, seat: Seat, language: Language): string {
  const words = MOMENTS[language]
  const counts = new Map<string, number>()
  for (const lost of fight.lost)
    if (lost.seat === seat) counts.set(lost.kind, (counts.get(lost.kind) ?? 0) + lost.count)
  const items = fight.reports.filter(
    report => report.id === 'vagabond.damaged' && valuesOf<{ seat: Seat }>(report).seat === seat,
  ).length
  return [
    ...[...counts].map(([kind, n]) =>
      kind === 'warrior' ? words.warriors(n) : words.pieces(n, WORDS[language].piece[kind]),
    ),
    ...(items > 0 ? [words.items(items)] : []),
  ].join(', ')
}
