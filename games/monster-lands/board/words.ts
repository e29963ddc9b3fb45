import type { Language } from '@tablee/kernel'
import type { Name } from '../state.ts'
import * as tell from '../terminal/told.ts'
import type { Spoken } from '../terminal/words.ts'
import type { MapWords } from '../text/en/map.ts'
import type { SceneWords } from '../text/en/scenes.ts'
import { PROPER, type ProperId } from '../text/proper.ts'

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords extends Spoken {
  readonly map: MapWords
  /** Battles, questions, sheets, the end. */
  readonly scene: SceneWords
}

const told: { [L in Language]?: GameWords } = {}

/** Brings the words of a language. */
export function bringWords(language: Language, words: GameWords): void {
  told[language] = words
}

/** The words of a language; for the moment until they are there, those of the other. */
export function wordsIn(language: Language): GameWords {
  const words = told[language] ?? told.fr ?? told.en
  if (!words) throw new Error(`The words of “${language}” were not loaded.`)
  return words
}

/** Some of the words, by language. */
function some<T>(which: (words: GameWords) => T): { readonly [L in Language]: T } {
  return {
    get en() {
      return which(wordsIn('en'))
    },
    get fr() {
      return which(wordsIn('fr'))
    },
  }
}

/** The words of the panels. */
export const WORDS = some(({ board }) => board)

/** The words of the map. */
export const MAP_WORDS = some(({ map }) => map)

/** The words of battles, questions, sheets and the end. */
export const SCENE_WORDS = some(({ scene }) => scene)

/** Where victory points come from. */
export const END = some(({ board }) => board.end)

/** What things are called. */
export const NAMES = some(({ names }) => names)

/** What things do. */
export const THINGS = some(({ things }) => things)

/** What somebody or something is called that has a name of its own. */
export const properName = (id: ProperId): string => PROPER[id]

/** What a member is called. */
export const memberName = (id: Name, language: Language): string => tell.memberName(id, wordsIn(language))
