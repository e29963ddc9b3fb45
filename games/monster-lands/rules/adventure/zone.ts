import type { Next, Rule } from '@tablee/kernel'
import type { MonsterTable } from '../../state.ts'

/** adventure.1: the zones one after the other. */
export function* zone(t: MonsterTable, index: number): Rule<Next> {
  return index + 1 < t.state.zones.length ? ['zone', index + 1] : 'cleanup'
}
