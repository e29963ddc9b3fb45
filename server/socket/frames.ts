import { LARGEST_FRAME, LONGEST_GESTURE, type Request } from '@tablee/table'
import * as v from 'valibot'
import { holdsNul } from '../nul.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const id = whole
const seq = whole
const short = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
/** Pages number what they send; the number is part of a row that many share, so nothing else passes for one. */
const once = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

/** The keys of a gesture. */
const keys = v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(LONGEST_GESTURE))

/** What somebody at a table may send. */
const request = v.variant('do', [
  v.strictObject({
    do: v.literal('join'),
    id,
    table: short(64),
    seq: v.optional(seq),
    invitation: v.optional(short(64)),
  }),
  v.strictObject({ do: v.literal('pick'), id, seq, once, keys: v.pipe(keys, v.minLength(1)) }),
  v.strictObject({ do: v.literal('undo'), id, seq, once, to: v.exactOptional(whole) }),
  v.strictObject({ do: v.picklist(['redo', 'restart']), id, seq, once }),
  v.strictObject({ do: v.literal('peek'), id, seq, keys: v.pipe(keys, v.minLength(1)) }),
  v.strictObject({ do: v.literal('propose'), id, seq, to: whole }),
  v.strictObject({ do: v.literal('agree'), id, yes: v.boolean() }),
  v.strictObject({ do: v.literal('chat'), id, once, text: short(LARGEST_FRAME) }),
  v.strictObject({ do: v.literal('at'), id, picks: whole }),
  v.strictObject({ do: v.literal('hint'), id, keys: v.exactOptional(keys) }),
]) satisfies v.GenericSchema<unknown, Request>

/** Reads a frame; null when it is no request. */
export function readRequest(text: string): Request | null {
  try {
    const sent: unknown = JSON.parse(text)
    const read = v.safeParse(request, sent)
    return read.success && !holdsNul(sent) ? read.output : null
  } catch {
    return null
  }
}
