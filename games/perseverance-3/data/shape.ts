import type {
  Goods,
  LeaderId,
  OfficerId,
  Resource,
  Side,
  Specialist,
  Species,
} from '@tablee/perseverance/ids.ts'
import type { CombatSlot, Counter, Effect, Tally, UnitSlot } from './effects.ts'
import type { ActionCard, ActionCardId } from './solo/actions.ts'
import type { Program, ProgramId } from './solo/programs.ts'
import type {
  AdventureId,
  Area,
  ArtefactId,
  CityZone,
  LocationId,
  NodeId,
  NumberedId,
  ObjectiveId,
  OptionId,
  OutpostId,
  ProvisionsId,
  RanchTileId,
  RanchType,
  StructureId,
  TempleId,
  TileId,
  Zone,
} from './types.ts'

/** What an effect is made of, in printed order. */
export type Effects = readonly Effect[]

/** A zone of the city. */
export interface CityZoneData {
  /** The specialist of each die space, left to right. */
  readonly dice: readonly Specialist[]
  readonly options: { readonly [O in OptionId]: Effects }
  /** What opens option D: a temple adventure that anybody has completed, or an own adventure. */
  readonly unlock: TempleId | 'ownAdventure'
  /** What the shelter spaces give, the lowest first. */
  readonly shelters: { readonly [S in Side]: readonly Effects[] }
}

/** A place of the wilderness with a dino space. */
export interface LocationData {
  readonly area: Area
  readonly wild: Species | null
  /** Its dino space takes this species or a higher one. */
  readonly needs: Species
  /** What is gained when a tile covers it. */
  readonly bonus: Effects
}

export interface OutpostData {
  readonly harvest: Effects
  readonly spaces: { readonly [S in Side]: number }
}

/** How a wild dino is captured. */
export interface CombatData {
  readonly infantry: readonly CombatSlot[]
  readonly mounted: readonly CombatSlot[]
  /** For a mounted group. */
  readonly prize: Effects
}

/** What a provisions tile changes; the special part is done by a rule of its own. */
export interface ProvisionsData {
  readonly lose: Goods
  readonly effects: Effects
  readonly special: 'shelterElsewhere' | 'outpostB' | 'influenceElsewhere' | 'healAndSaddle' | null
}

export interface Prize {
  readonly followers: number
  readonly crates: number
}

export type AssemblySymbol = 'ranch' | 'adventures' | 'structures'

export interface AssemblyTileData {
  /** For the first, the second and the third. */
  readonly prizes: { readonly [S in Side]: readonly Prize[] }
  /** What happens as it is discarded. */
  readonly symbol: AssemblySymbol | null
}

export interface RanchCell {
  readonly effect: Effects
  readonly bonus: Effects
}

export interface LeaderData {
  readonly mount: ArtefactId
  readonly species: Species
  /** Row by row from the top left. */
  readonly ranch: readonly RanchCell[]
  /** What covering one of the four left artefact spaces gives. */
  readonly artefacts: { readonly [A in ArtefactId]?: Effects }
}

export interface RanchTileData {
  readonly type: RanchType
  readonly effects: Effects
}

export interface TileData {
  readonly area: Area
  readonly artefact: ArtefactId
  readonly harvest: Effects
  /** Besides the artefact. */
  readonly discovery: Effects
}

export interface AdventureData {
  readonly deck: Area
  readonly requires: readonly UnitSlot[]
  readonly stage1: Effects
  readonly threat1: readonly number[]
  readonly stage2: Effects
  readonly threat2: readonly number[]
  /** Where a shelter brings the mapping reward: one location, or any of the hills. */
  readonly at: NumberedId | 'hills'
  readonly mapping: Effects
}

export interface TempleData {
  readonly species: Species
  readonly artefact: ArtefactId
  readonly requires: readonly UnitSlot[]
  readonly stage1: Effects
  /** Who of those on the card is defeated in the first stage. */
  readonly loss: 'ranger' | Species
  readonly stage2: Effects
  /** Where an own die brings the city reward. */
  readonly zone: CityZone
  readonly city: Effects
}

export interface StructureData {
  readonly zone: CityZone | 'hills'
  readonly row: 'lower' | 'upper' | 'portal'
  /** For building it. */
  readonly bonus: Effects
  /** At the end of the game. */
  readonly score: readonly Tally[]
}

/** So much of something is asked for. */
export interface Goal {
  readonly count: Counter
  readonly atLeast: number
}

export interface ObjectiveData {
  readonly personal: readonly Goal[]
  readonly zones: readonly (CityZone | Area)[]
  readonly officer: OfficerId
  readonly letter: 'A' | 'B' | 'C'
}

type BySeats = { readonly [seats in 2 | 3 | 4]: number }

/** What the rules read of the components as `state.data`: some of it is reconstructed, and a pack may replace that. */
export interface GameData {
  readonly zones: { readonly [Z in CityZone]: CityZoneData }
  /** What a structure makes of option A of its zone. */
  readonly variants: { readonly [V in '1A' | '2A' | '3A' | '4B']: Effects }
  readonly faces: readonly Specialist[]
  readonly locations: { readonly [L in LocationId]: LocationData }
  readonly outposts: { readonly [O in OutpostId]: OutpostData }
  readonly edges: readonly (readonly [NodeId, NodeId])[]
  readonly neighbours: { readonly [N in NodeId]: readonly NodeId[] }
  readonly combat: { readonly [S in Species]: CombatData }
  readonly officers: { readonly [O in OfficerId]: { readonly score: readonly Tally[] } }
  readonly provisions: { readonly [P in ProvisionsId]: ProvisionsData }
  /** By the number of the tile; nothing stands at 0. */
  readonly assembly: readonly AssemblyTileData[]
  readonly board: {
    /** The spaces of the infirmary, and how many of them the overlay covers. */
    readonly infirmary: number
    readonly covered: number
    /** The crates beside each row at the start. */
    readonly crates: readonly number[]
  }
  readonly leaders: { readonly [L in LeaderId]: LeaderData }
  readonly ranchTiles: { readonly [R in RanchTileId]: RanchTileData }
  readonly tiles: { readonly [T in TileId]: TileData }
  readonly adventures: { readonly [A in AdventureId]: AdventureData }
  readonly temples: { readonly [T in TempleId]: TempleData }
  readonly structures: { readonly [S in StructureId]: StructureData }
  readonly objectives: { readonly [O in ObjectiveId]: ObjectiveData }
  readonly supply: { readonly [S in Species]: number }
  readonly taming: { readonly [S in Species]: TamingData }
  readonly pieces: {
    readonly rangers: number
    readonly shelters: number
    readonly cubes: number
    readonly crates: number
    readonly large: number
    readonly small: number
  }
  /** What a player begins with, besides pieces. */
  readonly start: { readonly followers: number; readonly resources: { readonly [R in Resource]: number } }
  /** Where the reminder lies in each stack, counted from the top. */
  readonly reminder: { readonly [A in Area]: BySeats }
  readonly neutralDice: BySeats
  readonly threatTrack: { readonly length: number; readonly wound: number }
  /** What so many artefacts are worth in the end. */
  readonly artefactScore: readonly number[]
  /** What the automata of the solo game do. */
  readonly dissenters: {
    readonly actions: { readonly [A in ActionCardId]: ActionCard }
    readonly programs: { readonly [P in ProgramId]: Program }
    /** Where their reserve markers start. */
    readonly reserveStart: number
  }
  readonly preset: {
    readonly officers: { readonly [Z in Zone]: OfficerId }
    readonly provisions: { readonly [Z in Zone]: ProvisionsId }
    readonly objectives: { readonly [L in LeaderId]: ObjectiveId }
    readonly zones: { readonly [L in LeaderId]: Zone }
  }
}

export interface TamingData {
  readonly cost: Goods
  /** What becomes of one ranger. */
  readonly impact: 'tired' | 'wounded' | 'defeated' | null
}
