import type { Clock } from '@tablee/table/wire.ts'
import type { Tell } from '../words.ts'

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

/** The pace of a table in words. */
export function paceOf(clock: Clock | null, tell: Tell): string {
  const known = paceNames.find(name => {
    const pace = PACES[name]
    return pace?.bank === clock?.bank && pace?.more === clock?.more
  })
  if (known) return tell(`newTable.clock.${known}`)
  return tell('lobby.clockOwn', { bank: clock?.bank ?? 0, more: clock?.more ?? 0 })
}
