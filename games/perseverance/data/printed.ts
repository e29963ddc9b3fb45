import type { Datum, Json } from '@tablee/kernel'

/** What the rulebook tells that belongs to no card. */
export const printed = (id: string, at: string, value: unknown): Datum => ({
  id,
  from: 'rulebook',
  at,
  value: JSON.parse(JSON.stringify(value)) as Json,
})
