import { Mistake, render, type Values } from '@tablee/kernel'
import { type BotText, en } from './text/en.ts'

/** A mistake that the bots tell. */
export function botMistake<K extends keyof BotText & string>(
  id: K,
  ...values: Parameters<BotText[K]>
): Mistake {
  const what = values.length === 0 ? { id } : { id, values: values[0] as Values }
  return new Mistake(what, render(en, what))
}
