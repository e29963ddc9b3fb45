import { Tables } from './hall.ts'
import { Running } from './running.ts'
import type { Hall, HallSettings } from './terms.ts'

export { RequestRefusal, refusal } from './refusal.ts'
export type * from './terms.ts'

const USUAL = {
  hear: () => {},
  out: () => {},
  log: () => {},
  now: () => Date.now(),
  pace: 600,
  rest: 30_000,
  idle: 10 * 60_000,
  lease: 10_000,
} satisfies Partial<HallSettings>

/** Opens the tables kept in a database: goes on with their bots and clocks, and takes requests. */
export async function openHall(settings: HallSettings): Promise<Hall> {
  return new Tables(await Running.begin({ ...USUAL, ...settings }))
}
