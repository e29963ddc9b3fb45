import type { Generated } from 'kysely'

/** Times are milliseconds since 1970; what is plain data in the rules is JSON text here. */
export interface Database {
  people: PersonRow
  sessions: SessionRow
  tables: TableRow
  chairs: ChairRow
  invitations: InvitationRow
  picks: PickRow
  checkpoints: CheckpointRow
  chat: ChatRow
  subscriptions: SubscriptionRow
  audit: AuditRow
  kept: KeptRow
  told: ToldRow
  problems: ProblemRow
  sittings: SittingRow
  marks: MarkRow
  campaigns: CampaignRow
}

/** A campaign of somebody, as their browser keeps it. */
export interface CampaignRow {
  person: string
  id: string
  game: string
  /** JSON of the campaign. */
  campaign: string
  changed: number
}

/** A guest, or an account once it has a password. */
export interface PersonRow {
  id: string
  /** What others see. */
  name: string
  /** What one signs in with, in lower case; null for a guest. */
  account: string | null
  password: string | null
  language: string
  /** E-mail address, webhook and what to be told about: JSON. */
  notices: string
  made: number
  seen: number
  banned: number | null
}

/** A signed-in browser: only a hash of its cookie's token is kept. */
export interface SessionRow {
  hash: string
  person: string
  made: number
  seen: number
}

export interface TableRow {
  id: string
  game: string
  title: string
  state: 'waiting' | 'playing' | 'over'
  access: 'public' | 'invitation'
  invitation: string
  owner: string
  options: string
  /** The seed that somebody chose for a game against bots alone; 0 where there is a secret one. */
  seed: number
  /** Where its maker called from, hashed with the server's secret; empty where it is not known. */
  place: string
  /** The seed of 128 bits that nobody knows; null where one was chosen. */
  secret: string | null
  /** JSON of the clock; null for a live table without one. */
  clock: string | null
  late: 'bot' | 'forfeit'
  hints: number
  /** The number of the last change: raised by every row of picks and by nothing else; 0 before the start. */
  seq: number
  /** When the server is to act by itself: a bot is to choose, or the first clock runs out; null for neither. */
  deadline: number | null
  /** The process that plays the bots of this table, and until when it may. */
  leased_by: string | null
  leased_until: number
  /** JSON of the proposal that is open, or null. */
  proposal: string | null
  rematch: string | null
  /** What lists show without running rules: JSON of waiting seats, round, picks, cast, outcome. */
  facts: string
  made: number
  played: number
  /** What its maker wrote to those who are invited. */
  message: string
  /** The code of the link by which one may look on, and not sit down. */
  watch: string
  /** Since when the clocks stand still by consent; null when they go. */
  paused: number | null
  /** JSON of the pause or the time that somebody asks for, or null. */
  wish: string | null
  /** The table whose people it goes on with; null for a first one. */
  again: string | null
  /** JSON of the data pack that it is played with, or null. */
  pack: string | null
  /** 1 where its maker alone says what is played in which seat. */
  fixed: number
  /** JSON of the options once what seats left to chance was drawn; null where nothing was. */
  drawn: string | null
}

/** Somebody who is asked to a table, and has not sat down yet. */
export interface InvitationRow {
  table_id: string
  person: string
  name: string
  /** The name of who asks. */
  host: string
  /** The seat that is kept for them; null for any. */
  seat: number | null
  declined: number
  made: number
}

export interface ChairRow {
  table_id: string
  seat: number
  kind: 'open' | 'person' | 'bot'
  person: string | null
  name: string
  level: string | null
  /** Milliseconds left when this seat's clock last stood still. */
  bank: number | null
  /** Since when its clock runs; null when it stands still. */
  since: number | null
  /** 1 when a bot plays on for somebody who left, 2 for somebody who was replaced: they alone may come back to it. */
  gone: number
  /** Who that is. */
  former: string | null
}

/** A change of a game; rows are only ever added. */
export interface PickRow {
  table_id: string
  seq: number
  at: number
  seat: number
  /** A pick adds itself; a gesture, and every way back, keeps the first `keep` picks and adds those of `tail`. */
  kind: 'start' | 'pick' | 'gesture' | 'undo' | 'redo' | 'rewind'
  key: string | null
  /** What is noted of it, as in a save: 1 when something became known by it, 4 when a seat agreed by it. */
  barrier: number
  /** JSON of the seats that may take it back, when there are several. */
  owners: string | null
  keep: number | null
  tail: string | null
  /** JSON of the picks that were taken back and may be made again, the next one last; null for none. */
  undone: string | null
  /** The number that a client gave its request: sent again, it is found among the rows after the one it had seen. */
  once: string
  /** JSON of what the rules reported. */
  reports: string
  /** JSON of the scores after it, where they are not those before it. */
  scores: string | null
}

/** The checkpoint from which a game goes on, written with the picks that led to it. */
export interface CheckpointRow {
  table_id: string
  seq: number
  rules: number
  /** JSON of the kernel's checkpoint. */
  checkpoint: string
  /** JSON of what else is to be known after change `seq` to go on without the rows before; null where they are needed. */
  since: string | null
}

export interface ChatRow {
  n: Generated<number>
  table_id: string
  at: number
  person: string
  name: string
  seat: number | null
  text: string
  /** JSON of a message that the table itself says; null where a person wrote. */
  what: string | null
  once: string
}

/** A browser that is told by web push. */
export interface SubscriptionRow {
  endpoint: string
  person: string
  keys: string
  made: number
}

export interface AuditRow {
  n: Generated<number>
  at: number
  /** Who: a person's id, or `owner` for the command line. */
  who: string
  what: string
  about: string
  detail: string
}

/** What the server made on its first start and keeps: keys by their name. */
export interface KeptRow {
  name: string
  value: string
}

/** A notice that was sent: whoever writes its row sends it, so that it is sent once. */
export interface ToldRow {
  what: string
  /** Where the game stood. */
  mark: number
  at: number
}

/** Something in the owner's inbox. */
export interface ProblemRow {
  id: string
  at: number
  /** What is wrong; `person` for what somebody says about another. */
  kind: string
  game: string
  text: string
  contact: string
  /** JSON of the whole report, the game with every secret included. */
  report: string
  /** A data address of a picture of the screen. */
  picture: string | null
  /** Who says it, about whom: only where it is about a person. */
  by_person: string | null
  about: string | null
}

/** Somebody who sat at a table whose game began, whoever sits there now. */
export interface SittingRow {
  table_id: string
  person: string
  seat: number
  name: string
  /** When they left; null for who stayed. */
  until: number | null
}

/** Whom somebody has blocked or muted. */
export interface MarkRow {
  person: string
  other: string
  kind: 'block' | 'mute'
  made: number
}
