import type { PlayedGame } from '@tablee/table/api.ts'
import { useEffect, useState } from 'react'
import { browserStore, type Kept } from '../source/store.ts'

/** A game in the list of those that are over: far away, or in this browser. */
export interface ListedGame extends PlayedGame {
  readonly isHere?: boolean
}

/** The seat of the person at a table of this browser; the first where there are several, or none. */
const seatOf = ({ players }: Kept): number =>
  Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  )

/** What a kept game was set up with. */
export const optionsIn = ({ save, start }: Kept): PlayedGame['options'] =>
  save?.setup.options ?? start?.options ?? {}

/** A game that is over in this browser, as the list of those that are over tells it. */
export function playedHere(kept: Kept): ListedGame {
  const { id, game, players, facts, scores, played, save } = kept
  const seat = seatOf(kept)
  return {
    table: id,
    game,
    title: '',
    options: optionsIn(kept),
    at: played,
    seat,
    left: false,
    round: facts.round,
    picks: save?.picks.length ?? 0,
    cast: facts.cast,
    scores: scores.at(-1)?.scores ?? [],
    winners: facts.winners ?? null,
    with: players.filter((_, one) => one !== seat),
    isHere: true,
  }
}

/** Those that wait for a person first, then the last played. */
export const goingHere = (kept: readonly Kept[]): readonly Kept[] =>
  kept
    .filter(({ facts }) => !facts.over)
    .toSorted((a, b) => Number(b.facts.yours) - Number(a.facts.yours) || b.played - a.played)

/** The games of this browser; those that were taken in from far away are told there. */
export function useHere(): readonly Kept[] {
  const [kept, setKept] = useState<readonly Kept[]>([])
  useEffect(() => {
    let wanted = true
    browserStore.list().then(
      found => wanted && setKept(found.filter(({ id }) => !id.startsWith('online-'))),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [])
  return kept
}
