import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/schema.ts'
import type { Hall } from '../hall/index.ts'
import type { Keys } from '../notices/keys.ts'
import type { Letters } from '../notices/letters.ts'
import type { Postman } from '../notices/postman.ts'
import type { People } from '../people/people.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Settings } from '../settings.ts'
import type { Callers } from './callers.ts'
import type { Metrics } from './metrics.ts'

/** What the routes work with. */
export interface Parts {
  readonly settings: Settings
  readonly db: Kysely<Database>
  /** Whether the database takes what is written, to the last byte. */
  readonly isWritable: () => Promise<boolean>
  readonly hall: Hall
  readonly people: People
  readonly sessions: Sessions
  readonly postman: Postman
  readonly letters: Letters | null
  readonly keys: Keys
  readonly callers: Callers
  readonly metrics: Metrics
  readonly log: Logger
  /** Closes the sockets of a person. */
  readonly dismiss: (person: string) => Promise<void>
  /** How long somebody may take to send a request, in milliseconds. */
  readonly patience: number
  /** The folder of the built web app. */
  readonly web: string
}
