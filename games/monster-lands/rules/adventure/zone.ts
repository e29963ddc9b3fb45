import type { Next, Rule } from '@tablee/kernel'
import type { CompetitiveId, ContractId } from '../../data/missions.ts'
import type { MonsterTable } from '../../state.ts'
import { contract } from './contract.ts'
import { isVisited } from './expedition.ts'
import { fight } from './fight.ts'
import { competitive } from './mission.ts'

/** adventure.1 to adventure.3: one zone after the other; where nobody is, nothing happens. */
export function* zone(t: MonsterTable, index: number): Rule<Next> {
  const { state } = t
  const place = state.zones[index]
  if (isVisited(place)) {
    if (place.id === 'missionA') {
      if (place.mission !== null) yield* competitive(t, place, place.mission as CompetitiveId)
    } else if (place.id === 'missionB') {
      if (place.mission !== null) yield* contract(t, place, place.mission as ContractId)
    } else yield* fight(t, place)
    state.battle = null
  }
  return index + 1 < state.zones.length ? ['zone', index + 1] : 'cleanup'
}
