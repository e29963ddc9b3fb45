import type {
  Candidate,
  Cast,
  Face,
  Language,
  Message,
  Outcome,
  Ref,
  Refusal,
  Report,
  Seat,
  Text,
} from '@tablee/kernel'
import type { TableFacts } from '@tablee/table'
import type { FC, ReactNode } from 'react'

export { FrameContext } from './frame.ts'
export {
  type Advice,
  type AnyGuide,
  adviceAt,
  BEGINNING,
  closeOpen,
  type Guide,
  type GuidedStart,
  isOver,
  type Lesson,
  openNext,
  type Progress,
  pickRef,
  type Situation,
} from './guide.ts'
export type { TableFacts }

/**
 * How a part is drawn. On a `tablet` fingers touch it: pieces and numbers a tenth larger, the other seats folded into a
 * row that a tap unfolds, the hand as wide as the page. A phone has room for the least. A screen may mix them.
 */
export type Size = 'desktop' | 'tablet' | 'phone'

/** What of a game lies in boxes that not every table opens: its page fetches those that its table does. */
export interface BoardBoxes<V> {
  /** Every box there is, by name. */
  readonly all: readonly string[]
  /** The boxes of what a view shows. */
  in(view: V): readonly string[]
  /** Fetches and opens boxes, and tells the messages of the game with what they add. */
  open(boxes: readonly string[], language: Language): Promise<Text>
}

/** What a part of a board is given to draw. */
export interface BoardProps<V> {
  /** What the seat that looks may know. */
  readonly view: V
  readonly facts: TableFacts
  /** The question put to the seat that looks. */
  readonly face?: Face | null
  /** What was reported so far, as far as the seat that looks may know it. */
  readonly reports: readonly Message[]
  /** What may be chosen now; those whose refs the board covers glow on it. */
  readonly candidates: readonly Candidate[]
  /** What may not be chosen now, and why. */
  readonly refused: readonly Refusal[]
  /** What the journal or a list points at: to be lit up, without being a candidate. */
  readonly lit: ReadonlySet<Ref>
  /** The candidate that was chosen and waits for its confirmation. */
  readonly chosen: string | null
  /** What passes beside the table now; nothing is asked meanwhile. */
  readonly passing?: {
    readonly passages: readonly Passage[]
    readonly shown: number
    /** How long a beat of it lasts, in milliseconds; all of it is shown at once if 0, or left out. */
    readonly beat?: number
  } | null
  /** Places and pieces that were chosen in a gesture that has changed nothing yet: a second click takes them back. */
  readonly taken: ReadonlySet<Ref>
  /** Takes back what was chosen at a ref, and what was chosen after it. */
  readonly onTakeBack: (ref: Ref) => void
  /** What is explained on a sheet beside the table; null when none is open. */
  readonly opened: Ref | null
  /** Whether there is a sheet of something. */
  readonly hasSheet: (about: Ref) => boolean
  /** Opens the sheet of something (`Board.sheet`), or closes it if it is open. */
  readonly onOpen: (about: Ref) => void
  /** Chooses a candidate; `second` answers the question that it leads to, as part of the same gesture. */
  readonly onPick: (key: string, second?: string) => void
  /** Tells what the pointer or the focus is on, so that lists light up too; null when it leaves. */
  readonly onPoint: (ref: Ref | null) => void
  /** The sentence of a message, marks taken out. */
  readonly say: (message: Message) => string
  /** Of a game of a campaign: its lives and the way to its page, to stand beside what is played for. */
  readonly campaign?: ReactNode
  readonly language: Language
  readonly size: Size
}

/**
 * A game as it is drawn: each part stands in its own place of the table screen. It knows no rule.
 * Its stylesheet gives `.f-<party>` the party's colours: --f pieces, --ff fills that carry text, --fd sides, --ft tints.
 */
export interface Board<V = unknown> {
  /**
   * Where the parts stand on a wide screen. `apart`, if left out: the other seats at the left, mine and my hand below.
   * `together`, for a game played as one group around a common plan: its goal at the left, the map and what is mine
   * (the camp) in the middle, the hand (the plan) as a strip over the prompt, all seats and the journal below.
   * `facing`, for a tall map: what is mine at its left, the others over what is common at its right, nothing below.
   */
  readonly arrangement?: 'apart' | 'together' | 'facing'
  /** Where the parts stand apart: whether the journal stands under the other seats, as what is common fills its column. */
  readonly journal?: 'left'
  /** The middle of the table. */
  readonly Map: FC<BoardProps<V>>
  /** The other seats, in turn order after the one that looks; all of them for a spectator. */
  readonly Seats: FC<BoardProps<V>>
  /** What belongs to nobody: piles, supply. */
  readonly Common: FC<BoardProps<V>>
  /** What lies in front of the seat that looks. */
  readonly Mine: FC<BoardProps<V>>
  readonly Hand: FC<BoardProps<V>>
  /** The seat that looks in one line, beside its hand on a tablet: sign, name, score, what it has in store. */
  readonly Brief?: FC<BoardProps<V>>
  /** The score track over the map. */
  readonly Score: FC<BoardProps<V>>
  /**
   * What is played for and what is to come, where the parts stand together. Elsewhere the map shows it, but for that of
   * a phone, which has a pane of its own for it.
   */
  readonly Goal?: FC<BoardProps<V>>
  /** What the seat that looks spends at every turn: a phone keeps it under every pane, and its hand with its board. */
  readonly Pool?: FC<BoardProps<V>>
  /** A question of its own look, over the table: a card with its choices. It draws nothing where `poses` says no. */
  readonly Question?: FC<BoardProps<V>>
  /** Whether `Question` shows all candidates of a question, so that they need no buttons. */
  poses?(face: Face, view: V): boolean
  /** How many places a question offers, where the board shows another number than that of its candidates. */
  counts?(face: Face, view: V): number
  /** In the prompt bar: who of the group has agreed, and what each has still to do. */
  readonly Accord?: FC<BoardProps<V>>
  /** The sign of a pane of a phone, where it has its own. */
  readonly PaneSign?: FC<{ readonly pane: PaneName }>
  /** The sign of a party, for journal bullets and headers; 24 px unless told. */
  readonly Seal: FC<{ readonly party: string; readonly size?: number }>
  /** Words of a sentence that speak of a place or piece: a suit disc and a number instead of « clairière 5 ». */
  readonly Mark?: FC<{ readonly at: Ref; readonly words: string; readonly view: V }>
  /** The sign of a phase of the turn, by its id. */
  readonly PhaseSign?: FC<{ readonly phase: string }>
  /** Whether the board shows this place or piece, so that its candidates need no button. */
  covers(ref: Ref, view: V): boolean
  /** On which part it shows it, for screens that do not show all at once; on the map if left out. */
  partOf?(ref: Ref, view: V): PartName
  /** What is heard of a report. */
  sound?(report: Message): Sound | null
  /**
   * What the rules resolved while nothing was asked, as scenes to be seen one after the other: dice, cards, losses.
   * `reports` are new to the seat that looks; `before` is its view when it last saw the table, `journal` all that was
   * ever reported to it, up to these.
   */
  passages?(
    reports: readonly Report[],
    known: { readonly before: V; readonly after: V; readonly journal: readonly Report[] },
    language: Language,
  ): readonly Passage[]
  /** Fetches what the board does not need at its start; passages may be missing before. */
  prepare?(): Promise<void>
  /** Draws a passage, or a question that is posed `beside`, in the panel at the right of the table. */
  readonly Beside?: FC<BesideProps<V>>
  /** Whether a question has its picture in that panel, such as a battle before its dice; or the places it is about. */
  besides?(face: Face, view: V, journal: readonly Report[]): boolean | readonly Ref[]
  /** What a name, a card or a board opens to explain it, by its ref; null where there is nothing to open. */
  sheet?(about: Ref, view: V, language: Language): SheetHead | null
  /** Draws what is under the head of a sheet. */
  readonly Sheet?: FC<SheetProps<V>>
  /** What a piece, card or place is, in a line or two: for tooltips. */
  explain?(ref: Ref, view: V, language: Language): string | null
  /** The picture of the end. */
  readonly Finale?: FC<FinaleProps>
}

/** What the picture of the end shows. */
export interface FinaleProps {
  /** The parties that won, and the others; all are others where nobody won. */
  readonly winners: readonly string[]
  readonly others: readonly string[]
  /** The score of the winners, where there is one. */
  readonly score: number | null
}

/** A part of a board that shows places and pieces; every screen shows the accord, in the prompt bar, and the pool. */
export type PartName = 'Map' | 'Seats' | 'Common' | 'Mine' | 'Hand' | 'Goal' | 'Accord' | 'Pool'

/** A pane of a phone: the map with the hand under it, the board (mine and common), the goal, the seats. */
export type PaneName = 'table' | 'board' | 'goal' | 'seats'

/** Something that the rules resolved, which is shown until it was seen. */
export interface Passage {
  /** The same for the same passage of a game, whenever it is looked at. */
  readonly key: string
  /** What it is, for the button that leads to it: « récolte ». */
  readonly name: string
  /** What happened, in a sentence for the prompt bar and for screen readers. */
  readonly sentence: string
  /** The places it happened at: lit, and moved in on. */
  readonly at?: readonly Ref[]
  /** The map is seen whole all the same. */
  readonly whole?: true
  /** Why it went so, in a few words. */
  readonly why?: string
  /** The phase of a turn that it belongs to, by its id; the present one if left out. */
  readonly phase?: string
  /** What is going on instead, where it is no phase of the present turn. */
  readonly meanwhile?: string
  /** The rule that it follows, and how that is called where it goes by a number. */
  readonly rule?: string
  readonly ruleName?: string
  /** The seat whose colours it wears. */
  readonly seat?: Seat
  /** The seats it matters to, for whom it waits step by step; all if left out. */
  readonly concerns?: readonly Seat[]
  /** Not to be skipped with the others: a death, the end. */
  readonly stops?: true
  /** The reports it tells of. */
  readonly reports: readonly Report[]
}

/** The head of a sheet: what it explains, and a line about it. */
export interface SheetHead {
  readonly title: string
  readonly line?: string
  /** The party whose colours it wears. */
  readonly party?: string
  /** What stands at the right of the title: a score. */
  readonly note?: string
  /** A drawing over the head. */
  readonly art?: ReactNode
  /** The words of a link to the rules of the game, and which rule they open at. */
  readonly rules?: { readonly words: string; readonly at?: string }
  /** A card: shown small, by the word that opened it. */
  readonly small?: true
}

/** What a sheet is given: the parts of a board, and what it explains. */
export interface SheetProps<V> extends BoardProps<V> {
  readonly about: Ref
}

/** What the panel beside the table is given: the parts of a board, and what is being shown. */
export interface BesideProps<V> extends BoardProps<V> {
  /** All passages since the last choice, and which of them is shown; none for a question. */
  readonly passages: readonly Passage[]
  readonly shown: number
  /** The view when the seat that looks last saw the table. */
  readonly before: V
  /** A link that opens what a rule says, called so; by what it is about if left out. */
  readonly Rule: FC<{ readonly rule: string; readonly name?: string | undefined }>
}

/** What is heard of a report. */
export type Sound = 'dice' | 'battle'

/** A board of which the app knows nothing but that it is one. */
export type AnyBoard = Board<never>

/**
 * What marks an element as so many pieces of a kind in a place: what goes from one place to another is then seen to go.
 * An element is drawn anew (by its key) when it becomes another piece; `data-place` names the element of a place
 * that no ref names.
 */
export function pieceIn(piece: string, place: Ref, count = 1) {
  return { 'data-piece': piece, 'data-in': place, 'data-count': count } as const
}

/** The refs of a candidate or refusal as a list. */
export function refsOf({ at }: { readonly at?: Ref | readonly Ref[] }): readonly Ref[] {
  if (at === undefined) return []
  return typeof at === 'string' ? [at] : at
}

/** A part of a turn, for the prompt bar. */
export interface Phase {
  /** What its sign goes by. */
  readonly id?: string
  readonly name: string
  readonly now: boolean
  /** What is left of it: “action 2 of 3”. */
  readonly note?: string
}

/** A part of the table in words: a title, then rows under column heads (or without), then a note. */
export interface Section {
  /** Which landmark it stands under: the hand, the board, the seats. */
  readonly place: 'hand' | 'board' | 'seats'
  readonly title: string
  readonly columns?: readonly string[]
  readonly rows: readonly Row[]
  readonly note?: string
}

/** A row: its cells, the first of which names it, and what it stands for on the board. */
export interface Row {
  readonly cells: readonly string[]
  readonly ref?: Ref
  /** A party whose colour marks it. */
  readonly party?: string
}

/** What the prompt bar names. No drawing is needed for it. */
export interface Outline<V = unknown> {
  /** The name of a party. */
  partyName(party: string, language: Language): string
  /** Who plays a party that no seat plays, in a word or two. */
  player?(view: V, party: Seat, language: Language): string | null
  /** What distinguishes this table, beside the name of the game: its map, its scenario. */
  subtitle?(view: V, language: Language): string
  /**
   * Whether a report begins something, so that those that follow are its consequences: for the journal.
   * `before` is the report that it follows on.
   */
  heads?(report: Message, before?: Message): boolean
  /** The points that a report gives a seat or takes from it: the journal tells them at the right. */
  points?(report: Message): { readonly seat: Seat; readonly points: number } | null
  /** The parts of the turn that is being played. */
  phases(view: V, facts: TableFacts, language: Language): readonly Phase[]
  /** What a pane of a phone is called, where it has its own name. */
  pane?(pane: PaneName, language: Language): string | null
  /** What a part is called on a tab of a tablet, where it has its own name. */
  tab?(part: PartName, language: Language): string | null
  /** Where the points of each seat came from, as the journal of a finished game tells. */
  reckoning?(journal: readonly Message[], cast: Cast, language: Language): Reckoning | null
  /** How a game that all win or lose together ended. */
  epilogue?(view: V, facts: TableFacts, language: Language): Epilogue
  /** How an end is told besides, in the game’s own words; null where nothing is. */
  farewell?(outcome: Outcome, language: Language): string | null
  /** How much a report tells of a game, 0 for what nobody remembers: for its key moments. */
  tells?(report: Message): number
}

/** The points of all seats by where they came from. */
export interface Reckoning {
  /** The sources; the first is what each party scores by itself. */
  readonly sources: readonly string[]
  readonly seats: readonly Tally[]
}

/** The points of a seat. */
export interface Tally {
  /** What this party scores by itself. */
  readonly own: string
  /** The points by source; what was lost is below 0. */
  readonly points: readonly number[]
}

/** The end of a game that all win or lose together. */
export interface Epilogue {
  /** In a word or two, such as « Sauvés ». */
  readonly title: string
  /** What was to be done, and how far it was. */
  readonly tasks: readonly { readonly name: string; readonly state: string; readonly met: boolean }[]
  /** The life that each seat has left. */
  readonly lives: readonly { readonly left: number; readonly of: number }[]
}

/** The table in text, one section after the other. */
export type Sections<V = unknown> = (view: V, facts: TableFacts, language: Language) => readonly Section[]

/** An option as people read it. */
export interface OptionWords {
  readonly name: string
  /** Its name where what it is about stands above it. */
  readonly short?: string
  readonly line?: string
  readonly values?: { readonly [value: string]: string }
  /** A line about each value. */
  readonly lines?: { readonly [value: string]: string }
}

/** The name of what a datum of a game is about, by the id of the datum. */
export type DatumName = (id: string, language: Language) => string

/** What a seat has chosen, by option. */
export type SeatChoice = { readonly [option: string]: string }

/** A party that nobody plays: a row among the seats of a table that is being set up. */
export interface Automaton {
  readonly id: string
  readonly name: string
  /** Its own options, in the order in which they are asked. */
  readonly options: readonly string[]
  /** What a seat chooses that plays in its place. */
  readonly plays: SeatChoice
}

/** The parties of a game that nobody plays, where a table chooses them. */
export interface Automata {
  /** The option that names those at the table. */
  readonly option: string
  readonly all: (language: Language) => readonly Automaton[]
  /** Those that a table set up so plays with: some come by themselves. */
  readonly seated: (values: { readonly [option: string]: unknown }) => readonly string[]
  readonly words: (language: Language) => {
    /** What one of them is, in a word or two. */
    readonly what: string
    readonly add: string
    readonly remove: (name: string) => string
    /** Why the last of them stays. */
    readonly stays: string
  }
  readonly Sign: FC<{ readonly id: string }>
}

/** Options that stand together, in their order. */
export interface OptionSection {
  readonly title: string
  readonly options: readonly string[]
}

/** What the seats of a table that is being set up have chosen, by option. */
export interface TogetherProps {
  readonly seats: { readonly [option: string]: readonly string[] }
  readonly options: { readonly [option: string]: unknown }
  readonly language: Language
  /** The seats that one may choose for; all if left out. */
  readonly own?: readonly number[]
  /** Chooses for a seat; who had it before takes what that seat had. */
  readonly onChoose: (option: string, seat: number, value: string) => void
}

/** The options of a game, for the pages that set a table up. */
export interface GameOptions {
  /** Fetches what only its options say in a language, where that is not with the words of its board. */
  open?(language: Language): Promise<unknown>
  /** The words of an option: its name, a line about it, and its values, as they are for a seat that chose so. */
  option(name: string, language: Language, chosen?: SeatChoice): OptionWords | null
  /** Whether an option makes a difference where everything else is set so; it does if left out. */
  applies?(name: string, values: { readonly [option: string]: unknown }): boolean
  /** What a seat has chosen, in a few words; the values one after the other if left out. */
  seat?(chosen: SeatChoice, language: Language): string
  /** The sign of what a seat has chosen. */
  readonly Sign?: FC<{ readonly chosen: SeatChoice }>
  /** The options under titles of their own; whatever none of them names stands under the last, or under “Options”. */
  sections?(language: Language): readonly OptionSection[]
  /** The values of an option as pictures, where it is chosen by them. */
  readonly pictures?: { readonly [option: string]: FC<{ readonly value: string }> }
  /** Who sits at a table though nobody plays it. */
  readonly automata?: Automata
  /** How the seats go together, below them; a click in it may choose something for a seat. */
  readonly Together?: FC<TogetherProps>
  /** What sets a table apart from another of the same game, in a word or two each; the scenario or the map first. */
  brief?(options: { readonly [option: string]: unknown }, language: Language): readonly string[]
}
