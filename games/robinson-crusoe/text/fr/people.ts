import type { Cast } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import { capital, thing } from './words.ts'

/** A character as a sentence names it; `article` ends in a space or an apostrophe, or is empty. */
interface Named {
  readonly article: 'le ' | 'la ' | 'l’' | ''
  readonly name: string
}

const MEN: { readonly [C in CharacterId]: Named } = {
  cook: { article: 'le ', name: 'cuisinier' },
  carpenter: { article: 'le ', name: 'menuisier' },
  explorer: { article: 'l’', name: 'explorateur' },
  soldier: { article: 'le ', name: 'soldat' },
  friday: { article: '', name: 'Vendredi' },
  jenny: { article: '', name: 'Jenny' },
}

const WOMEN: { readonly [C in CharacterId]?: Named } = {
  cook: { article: 'la ', name: 'cuisinière' },
  carpenter: { article: 'la ', name: 'menuisière' },
  explorer: { article: 'l’', name: 'exploratrice' },
  soldier: { article: 'la ', name: 'soldate' },
}

// A party is the character, with « Woman » behind it where the sheet lies on that side.
const isPlayedAsWoman = (cast: Cast, id: CharacterId): boolean => cast.includes(`${id}Woman`)

const isWoman = (cast: Cast, id: CharacterId): boolean => id === 'jenny' || isPlayedAsWoman(cast, id)

const named = (cast: Cast, id: CharacterId): Named =>
  (isPlayedAsWoman(cast, id) ? WOMEN[id] : undefined) ?? MEN[id]

const whole = ({ article, name }: Named): string => article + name

const mark = (id: CharacterId, words: string): string => `[[character:${id}|${words}]]`

/** A character at the head of a sentence: « La menuisière ». */
export const Who = (cast: Cast, id: CharacterId): string => mark(id, capital(whole(named(cast, id))))

/** A character inside a sentence: « la menuisière ». */
export const who = (cast: Cast, id: CharacterId): string => mark(id, whole(named(cast, id)))

/** Of a character: « du cuisinier », « de l’exploratrice », « de Vendredi ». */
export function de(cast: Cast, id: CharacterId): string {
  const character = named(cast, id)
  return character.article === 'le ' ? `du ${mark(id, character.name)}` : `de ${mark(id, whole(character))}`
}

/** A word that agrees with a character: `agree(cast, id, 'mort', 'morte')`. */
export const agree = (cast: Cast, id: CharacterId, man: string, woman: string): string =>
  isWoman(cast, id) ? woman : man

/** A pawn: « le pion du cuisinier », « le pion du Chien », « le pion Plan ». */
export function pawn(cast: Cast, id: string): string {
  if (id in MEN) return `le pion ${de(cast, id as CharacterId)}`
  return id === 'dog' ? 'le pion du [[pawn:dog|Chien]]' : `le pion ${thing(id)}`
}
