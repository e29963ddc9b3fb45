import { botEn, botFr } from '@tablee/bots'
import {
  type Cast,
  kernelEn,
  kernelFr,
  type Language,
  type Message,
  type MessageId,
  Mistake,
  plain,
  type Room,
  render,
  speaker,
  type Text,
  type ValuesOf,
} from '@tablee/kernel'
import { en as serverEn } from '@tablee/server/text/en.ts'
import { fr as serverFr } from '@tablee/server/text/fr.ts'
import { type CliText, en } from './text/en.ts'
import { fr } from './text/fr.ts'

const own: { readonly [L in Language]: Text } = {
  en: { ...kernelEn, ...botEn, ...serverEn, ...en },
  fr: { ...kernelFr, ...botFr, ...serverFr, ...fr },
}

/** Builds a message of the command line. */
export const say = speaker<CliText>()

/** Bad input, told by the command line. */
export function wrong<K extends MessageId<CliText>>(id: K, ...values: ValuesOf<CliText[K]>): Mistake {
  return new Mistake(say(id, ...values))
}

/** The words of one language: the command's own, the kernel's, and those of the game at hand. */
export class Words {
  readonly language: Language
  private text: Text
  /** The parties of the table at hand, by which sentences name its seats. */
  private cast: () => Cast = () => []

  constructor(language: Language) {
    this.language = language
    this.text = own[language]
  }

  /** Learns the words of a game. */
  learn(room: Room): void {
    this.text = { ...own[this.language], ...room.text[this.language] }
  }

  /** Speaks of the seats of a table by their parties. */
  speakOf(table: { readonly cast: Cast }): void {
    this.cast = () => table.cast
  }

  /** A sentence of the command line. */
  say<K extends MessageId<CliText>>(id: K, ...values: ValuesOf<CliText[K]>): string {
    return this.tell(say(id, ...values))
  }

  /** The sentence of any message, without its board marks. */
  tell(message: Message): string {
    return plain(this.marked(message))
  }

  /** The sentence of any message, its board marks turned into something visible. */
  marked(message: Message, mark?: (words: string) => string): string {
    const sentence = render(this.text, message, this.cast())
    return mark
      ? sentence.replaceAll(/\[\[[^|\]]*\|([^\]]*)\]\]/g, (_, words: string) => mark(words))
      : sentence
  }

  /** What was wrong with the input, in one sentence. */
  mistake(error: Mistake): string {
    return Object.hasOwn(this.text, error.what.id) ? this.tell(error.what) : error.message
  }

  /** The sentence of a message that takes no values, for counting what it tells of; its id when it does. */
  heading(id: string): string {
    return Object.hasOwn(this.text, id) && this.text[id].length === 0 ? this.tell({ id }) : id
  }

  /** A sentence the game may have but need not: its title, the name of a party. */
  optional(message: Message): string | null {
    return Object.hasOwn(this.text, message.id) ? this.tell(message) : null
  }
}

/** The language that the environment asks for. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  return /^fr/i.test(env.LC_ALL || env.LANG || '') ? 'fr' : 'en'
}
