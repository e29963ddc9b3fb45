import { DISCOVERIES, type DiscoveryId, type SpecialSymbol } from '../../data/discoveries.ts'
import type { CharacterId, Discovery } from '../../data/types.ts'
import { SCENARIOS } from '../../scenarios/data.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { ScenarioRecord } from '../../scenarios/sheet.ts'
import type { Robinson } from '../../state.ts'

/** The record of a discovery token; the scenario gives four of them theirs. */
export function discoveryRecord(state: Robinson, id: DiscoveryId): Discovery {
  if (isOrdinary(id)) return DISCOVERIES[id]
  const symbol = symbolOf(id)
  const { tokens }: ScenarioRecord = SCENARIOS[state.scenario]
  return scenarioOf(state).token?.(state, symbol) ?? tokens[symbol]
}

const isOrdinary = (id: string): id is keyof typeof DISCOVERIES => ORDINARY.has(id)
const ORDINARY: ReadonlySet<string> = new Set(Object.keys(DISCOVERIES))

/** The symbol of one of the scenario's tokens, `castaways.bars`. */
const symbolOf = (id: string): SpecialSymbol => id.slice(id.indexOf('.') + 1) as SpecialSymbol

/** Whether an id is that of a discovery token. */
export const isDiscovery = (id: string): id is DiscoveryId => isOrdinary(id) || id.includes('.')

/** Who uses a token that stays this round, where one may. L1755 */
export function userOfToken({ notes, round }: Robinson, id: string): CharacterId | '' {
  const [user, when] = notes[`token:${id}`] ?? []
  return when === round ? (user as CharacterId) : ''
}

/** A token that stays is somebody's for the rest of the round. */
export function noteUser({ notes, round }: Robinson, id: string, user: CharacterId): void {
  notes[`token:${id}`] = [user, round]
}
