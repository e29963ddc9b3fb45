import { agree as form, type Someone, Who as Whole, who as whole } from '@tablee/common/words/en.ts'
import type { Cast } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import { thing } from './words.ts'

const CHARACTER: { readonly [C in CharacterId]: string } = {
  cook: 'the cook',
  carpenter: 'the carpenter',
  explorer: 'the explorer',
  soldier: 'the soldier',
  friday: 'Friday',
  jenny: 'Jenny',
}

const isCharacter = (id: string): id is CharacterId => id in CHARACTER

// A party is the character, with “Woman” behind it where the sheet lies on that side.
const someone = (cast: Cast, id: CharacterId): Someone => ({
  name: CHARACTER[id],
  ref: `character:${id}`,
  reader: cast.reader !== undefined && cast[cast.reader]?.replace(/Woman$/, '') === id,
})

/** A character by its name, whoever reads it, at the head of what may be chosen: “The carpenter”. */
export const Name = (cast: Cast, id: CharacterId): string => Whole({ ...someone(cast, id), reader: false })

/** A character at the head of a sentence: “The carpenter”, “You”. */
export const Who = (cast: Cast, id: CharacterId): string => Whole(someone(cast, id))

/** A character inside a sentence: “the carpenter”, “you”. */
export const who = (cast: Cast, id: CharacterId): string => whole(someone(cast, id))

/** What a character does: `Does(cast, id, 'eats', 'eat')`. */
export const Does = (cast: Cast, id: CharacterId, does: string, youDo: string): string =>
  `${Who(cast, id)} ${its(cast, id, does, youDo)}`

/** A verb, or what is a character's, in the form that agrees. */
export const its = (cast: Cast, id: CharacterId, one: string, yours: string): string =>
  form(someone(cast, id), one, one, yours)

/** A pawn: a character's, the Dog's, or that of a card. */
export function pawn(cast: Cast, id: string): string {
  if (isCharacter(id)) return its(cast, id, who(cast, id), `[[character:${id}|your pawn]]`)
  return id === 'dog' ? '[[pawn:dog|the Dog]]' : `the ${thing(id)} pawn`
}

/** The pawns that help a character: its own second one, those of others. */
export const helpers = (cast: Cast, id: CharacterId, pawns: readonly string[]): readonly string[] =>
  pawns.map(one => (one === id ? 'a second pawn' : pawn(cast, one)))
