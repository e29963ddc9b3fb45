/** Plain data: what a state, a message or a save may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** The values a message carries: names, numbers, places; never a finished sentence. */
export type Values = { readonly [name: string]: Json }

/** What happened or what is offered, told as an id and values; a text turns it into a sentence. */
export interface Message {
  readonly id: string
  readonly values?: Values
}

/**
 * The sentences of one language, one function per message id.
 * A function takes the message's values (or nothing) and, if it speaks of seats, the cast of the table;
 * it returns the sentence, in which `[[ref|words]]` marks words that speak of a place or piece on the board.
 */
export type Text = { readonly [id: string]: (values: never, cast: Cast) => string }

/** The party that each seat plays (`Game.party`), by which a sentence names it; and the seat of who reads it, if any. */
export type Cast = readonly string[] & { readonly reader?: number }

/** A cast as one of its seats reads it: sentences may say “you” of it. */
export function castFor(cast: Cast, reader: number | null): Cast {
  return reader === null ? cast : Object.assign([...cast], { reader })
}

/** Whether a seat is the one that reads: to it, a sentence says “you”. */
export const reads = (cast: Cast, seat: number): boolean => cast.reader === seat

/** The values that a sentence takes, as a list of none or one. */
export type ValuesOf<F extends Text[string]> =
  Parameters<F> extends [infer V, ...unknown[]] ? [values: V] : []

/** The message ids of a text. */
export type MessageId<T extends Text> = keyof T & string

/** The same messages in another language: every id, with the same values; it may need the cast where the first does not. */
export type SameMessages<T extends Text> = {
  readonly [K in keyof T]: Parameters<T[K]> extends []
    ? () => string
    : (values: Parameters<T[K]>[0], cast: Cast) => string
}

/** Builds a message whose id and values are checked against a text. */
export type Speaker<T extends Text> = <K extends MessageId<T>>(id: K, ...values: ValuesOf<T[K]>) => Message

/** A typed builder of messages for one game: `const say = speaker<typeof en>()`. */
export function speaker<T extends Text>(): Speaker<T> {
  return (id, ...given) => {
    const [values] = given as [Values?]
    return values === undefined ? { id } : { id, values }
  }
}

/** The sentence of a message in a text, marks included. */
export function render(text: Text, message: Message, cast: Cast = []): string {
  const sentence = text[message.id] as ((values: Values, cast: Cast) => string) | undefined
  if (!sentence) throw new Error(`The text has no sentence for “${message.id}”.`)
  return sentence(message.values ?? {}, cast)
}

/** A sentence without its `[[ref|words]]` marks. */
export function plain(sentence: string): string {
  return sentence.replaceAll(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1')
}
