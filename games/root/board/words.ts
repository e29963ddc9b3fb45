import { wordsByLanguage } from '@tablee/board/words.ts'
import type { Language } from '@tablee/kernel'
import type { Card } from '../data/cards.ts'
import type { FactionId } from '../factions/index.ts'
import type { RobotId } from '../robots/index.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { EndWords } from '../text/en/end.ts'
import type { MomentWords } from '../text/en/moments.ts'
import type { OutlineWords } from '../text/en/outline.ts'
import type { RobotBoardWords } from '../text/en/robot-board.ts'
import type { SheetWords } from '../text/en/sheets.ts'
import type { FactionWords } from '../text/faction-words.ts'

/** What cards do, by name. */
interface Telling {
  readonly [name: string]: (() => string) | undefined
}

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords {
  readonly board: BoardWords
  readonly sheets: SheetWords
  readonly moments: MomentWords
  readonly outline: OutlineWords
  readonly end: EndWords
  readonly help: Telling
  readonly cards: Telling
}

const { bringWords, wordsIn, some } = wordsByLanguage<GameWords>()

export { bringWords }

const boxed: { readonly [L in Language]: { [faction: string]: FactionWords | undefined } } = {
  en: {},
  fr: {},
}

/** Opens the words of factions in a language, by their id. */
export function openWords(
  language: Language,
  factions: { readonly [id: string]: { readonly board: FactionWords } },
): void {
  for (const [id, { board }] of Object.entries(factions)) boxed[language][id] = board
}

/** The words of a faction; for the moment until they are there, those of the other language. */
const ofFaction = (faction: string, language: Language): FactionWords | undefined =>
  boxed[language][faction] ?? boxed.fr[faction] ?? boxed.en[faction]

/** The words of the board. */
export const WORDS = some(({ board }) => board)

/** The words of the sheets that explain. */
export const SHEETS = some(({ sheets }) => sheets)

/** The words of what is shown beside the table. */
export const MOMENTS = some(({ moments }) => moments)

/** The words of the table in text, of phases and options. */
export const OUTLINE = some(({ outline }) => outline)

const clockwork: { [L in Language]?: RobotBoardWords } = {}

/** Brings the words of robots in a language: board/words/robots/<language>.ts, fetched where one may play. */
export function bringRobotWords(language: Language, words: RobotBoardWords): void {
  clockwork[language] = words
}

/** The words of what lies beside the boards of robots; for the moment until they are there, those of the other language. */
export const ROBOTS = {
  get en() {
    return (clockwork.en ?? clockwork.fr) as RobotBoardWords
  },
  get fr() {
    return (clockwork.fr ?? clockwork.en) as RobotBoardWords
  },
}

/** The words of the reckoning at the end. */
export const END = some(({ end }) => end)

/** The words of one faction: what every faction has, and its own. */
export const wordsOf = <W extends FactionWords = FactionWords>(faction: FactionId | RobotId) => ({
  get en() {
    return ofFaction(faction, 'en') as W
  },
  get fr() {
    return ofFaction(faction, 'fr') as W
  },
})

/** The words of a faction in a language. */
export const factionWords = (faction: FactionId, language: Language): FactionWords =>
  ofFaction(faction, language) as FactionWords

/** What a party scores by itself, in a word. */
export const ownWord = (party: string, language: Language): string | undefined =>
  ofFaction(party.replace(/\d+$/, ''), language)?.own

/** A scene that is shown beside the table, in words: any faction's, or one's own. */
export function sceneWords(kind: string, language: Language) {
  const factions = Object.keys({ ...boxed.fr, ...boxed.en }).map(faction => ofFaction(faction, language))
  const own = factions.find(words => words && kind in words.scenes)
  return (own?.scenes ?? wordsIn(language).moments.scene)[kind]
}

/** The title of a card. */
export function titleOf({ kind, name }: Card, language: Language): string {
  const words = WORDS[language]
  return kind === 'ambush' || kind === 'dominance' ? words[kind] : words.title[name]
}

/** What a card does, as short as it must be to stand on it. */
export function helpOf({ kind, name, item }: Card, language: Language): string {
  return wordsIn(language).help[kind === 'item' && item ? item : name]?.() ?? ''
}

/** What a card does, in full. */
export function fullHelpOf(card: Card, language: Language): string {
  return wordsIn(language).cards[card.name]?.() ?? helpOf(card, language)
}

/** Words with their first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
