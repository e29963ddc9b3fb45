import type { Needs } from '../../data/types.ts'
import type { Robinson } from '../../state.ts'
import { isExplored, isSheltered } from '../island.ts'
import { hasItem } from '../items.ts'
import { temporaryWeapons } from './temporary.ts'

/** Whether what is needed is there; temporary weapons count where the caller lets them. L1604 */
export function meets(state: Robinson, needs: Needs, temporary: boolean): boolean {
  const { terrain, items, weapons, shelter } = needs
  if (terrain) for (const one of terrain) if (!isExplored(state, one)) return false
  if (items) for (const one of items) if (!hasItem(state, one)) return false
  if (shelter && !isSheltered(state)) return false
  if (weapons === undefined || state.weapons + state.bonus >= weapons) return true
  return temporary && state.weapons + state.bonus + temporaryWeapons(state) >= weapons
}
