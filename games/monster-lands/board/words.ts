import type { Language } from '@tablee/kernel'
import type { Name } from '../state.ts'
import * as tell from '../terminal/told.ts'
import type { Spoken } from '../terminal/words.ts'
import type { HeadWords } from '../text/en/heads.ts'
import type { MapWords } from '../text/en/map.ts'
import type { PassageWords } from '../text/en/passages.ts'
import type { SceneWords } from '../text/en/scenes.ts'
import { PROPER, type ProperId } from '../text/proper.ts'

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords extends Spoken {
  readonly map: MapWords
  /** What is resolved, in a sentence each. */
  readonly passage: PassageWords
  /** What stands over sheets. */
  readonly head: HeadWords
}

/** Words by language: those of the one that is asked for or, for the moment until they are there, of the other. */
class ByLanguage<T> {
  readonly #told: { [L in Language]?: T } = {}

  bring(language: Language, words: T): void {
    this.#told[language] = words
  }

  in(language: Language): T {
    const words = this.#told[language] ?? this.#told.fr ?? this.#told.en
    if (!words) throw new Error(`The words of “${language}” were not loaded.`)
    return words
  }
}

const told = new ByLanguage<GameWords>()
const scenes = new ByLanguage<SceneWords>()

/** How the words of scenes and sheets are fetched, and what is on its way. */
const fetches: { [L in Language]?: () => Promise<SceneWords> } = {}
const underWay: { [L in Language]?: Promise<void> } = {}

/** Brings the words of a language, and what fetches those of its scenes and sheets. */
export function bringWords(language: Language, words: GameWords, scene: () => Promise<SceneWords>): void {
  told.bring(language, words)
  fetches[language] = scene
}

/** Fetches what scenes and sheets say in a language, once. */
export function fetchScenes(language: Language): Promise<void> {
  underWay[language] ??= fetches[language]?.().then(words => scenes.bring(language, words))
  return underWay[language] ?? Promise.resolve()
}

/** The words of a language. */
export const wordsIn = (language: Language): GameWords => told.in(language)

/** Some of the words, by language. */
function some<T>(which: (language: Language) => T): { readonly [L in Language]: T } {
  return {
    get en() {
      return which('en')
    },
    get fr() {
      return which('fr')
    },
  }
}

/** The words of the panels. */
export const WORDS = some(language => told.in(language).board)

/** The words of the map. */
export const MAP_WORDS = some(language => told.in(language).map)

/** What is said of passages. */
export const PASSAGE_WORDS = some(language => told.in(language).passage)

/** What stands over sheets. */
export const HEAD_WORDS = some(language => told.in(language).head)

/** The words of battles, questions and sheets, once they were fetched. */
export const SCENE_WORDS = some(language => scenes.in(language))

/** Where victory points come from. */
export const END = some(language => told.in(language).board.end)

/** What things are called. */
export const NAMES = some(language => told.in(language).names)

/** What things do. */
export const THINGS = some(language => told.in(language).things)

/** What somebody or something is called that has a name of its own. */
export const properName = (id: ProperId): string => PROPER[id]

/** What a member is called. */
export const memberName = (id: Name, language: Language): string => tell.memberName(id, wordsIn(language))
