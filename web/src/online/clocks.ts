import type { Clock } from '@tablee/table/wire.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The paces that people choose from. */
export const PACES = {
  live: null,
  evening: { bank: HOUR, more: MINUTE / 2 },
  day: { bank: DAY, more: 4 * HOUR },
  days: { bank: 3 * DAY, more: 12 * HOUR },
  week: { bank: 7 * DAY, more: DAY },
} as const satisfies { readonly [name: string]: Clock | null }

/** A pace by its name. */
export type Pace = keyof typeof PACES

/** The names of all paces. */
export const paceNames = Object.keys(PACES) as readonly Pace[]
