import {
  agree as form,
  type Noun,
  de as of,
  type Someone,
  Who as Whole,
  who as whole,
} from '@tablee/common/words/fr.ts'
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

const isReader = (cast: Cast, id: CharacterId): boolean =>
  cast.reader !== undefined && cast[cast.reader]?.replace(/Woman$/, '') === id

const someone = (cast: Cast, id: CharacterId): Someone => ({
  noun: (isPlayedAsWoman(cast, id) ? WOMEN[id] : undefined) ?? MEN[id],
  ref: `character:${id}`,
  reader: isReader(cast, id),
})

/** A character by its name, whoever reads it, at the head of what may be chosen: « La menuisière ». */
export const Name = (cast: Cast, id: CharacterId): string => Whole({ ...someone(cast, id), reader: false })

/** A character at the head of a sentence: « La menuisière », « Vous ». */
export const Who = (cast: Cast, id: CharacterId): string => Whole(someone(cast, id))

/** A character inside a sentence: « la menuisière », « vous ». */
export const who = (cast: Cast, id: CharacterId): string => whole(someone(cast, id))

/** What a character does: `Does(cast, id, 'mange', 'mangez')`, « La menuisière mange », « Vous mangez ». */
export const Does = (cast: Cast, id: CharacterId, does: string, youDo: string): string =>
  `${Who(cast, id)} ${its(cast, id, does, youDo)}`

/** A verb, or what is a character’s, in the form that agrees: `its(cast, id, 'ses', 'vos')`. */
export const its = (cast: Cast, id: CharacterId, one: string, yours: string): string =>
  form(someone(cast, id), one, one, yours)

/** Of a character: « du cuisinier », « de l’exploratrice », « de Vendredi ». */
const de = (cast: Cast, id: CharacterId): string => of(someone(cast, id))

/** A word that agrees with a character: `agree(cast, id, 'mort', 'morte')`. */
export const agree = (cast: Cast, id: CharacterId, man: string, woman: string): string =>
  isWoman(cast, id) ? woman : man

/** A pawn: « le pion du cuisinier », « votre pion », « le pion du Chien », « le pion Plan ». */
export function pawn(cast: Cast, id: string): string {
  if (isCharacter(id))
    return isReader(cast, id) ? `[[character:${id}|votre pion]]` : `le pion ${de(cast, id)}`
  return id === 'dog' ? 'le pion du [[pawn:dog|Chien]]' : `le pion ${thing(id)}`
}

const isCharacter = (id: string): id is CharacterId => id in MEN

/** The pawns that help a character: its own second one, those of others. */
export const helpers = (cast: Cast, id: CharacterId, pawns: readonly string[]): readonly string[] =>
  pawns.map(one => (one === id ? `${its(cast, id, 'son', 'votre')} second pion` : pawn(cast, one)))
