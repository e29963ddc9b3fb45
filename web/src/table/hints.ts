import { useState } from 'react'
import type { Hint } from '../source/source.ts'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'

/** Best first; more would be noise. */
const SHOWN = 3

/** What a bot would do in your place, when you ask. */
export function useHints() {
  const { source, scene } = useTable()
  const { hints: canAsk } = useAround()
  const [given, setGiven] = useState<{ readonly hints: readonly Hint[]; readonly at: number } | null>(null)
  const [hinting, setHinting] = useState(false)
  const { picks } = scene
  const ask = async () => {
    setHinting(true)
    try {
      setGiven({ hints: (await source.hint()).slice(0, SHOWN), at: picks })
    } catch {
      setGiven(null)
    }
    setHinting(false)
  }
  // Hints are for the question they were asked at.
  return { hints: given?.at === picks ? given.hints : null, hinting, canAsk, ask }
}
