import { type Language, plain } from '@tablee/kernel'
import { type CardId, FACE_DOWN } from '../data/cards.ts'
import { BURROW } from '../data/map.ts'
import * as en from '../text/en/words.ts'
import * as fr from '../text/fr/words.ts'

/** The words of sentences, by language. */
export const NAMES = { en, fr } as const

/** How many pieces of a count stand on the map. */
export const onMap = (counts: readonly number[] = []): number =>
  counts.slice(1, BURROW).reduce((sum, n) => sum + n, 0)

/** Something that may be spent: in brackets once it is. */
export const label = (name: string, spent: boolean): string => (spent ? `(${name})` : name)

/** A card by its name; a back where it is not known. */
export const cardName = (card: CardId, language: Language): string =>
  card === FACE_DOWN ? '▮' : plain(NAMES[language].card(card))
