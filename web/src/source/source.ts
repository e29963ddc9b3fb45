import type { Face, Message, Pack, Save, Seat } from '@tablee/kernel'
import type { Player, Scene } from '@tablee/table'

/** What a bot thinks of a candidate. */
export interface Hint {
  readonly key: string
  /** The chance to win if it is chosen, 0 to 1. */
  readonly value: number
  readonly visits: number
  /** What would follow it in the same gesture or plan. */
  readonly then?: string
  /** What speaks most for it: the game's text has `reason.<name>` for each. */
  readonly reasons?: readonly string[]
}

/** Where picks go and scenes come from: a table in this browser, or one far away. */
export interface Source {
  readonly scene: Scene | null
  /** Whether it is kept by a server. */
  readonly far: boolean
  /** Why there is no table; null when all is well. */
  readonly failure: Message | null
  /** Whether a pick, or a way back, is on its way: another would be taken for a double click. */
  readonly pending: boolean
  subscribe(listener: () => void): () => void
  /** Makes the picks of a gesture: all or none. */
  pick(keys: readonly string[]): void
  /** Takes back what was done last, or all down to a number of picks. */
  undo(to?: number): void
  redo(): void
  restart(): void
  /** The person of a seat looks at the screen now. */
  takeSeat(seat: Seat): void
  /** How long a bot's pick is shown before the next, in milliseconds. */
  pace(milliseconds: number): void
  /** What a bot would do, after the first keys of a gesture. */
  hint(keys: readonly string[]): Promise<readonly Hint[]>
  /** What would be asked after the first keys of a gesture, and what is refused then; null where it ends. */
  peek(keys: readonly string[]): Promise<Face | null>
  /** The table as it was after a number of picks. */
  at(picks: number): Promise<Scene>
  save(): Promise<Save>
  close(): void
}

/** What a new table starts from. */
export interface TableStart {
  readonly game: string
  readonly players: readonly Player[]
  readonly options: { readonly [name: string]: unknown }
  readonly seed: number
  /** The data pack that it is played with. */
  readonly pack?: Pack
}
