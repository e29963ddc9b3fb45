import type { Seat, Table } from '@tablee/kernel'
import type { GameData } from './data/all.ts'
import type { BoardId } from './data/boards.ts'
import type { Difficulty } from './data/campaign.ts'
import type { CardId } from './data/cards.ts'
import type { Flags } from './data/flags.ts'
import type { ScenarioId } from './data/scenarios.ts'
import type { TokenId } from './data/tokens.ts'
import type { Action, Civ, Hex, IslandType, Level, Resources } from './data/types.ts'
import type { Story } from './scenarios/stories.ts'
import type { DiluviumText } from './text/en.ts'

/** Whoever owns pieces: a seat by its number, and in a solo game the rival. */
export type Party = number

/** The rival: the party after the only seat of a solo game. */
export const RIVAL: Party = 1

/** A settler: of a party, of allies that play no turn, or the Aztec one that serves the Greeks. */
export type Settler = Party | 'ally' | 'aztec'

/** A part of a tile that is face up, or of a City. */
export interface Island {
  type: IslandType
  slots: number
  /** One per slot that is taken. */
  settlers: Settler[]
  /** Resources that lie here: the barren lands. */
  stock: number
  /** Whether a Pillage token lies here. */
  pillaged: boolean
}

/** An Objective token on the map. */
export interface Objective {
  n: number
  up: boolean
}

/** A position of the map that holds a tile or a City. */
export interface Place {
  at: Hex
  /** Column and rank from the north, `C2`; empty for a City. */
  name: string
  /** Whose City it is; also of an Ocean tile that serves as one. */
  city: Civ | null
  /** The number of the Ocean tile, 0 for a City; hidden while it is face down and not `known`. */
  tile: number
  level: Level
  up: boolean
  /** Whether the number is known although the tile is face down. */
  known: boolean
  green: boolean
  /** The mix of numbered tiles that this one was dealt from; -1 for none. */
  mix: number
  /** None while the tile is face down. */
  islands: Island[]
  /** Whose marker is on each exploration space. */
  markers: (Party | null)[]
  /** Defeated-monster tokens. */
  beaten: number
  token: Objective | null
}

/** A Warship, and where it goes when it is beaten. */
export interface Warship {
  civ: Civ
  at: Hex
  home: Hex
}

/** What every party owns. */
export interface Power {
  civ: Civ
  city: Hex
  gold: number
  strength: number
  /** Exploration markers left on the board. */
  markers: number
  reserve: Settler[]
  /** Where the Exploration Ship is. */
  explorer: Hex
  /** Its own Warship first; then one that sails with it, or that of a second fleet. */
  warships: Warship[]
  /** What it did last. */
  last: Action | null
}

/** What a seat owns. */
export interface Player extends Power {
  board: BoardId
  racks: number
  resources: Resources
  hand: CardId[]
  /** How many of the reserve lie down. */
  lying: number
  /** Settlers of allies beside the board. */
  beside: number
}

/** The opponent of the solo game. */
export interface Rival extends Power {
  /** The Colonisation tokens, top to bottom. */
  column: IslandType[]
  /** The Combat tokens, the next one last. */
  pile: TokenId[]
  discard: TokenId[]
  /** Those that were turned over this round: everybody saw them, even those that lie in a new pile. */
  turned: TokenId[]
  /** The token drawn for its turn. */
  token: TokenId | null
  /** Whether its Warship was beaten by an attacker since its last turn. */
  beaten: boolean
  /** Markers that left the game. */
  markersGone: number
  /** Craft that was given to it. */
  craft: number
  /** Gold on its City. */
  stored: number
}

/** Gold in a solo game: what lies in the supply, aside (null: without end), was taken from there, left the game. */
export interface Gold {
  supply: number
  aside: number | null
  taken: number
  spent: number
  start: number
}

/** A combat under way, as far as it is open: who, where, with what on the track. */
export interface Combat {
  at: Hex
  attacker: Party
  /** A party's Warship, or something that stands there and has a strength of its own. */
  defender: Party
  /** The strength of what is attacked where it is not on the track. */
  strength: number | null
  /** Whether the attacker wins a tie. */
  ties: boolean
}

export type Phase = 'opening' | 'rival' | 'action' | 'after' | 'end'

/** Everything there is to know about a game of Diluvium. */
export interface Diluvium {
  /** Null in a game of several. */
  scenario: ScenarioId | null
  difficulty: Difficulty
  flags: Flags
  round: number
  /** Whether this round is the last. */
  final: boolean
  first: Seat
  turn: Seat
  phase: Phase
  /** Whether the action boards are drafted before the first round. */
  draft: boolean
  /** Whether one of two 0 tokens that differ is to leave the Combat pile before the first round (s02.9). */
  zeros: boolean
  places: { [at: Hex]: Place }
  players: Player[]
  rival: Rival | null
  supply: Resources
  discarded: Resources
  /** The piles at the start. */
  start: Resources
  gold: Gold | null
  ruins: { deck: CardId[]; discard: CardId[] /** Beside the map, face down. */; aside: CardId | null }
  /** Ocean tiles and Objective tokens that are not used, unseen. */
  box: number[]
  objectives: number[]
  /** Settlers that left the game. */
  gone: Settler[]
  /** Whose settlers the allies are. */
  allies: Civ
  /** How the Astrolabe was last revealed: where, and by how many sides it was turned. */
  astrolabe: { at: Hex; turned: number } | null
  combat: Combat | null
  story: Story | null
  /** What is reconstructed, as this match reads it: no part of the state. */
  readonly data: GameData
}

/** The table that Diluvium is played at. */
export type DiluviumTable = Table<Diluvium, DiluviumText>
