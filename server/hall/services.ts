import type { Seat } from '@tablee/kernel'
import type { Store } from '../database/open.ts'
import type { Replays } from '../replays/replays.ts'
import type { Bell } from './bell.ts'
import type { Ledger } from './ledger.ts'
import type { Pasts } from './past.ts'
import type { Elsewhere } from './presence.ts'
import type { HallEvent, HallSettings } from './terms.ts'

/** What a table in memory needs from the hall it belongs to. */
export interface HallServices {
  readonly store: Store
  readonly ledger: Ledger
  readonly bell: Bell
  readonly elsewhere: Elsewhere
  readonly replays: Replays
  readonly pasts: Pasts
  readonly settings: Required<HallSettings>
  /** The people for whom a hint is being thought of. */
  readonly advised: Set<string>
  /** The name of this process among those that share the database. */
  readonly process: string
  /** A seat is to be given to a bot for good: its person ran out of time. */
  readonly forfeit: (table: string, seat: Seat) => Promise<void>
  readonly hear: (event: HallEvent) => void
}
