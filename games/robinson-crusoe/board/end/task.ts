import type { Language } from '@tablee/kernel'
import type { Task } from '../../scenarios/board/scenario.ts'
import { outlineWords, thingName, WORDS } from '../words.ts'

/** A task of which so much was done. */
export const counted = (name: string, now: number, of: number, language: Language): Task => ({
  name,
  state: outlineWords(language).reached(now, of),
  met: now >= of,
})

/** Something that had to be built. */
export function built(id: string, met: boolean, language: Language): Task {
  const { done, toBuild } = WORDS[language].goal
  return { name: thingName(id, language), state: met ? done : toBuild, met }
}
