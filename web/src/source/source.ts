import type { Player, TableFacts } from '@tablee/board'
import type { Face, Message, Report, Save, Seat } from '@tablee/kernel'

/** The scores from a number of picks on. */
export interface ScoresAt {
  readonly at: number
  readonly scores: readonly number[]
}

/** What the page knows of a table: one seat's view and question, never the state. */
export interface Scene extends TableFacts {
  readonly game: string
  readonly view: unknown
  /** The question put to the seat that looks. */
  readonly face: Face | null
  /** What happened, as far as the seat that looks may know. */
  readonly journal: readonly Report[]
  /** How many picks were made. */
  readonly picks: number
  readonly round: number
  /** How many picks had been made when the seat that looks last had its say, before the others went on. */
  readonly since: number
  readonly can: { readonly undo: boolean; readonly redo: boolean; readonly restart: boolean }
  readonly scores: readonly ScoresAt[]
  /** Several people at one screen: who takes it next, until they say so. */
  readonly handOver: Seat | null
  /** The last action that was refused, or what else has to be told. */
  readonly mistake: Message | null
}

/** What a bot thinks of a candidate. */
export interface Hint {
  readonly key: string
  /** The chance to win if it is chosen, 0 to 1. */
  readonly value: number
  readonly visits: number
}

/** Where picks go and scenes come from: a table in this browser, or one far away. */
export interface Source {
  readonly scene: Scene | null
  /** Why there is no table; null when all is well. */
  readonly failure: Message | null
  subscribe(listener: () => void): () => void
  pick(key: string): void
  undo(): void
  redo(): void
  restart(): void
  /** The person of a seat looks at the screen now. */
  takeSeat(seat: Seat): void
  /** How long a bot's pick is shown before the next, in milliseconds. */
  pace(milliseconds: number): void
  hint(): Promise<readonly Hint[]>
  /** The table as it was after a number of picks. */
  at(picks: number): Promise<Scene>
  save(): Promise<Save>
  close(): void
}

/** What a new table starts from. */
export interface NewTable {
  readonly game: string
  readonly players: readonly Player[]
  readonly options: { readonly [name: string]: unknown }
  readonly seed: number
}
