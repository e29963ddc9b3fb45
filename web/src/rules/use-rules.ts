import { useEffect, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { type RuleIndex, rulesOf } from './load.ts'

/** The rules of a game in the language that is set: not there yet, not at all, or there. */
export function useRules(game: string): RuleIndex | null | undefined {
  const { language } = useSettings()
  const [index, setIndex] = useState<RuleIndex | null>()
  useEffect(() => {
    let isWanted = true
    rulesOf(game, language).then(found => isWanted && setIndex(found))
    return () => {
      isWanted = false
    }
  }, [game, language])
  return index
}
