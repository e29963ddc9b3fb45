import type { Seat, Table } from '@tablee/kernel'
import type { CardId, DeckName } from './data/cards.ts'
import type { Item } from './data/items.ts'
import type { Clearing, Region } from './data/map.ts'
import type { ClearingSuit } from './data/suits.ts'
import type { FactionId } from './factions/index.ts'
import type { RootText } from './text/en.ts'

export type { FactionId }

/** The three phases of a turn. */
export type Phase = 'birdsong' | 'daylight' | 'evening'

/** How many of something stand in each place: [0] the supply or track, [1] to [12] the clearings. */
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

/** One seat: its faction and all that belongs to it. Each faction adds its own part to this interface. */
export interface Player {
  faction: FactionId
  /** Null once the score marker has left the track (dominance, coalition). */
  score: number | null
  hand: CardId[]
  /** Persistent effects in the play area. */
  effects: CardId[]
  /** The activated dominance card. */
  dominance: CardId | null
  /** The seat whose victory this Vagabond shares, or -1. */
  coalition: Seat
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
  /** Warriors of this seat lying on the Coffin Makers card. */
  coffins: number
  /** Warriors taken off the map whose way, to a supply or saved, is still open. */
  leaving: number
  /** The hands this seat was shown, the last time of each. */
  seen: SeenHand[]
}

/** What is remembered during one turn. */
export interface Turn {
  seat: Seat
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

/** The whole state of a game of Root. */
export interface RootState {
  map: string
  deckName: DeckName
  partisansKeepBirds: boolean
  coalitionAnyScore: boolean
  /** The suit of each clearing; [0] is not used. */
  suits: ClearingSuit[]
  /** What lies under the ruin of each clearing; null where there is no ruin. */
  ruins: (Item[] | null)[]
  /** Clearings scorched by a Scoundrel: nothing is placed there or moves in. */
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
  /** The seats in turn order, clockwise. */
  order: Seat[]
  /** The card being crafted, until it is discarded or in play; -1 when none is. */
  crafting: CardId
  turn: Turn
  round: number
}

/** The table that Root's rules work on. */
export type RootTable = Table<RootState, RootText>
