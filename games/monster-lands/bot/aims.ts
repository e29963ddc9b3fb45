import type { Clan, MonsterLands, Name } from '../state.ts'

/** What a table is played for: what each thing counts that is counted at the end. */
export interface Aim {
  readonly glory: number
  readonly reputation: number
  readonly trophy: number
  /** An affinity's icon, in the mean. */
  readonly icon: number
  /** What a piece of gold counts, where it is not only spent. */
  readonly gold?: number
  /** A mission that is rewarded. */
  readonly mission?: number
  /** What somebody counts besides. */
  readonly member?: (state: MonsterLands, clan: Clan, id: Name) => number
}

const POINTS: Aim = { glory: 1, reputation: 1, trophy: 1, icon: 0.8 }

/** What a table is played for. */
export function aimOf(_state: MonsterLands): Aim {
  return POINTS
}
