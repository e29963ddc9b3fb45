import { wordsByLanguage } from '@tablee/board/words.ts'
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

const { bringWords: bringBoard, wordsIn, some } = wordsByLanguage<GameWords>()
const scenes = wordsByLanguage<SceneWords>()

export { wordsIn }

/** How the words of scenes and sheets are fetched, and what is on its way. */
const fetches: { [L in Language]?: () => Promise<SceneWords> } = {}
const underWay: { [L in Language]?: Promise<void> } = {}

/** Brings the words of a language, and what fetches those of its scenes and sheets. */
export function bringWords(language: Language, words: GameWords, scene: () => Promise<SceneWords>): void {
  bringBoard(language, words)
  fetches[language] = scene
}

/** Fetches what scenes and sheets say in a language, once. */
export function fetchScenes(language: Language): Promise<void> {
  underWay[language] ??= fetches[language]?.().then(words => scenes.bringWords(language, words))
  return underWay[language] ?? Promise.resolve()
}

/** The words of the panels. */
export const WORDS = some(({ board }) => board)

/** The words of the map. */
export const MAP_WORDS = some(({ map }) => map)

/** What is said of passages. */
export const PASSAGE_WORDS = some(({ passage }) => passage)

/** What stands over sheets. */
export const HEAD_WORDS = some(({ head }) => head)

/** The words of battles, questions and sheets, once they were fetched. */
export const SCENE_WORDS = scenes.some(words => words)

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
