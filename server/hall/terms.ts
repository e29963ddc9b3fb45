import type { Thought } from '@tablee/bots'
import type { Question } from '@tablee/bots/protocol.ts'
import type { Pack, Room, Save, Seat } from '@tablee/kernel'
import type { Clock, Request, Scene, TableCard } from '@tablee/table'
import type { SeatChoice, TableList } from '@tablee/table/api.ts'
import type { Store } from '../database/open.ts'
import type { Recall } from '../replays/recall.ts'

/** Somebody: a guest or an account. */
export interface Who {
  readonly id: string
  readonly name: string
}

/** Who looks at a table, and the code of the link that led there; a table by invitation is hidden from others. */
export interface Looker {
  readonly who: Who | null
  readonly invitation?: string
}

/** A table as somebody wishes it; what is wrong with it is told by a refusal. */
export interface TableWish {
  readonly game: string
  readonly title?: string
  readonly message?: string
  readonly options: { readonly [name: string]: unknown }
  /** One per seat; at most one is `me`. */
  readonly chairs: readonly { readonly kind: 'me' | 'open' | 'bot'; readonly level?: string }[]
  /** Its maker alone says what is played in which seat. */
  readonly fixed?: boolean
  readonly seed?: number
  readonly access: 'public' | 'invitation'
  readonly clock: Clock | null
  /** Who has no time left is played for by a bot until the turn passes, or loses the seat to a bot for good. */
  readonly late: 'bot' | 'forfeit'
  readonly hints: boolean
  /** The data pack that it is to be played with. */
  readonly pack?: Pack
  /** Where its maker called from, in a form that tells nobody: bots think for one such place after the other. */
  readonly place?: string
}

/** What somebody may want to be told when not at the table; told once, by the process that made it happen. */
export type HallEvent =
  | {
      /** A person is to choose, who was not before. */
      readonly kind: 'turn'
      readonly table: string
      readonly game: string
      readonly title: string
      readonly seq: number
      readonly seat: Seat
      readonly person: string
      /** Whether the person has the table open now. */
      readonly here: boolean
      readonly clock: boolean
    }
  | {
      /** Somebody took a seat at a table of `person`. */
      readonly kind: 'claimed'
      readonly table: string
      readonly game: string
      readonly title: string
      readonly person: string
      readonly name: string
    }
  | {
      /** Somebody called `name` asks a person to a table. */
      readonly kind: 'invited'
      readonly table: string
      readonly game: string
      readonly title: string
      readonly person: string
      readonly name: string
    }
  | {
      readonly kind: 'over'
      readonly table: string
      readonly game: string
      readonly title: string
      /** Those who sat at it, and whether each has it open now. */
      readonly people: readonly { readonly person: string; readonly here: boolean }[]
    }

/** What the hall needs from the place it runs in. */
export interface HallSettings {
  readonly store: Store
  /** The rules of a game by its id; undefined when there is no such game. */
  readonly room: (game: string) => Promise<Room | undefined>
  /** Has a bot think, away from the thread that serves people. */
  readonly think: (question: Question, signal: AbortSignal) => Promise<Thought>
  /** Plays a game again up to a moment, away from that thread too. */
  readonly recall: (wanted: Recall) => Promise<Scene>
  readonly hear?: (event: HallEvent) => void
  /** The sessions of a person ended in another process: their sockets here are to be closed. */
  readonly out?: (person: string) => void
  /** What the operator should know: a failed write, a table that cannot be loaded. */
  readonly log?: (what: string, detail: { readonly [name: string]: unknown }) => void
  readonly now?: () => number
  /** How long a bot's pick is shown before the next, in milliseconds. */
  readonly pace?: number
  /** How long a game that nobody goes on with stays in memory, in milliseconds. */
  readonly rest?: number
  /** How long a table that nobody looks at stays in memory, in milliseconds. */
  readonly idle?: number
  /** How long a process that plays the bots of a table may be silent before another takes over. */
  readonly lease?: number
}

/** Where the news of a table go: a connection. Each frame is the JSON of one `News`. */
export interface Ear {
  /** Sends a frame; false when the reader lags behind: it is sent no change until `Visit.ready`, then a whole scene. */
  tell(frame: string): boolean
}

/** Somebody who has a table open. */
export interface Visit {
  /** The number of the table's last change. */
  readonly seq: number
  /** Carries a request out and tells the ear the answer; never throws. */
  ask(request: Exclude<Request, { readonly do: 'join' }>): Promise<void>
  /** The reader has read all that was sent. */
  ready(): void
  leave(): void
}

/** What the hall has to tell about itself, for the metrics. */
export interface HallCounts {
  /** Tables in memory. */
  readonly tables: number
  /** Those whose game is in memory too. */
  readonly awake: number
  readonly visits: number
  /** Changes made since the start. */
  readonly changes: number
  /** Transactions they took. */
  readonly commits: number
  readonly failedCommits: number
  /** Bots that think now. */
  readonly thinking: number
}

/** The tables of a server: all that is done with a table goes through here. Failures are `RequestRefusal`s. */
export interface Hall {
  create(who: Who, wish: TableWish): Promise<TableCard>
  /** A table as its looker may see it. */
  card(table: string, looker: Looker): Promise<TableCard>
  /** The table of a link, and whether the link leads to a seat or is to watch by. */
  invited(code: string, who: Who | null): Promise<{ readonly table: TableCard; readonly seat: boolean }>
  list(which: TableList, who: Who | null): Promise<readonly TableCard[]>
  /** Takes an open seat, the first one if none is named. */
  claim(
    table: string,
    who: Who,
    wish: { readonly seat?: Seat; readonly invitation?: string },
  ): Promise<TableCard>
  /** Asks somebody to a table that has not begun, and keeps a seat for them if one is named. */
  invite(table: string, who: Who, guest: Who, seat?: Seat): Promise<TableCard>
  /** Says no to an invitation. */
  decline(table: string, who: Who): Promise<TableCard>
  /** Asks all others for a pause of the clocks, or for more time. */
  wish(table: string, who: Who, kind: 'pause' | 'time'): Promise<TableCard>
  /** Answers such a wish. */
  grant(table: string, who: Who, yes: boolean): Promise<TableCard>
  /** Ends a pause. */
  resume(table: string, who: Who): Promise<TableCard>
  /** Gives one's seat up: open again before the start, held by a bot after it. */
  leave(table: string, who: Who): Promise<TableCard>
  /** What its maker does with a seat: before the start anything, then a bot in the place of an absent person. */
  setChair(
    table: string,
    who: Who,
    seat: Seat,
    chair: { readonly kind: 'open' | 'bot'; readonly level?: string },
  ): Promise<TableCard>
  /** Says what is played in a seat before the start: one's own, or any for its maker. */
  choose(table: string, who: Who, choice: SeatChoice): Promise<TableCard>
  /** Its maker keeps that choice, or gives it back to those who sit. */
  fix(table: string, who: Who, fixed: boolean): Promise<TableCard>
  start(table: string, who: Who): Promise<TableCard>
  /** Ends a game before its time; `null` is the server's owner. */
  end(table: string, who: Who | null): Promise<TableCard>
  /**
   * Opens the table that goes on with the same people, who are asked to it. Whoever of them asks for it too agrees,
   * and sits down; it begins when nobody's seat waits any more.
   */
  rematch(table: string, who: Who): Promise<TableCard>
  /** The data pack of a table; null where it has none. */
  pack(table: string, looker: Looker): Promise<Pack | null>
  /** A finished game, whole: it holds every secret. */
  save(table: string, looker: Looker): Promise<Save>
  /** A game as it stands, whole, for the owner's eyes alone, and the seat of who looks. */
  position(table: string, looker: Looker): Promise<{ readonly save: Save; readonly seat: Seat | null }>
  /** Tells those at a table that its row or its chairs were changed by another than the hall. */
  cardChanged(table: string): Promise<void>
  /** Forgets, in every process, what a person wrote, once it is deleted. */
  unsay(person: string): Promise<void>
  /** Forgets what is in memory of a table that its owner's command changed, and shows it anew to those at it. */
  reload(table: string): Promise<void>
  /** Opens a table: its scene, chat and card are told, then all that changes. `seq` is the last change seen. */
  enter(table: string, looker: Looker, ear: Ear, seq?: number): Promise<Visit>
  /** Tells the other processes that the sessions of a person ended. */
  tellOut(person: string): Promise<void>
  counts(): HallCounts
  /** Finishes what was begun, lets go of its bots, and takes nothing more. */
  stop(): Promise<void>
}
