import type { Save, Seat } from '@tablee/kernel'
import type { Player, ScoresAt } from '@tablee/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { NewTable } from './source.ts'

/** A table as the browser keeps it. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  /** What it starts from; used until the first save. */
  readonly start: NewTable | null
  readonly save: Save | null
  readonly scores: readonly ScoresAt[]
  /** When it was last played, in milliseconds. */
  readonly played: number
  /** How long it was played, in milliseconds; left out for what was taken in from elsewhere. */
  readonly took?: number
  /** What the list of games to resume shows. */
  readonly facts: KeptFacts
}

/** What the list of games shows of a table, without running its rules. */
export interface KeptFacts {
  readonly cast: readonly string[]
  readonly round: number
  /** Whether a person is to choose. */
  readonly yours: boolean
  readonly over: boolean
  /** Who won; left out while nobody has. */
  readonly winners?: readonly Seat[]
}

interface Shelf extends DBSchema {
  tables: { key: string; value: Kept; indexes: { played: number } }
}

/** Where tables are kept. */
export interface Store {
  get(id: string): Promise<Kept | undefined>
  put(kept: Kept): Promise<void>
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('tablee', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('played', 'played')
    },
  })
  return opened
}

/** The tables of this browser. */
export const browserStore = {
  async get(id: string): Promise<Kept | undefined> {
    return (await shelf()).get('tables', id)
  },
  async put(kept: Kept): Promise<void> {
    await (await shelf()).put('tables', kept)
  },
  async delete(id: string): Promise<void> {
    await (await shelf()).delete('tables', id)
  },
  /** All tables, the last played first. */
  async list(): Promise<readonly Kept[]> {
    return (await (await shelf()).getAllFromIndex('tables', 'played')).reverse()
  },
}
