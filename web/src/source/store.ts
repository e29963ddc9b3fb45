import type { Pack, Save, Seat } from '@tablee/kernel'
import type { Campaign, Player, ScoresAt } from '@tablee/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TableStart } from './source.ts'

/** A table as the browser keeps it. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  /** What it starts from; used until the first save. */
  readonly start: TableStart | null
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

/** A data pack that was chosen here before. */
export interface KeptPack {
  readonly id: string
  readonly game: string
  readonly pack: Pack
  /** When it was chosen, in milliseconds. */
  readonly at: number
}

interface Shelf extends DBSchema {
  tables: { key: string; value: Kept; indexes: { played: number } }
  packs: { key: string; value: KeptPack }
  campaigns: { key: string; value: Campaign }
}

/** Where tables are kept. */
export interface Store {
  get(id: string): Promise<Kept | undefined>
  put(kept: Kept): Promise<void>
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('tablee', 2, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('played', 'played')
      db.createObjectStore('packs', { keyPath: 'id' })
      db.createObjectStore('campaigns', { keyPath: 'id' })
    },
    // Another page of this browser wants to bring the shelf to a newer form.
    blocking(_before, _wanted, event) {
      ;(event.target as IDBDatabase).close()
      opened = undefined
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

/** The data packs of this browser. */
export const browserPacks = {
  async put(kept: KeptPack): Promise<void> {
    await (await shelf()).put('packs', kept)
  },
  async delete(id: string): Promise<void> {
    await (await shelf()).delete('packs', id)
  },
  /** Those for a game, the last chosen first. */
  async of(game: string): Promise<readonly KeptPack[]> {
    const all = await (await shelf()).getAll('packs')
    return all.filter(kept => kept.game === game).sort((a, b) => b.at - a.at)
  },
}

/** The campaigns of this browser. */
export const browserCampaigns = {
  async get(id: string): Promise<Campaign | undefined> {
    return (await shelf()).get('campaigns', id)
  },
  async put(campaign: Campaign): Promise<void> {
    await (await shelf()).put('campaigns', campaign)
  },
  async delete(id: string): Promise<void> {
    await (await shelf()).delete('campaigns', id)
  },
  async list(): Promise<readonly Campaign[]> {
    return (await shelf()).getAll('campaigns')
  },
}
