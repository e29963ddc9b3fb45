import type { Battle } from '../../../rules/battle.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import { type Loss, leave, type Removal } from '../../../rules/remove.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { cultOf } from './souls.ts'

/** Warriors that fall defending in battle become acolytes. 10.2.3 */
export function vengeance(t: RootTable, party: Party, { battle }: Removal, fallen: Loss): void {
  if (battle === null || battle.defender !== party) return
  const own = cultOf(t.state.players[party])
  const count = leave(t.state, fallen)
  own.acolytes += count
  t.say('cult.vengeance', { seat: party, clearing: battle.clearing, count, acolytes: own.acolytes })
}

/** A warrior of the supply becomes an acolyte, if there is one. 10.5.4, 1.5.4 */
export function addAcolyte(t: RootTable, party: Party): void {
  const player = t.state.players[party]
  if (player.warriors[0] === 0) return
  player.warriors[0]--
  const own = cultOf(player)
  own.acolytes++
  t.say('cult.acolyte', { seat: party, acolytes: own.acolytes })
}

/** Acolytes return to the supply: they never left the map, so they are not the Coffin Makers'. 10.4.3 */
export function spendAcolytes(t: RootTable, party: Party, count: number): void {
  const player = t.state.players[party]
  const own = cultOf(player)
  own.acolytes -= count
  player.warriors[0] += count
  if (count > 0) t.say('cult.acolytesSpent', { seat: party, count, acolytes: own.acolytes })
}

declare module '../../../rules/forecast.ts' {
  interface ForecastNotes {
    vengeance: { readonly seat: Party }
    faithful: { readonly seat: Party; readonly hit: number }
  }
}

/** Whoever falls in defence becomes an acolyte; gardens that fall cost a card each. 10.2.3, 10.2.5 */
export function foresees(
  { players }: RootState,
  { attacker, defender, clearing }: Battle,
  party: Party,
): ForecastNote[] {
  const { warriors, built } = players[party]
  const notes: ForecastNote[] = []
  if (party === defender && warriors[clearing] > 0) notes.push({ id: 'vengeance', seat: party })
  if ((party === defender || party === attacker) && built[clearing] > 0)
    notes.push({ id: 'faithful', seat: party, hit: warriors[clearing] + 1 })
  return notes
}
