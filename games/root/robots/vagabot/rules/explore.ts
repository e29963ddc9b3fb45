import type { Rule } from '@tablee/kernel'
import { CLEARINGS } from '../../../data/map.ts'
import type { Party, RootTable } from '../../../state.ts'
import { canExhaust, exhaust, gain } from './items.ts'
import { nearest, travel } from './travel.ts'

/** Explore: to the nearest ruin, then an item for one that chance names under it; no point. 7.5.1 */
export function* explore(t: RootTable, party: Party): Rule<boolean> {
  const { state } = t
  const ruins = CLEARINGS.filter(one => (state.ruins[one]?.length ?? 0) > 0)
  if (!(yield* travel(t, party, 'explore', ruins, [nearest(state, party)]))) return false
  const { pawn: clearing } = state.players[party]
  const items = state.ruins[clearing]
  if (!items || !canExhaust(t, party, 1)) return false
  exhaust(t, party, 1)
  t.reveal()
  const [item] = items.splice(items.length === 1 ? 0 : t.random(items.length), 1)
  t.say('vagabot.explored', { seat: party, clearing, item })
  if (items.length === 0) {
    state.ruins[clearing] = null
    t.say('vagabot.ruinGone', { clearing })
  }
  gain(t, party, item)
  return true
}
