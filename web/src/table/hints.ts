import type { Message } from '@tablee/kernel'
import { useState } from 'react'
import type { Hint } from '../source/source.ts'
import { useAround } from './around.tsx'
import { candidatesOf, type TableValue, useTable } from './context.tsx'

/** Best first; more would be noise. */
const SHOWN = 3

/** What a bot would do in your place, when you ask. */
export function useHints() {
  const { source, made, moment } = useTable()
  const { hints: canAsk } = useAround()
  const [given, setGiven] = useState<{ readonly hints: readonly Hint[]; readonly at: string } | null>(null)
  const [hinting, setHinting] = useState(false)
  const ask = async () => {
    setHinting(true)
    try {
      setGiven({ hints: await source.hint(made), at: moment })
    } catch {
      setGiven(null)
    }
    setHinting(false)
  }
  // Hints are for the question they were asked at, and for what they lead to.
  const hints = given && hintsFor(given.hints, given.at, moment)
  return { hints: hints?.slice(0, SHOWN) ?? null, hinting, canAsk, ask }
}

/** Hints for what is asked: those asked for here, or what they would answer next in the same gesture. */
export function hintsFor(hints: readonly Hint[], asked: string, moment: string): readonly Hint[] | null {
  if (asked === moment) return hints
  const next = hints.flatMap(({ key, then, ...thought }) =>
    moment === `${asked} ${key}` && then !== undefined ? [{ ...thought, key: then }] : [],
  )
  return next.length > 0 ? next : null
}

/** What a bot would do next, where that is the next answer of the same gesture. */
export function followUp({ scene }: TableValue, { key, then }: Hint): Message | null {
  const next = candidatesOf(scene).find(one => one.key === key)?.next
  return next?.candidates.find(one => one.key === then)?.say ?? null
}
