import type { TableList } from '@tablee/table/api.ts'
import type { TableCard } from '@tablee/table/wire.ts'
import { useCallback, useEffect, useState } from 'react'
import { tables } from './api.ts'

/** How often a list that is looked at is asked for again, in milliseconds. */
const AGAIN = 20_000

/** Whether somebody is to choose at a table, or to start it. */
export function waitsForMe({ state, mine, waiting, yours, chairs }: TableCard): boolean {
  if (state === 'playing') return mine.some(seat => waiting.includes(seat))
  return state === 'waiting' && yours && chairs.every(({ kind }) => kind !== 'open')
}

/** Tables as a list shows them: those that wait for who looks first, then the last played. */
export function inOrder(cards: readonly TableCard[]): readonly TableCard[] {
  return cards.toSorted((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)) || b.played - a.played)
}

const lookers = new Set<() => void>()

/** Has the lists that are shown asked for again: something was done about a table. */
export function tablesChanged(): void {
  for (const look of lookers) look()
}

/** A list of tables, asked for again while the page is looked at; null until it is known. */
export function useCards(list: TableList, wanted = true): readonly TableCard[] | null {
  const [cards, setCards] = useState<readonly TableCard[] | null>(null)
  const look = useCallback(() => {
    if (!wanted || document.hidden) return
    // A list that cannot be had now is asked for again soon: the last one stays.
    tables.list(list).then(
      found => setCards(inOrder(found)),
      () => {},
    )
  }, [list, wanted])
  useEffect(() => {
    look()
    const timer = setInterval(look, AGAIN)
    lookers.add(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      lookers.delete(look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [look])
  return wanted ? cards : null
}
