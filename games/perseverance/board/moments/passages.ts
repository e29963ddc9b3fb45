import type { Message } from '@tablee/kernel'
import { castFor, plain, render, type Seat, type Text } from '@tablee/kernel'
import type { LeaderId } from '../../ids.ts'

/** A table as somebody looks at it; null for a spectator. */
interface Seen {
  readonly players: readonly { readonly leader: LeaderId }[]
  readonly seat: Seat | null
}

/** What happened, in the words of the journal: the report that tells it best, or the first one. */
export function sentenceOf(
  reports: readonly Message[],
  best: ReadonlySet<string>,
  { players, seat }: Seen,
  text: Text,
): string {
  const cast = castFor(
    players.map(({ leader }) => leader),
    seat,
  )
  return plain(render(text, reports.find(({ id }) => best.has(id)) ?? reports[0], cast))
}

/** The followers that a report gives a seat or takes from it. */
export function points({ id, values }: Message): { readonly seat: Seat; readonly points: number } | null {
  if (id !== 'followers.gained' && id !== 'followers.lost') return null
  const { seat, n } = values as { readonly seat: Seat; readonly n: number }
  return { seat, points: id === 'followers.gained' ? n : -n }
}
