import type { Language, Message, Seat } from '@tablee/kernel'
import type { FC } from 'react'
import type { CardId } from '../data/cards.ts'
import type { Clearing, Forest } from '../data/map.ts'
import type { Suit } from '../data/suits.ts'
import type { Player } from '../state.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { RootView } from '../view.ts'
import type { IconName } from './art/icons.ts'

/** A seat and all that belongs to it. */
export interface Own {
  readonly seat: Seat
  readonly player: Player
}

/** What draws a faction, `factions/<id>/board/parts.tsx`. */
export interface FactionParts {
  /** Its board as others see it. */
  readonly Lines: FC<Own>
  /** Its own board, for who plays it. */
  readonly Board: FC<Own>
  /** What counts most of it, where a seat is folded to a line. */
  readonly Key: FC<Own>
  /** What lies on each card of its hand. */
  readonly OnCard?: FC<Own>
  /** What it shows where others have their crafted items, a `dt` and a `dd`; for who has no box for them. */
  readonly NoItems?: FC<{ readonly player: Player }>
  /** What waits in its supply; none for who has no warriors. */
  readonly Supply?: FC<{ readonly player: Player }>
}

/** What the table knows of a faction without drawing it, `factions/<id>/board/index.ts`. */
export interface FactionFace {
  /** Its figure on a grid of 32 x 34, feet on y = 30: silhouette and cut-outs. */
  readonly figure: { readonly d: string; readonly cut: string }
  /** The figure of its chief, if it has one, on the same grid. */
  readonly chief?: { readonly d: string; readonly cut: string }
  /** The symbols of its pieces and actions that no other has, as paths on a grid of 512. */
  readonly icons?: { readonly [name: string]: string }
  /** The tokens in the order in which they lie beside those of others. */
  readonly tokens?: { readonly [kind: string]: number }
  /** A token that lies face up or down: the kind that it shows, and the symbol that only who looks knows of it. */
  tokenFace?(
    player: Player,
    kind: string,
    clearing: Clearing,
  ): { readonly kind: string; readonly sign?: string }
  /** What a small disc on its pieces tells, by kind. */
  readonly values?: { readonly [kind: string]: number }
  /** Its pieces that lie in a forest. */
  inForest?(player: Player, forest: Forest): readonly Lying[]
  /** The pieces that show the head of a suit instead of a symbol of their own. */
  readonly heads?: { readonly [kind: string]: Suit }
  /** Its chapter of the Law. */
  readonly chapter: string
  /** The actions that its board lists. */
  readonly acts?: readonly Act[]
  /** The symbols of its powers, in the order of its words. */
  readonly powers: readonly IconName[]
  /** A power that is its own only now: of its leader. */
  powerNow?(player: Player, language: Language): readonly [title: string, line: string] | null
  /** What it will score next, and how it stands, in sentences. */
  standing(player: Player, language: Language): Standing
  /** How it stands, for the table in text. */
  facts(view: RootView, player: Player, language: Language): readonly string[]
  /** What lies beside the board for its sake, for the table in text. */
  note?(view: RootView, language: Language): string | null
  /** Who it is at this table, where that is chosen. */
  title?(player: Player, language: Language): string | null
  /** What it counts in the phase that runs, which comes now, and how many there are. */
  count?(view: RootView, prompt: string | null): Count | null

  // Where its things lie

  /** What explains the refs of its own kinds. */
  readonly explains?: { readonly [kind: string]: How | undefined }
  /** The refs of its own kinds that its board shows, ready to be chosen. */
  readonly shows?: {
    readonly [kind: string]: ((id: string, view: RootView, me: Player) => boolean) | undefined
  }
  /** The kinds of refs of its own that its board shows to others, ready to be chosen by them. */
  readonly offers?: readonly string[]
  /** The cards that lie on its board, seen by who plays it or by all. */
  cards?(player: Player, mine: boolean): readonly CardId[]
  /** The items it carries by their refs, where they are no crafted ones. */
  items?(player: Player): readonly string[]
  /** The options of a table that only apply where it plays. */
  readonly options?: readonly string[]

  // What is reported and asked of it

  readonly journal?: JournalFacts
  readonly battle?: BattleFacts
  /** What is shown beside the table. */
  readonly scenes?: readonly SceneFacts[]
  /** The questions whose seats are those that stand where its pawn does. */
  readonly aims?: readonly string[]
}

/** Pieces of a kind that lie somewhere. */
export interface Lying {
  readonly kind: string
  readonly count: number
}

/** An action of a board: its symbol, the questions that belong to it once it is begun, and whether it was taken. */
export interface Act {
  readonly name: string
  readonly icon: IconName | Suit
  readonly underWay?: RegExp
  done?(view: RootView): boolean
  /** What stands beside it. */
  note?(words: BoardWords, view: RootView, language: Language): string
}

/** What a faction will score next, and what stands on its board. */
export interface Standing {
  readonly now: string
  readonly facts: readonly string[]
}

/** What is counted, which of it comes now, and how many there are. */
export interface Count {
  readonly what: 'action' | 'order' | 'operation'
  readonly n: number
  readonly of: number
}

/** Tells what a piece, card or place is. */
export type How = (id: string, view: RootView, language: Language, words: BoardWords) => string | null

/** How its reports hang together with those around them. */
export interface JournalFacts {
  /** Always told as a consequence of what came before. */
  readonly consequences?: readonly string[]
  /** Paid first: the deed follows from it. */
  readonly pays?: readonly string[]
  /** Deeds that follow from what was paid. */
  readonly paid?: readonly string[]
  /** What follows only from some. */
  readonly after?: { readonly [id: string]: readonly string[] | undefined }
  /** Reports whose `from` and `to` are places, no seats. */
  readonly places?: readonly string[]
  /** How much a report tells of a whole game. */
  readonly tells?: { readonly [id: string]: number }
  /** Points of its own that it scores by fighting. */
  readonly fought?: readonly string[]
}

/** A battle in which it takes part. */
export interface BattleFacts {
  /** Its questions beside the table, and at which step of a battle they are asked; -1 after it. */
  readonly asks?: { readonly [prompt: string]: number }
  /** Reports that come in the midst of a battle. */
  readonly within?: readonly string[]
  /** Reports of what saves the fallen: the card that pays for it is told before. */
  readonly saves?: readonly string[]
  /** Reports of what it loses instead of pieces: hits are dealt once they are told. */
  readonly harms?: readonly string[]
  /** Whether its hits are not all dealt yet: it chooses one by one what it loses instead of pieces. */
  isStillHit?(player: Player, seat: Seat, hits: number, reports: readonly Message[]): boolean
  /** What it lost instead of pieces. */
  losses?(reports: readonly Message[], seat: Seat, language: Language): string | null
  /** As defender it takes the higher die, and calls it so. */
  higher?(language: Language): string
  /** Extra hits by their reason. */
  extra?(reason: string, language: Language): string | undefined
  /** What it fights with besides warriors, when the dice fell. */
  arms?(player: Player, seat: Seat, reports: readonly Message[]): number
  /** The seat whose warriors fight beside it. */
  ally?(reports: readonly Message[], seat: Seat): Seat | undefined
  /** By how many a report of its own changed its pieces of a kind in a clearing. */
  change?(report: Message, kind: string, clearing: Clearing): number
  /** What is told before the dice, by the id of the forecast's note. */
  readonly notes?: { readonly [id: string]: ((note: never, around: BattleTold) => Note) | undefined }
  /** What else is to be known before the dice, where it attacks. */
  warns?(player: Player, defender: Seat, standing: boolean, around: BattleTold): readonly Note[]
}

/** Something to know before the dice: good or bad for the seat that looks. */
export interface Note {
  readonly key: string
  readonly tone: 'bad' | 'good' | 'plain'
  readonly icon: IconName
  readonly words: readonly [title: string, line: string]
}

/** A battle as a note sees it: how seats are named, and for whom something is good. */
export interface BattleTold {
  readonly view: RootView
  readonly language: Language
  readonly defender: Seat
  tone(seat: Seat): Note['tone']
  suitName(suit: Suit): string
  /** A seat by its full name. */
  name(seat: Seat): string
  /** A seat as a sentence speaks of it: `you`, or its party. */
  voice(seat: Seat): string
}

/** Something that is shown beside the table when it is reported. */
export interface SceneFacts {
  readonly id: string
  readonly kind: string
  readonly icon: IconName
  /** Of several in one passage, the weightiest names it. */
  readonly weight: number
  /** Only those see it who do not do it themselves: the others know it, they chose it. */
  readonly ofOthers?: boolean
  /** Passes without a panel unless it takes something from who looks. */
  readonly weightless?: boolean
  /** The report shows its item. */
  readonly item?: boolean
}
