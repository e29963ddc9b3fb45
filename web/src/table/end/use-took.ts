import { useEffect, useState } from 'react'
import { browserStore } from '../../source/store.ts'
import { useTable } from '../context.tsx'

/** Less is not worth telling: a game that was taken in at its end, for one. */
const LEAST = 60_000

/** How long the game of a table of this browser was played, in milliseconds; null where nobody counted. */
export function useTook(): number | null {
  const { id } = useTable()
  const [took, setTook] = useState<number | null>(null)
  useEffect(() => {
    let wanted = true
    browserStore.get(id).then(
      kept => wanted && setTook(kept?.took !== undefined && kept.took >= LEAST ? kept.took : null),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [id])
  return took
}
