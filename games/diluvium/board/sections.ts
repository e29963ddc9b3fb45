import type { Sections } from '@tablee/board'
import { tableOf } from '../terminal/table.ts'
import type { DiluviumView } from '../view.ts'
import { wordsIn } from './words.ts'

/** The table of Diluvium in text. */
export const sections: Sections<DiluviumView> = (view, _, language) => tableOf(view, wordsIn(language))
