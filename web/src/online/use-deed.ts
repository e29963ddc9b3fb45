import type { Text } from '@tablee/kernel'
import { useCallback, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { troubleOf } from '../source/trouble.ts'
import { sentence } from '../words.ts'

/** Something asked of the server: it is under way, or was refused with a sentence. */
export interface Deed {
  readonly busy: boolean
  readonly trouble: string | null
  /** Does it, one at a time; true when it was done. */
  readonly run: (what: () => Promise<unknown>) => Promise<boolean>
}

const NONE: Text = {}

/** Lets a page do things on the server, and tell what was refused; a game's own refusals by its text. */
export function useDeed(text = NONE): Deed {
  const { language } = useSettings()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const run = useCallback(
    async (what: () => Promise<unknown>) => {
      setBusy(true)
      setTrouble(null)
      try {
        await what()
        return true
      } catch (error) {
        setTrouble(sentence(language, text, troubleOf(error), []))
        return false
      } finally {
        setBusy(false)
      }
    },
    [language, text],
  )
  return { busy, trouble, run }
}
