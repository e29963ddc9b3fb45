import type { Rule, Seat } from '@tablee/kernel'
import type { DiluviumTable } from '../state.ts'
import { moveSettler } from './settle.ts'

/** Colonise: so many settlers move, one after the other, as far as one likes (B2, base.colonise.10). */
export function* colonise(t: DiluviumTable, seat: Seat): Rule {
  const { data, players } = t.state
  for (let left = data.boards[players[seat].board].settlers; left > 0; left--)
    if (!(yield* moveSettler(t, seat, 'colonise', null, left))) return
}
