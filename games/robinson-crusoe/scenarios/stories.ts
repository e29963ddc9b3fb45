import type { Node } from '../data/board.ts'
import type { InventionId } from '../data/inventions.ts'
import type { CrewId } from './king-kong/data.ts'

/** Castaways: the five stages of the woodpile, and whether one was touched this round. */
export interface Castaways {
  id: 'castaways'
  woodpile: number[]
  /** The stage that took wood this round; -1 while none has. */
  touched: number
}

/** Cursed Island: crosses and fog are pieces on the island. */
export interface CursedIsland {
  id: 'cursedIsland'
  /** Whether the Dark Temple has been explored, which can be done once. */
  templeVisited: boolean
}

/** Jenny: what she suffers while she is away; once rescued she is a character like others. */
export interface Jenny {
  id: 'jenny'
  wounds: number
  rescued: boolean
}

/** Volcano Island: ash and lava are on the island. */
export interface VolcanoIsland {
  id: 'volcanoIsland'
  /** The totem locations explored, in order; they count even when lava has taken them. */
  places: Node[]
  /** How many mystery cards fewer the location has that is being explored. */
  fewer: number
}

/** Cannibal Island: its villages in the order in which they were found. */
export interface CannibalIsland {
  id: 'cannibalIsland'
  villages: Node[]
  burnt: Node[]
  cityDestroyed: boolean
}

/** Family Robinson: the inventions that must be built. */
export interface FamilyRobinson {
  id: 'familyRobinson'
  goal: InventionId[]
}

/** King Kong Island: what became of the film crew. */
export interface KingKong {
  id: 'kingKong'
  dead: CrewId[]
  /** Whether King Kong holds the actress. */
  captive: boolean
  /** Where he would keep her: the fourth totem tile. */
  lair: Node | ''
  /** The harder rule: hunger costs a member of the crew, once a night; the round in which it last did. */
  hard: boolean
  starved: number
}

/** What only one scenario has, by its id. */
export type Story =
  | Castaways
  | CursedIsland
  | Jenny
  | VolcanoIsland
  | CannibalIsland
  | FamilyRobinson
  | KingKong

/** The story of a scenario. */
export type StoryOf<S extends Story['id']> = Extract<Story, { id: S }>
