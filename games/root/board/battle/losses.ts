import type { Language, Seat } from '@tablee/kernel'
import { allFaces } from '../faces.ts'
import { MOMENTS, WORDS } from '../words.ts'
import type { Fight } from './fight.ts'

/** What a seat lost in a battle: pieces, and whatever else it takes hits with. */
export function lossesIn(fight: Fight, seat: Seat, language: Language): string {
  const words = MOMENTS[language]
  const counts = new Map<string, number>()
  for (const lost of fight.lost)
    if (lost.seat === seat) counts.set(lost.kind, (counts.get(lost.kind) ?? 0) + lost.count)
  return [
    ...[...counts].map(([kind, n]) =>
      kind === 'warrior' ? words.warriors(n) : words.pieces(n, WORDS[language].piece[kind]),
    ),
    ...allFaces().flatMap(({ battle }) => battle?.losses?.(fight.reports, seat, language) ?? []),
  ].join(', ')
}
