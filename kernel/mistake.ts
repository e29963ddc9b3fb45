import { type Message, render, type Values } from './message.ts'
import { en, type KernelText } from './text/en.ts'

/** Bad input, told in one sentence to whoever gave it; nothing was changed. */
export class Mistake extends Error {
  /** What was wrong, as a message that any language can tell. */
  readonly what: Message
  constructor(what: Message, sentence = what.id in en ? render(en, what) : what.id) {
    super(sentence)
    this.name = 'Mistake'
    this.what = what
  }
}

/** A mistake that the kernel itself tells. */
export function mistake<K extends keyof KernelText & string>(
  id: K,
  ...values: Parameters<KernelText[K]>
): Mistake {
  return new Mistake(values.length === 0 ? { id } : { id, values: values[0] as Values })
}

/** A fault in a game's rules, told to its developer. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault'
}
