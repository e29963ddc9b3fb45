import type { Level } from '../data/types.ts'
import type { RobinsonTable } from '../state.ts'
import { isSheltered } from './island.ts'
import type { Why } from './why.ts'

/** A level goes up; roof and palisade only with a shelter, else the effect is ignored. L1052 */
export function raise(t: RobinsonTable, level: Level, n: number, { why, card }: Why): void {
  const { state } = t
  if (level !== 'weapons' && !isSheltered(state)) return
  state[level] += n
  t.say('level.now', { level, n: state[level], from: state[level] - n, why, card })
}

/** A level goes down as far as it can, at no cost. */
export function lower(t: RobinsonTable, level: Level, n: number, { why, card }: Why): void {
  const { state } = t
  const lost = Math.min(n, state[level])
  if (lost <= 0) return
  state[level] -= lost
  t.say('level.now', { level, n: state[level], from: state[level] + lost, why, card })
}
