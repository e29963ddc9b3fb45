import type { Seat, Table } from '@tablee/kernel'
import type {
  Colour,
  LeaderId,
  OfficerId,
  Resources,
  SaddleSize,
  Side,
  Species,
} from '@tablee/perseverance/ids.ts'
import type { Die, Owner } from '@tablee/perseverance/owners.ts'
import type { GameData } from './data/shape.ts'
import type {
  AdventureId,
  Area,
  ArtefactId,
  CardId,
  CityZone,
  LocationId,
  ObjectiveId,
  OutpostId,
  ProvisionsId,
  RanchTileId,
  RanchType,
  SiteId,
  StructureId,
  TileId,
  Zone,
} from './data/types.ts'
import type { Solo } from './rules/solo/state.ts'
import type { Perseverance3Text } from './text/en.ts'

/** Who can be sent: a tamed dino counts by its species. */
export const UNITS = ['ranger', 'leader', 'shieldhead', 'raptor', 'thunderhorn', 'ironjaw'] as const
export type Unit = (typeof UNITS)[number]

/** How many of each unit are in a place; of the leader none or one. */
export type Units = { [U in Unit]: number }

/** A tamed dino, or a mounted leader, on a dino space. */
export interface Rider {
  owner: Owner
  species: Species
  leader: boolean
}

/** A structure above a city zone, owned by whoever has a shelter on it. */
export interface Structure {
  id: StructureId
  owner: Owner | null
}

export interface City {
  /** By die space, left to right. */
  dice: (Die | null)[]
  /** The die space that is closed with two seats. */
  blocked: number | null
  leader: Owner | null
  /** On the thunderhorn space. */
  companion: { owner: Owner; leader: boolean } | null
  /** From the lowest space. */
  shelters: (Owner | null)[]
  lower: Structure | null
  upper: Structure | null
}

/** A numbered location, or a temple. */
export interface Location {
  wild: Species | null
  rider: Rider | null
  /** Face down as long as the location is not explored (two seats). */
  tile: TileId | null
  /** It holds a tile face up, or a temple figure. */
  explored: boolean
  /** The two spaces of the tile; temples have none. */
  shelters: (Owner | null)[]
}

/** An adventure in progress. */
export interface Adventure {
  card: CardId
  /** The stage that is resolved next. */
  stage: 1 | 2
  units: Units
  /** The leader has taken a wound here. */
  prone: boolean
}

/** What a seat has. */
export interface Player {
  leader: LeaderId
  colour: Colour
  followers: number
  resources: Resources
  home: Units
  tired: Units
  infirmary: Units
  /** The infirmary's overlay is gone. */
  opened: boolean
  untamed: { [S in Species]: number }
  /** Rangers in the personal supply. */
  reserve: number
  saddles: { [S in SaddleSize]: number }
  /** Beside each row of the ranch. */
  crates: number[]
  /** The tiles of each of the nine cells, the uppermost last. */
  ranch: RanchTileId[][]
  artefacts: ArtefactId[]
  /** Whether the third die is still aside. */
  die: boolean
  shelters: number
  cubes: number
  adventure: Adventure | null
  completed: CardId[]
  /** Turns played: where the adventure stage marker stands. */
  turns: number
  /** Known to its owner until it is revealed; null alone, where three lie open in `solo`. */
  objective: ObjectiveId | null
  revealed: boolean
  /** The zone of the start. */
  start: Zone | null
  /** Threat so far, in the deterministic variant. */
  threat: number
}

/** An automaton's pieces in stock; the solo game has more of them in `solo`. */
export interface Dissenter {
  colour: Colour
  shelters: number
  cubes: number
  saddles: { [S in SaddleSize]: number }
}

/** A deck of which some lie open, the next to be discarded first; the top of the deck is its last. */
export interface Offer<Card> {
  deck: Card[]
  open: Card[]
}

/** What is being resolved, from the action to the innermost effect: a breadcrumb for whoever looks. */
export type Crumb =
  | `option:${CityZone}:${string}`
  | `favour:${OfficerId}`
  | `cell:${number}`
  | `bonus:${number}`
  | `harvest:${SiteId}`
  | `discovery:${SiteId}`
  | `location:${LocationId}`
  | `shelter:${CityZone}:${number}`
  | `structure:${StructureId}`
  | `artefact:${ArtefactId}`
  | `stage:${CardId}:${1 | 2}`
  | `mapping:${CardId}`
  | `provisions:${ProvisionsId}`
  | `combat:${Species}`

/** Where the game stands in a turn. */
export type Phase = 'start' | 'primary' | 'secondary' | 'stage' | 'end' | 'dissenters' | 'over'

/** Everything there is to know about a game of Perseverance, Episode 3. */
export interface Perseverance3 {
  /** Which side of the board, and of the assembly tiles, is up. */
  side: Side
  /** The book's suggestions for a first game. */
  firstGame: boolean
  deterministicThreat: boolean
  first: Seat
  active: Seat
  phase: Phase
  players: Player[]
  /** One with two seats; Narek and Camilla alone; none otherwise. */
  dissenters: Dissenter[]
  pool: Die[]
  city: { [Z in CityZone]: City }
  locations: { [L in LocationId]: Location }
  outposts: { [O in OutpostId]: (Owner | null)[] }
  /** Who has the shelter on Ancient Portal. */
  portal: Owner | null
  officers: { [Z in Zone]: OfficerId }
  /** The cubes of each owner on each officer. */
  influence: { [O in OfficerId]: number[] }
  /** Beside the officers until the start is over. */
  provisions: { [Z in Zone]: ProvisionsId | null }
  supply: { [S in Species]: number }
  adventures: { [A in Area]: Offer<AdventureId> & { unlocked: boolean } }
  ranch: { [T in RanchType]: Offer<RanchTileId> }
  /** The exploration stacks, the top last; the reminder lies among the tiles. */
  stacks: { [A in Area]: (TileId | 'reminder')[] }
  /** The area's assembly is ahead, due at the end of this turn, or over. */
  gathering: { [A in Area]: 'ahead' | 'due' | 'held' }
  /** The two tiles that were drawn and wait for a choice. */
  drawn: TileId[]
  /** How many assemblies were held: the next tile is one more, at most the last. */
  assemblies: number
  /** Two seats: seen by nobody until the end. */
  extra: ObjectiveId | null
  /** Objective cards that are not dealt, or that nobody has seen. */
  aside: ObjectiveId[]
  /** What is being resolved, the innermost last. */
  crumbs: Crumb[]
  /** Narek and Camilla; null at a table of several. */
  solo: Solo | null
  /** What is reconstructed, as this match reads it: no part of the state. */
  readonly data: GameData
}

/** The table that Perseverance, Episode 3 is played at. */
export type Perseverance3Table = Table<Perseverance3, Perseverance3Text>
