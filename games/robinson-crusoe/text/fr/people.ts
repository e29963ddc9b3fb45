import { type Noun, de as of, type Someone, Who as Whole, who as whole } from '@tablee/common/words/fr.ts'
import type { Cast } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import { thing } from './words.ts'

const MEN: { readonly [C in CharacterId]: Noun } = {
  cook: { article: 'le ', name: 'cuisinier' },
  carpenter: { article: 'le ', name: 'menuisier' },
  explorer: { article: 'l’', name: 'explorateur' },
  soldier: { article: 'le ', name: 'soldat' },
  friday: { article: '', name: 'Vendredi' },
  jenny: { article: '', name: 'Jenny' },
}

const WOMEN: { readonly [C in CharacterId]?: Noun } = {
  cook: { article: 'la ', name: 'cuisinière' },
  carpenter: { article: 'la ', name: 'menuisière' },
  explorer: { article: 'l’', name: 'exploratrice' },
  soldier: { article: 'la ', name: 'soldate' },
}

// A party is the character, with « Woman » behind it where the sheet lies on that side.
const isPlayedAsWoman = (cast: Cast, id: CharacterId): boolean => cast.includes(`${id}Woman`)

const isWoman = (cast: Cast, id: CharacterId): boolean => id === 'jenny' || isPlayedAsWoman(cast, id)

// The journal speaks of everybody by name.
const someone = (cast: Cast, id: CharacterId): Someone => ({
  noun: (isPlayedAsWoman(cast, id) ? WOMEN[id] : undefined) ?? MEN[id],
  ref: `character:${id}`,
  reader: false,
})

/** A character at the head of a sentence: « La menuisière ». */
export const Who = (cast: Cast, id: CharacterId): string => Whole(someone(cast, id))

/** A character inside a sentence: « la menuisière ». */
export const who = (cast: Cast, id: CharacterId): string => whole(someone(cast, id))

/** Of a character: « du cuisinier », « de l’exploratrice », « de Vendredi ». */
export const de = (cast: Cast, id: CharacterId): string => of(someone(cast, id))

/** A word that agrees with a character: `agree(cast, id, 'mort', 'morte')`. */
export const agree = (cast: Cast, id: CharacterId, man: string, woman: string): string =>
  isWoman(cast, id) ? woman : man

/** A pawn: « le pion du cuisinier », « le pion du Chien », « le pion Plan ». */
export function pawn(cast: Cast, id: string): string {
  if (id in MEN) return `le pion ${de(cast, id as CharacterId)}`
  return id === 'dog' ? 'le pion du [[pawn:dog|Chien]]' : `le pion ${thing(id)}`
}
