import { type Message, Mistake, render, type Values } from '@tablee/kernel'
import { en, type ServerText } from '../text/en.ts'

/** Something that was not done, why, and the HTTP status that says the same; nothing was changed. */
export class RequestRefusal extends Mistake {
  readonly status: number
  constructor(status: number, what: Message) {
    super(what, what.id in en ? render(en, what) : undefined)
    this.status = status
  }
}

/** A refusal that the server itself tells. */
export function refusal<K extends keyof ServerText & string>(
  status: number,
  id: K,
  ...values: Parameters<ServerText[K]>
): RequestRefusal {
  return new RequestRefusal(status, values.length === 0 ? { id } : { id, values: values[0] as Values })
}
