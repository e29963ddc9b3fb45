import type { Options, Seat, Table } from '@tablee/kernel'
import type { CardId, DeckName } from './data/cards.ts'
import type { ControlFace } from './data/dice.ts'
import type { Item } from './data/items.ts'
import type { Clearing, Region } from './data/map.ts'
import type { ClearingSuit, Suit } from './data/suits.ts'
import type { FactionId } from './factions/index.ts'
import type { LandmarkId } from './landmarks/index.ts'
import type { LandmarkPiece } from './rules/landmark.ts'
import type { Level } from './rules/robots/card.ts'
import type { RootText } from './text/en.ts'

export type { FactionId }

/** The three phases of a turn. */
export type Phase = 'birdsong' | 'daylight' | 'evening'

/**
 * Whoever owns pieces, by its place in `players`. The party of a seat has the number of the seat; parties that no
 * seat plays (a hireling, a robot) come after.
 */
export type Party = number

/** How many of something stand in each place: [0] the supply or track, [1] to [12] the clearings, [13] the Burrow. */
export type Counts = number[]

/** An item in a Crafted Items box. */
export interface CraftedItem {
  item: Item
  exhausted: boolean
}

/** A hand as another seat saw it, when it was shown. */
export interface SeenHand {
  seat: Seat
  round: number
  cards: CardId[]
}

/** The card of a hireling, with what lies on it; some hirelings add their own part to this interface. */
export interface HirelingCard {
  /** Its control markers. */
  markers: number
}

/** The hireling markers of a table that uses hirelings. E.1 */
export interface HirelingMarkers {
  /** The faces of the control die, as printed or as a data pack tells them. */
  control: ControlFace[]
  /** The spaces of the score track on which one still lies. */
  onTrack: number[]
  /** How many each seat has taken and not yet used to hire. */
  taken: number[]
  /** The hirelings that are still to be set up. */
  toSetUp: Party[]
}

/** What lies beside the board of a robot; each robot adds its own part to this interface. */
export interface RobotBoard {
  level: Level
  /** Its trait cards, face up. */
  traits: string[]
  /** The order card of its turn, -1 without one. */
  order: CardId
  /** The suit that its turn goes by: that of the order card, and still that once the card is gone. */
  suit: Suit
  /** Buys by its advanced service card too; left out where the table does not use it. robot.9.7.c */
  advanced?: true
  /** What the table chose by the robot's own options; left out where it has none. */
  chosen?: Options
}

/** A party: its faction and all that belongs to it. Each faction adds its own part to this interface. */
export interface Player {
  faction: FactionId
  /** The seat that decides for a party without a seat of its own, null while none does; left out by all others. */
  controller?: Seat | null
  /** Its card, where the party is a hireling. */
  hireling?: HirelingCard
  /** What lies beside its board, where the party is a robot. */
  robot?: RobotBoard
  /** Null once the score marker has left the track (dominance, coalition). */
  score: number | null
  hand: CardId[]
  /** Persistent effects in the play area. */
  effects: CardId[]
  /** The activated dominance card. */
  dominance: CardId | null
  /** The party whose victory it shares, or -1. */
  coalition: Party
  items: CraftedItem[]
  warriors: Counts
  buildings: { [kind: string]: Counts }
  /** Buildings of all kinds in each clearing: counted along, because rule is asked at every choice. */
  built: Counts
  tokens: { [kind: string]: Counts }
  /** Where the pawn stands, 0 without one. */
  pawn: Region
  /** The starting corner, 0 without one. */
  corner: Clearing
  /** Its homelands; left out where it has none. A.8.2 */
  homelands?: Clearing[]
  /** Its warriors lying on the Coffin Makers card. */
  coffins: number
  /**
   * Where its chief stands, 0 off the map; left out by whoever has none. He is counted among the warriors there, but
   * only battle removes him, only its own turn moves him, and he is never in the supply. 14.2.2
   */
  chief?: Clearing
  /** Warriors taken off the map whose way, to a supply or saved, is still open. */
  leaving: number
  /** The hands it was shown, the last time of each. */
  seen: SeenHand[]
}

/** A building slot beyond the printed ones, and the building in it: of no party while it is free. */
export interface ExtraSlot {
  clearing: Clearing
  party: Party
  kind: string
}

/** A building slot on which an item lies: no building can stand there. */
export interface CoveredSlot {
  clearing: Clearing
  item: Item
}

/** What is remembered during one turn. */
export interface Turn {
  /** Whose turn it is: a seat, or the party of a robot. */
  seat: Party
  phase: Phase
  /** The part of the phase that runs. */
  part: number
  /** Crafting pieces activated this turn, per clearing. */
  activated: number[]
  /** Effects used this turn, by card. */
  used: CardId[]
  /** Cards discarded this turn: everybody saw them, even those that are already in a new deck. */
  discarded: CardId[]
  /** Actions left, where the faction counts them. */
  actions: number
  /** What the faction notes for this turn (recruited, improvised…). */
  notes: { [name: string]: number }
}

/** A set-up card in the middle of the table. A.8.1 */
export interface SetupCard {
  faction: FactionId
  /** What lies beside it and must be used: a character. */
  along?: string
  /** Not to be picked before a militant is. */
  locked?: true
}

/** What the advanced set-up needs to know. Appendix A */
export interface Advanced {
  /** Factions are picked from set-up cards. A.8 */
  drafted: boolean
  /** Two seats play with insurgents too. A.8.1.I */
  insurgents: boolean
  /** The set-up cards that lie in the middle. */
  cards: SetupCard[]
}

/** The whole state of a game of Root. */
export interface RootState {
  map: string
  deckName: DeckName
  partisansKeepBirds: boolean
  coalitionAnyScore: boolean
  /** All people win together against the robots; left out where they do not. */
  coop?: true
  /** Left out in the standard set-up. */
  advanced?: Advanced
  /** The suit marked on each clearing; [0] is not used. Rules ask `hasSuit`. */
  suits: ClearingSuit[]
  /** Clearings that have every suit, whatever is marked; left out where there are none. */
  everySuit?: Clearing[]
  /** The closed paths, by their place in the map's list; left out on a map that has none. C.3.2 */
  closedPaths?: number[]
  /** The landmarks in play; left out where there are none. F.1 */
  landmarks?: LandmarkPiece[]
  /** The landmark cards that might still be dealt; left out where none were. */
  spareLandmarks?: LandmarkId[]
  /** The building slot that a landmark adds to its clearing; left out where none does. */
  extraSlot?: ExtraSlot
  /** What lies under the ruin of each clearing; null where there is no ruin. */
  ruins: (Item[] | null)[]
  /** Building slots that an item covers for good; left out where there are none. robot.7.7.5 */
  covered?: CoveredSlot[]
  /** Scorched clearings: nothing is placed there or moves in. D.6.2 */
  scorched: Clearing[]
  supply: { [I in Item]: number }
  deck: CardId[]
  discard: CardId[]
  /** Dominance cards that lie beside the board. */
  available: CardId[]
  questDeck: number[]
  /** The quests that lie face up. */
  quests: number[]
  players: Player[]
  /** The parties that take turns, in turn order, clockwise. */
  order: Party[]
  /** The card being crafted, until it is discarded or in play; -1 when none is. */
  crafting: CardId
  turn: Turn
  round: number
  /** Left out where no hirelings are used. */
  hirelings?: HirelingMarkers
}

/** The table that Root's rules work on. */
export type RootTable = Table<RootState, RootText>
