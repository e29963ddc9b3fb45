import type { Cast, Outcome, Seat, Waiting } from '@tablee/kernel'

/** Who sits in a seat: a person, or a bot of a level. */
export interface Player {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly level?: string
}

/** What everybody at a table may know about it, whatever the game. */
export interface TableFacts {
  /** Whose eyes look; null for a spectator or a replay. */
  readonly seat: Seat | null
  /** The party of each seat, then those beside the seats, of which sentences speak. */
  readonly cast: Cast
  /** Who sits in each seat. */
  readonly players: readonly Player[]
  /** Whose turn it is; -1 before the first turn. */
  readonly turnSeat: Seat
  /** The question that is open; null when the game is over. */
  readonly waiting: Waiting | null
  /** The bot that thinks at this moment. */
  readonly thinking: Seat | null
  readonly outcome: Outcome | null
}
