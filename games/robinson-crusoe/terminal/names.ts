import type { Language } from '@tablee/kernel'
import { card as cardEn, thing as thingEn } from '../text/en/words.ts'
import { card as cardFr, thing as thingFr } from '../text/fr/words.ts'

const plainly = (words: string): string => words.replaceAll(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1')

/** The name of a card, by its upper or lower part. */
export const cardWords = (id: string, language: Language, part: 0 | 1 = 0): string =>
  plainly(language === 'fr' ? cardFr(id, part) : cardEn(id, part))

/** The name of an invention, token, piece of equipment or skill. */
export const thingWords = (id: string, language: Language): string =>
  plainly(language === 'fr' ? thingFr(id) : thingEn(id))
