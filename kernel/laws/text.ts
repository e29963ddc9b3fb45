import type { Face } from '../face.ts'
import { type Cast, castFor, type Message, render, type Text } from '../message.ts'
import type { Language, Room } from '../room.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { Flaw, orFlaw } from './broken.ts'

const SENSELESS = /undefined|NaN|\[object /
const LANGUAGES = ['fr', 'en'] as const

/** Law 8: whatever a person may read has a sentence in French and in English. */
export class Readers {
  private readonly texts: { readonly [L in Language]: Text }

  constructor({ text }: Pick<Room, 'text'>) {
    this.texts = { fr: { ...fr, ...text.fr }, en: { ...en, ...text.en } }
  }

  /** Both languages tell the same messages. */
  checkIds(): void {
    sameIds(this.texts.fr, this.texts.en)
  }

  /** Reads all of a question. */
  face({ prompt, candidates, refused }: Face, cast: Cast): void {
    this.message(prompt, cast)
    for (const { say } of candidates) this.message(say, cast)
    for (const { say, why } of refused) {
      this.message(say, cast)
      this.message(why, cast)
    }
  }

  /** Reads one message. */
  message(message: Message, cast: Cast): void {
    // As it is told to everybody, and to the one it speaks of.
    const { seat } = message.values ?? {}
    for (const reader of typeof seat === 'number' ? [null, seat] : [null])
      this.read(message, castFor(cast, reader))
  }

  private read(message: Message, cast: Cast): void {
    for (const language of LANGUAGES) {
      const sentence = orFlaw('text', language, () => render(this.texts[language], message, cast))
      if (sentence.trim() === '' || SENSELESS.test(sentence))
        throw new Flaw('text', `${language}: “${message.id}” reads “${sentence}”`)
    }
  }
}

function sameIds(french: Text, english: Text): void {
  for (const id of Object.keys(english))
    if (!Object.hasOwn(french, id)) throw new Flaw('text', `the French text has no sentence for “${id}”`)
  for (const id of Object.keys(french))
    if (!Object.hasOwn(english, id)) throw new Flaw('text', `the English text has no sentence for “${id}”`)
}
