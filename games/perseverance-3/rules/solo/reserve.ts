import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { gainReserve, spendReserve } from '@tablee/perseverance/dissenters/reserve.ts'
import { LAST_RESERVE } from '../../data/solo/levels.ts'
import type { Perseverance3Table } from '../../state.ts'
import { automatonOf, ownerOf, soloOf } from './query.ts'

/** s3.reserve.1 to s3.reserve.3, s3.reserve.7 */
export function gainReserves(t: Perseverance3Table, dissenter: Dissenter, n: number): void {
  const { marker } = automatonOf(t.state, dissenter)
  const owner = ownerOf(dissenter)
  if (marker.onProgram) {
    t.say('solo.reserveFull', { owner })
    return
  }
  gainReserve(marker, { last: LAST_RESERVE, crates: soloOf(t.state).crates }, n)
  t.say('solo.reserve', { owner, n, space: marker.onProgram ? null : marker.space })
}

/** s3.die.8: one reserve is spent, if there is one; tells whether it was. */
export function spendOne(t: Perseverance3Table, dissenter: Dissenter): boolean {
  const { marker } = automatonOf(t.state, dissenter)
  if (!spendReserve(marker)) return false
  t.say('solo.spent', { owner: ownerOf(dissenter), space: marker.space })
  return true
}
