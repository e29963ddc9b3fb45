import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { Perseverance3Table, Player } from '../state.ts'
import { byRow } from './naming.ts'

/** crate.2: the places for crates beside a row. */
export const CRATES_PER_ROW = 2

/** The row of the ranch that a cell is in. */
export const rowOf = (cell: number): number => Math.floor(cell / 3)

/** The rows with a free place, but for one that may be excluded. */
export function freeRows({ crates }: Player, not: number | null): number[] {
  const rows: number[] = []
  for (let row = 0; row < crates.length; row++)
    if (row !== not && crates[row] < CRATES_PER_ROW) rows.push(row)
  return rows
}

/** crate.1, crate.3: crates go beside rows of the player's choice; what has no place is lost. */
export function* gainCrates(t: Perseverance3Table, seat: Seat, n: number, not: number | null): Rule {
  const player = t.state.players[seat]
  for (let i = 0; i < n; i++) {
    const rows = freeRows(player, not)
    if (rows.length === 0) {
      t.say('crate.lost', { seat })
      return
    }
    const row = yield* choose(t, seat, 'crate.row', rows, { like: byRow, rule: 'crate.1' })
    player.crates[row]++
    t.say('crate.gained', { seat, row })
  }
}

/** The rows that have a crate. */
export const stockedRows = ({ crates }: Player): number[] => [0, 1, 2].filter(row => crates[row] > 0)

export function spendCrates(t: Perseverance3Table, seat: Seat, row: number, n: number): void {
  if (n === 0) return
  t.state.players[seat].crates[row] -= n
  t.say('crates.spent', { seat, row, n })
}

/** A crate of any row is paid: The Outcast. */
export function* payCrate(t: Perseverance3Table, seat: Seat): Rule {
  const row = yield* choose(t, seat, 'crate.spend', stockedRows(t.state.players[seat]), {
    like: byRow,
    rule: 'adv-the-outcast.2',
  })
  spendCrates(t, seat, row, 1)
}
