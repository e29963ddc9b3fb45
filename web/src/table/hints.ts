import { useEffect, useState } from 'react'
import type { Hint } from '../source/source.ts'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'

/** Best first; more would be noise. */
const SHOWN = 3

/** What a bot would do in your place, when you ask. */
export function useHints() {
  const { source, scene } = useTable()
  const { hints: canAsk } = useAround()
  const [hints, setHints] = useState<readonly Hint[] | null>(null)
  const [hinting, setHinting] = useState(false)
  const { picks } = scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: hints are for the question they were asked at
  useEffect(() => setHints(null), [picks])
  const ask = async () => {
    setHinting(true)
    try {
      setHints((await source.hint()).slice(0, SHOWN))
    } catch {
      setHints(null)
    }
    setHinting(false)
  }
  return { hints, hinting, canAsk, ask }
}
