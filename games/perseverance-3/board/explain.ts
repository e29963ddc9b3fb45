import type { Language, Ref } from '@tablee/kernel'
import { toldOf } from '../terminal/told.ts'
import type { Perseverance3View } from '../view.ts'
import { wordsIn } from './words.ts'

/** What a piece, card or place is, in a line or two. */
export const explain = (ref: Ref, view: Perseverance3View, language: Language): string | null =>
  toldOf(ref, view, wordsIn(language))
