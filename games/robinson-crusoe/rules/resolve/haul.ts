import type { Haul } from '../../state.ts'
import { addTo } from '../resources.ts'

/** Adds one haul to another. */
export function mergeHaul(into: Haul, more: Haul): void {
  addTo(into.resources, more.resources)
  into.discoveries.push(...more.discoveries)
  into.inventions.push(...more.inventions)
  into.treasures.push(...more.treasures)
  into.equipment.push(...more.equipment)
}
