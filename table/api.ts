import type { Language, Message, Pack, Seat } from '@tablee/kernel'
import type { Campaign } from './campaign.ts'
import type { Problem } from './problem.ts'
import type { Clock, TableCard } from './wire.ts'

/** The header that every changing request carries: a page of another site cannot send it. */
export const OUR_HEADER = 'x-tablee'

/** The longest texts that people may give, in characters. */
export const LONGEST = {
  name: 24,
  account: 32,
  password: 200,
  title: 60,
  message: 200,
  problem: 1000,
  chat: 500,
  address: 254,
} as const

/** The shortest password. */
export const SHORTEST_PASSWORD = 8

/** What answers a request that was refused; the status is 400 or above, and nothing was changed. */
export interface Refused {
  readonly why: Message
}

/** What somebody can be told about while away. */
export interface Notices {
  /** Where to write; nothing is sent there before its owner has followed the link of the first letter. */
  readonly email: string | null
  readonly confirmed: boolean
  /** An address that is called with a signed JSON body. */
  readonly webhook: string | null
  /** Signs the calls of the webhook; made when a webhook is first given. */
  readonly secret: string | null
  /** It is your turn, at a table with a clock. */
  readonly turn: boolean
  /** Somebody asks you to a table. */
  readonly invited: boolean
  /** Somebody took a seat at a table of yours. */
  readonly joined: boolean
  /** A game of yours is over. */
  readonly over: boolean
}

/** The ways of telling people that this server has been set up for. */
export interface Channels {
  readonly email: boolean
  readonly push: boolean
  readonly webhook: boolean
}

/** GET /api/me, and the answer of all that changes it; 204 without a body for somebody unknown. */
export interface Me {
  readonly id: string
  /** What others see. */
  readonly name: string
  /** What one signs in with; null for a guest. */
  readonly account: string | null
  readonly language: Language
  readonly notices: Notices
  readonly channels: Channels
}

/** POST /api/guest */
export interface NewGuest {
  readonly name: string
  readonly language: Language
}

/** POST /api/account (a guest gets an account) and POST /api/signin */
export interface Credentials {
  readonly account: string
  readonly password: string
}

/** POST /api/signout; `everywhere` ends the sessions of all browsers. */
export interface SignOut {
  readonly everywhere?: boolean
}

/** PUT /api/me */
export interface MyChanges {
  readonly name?: string
  readonly language?: Language
  /** An empty text takes an address away. */
  readonly notices?: Partial<Pick<Notices, 'email' | 'webhook' | 'turn' | 'invited' | 'joined' | 'over'>>
}

/** PUT /api/password; all other sessions end. */
export interface NewPassword {
  readonly old: string
  readonly new: string
}

/** POST /api/forgot: a letter with a link goes to the confirmed address of the account, if there is one. */
export interface Forgotten {
  readonly account: string
}

/** POST /api/reset: what that link says, and the new password; all sessions end. */
export interface ResetPassword {
  readonly person: string
  readonly until: number
  readonly proof: string
  readonly password: string
}

/** DELETE /api/me; an account gives its password once more. */
export interface Farewell {
  readonly password?: string
}

/** GET /api/push/key, for `pushManager.subscribe`. */
export interface PushKey {
  readonly key: string
}

/** POST /api/push: a browser's subscription as it is, `subscription.toJSON()`. */
export interface PushSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A seat of a new table: the maker's own, one to be claimed, or a bot of a level (`search:easy`…). */
export type NewChair =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }

/** POST /api/tables; answered by its `TableCard`. */
export interface NewTable {
  readonly game: string
  readonly title?: string
  /** A sentence for those who are invited. */
  readonly message?: string
  readonly options: { readonly [name: string]: unknown }
  readonly chairs: readonly NewChair[]
  /** Its maker alone says what is played in which seat; else each may choose for themselves. */
  readonly fixed?: boolean
  readonly seed?: number
  readonly access: 'public' | 'invitation'
  readonly clock: Clock | null
  readonly late: 'bot' | 'forfeit'
  readonly hints: boolean
  /** The data pack that it is played with; refused when it does not fit, or is too large. */
  readonly pack?: Pack
}

/**
 * GET /api/tables?list=…: mine, those that I am asked to, those with a free seat, those to watch, those that are over.
 */
export type TableList = 'mine' | 'invited' | 'public' | 'live' | 'finished'

/** The answer of GET /api/tables. */
export interface Tables {
  readonly tables: readonly TableCard[]
}

/** GET /api/invitations/:code: the table that a link leads to, and whether it leads to a seat or to watch. */
export interface Invited {
  readonly table: TableCard
  readonly seat: boolean
}

/** POST /api/tables/:id/claim; without a seat, the first that is open. */
export interface Claim {
  readonly seat?: Seat
  readonly invitation?: string
}

/** POST /api/tables/:id/invite: asks somebody whom one has played with. */
export interface Invitation {
  readonly person: string
  readonly seat?: Seat
}

/** POST /api/tables/:id/chair: the maker's change of a seat before the start, or of an absent person's. */
export interface ChairChange {
  readonly seat: Seat
  readonly kind: 'open' | 'bot'
  readonly level?: string
}

/** POST /api/tables/:id/choice: what is played in a seat, one's own or, by the maker, any; before the start. */
export interface SeatChoice {
  readonly seat: Seat
  readonly option: string
  readonly value: string
}

/** POST /api/tables/:id/fix: whether the maker alone chooses. */
export interface Fix {
  readonly fixed: boolean
}

/**
 * POST /api/tables/:id/{leave,start,end,decline,resume} take `{}` and answer with the card;
 * POST /api/tables/:id/rematch answers with the new table's card;
 * GET /api/tables/:id/save gives the kernel's `Save` of a finished game.
 */
export type TableAct = 'leave' | 'start' | 'end' | 'decline' | 'resume' | 'rematch'

/** POST /api/problems: to the owner's inbox; with a table far away the server adds its game. */
export interface NewProblem {
  readonly problem: Problem
  /** A picture of the screen, as a data address. */
  readonly picture?: string
  readonly table?: { readonly id: string; readonly invitation?: string }
}

/** The answer: the number it goes by. */
export interface Kept {
  readonly id: string
}

/** A game that somebody played, or left before its end. */
export interface PlayedGame {
  readonly table: string
  readonly game: string
  readonly title: string
  readonly options: { readonly [name: string]: unknown }
  /** When it was last played, or left. */
  readonly at: number
  readonly seat: Seat
  readonly left: boolean
  readonly round: number
  readonly picks: number
  readonly cast: readonly string[]
  readonly scores: readonly (number | null)[]
  /** Null for a game that was ended before its end, or goes on without one. */
  readonly winners: readonly Seat[] | null
  readonly with: readonly { readonly kind: 'person' | 'bot'; readonly name: string }[]
}

/** Somebody with whom one has played. */
export interface Companion {
  readonly who: string
  readonly name: string
  readonly seen: number
  readonly games: number
}

/** GET /api/history */
export interface History {
  readonly games: readonly PlayedGame[]
  readonly companions: readonly Companion[]
}

/** GET /api/people/:id: what everybody may know. */
export interface Profile {
  readonly who: string
  readonly name: string
  readonly since: number
  readonly games: readonly PlayedGame[]
}

/** PUT /api/people/:id/mark: who is blocked can neither join one's tables nor write there; who is muted is not heard. */
export interface Mark {
  readonly kind: 'block' | 'mute'
  readonly on: boolean
}

/** GET /api/marks, and the answer of a mark. */
export interface Marks {
  readonly marks: readonly { readonly who: string; readonly name: string; readonly kind: Mark['kind'] }[]
}

/** POST /api/people/:id/report: to the owner's inbox. */
export interface Complaint {
  readonly text: string
}

/** POST /api/tables/:id/wish: asks all others for a pause, or for more time. */
export interface Wish {
  readonly kind: 'pause' | 'time'
}

/** POST /api/tables/:id/grant */
export interface Grant {
  readonly yes: boolean
}

/** GET /api/tables/:id/pack: the data pack of a table, for all who may see it. */
export interface TablePack {
  readonly pack: Pack
}

/** GET /api/campaigns: those that a person keeps here; PUT /api/campaigns/:id keeps one, DELETE forgets it. */
export interface Campaigns {
  readonly campaigns: readonly Campaign[]
}
