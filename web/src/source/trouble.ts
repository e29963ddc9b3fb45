import { type Message, Mistake } from '@tablee/kernel'

/** What went wrong, as a message: a mistake tells itself, anything else is a fault of ours. */
export function troubleOf(error: unknown): Message {
  if (error instanceof Mistake) return error.what
  return { id: 'web.fault', values: { why: error instanceof Error ? error.message : String(error) } }
}
