import type { Message, Seat } from '@tablee/kernel'
import type { Scene } from './scene.ts'

/** The highest frame a table accepts, in bytes. */
export const LARGEST_FRAME = 8192

/** The longest gesture, in keys. */
export const LONGEST_GESTURE = 8

/** What somebody at a table sends it; `id` numbers the requests of a connection, so that each has its answer. */
export type Request =
  /** Opens the table; `seq` is the last change that was seen, to go on from there; `invitation` the link's code. */
  | {
      readonly do: 'join'
      readonly id: number
      readonly table: string
      readonly seq?: number
      readonly invitation?: string
    }
  /**
   * Chooses, by the keys of one gesture: all are picked, or none. `seq` is the change after which the question was
   * seen, `once` makes a double send harmless.
   */
  | {
      readonly do: 'pick'
      readonly id: number
      readonly seq: number
      readonly once: string
      readonly keys: readonly string[]
    }
  /** Takes back what was done last, or all down to a number of picks. */
  | {
      readonly do: 'undo'
      readonly id: number
      readonly seq: number
      readonly once: string
      readonly to?: number
    }
  | { readonly do: 'redo' | 'restart'; readonly id: number; readonly seq: number; readonly once: string }
  /** What would be asked after the first keys of a gesture, and what is refused then and why; null where it ends. */
  | { readonly do: 'peek'; readonly id: number; readonly seq: number; readonly keys: readonly string[] }
  /** Proposes to go back to an earlier pick, past what became known: all persons at the table must agree. */
  | { readonly do: 'propose'; readonly id: number; readonly seq: number; readonly to: number }
  | { readonly do: 'agree'; readonly id: number; readonly yes: boolean }
  | { readonly do: 'chat'; readonly id: number; readonly once: string; readonly text: string }
  /** The table as it was after a number of picks, with the eyes of who asks. */
  | { readonly do: 'at'; readonly id: number; readonly picks: number }
  /** What a bot would do after the first keys of a gesture, or without; only at tables that allow hints. */
  | { readonly do: 'hint'; readonly id: number; readonly keys?: readonly string[] }

/** What a table sends. */
export type News =
  /** A whole scene, on joining or when a difference would not do. */
  | { readonly seq: number; readonly scene: Scene }
  /** What changed since the scene of `from`. */
  | { readonly seq: number; readonly from: number; readonly change: Change }
  /** Who sits where, clocks, presence: all that is not the game; whole, since it is small. */
  | { readonly card: TableCard }
  | { readonly chat: readonly ChatLine[] }
  /** All that a person wrote here is deleted. */
  | { readonly unsaid: string }
  /** A request was carried out: what it changed is on disk. */
  | { readonly done: number; readonly seq: number }
  | { readonly done: number; readonly value: unknown }
  /** A request was refused, and changed nothing. */
  | { readonly refused: number; readonly why: Message }
  /** The table cannot be shown: it does not exist, it is private, the server stops. */
  | { readonly failure: Message; readonly retry: boolean }

/** A difference between two plain values; see difference.ts. */
export type Change = readonly unknown[]

/** A line that somebody wrote at a table; `seat` is null for a spectator. */
export interface ChatLine {
  readonly n: number
  readonly at: number
  /** The id of who wrote it. */
  readonly who: string
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
  /** What the table itself says, in the place of a text. */
  readonly what?: Message
}

/** How a table is played: together, or by turns with a clock. */
export interface Clock {
  /** Milliseconds that a seat has in all. */
  readonly bank: number
  /** Milliseconds added with each turn it takes. */
  readonly more: number
}

/** Who holds a seat. */
export interface Chair {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string
  /** The id of the person, which leads to their page. */
  readonly who?: string
  /** The name of the person whom a free seat is kept for, until they answer. */
  readonly awaits?: string
  readonly level?: string
  /** Whether the person is connected now. */
  readonly here: boolean
  /** Milliseconds left when `card.now` was, for tables with a clock. */
  readonly left?: number
  /** A person was replaced: by a bot, or by the clock. */
  readonly gone?: boolean
  /** Whether who looks may take the seat over from that bot. */
  readonly free?: boolean
}

/** A table as lists and lobbies show it. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly title: string
  /** As they were chosen; once it has started, with what was drawn. */
  readonly options: { readonly [name: string]: unknown }
  /** Whether its maker alone says what is played in which seat. */
  readonly fixed?: boolean
  readonly state: 'waiting' | 'playing' | 'over'
  readonly access: 'public' | 'invitation'
  /** The code of the invitation link; only for those who sit at the table. */
  readonly invitation?: string
  /** The code of the link to watch by; only for those who sit at the table. */
  readonly watch?: string
  /** Who asks the one who looks to sit down, and where; left out for who is not asked. */
  readonly invited?: { readonly by: string; readonly seat: Seat | null }
  /** What its maker wrote to those who are invited. */
  readonly message: string
  /** The data pack that it is played with, by its name and mark; left out where there is none. */
  readonly pack?: { readonly name: string; readonly mark: string }
  readonly owner: string
  readonly chairs: readonly Chair[]
  /** The seats of who looks. */
  readonly mine: readonly Seat[]
  /** Whether who looks made the table, and may start or end it. */
  readonly yours: boolean
  readonly clock: Clock | null
  /** What happens when a seat has no time left. */
  readonly late: 'bot' | 'forfeit'
  readonly hints: boolean
  readonly watchers: number
  /** The seats that are to choose. */
  readonly waiting: readonly Seat[]
  readonly round: number
  readonly picks: number
  /** The party of each seat; empty before the start. */
  readonly cast: readonly string[]
  /** The scores as everybody knows them; empty in games without. */
  readonly scores: readonly (number | null)[]
  /** A proposal to go back, which waits for the answers of others. */
  readonly proposal: { readonly by: Seat; readonly to: number; readonly agreed: readonly Seat[] } | null
  /** What somebody asks of all others: to stop the clocks, or more time for themselves. */
  readonly wish: {
    readonly kind: 'pause' | 'time'
    readonly by: Seat
    readonly ms: number
    readonly agreed: readonly Seat[]
  } | null
  /** Whether the clocks stand still by consent. */
  readonly paused: boolean
  /** Whether it goes on with the people of another table, and begins when all have sat down. */
  readonly again?: boolean
  /** The table that goes on with the same people. */
  readonly rematch: string | null
  readonly made: number
  readonly played: number
  /** The server's time, in milliseconds. */
  readonly now: number
}
