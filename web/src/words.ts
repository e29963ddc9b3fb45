import { en as botEn } from '@tablee/bots/text/en.ts'
import { fr as botFr } from '@tablee/bots/text/fr.ts'
import {
  type Cast,
  kernelEn,
  kernelFr,
  type Language,
  type Message,
  type MessageId,
  render,
  type Text,
  type ValuesOf,
} from '@tablee/kernel'
import { en as serverEn } from '@tablee/server/text/en.ts'
import { fr as serverFr } from '@tablee/server/text/fr.ts'
import { en, type WebText } from './text/en.ts'
import { fr } from './text/fr.ts'

/** Tells a message of the app itself. */
export type Tell = <K extends MessageId<WebText>>(id: K, ...values: ValuesOf<WebText[K]>) => string

/** The words of the app, of bots, of the server and of the kernel in each language. */
const common: { readonly [L in Language]: Text } = {
  en: { ...kernelEn, ...botEn, ...serverEn, ...en },
  fr: { ...kernelFr, ...botFr, ...serverFr, ...fr },
}

/** What tells messages of the app in a language. */
export function tellIn(language: Language): Tell {
  return (id, ...values) => (common[language][id] as (values: unknown) => string)(values[0] ?? {})
}

/** The sentence of any message, marks included; a message that no text knows is told by its id. */
export function sentence(language: Language, text: Text, message: Message, cast: Cast): string {
  const known = message.id in text ? text : common[language]
  return message.id in known ? render(known, message, cast) : message.id
}
