import type { Message } from '@tablee/kernel'
import { useState } from 'react'
import type { Hint } from '../source/source.ts'
import { useAround } from './around.tsx'
import { type TableValue, useTable } from './context.tsx'
import { secondOf } from './second.ts'

/** Best first; more would be noise. */
const SHOWN = 3

/** What a bot would do in your place, when you ask. */
export function useHints() {
  const { source, scene, first } = useTable()
  const { hints: canAsk } = useAround()
  const [given, setGiven] = useState<{ readonly hints: readonly Hint[]; readonly at: number } | null>(null)
  const [hinting, setHinting] = useState(false)
  const { picks } = scene
  const ask = async () => {
    setHinting(true)
    try {
      setGiven({ hints: await source.hint(), at: picks })
    } catch {
      setGiven(null)
    }
    setHinting(false)
  }
  // Hints are for the question they were asked at.
  const hints = given?.at === picks ? hintsFor(given.hints, first).slice(0, SHOWN) : null
  return { hints, hinting, canAsk, ask }
}

/** The hints for what is asked: in the second half of a gesture, what follows its first. */
function hintsFor(hints: readonly Hint[], first: string | null): readonly Hint[] {
  if (first === null) return hints
  return hints.flatMap(({ key, then, ...thought }) =>
    key === first && then !== undefined ? [{ ...thought, key: then }] : [],
  )
}

/** What a bot would do next, where that is the second half of the same gesture. */
export function followUp({ parts, scene }: TableValue, { key, then }: Hint): Message | null {
  return secondOf(parts.board, key, scene)?.candidates.find(one => one.key === then)?.say ?? null
}
