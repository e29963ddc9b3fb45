import type { Language } from '@tablee/kernel'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings.tsx'

/** Something of a game, in the language that is set; undefined while it loads. */
export function useOfGame<V>(
  load: (game: string, language: Language) => Promise<V>,
  game: string,
): V | undefined {
  const { language } = useSettings()
  const [loaded, setLoaded] = useState<{ readonly value: V }>()
  useEffect(() => {
    let wanted = true
    load(game, language).then(value => wanted && setLoaded({ value }))
    return () => {
      wanted = false
    }
  }, [load, game, language])
  return loaded?.value
}
