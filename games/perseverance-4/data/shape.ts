import type { LeaderId, Side, Species } from '@tablee/perseverance/ids.ts'
import type { BoardSide, ScoutDie, Seats, SeatsData, Warpath } from './board.ts'
import type {
  ArtefactData,
  LeaderData,
  MemoirData,
  MemoirId,
  OfficerData,
  RepairData,
  TileData,
  VoyageData,
} from './cards.ts'
import type { Effects } from './effects.ts'
import type { RuleNumbers, Start } from './numbers.ts'
import type { PreparationData } from './preparations.ts'
import type { ActionCard, ActionCardId } from './solo/actions.ts'
import type { Level, LevelData, RallyTrack } from './solo/levels.ts'
import type { Program, ProgramId, ProgramSide, ProgramSideId } from './solo/programs.ts'
import type { Switches } from './switches.ts'
import type {
  Ancient,
  ArtefactId,
  Crew,
  OfficerId,
  OptionId,
  PreparationId,
  RepairId,
  RewardId,
  Scout,
  VoyageId,
  Zone,
} from './types.ts'
import type { AncientData, DinoData } from './units.ts'
import type { Cost, ZoneData } from './zones.ts'

/** What the rules read of the components as `state.data`: most of it is reconstructed, and a pack may replace that. */
export interface GameData {
  readonly zones: { readonly [Z in Zone]: ZoneData }
  readonly costs: { readonly [O in OptionId]: Cost }
  readonly scouts: { readonly [S in Scout]: ScoutDie }
  readonly boards: { readonly [S in Side]: BoardSide }
  readonly warpath: Warpath
  readonly seats: { readonly [S in Seats]: SeatsData }
  readonly ancients: { readonly [A in Ancient]: AncientData }
  readonly dinos: { readonly [S in Species]: DinoData }
  readonly numbers: RuleNumbers
  /** The glory of each step of the rescue track. */
  readonly rescue: readonly number[]
  /** The followers that crates on a voyage cover, from the left. */
  readonly voyageSpaces: readonly number[]
  readonly crews: { readonly [C in Crew]: Effects }
  readonly rewards: { readonly [R in RewardId]: Effects }
  readonly start: Start
  /** By the number of the tile; nothing stands at 0. */
  readonly assembly: readonly TileData[]
  readonly officers: { readonly [O in OfficerId]: OfficerData }
  readonly memoirs: { readonly [M in MemoirId]: MemoirData }
  readonly voyages: { readonly [V in VoyageId]: VoyageData }
  readonly repairs: { readonly [R in RepairId]: RepairData }
  readonly artefacts: { readonly [A in ArtefactId]: ArtefactData }
  readonly leaders: { readonly [L in LeaderId]: LeaderData }
  readonly preparations: { readonly [P in PreparationId]: PreparationData }
  readonly switches: Switches
  readonly actions: { readonly [A in ActionCardId]: ActionCard }
  readonly programs: { readonly [P in ProgramId]: Program }
  readonly programSides: { readonly [P in ProgramSideId]: ProgramSide }
  readonly levels: { readonly [L in Level]: LevelData }
  readonly rallyTrack: RallyTrack
}
