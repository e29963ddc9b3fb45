import { EQUIPMENT } from '../../data/equipment.ts'
import { MYSTERIES } from '../../data/mysteries.ts'
import type { Equipment, Power } from '../../data/types.ts'
import type { Robinson } from '../../state.ts'
import { adventureCard, isAdventure } from '../cards/resolve-card.ts'
import { hasItem } from '../items.ts'
import { discoveryRecord } from './records.ts'

/** How many weapon levels the group could still bring to bear outside a fight, temporary or not. L1604 */
export function temporaryWeapons(state: Robinson): number {
  let n = 0
  for (const { id, uses } of state.equipment) n += uses * levelsOf(state, (EQUIPMENT[id] as Equipment).power)
  for (const { id, uses } of state.treasures) n += Math.abs(uses) * levelsOf(state, MYSTERIES[id].power)
  for (const id of state.discoveries) n += levelsOf(state, discoveryRecord(state, id).power)
  for (const id of state.kept) if (isAdventure(id)) n += levelsOf(state, adventureCard(id).power)
  return n
}

function levelsOf(state: Robinson, power: Power | undefined): number {
  if (!power?.windows.includes('weapons')) return 0
  if (power.needs?.items?.some(item => !hasItem(state, item))) return 0
  let n = 0
  for (const effect of power.effects)
    if (effect.do === 'temporaryWeapons') n += effect.n
    else if (effect.do === 'level' && effect.of === 'weapons') n += effect.n
  return n
}
