import type { Seat, Table } from '@tablee/kernel'
import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import type { ActionDeck } from '@tablee/perseverance/dissenters/deck.ts'
import type { ReserveMarker } from '@tablee/perseverance/dissenters/reserve.ts'
import type {
  Colour,
  Herd,
  LeaderId,
  Resources,
  SaddleSize,
  Side,
  Species,
} from '@tablee/perseverance/ids.ts'
import type { Die, Owner } from '@tablee/perseverance/owners.ts'
import type { Effect } from './data/effects.ts'
import type { GameData } from './data/shape.ts'
import type { ActionCardId } from './data/solo/actions.ts'
import type { Level } from './data/solo/levels.ts'
import type { ProgramId } from './data/solo/programs.ts'
import type {
  Ancient,
  ArtefactId,
  Crew,
  MemoirSide,
  OfficerId,
  OptionId,
  PreparationId,
  RepairId,
  VoyageId,
  Zone,
} from './data/types.ts'
import type { Perseverance4Text } from './text/en.ts'

/** A dino on a battlefield, and what the combat did to it. */
export interface Rallied {
  species: Species
  wounds: number
}

/** A unit of the Ancients on a battlefield, and whoever faces it; the top dino space is the first. */
export interface Unit {
  kind: Ancient
  owner: Owner | null
  dinos: Rallied[]
}

/** A zone with all that stands above and below it. */
export interface ZoneState {
  /** Top left, top right, bottom left, bottom right. */
  dice: (Die | null)[]
  leaders: Owner[]
  /** The crates on the costs of the options. */
  costs: { [O in OptionId]: Owner | null }
  /** The cabins of each column, the lowest first. */
  section: { [C in Crew]: Owner[] }
  /** By unit slot from the left. */
  units: (Unit | null)[]
  /** The crates of the battlefield, from the left. */
  crates: Owner[]
  voyage: VoyageId
  /** The crates on the voyage, from the left. */
  shipped: Owner[]
  /** Where the trail figure stands. */
  trail: number
  /** By space, the lowest first. */
  fortifications: (Owner | null)[]
  /** The lowest first. */
  artefacts: ArtefactId[]
  officer: OfficerId
  /** A scout die called for a combat this turn. */
  flagged: boolean
}

/** A preparation in progress: the stage that is resolved next. */
export interface Preparing {
  card: PreparationId
  stage: 1 | 2
}

/** What a seat has. */
export interface Player {
  leader: LeaderId
  colour: Colour
  followers: number
  resources: Resources
  home: Herd
  infirmary: Herd
  untamed: Herd
  saddles: { [S in SaddleSize]: number }
  /** In stock, and still in the supply. */
  crates: number
  crateSupply: number
  cabins: number
  cubes: number
  fortifications: number
  artefacts: ArtefactId[]
  rescue: number
  /** Units that own groups have faced in combats. */
  defeated: number
  preparation: Preparing | null
  /** The two that were dealt, until one is kept. */
  repairs: RepairId[]
  turns: number
  start: Zone | null
  /** A dino was tamed this turn. */
  tamed: boolean
}

/** An automaton. */
export interface DissenterState {
  colour: Colour
  program: ProgramId
  reserve: ReserveMarker
  rally: number
  cabins: number
  cubes: number
  fortifications: number
  large: number
}

/** What the game alone has besides. */
export interface Solo {
  level: Level
  cards: ActionDeck<ActionCardId>
  dissenters: { [D in Dissenter]: DissenterState }
  followers: number
  artefacts: ArtefactId[]
  /** Crates that can still be placed. */
  crates: number
}

/** Where the game stands in a turn. */
export type Phase = 'start' | 'primary' | 'secondary' | 'preparation' | 'end' | 'dissenters' | 'over'

/** Effects that a seat is still to resolve. */
export interface Coming {
  seat: Seat
  effects: Effect[]
}

/** Everything there is to know about a game of Perseverance, Episode 4. */
export interface Perseverance4 {
  side: Side
  first: Seat
  active: Seat
  /** Whose turn ends: a seat, or a Dissenter. */
  turnOf: Owner
  phase: Phase
  players: Player[]
  pool: Die[]
  zones: { [Z in Zone]: ZoneState }
  memoirs: { [O in OfficerId]: MemoirSide }
  /** The cubes of each owner on each officer. */
  influence: { [O in OfficerId]: number[] }
  supply: Herd
  preparations: { deck: PreparationId[]; open: PreparationId[] }
  /** Repair cards that nobody has. */
  aside: RepairId[]
  /** How many assemblies were held: the next tile is one more, at most the last. */
  assemblies: number
  breaches: number
  /** The effects that are being resolved, and for whom: the first one, and those after it. */
  coming: Coming | null
  solo: Solo | null
  /** What is reconstructed, as this match reads it: no part of the state. */
  readonly data: GameData
}

/** The table that Perseverance, Episode 4 is played at. */
export type P4Table = Table<Perseverance4, Perseverance4Text>
