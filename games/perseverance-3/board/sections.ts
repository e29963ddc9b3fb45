import type { Sections } from '@tablee/board'
import { tableOf } from '../terminal/table.ts'
import type { Perseverance3View } from '../view.ts'
import { wordsIn } from './words.ts'

/** The table of Perseverance, Episode 3 in text. */
export const sections: Sections<Perseverance3View> = (view, _, language) => tableOf(view, wordsIn(language))
