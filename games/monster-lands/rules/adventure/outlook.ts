import type { CompetitiveId } from '../../data/missions.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { Expedition, MonsterLands, Zone } from '../../state.ts'
import type { Trial } from './effects.ts'
import { reachOdds } from './odds.ts'
import { type Prospect, prospect, revealed } from './plan.ts'
import { conquestTotal } from './totals.ts'

/** What an expedition that is being loaded may expect, if it comes first. */
export type Outlook =
  | ({ readonly of: 'monster'; readonly monster: MonsterId } & Prospect)
  | { readonly of: 'region'; readonly region: RegionId; readonly target: number; readonly chance: number }
  | {
      readonly of: 'mission'
      readonly mission: CompetitiveId
      readonly target: number
      readonly chance: number
    }

/** The chances of an expedition with all that it takes along; null where nothing is rolled. */
export function outlook(
  state: MonsterLands,
  zone: Zone,
  path: number,
  expedition: Expedition,
): Outlook | null {
  const { monster, region, mission, id } = zone
  if (mission !== null) {
    if (!(mission in state.data.competitive)) return null
    const { target } = state.data.competitive[mission as CompetitiveId]
    const trial: Trial = { state, expedition, deed: 'mission', monster: null }
    return { of: 'mission', mission: mission as CompetitiveId, target, chance: reachOdds(trial, target) }
  }
  if (monster !== null) {
    const planned = { ...zone, paths: zone.paths.with(path, expedition) }
    return { of: 'monster', monster, ...prospect(state, planned, path, monster) }
  }
  if (region === null || id === 'gates') return null
  const { conquest: target } = state.data.regions[region]
  const trial: Trial = { state, expedition: revealed(state, expedition), deed: 'conquest', monster: null }
  return { of: 'region', region, target, chance: reachOdds(trial, target - conquestTotal(trial, 0)) }
}
