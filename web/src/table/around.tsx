import { createContext, type ReactNode, use } from 'react'
import { useTable } from './context.tsx'

/** What differs between a table of this browser and one far away. */
export interface Around {
  /** The address of the table on its board; in text it stands at `/text` under it. */
  readonly address: string
  /** The line over the board: who is here, clocks, chat; null at a table of this browser. */
  readonly strip: ReactNode
  /** The same for the table in text, as panels. */
  readonly panels: ReactNode
  /** The chat as a part of a wide table, under the journal; null at a table of this browser. */
  readonly chat: ReactNode
  /** While others choose: what their time comes to, and what one may do. */
  readonly meanwhile: { readonly note: ReactNode; readonly buttons: ReactNode } | null
  /** What is told in the place of the question while the connection is lost; null while there is one. */
  readonly lost: string | null
  /** Whether a bot may be asked for its opinion. */
  readonly hints: boolean
  /** Whether the game can be saved and watched again: far away only once it is over, since it holds every secret. */
  readonly whole: boolean
  /** Opens the game to be watched again; null where an address does. */
  readonly replay: (() => Promise<void>) | null
  /** Whether the table is kept by this browser, which can set it up again. */
  readonly isLocal: boolean
  /** Plays again with the same people, far away; null for who only watched. */
  readonly again: (() => Promise<void>) | null
}

/** What a table far away has around it. */
export const AroundContext = createContext<Around | null>(null)

const LOCAL = {
  strip: null,
  panels: null,
  chat: null,
  meanwhile: null,
  lost: null,
  hints: true,
  whole: true,
  replay: null,
  isLocal: true,
  again: null,
}

/** What this table has around it. */
export function useAround(): Around {
  const { id } = useTable()
  return use(AroundContext) ?? { ...LOCAL, address: `/table/${id}` }
}
