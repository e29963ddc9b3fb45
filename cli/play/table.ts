import type { Match, Room } from '@tablee/kernel'

/** A table ready to be played at. */
export interface Table {
  readonly room: Room
  readonly match: Match
  /** Who sits where: people and bots by name. */
  readonly players: readonly string[]
  /** The file to keep the game in, if one was named. */
  readonly file: string | null
  /** What is said first. */
  readonly greeting: readonly string[]
}
