import type { Notices } from '@tablee/table/api.ts'

/** What a person who said nothing wants: to be told of everything, once they say where. */
const UNSAID: Notices = {
  email: null,
  confirmed: false,
  webhook: null,
  secret: null,
  turn: true,
  invited: true,
  joined: true,
  over: true,
}

/** What a person wants to be told, as the database keeps it. */
export function wishesFrom(kept: string): Notices {
  return { ...UNSAID, ...(JSON.parse(kept) as Partial<Notices>) }
}
