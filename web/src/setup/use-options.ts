import type { GameOptions } from '@tablee/board'
import { useEffect, useState } from 'react'
import { optionsOf } from '../games.ts'
import { useSettings } from '../settings.tsx'

/** What the options of a game are called; undefined while that loads, null where nobody has written it. */
export function useOptions(game: string): GameOptions | null | undefined {
  const { language } = useSettings()
  const [options, setOptions] = useState<GameOptions | null>()
  useEffect(() => {
    let wanted = true
    optionsOf(game, language).then(loaded => wanted && setOptions(loaded))
    return () => {
      wanted = false
    }
  }, [game, language])
  return options
}
