import type { Goods, Resource, Species } from '@tablee/perseverance/ids.ts'
import type { Area, ArtefactId, CityZone } from './types.ts'

export type Cost = Goods & {
  readonly crate?: 1
  readonly ranger?: 1
  readonly tamed?: Species
  readonly untamed?: Species
}
export type OfficerChoice =
  | 'any'
  | 'wilderness'
  | 'leaderZone'
  | 'dieOrLeaderZone'
  | 'noneOwn'
  | 'twoShelters'
  | CityZone
export type Counter =
  | Resource
  | 'islandAndDebris'
  | `tamed:${Species}`
  | `untamed:${Species}`
  | `ready:${Species}`
  | 'untamed'
  | 'tamedInWilderness'
  | 'thunderhorns'
  | 'rangers'
  | 'readyRangers'
  | 'crates'
  | 'ranchTiles'
  | 'artefacts'
  | 'influence'
  | 'officersWith2'
  | 'officersWithExactly2'
  | 'officersWith3'
  | 'structures'
  | 'cityShelters'
  | 'wildShelters'
  | `shelters:${Area}`
  | 'zonesWithExactly2'
  | 'zonesWith3'
  | 'adventures'
  | 'wildAdventures'
  | 'templeAdventures'
  | 'leaderInCity'
  | 'mountedInWilderness'
  | 'fullRows'
  | 'fullColumns'
export interface Tally {
  readonly count: Counter
  readonly per?: number
  readonly followers: number
}
export type Effect =
  | { readonly verb: 'gain'; readonly what: Goods }
  | { readonly verb: 'gainMix'; readonly n: number; readonly of: readonly Resource[] }
  | { readonly verb: 'followers'; readonly n: number }
  | { readonly verb: 'followersPer'; readonly count: Counter; readonly n: number }
  | { readonly verb: 'followersAt'; readonly among: 'areas' | 'cityZones' }
  | { readonly verb: 'glowberriesPer'; readonly count: Counter }
  | { readonly verb: 'healPer'; readonly count: Counter }
  | { readonly verb: 'rangers'; readonly n: number }
  | { readonly verb: 'heal'; readonly n: number }
  | { readonly verb: 'crates'; readonly n: number; readonly otherRow?: true }
  | { readonly verb: 'untamed'; readonly species: Species | 'any' | 'exploredTemple' }
  | { readonly verb: 'tamed'; readonly species: Species; readonly wounded?: true }
  | { readonly verb: 'tame'; readonly n: number; readonly only?: Species; readonly free?: true }
  | { readonly verb: 'influence'; readonly n: number; readonly on: OfficerChoice; readonly officers?: 2 }
  | { readonly verb: 'ranchTile'; readonly noBonus?: true; readonly resolve?: true }
  | { readonly verb: 'ranch'; readonly n: number }
  | {
      readonly verb: 'harvest'
      readonly n: number
      readonly scope: Area | 'wilderness'
      readonly anySite?: true
    }
  | { readonly verb: 'discovery'; readonly scope: Area }
  | { readonly verb: 'shelterCity'; readonly space: 'lowest' | 'any' }
  | { readonly verb: 'shelterWild'; readonly n: number; readonly harvest?: true }
  | { readonly verb: 'shelterHere' }
  | { readonly verb: 'structure' }
  | { readonly verb: 'adventure' }
  | { readonly verb: 'artefact'; readonly of: readonly ArtefactId[] }
  | { readonly verb: 'recallLeader' }
  | { readonly verb: 'influenceAndRecall' }
  | { readonly verb: 'leaderToCity' }
  | { readonly verb: 'cityOption' }
  | { readonly verb: 'mount' }
  | { readonly verb: 'openInfirmary' }
  | { readonly verb: 'swapDie' }
  | { readonly verb: 'pay'; readonly cost: Cost; readonly then: readonly Effect[] }
  | { readonly verb: 'or'; readonly of: readonly (readonly Effect[])[] }
  | {
      readonly verb: 'if'
      readonly count: Counter
      readonly atLeast: number
      readonly then: readonly Effect[]
    }
export type UnitSlot =
  | 'shieldhead+'
  | 'raptor+'
  | 'thunderhorn+'
  | 'shieldhead'
  | 'raptor'
  | 'thunderhorn'
  | 'ranger'
  | 'leader'
  | 'any'
export interface CombatSlot {
  readonly unit: UnitSlot
  readonly then: 'tired' | 'wounded' | 'defeated'
}
