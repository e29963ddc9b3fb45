import { type MonsterLands, ZONE_IDS, type Zone } from '../state.ts'
import { addFight } from './fights.ts'
import { addCompetitive, addContract } from './missions.ts'
import type { Prices } from './prices.ts'

/** What may be expected of all expeditions of a zone, added up by seat. */
export function addZone(prices: Prices, zone: Zone, sums: number[]): void {
  if (isOver(prices.state, zone)) return
  if (zone.id === 'missionA') addCompetitive(prices, zone, sums)
  else if (zone.id === 'missionB') addContract(prices, zone, sums)
  else addFight(prices, zone, sums)
}

/** What a zone promises one seat. */
export function zoneWorth(prices: Prices, zone: Zone, seat: number): number {
  const sums = prices.state.clans.map(() => 0)
  addZone(prices, zone, sums)
  return sums[seat]
}

/** Whether a zone is resolved already. */
function isOver({ phase, battle }: MonsterLands, { id }: Zone): boolean {
  if (phase === 'cleanup') return true
  return phase === 'adventure' && battle !== null && ZONE_IDS.indexOf(id) < ZONE_IDS.indexOf(battle.zone)
}
