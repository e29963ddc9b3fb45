import {
  type Cast,
  type Language,
  type Message,
  type MessageId,
  render,
  type Text,
  type ValuesOf,
} from '@tablee/kernel'
import type { WebText } from './text/en.ts'

/** Tells a message of the app itself. */
export type Tell = <K extends MessageId<WebText>>(id: K, ...values: ValuesOf<WebText[K]>) => string

const LANGUAGES: { readonly [L in Language]: () => Promise<{ readonly words: Text }> } = {
  en: () => import('./text/all-en.ts'),
  fr: () => import('./text/all-fr.ts'),
}

const learnt: { [L in Language]?: Text } = {}

/** Fetches the words of a language: most people read one. */
export async function learn(language: Language): Promise<void> {
  learnt[language] ??= (await LANGUAGES[language]()).words
}

/** Whether the words of a language are there. */
export const knows = (language: Language): boolean => learnt[language] !== undefined

function wordsIn(language: Language): Text {
  const words = learnt[language]
  if (!words) throw new Error(`The words of “${language}” are told before they were learnt.`)
  return words
}

/** What tells messages of the app in a language that was learnt. */
export function tellIn(language: Language): Tell {
  const words = wordsIn(language)
  return (id, ...values) => (words[id] as (values: unknown) => string)(values[0] ?? {})
}

/** The sentence of any message, marks included; a message that no text knows is told by its id. */
export function sentence(language: Language, text: Text, message: Message, cast: Cast): string {
  const known = message.id in text ? text : wordsIn(language)
  return message.id in known ? render(known, message, cast) : message.id
}
