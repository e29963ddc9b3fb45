import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import type { Perseverance3Table, Player } from '../../state.ts'
import { rowOf, spendCrates } from '../crates.ts'
import type { Resolver } from '../effects/verb.ts'
import { owns } from '../query.ts'
import { CELLS, cellNaming, resolveCell } from '../ranch.ts'

/** A row of the ranch, and how many crates beside it are spent. */
export interface RowUse {
  readonly row: number
  readonly crates: number
}

/** secondary.2 to secondary.5: each row with none, one or two of the crates beside it. */
export function crateOffers({ crates }: Player): RowUse[] {
  const offers: RowUse[] = []
  for (let row = 0; row < crates.length; row++)
    for (let spent = 0; spent <= crates[row]; spent++) offers.push({ row, crates: spent })
  return offers
}

/** secondary.2 to secondary.7: one effect of the row for free, and one more for each crate. */
export function* useRow(
  t: Perseverance3Table,
  seat: Seat,
  { row, crates }: RowUse,
  resolver: Resolver,
): Rule {
  spendCrates(t, seat, row, crates)
  let left = CELLS.filter(cell => rowOf(cell) === row)
  for (let effects = 1 + crates; effects > 0; effects--) {
    const naming = { like: cellNaming(t.state, seat), values: () => ({ left: effects }), rule: 'secondary.5' }
    const first = effects === 1 + crates
    const cell: number | null = first
      ? yield* choose(t, seat, 'row.cell', left, naming)
      : yield* maybe(t, seat, 'row.cell', left, naming)
    if (cell === null) break
    left = left.filter(one => one !== cell)
    yield* resolveCell(t, seat, cell, resolver)
  }
  if (owns(t.state, seat, '4A')) yield* glowstone(t, seat, row, resolver)
}

/** structure-4a.1: one more crate of another row for one effect of that row. */
function* glowstone(t: Perseverance3Table, seat: Seat, used: number, resolver: Resolver): Rule {
  const { crates } = t.state.players[seat]
  const cells = CELLS.filter(cell => rowOf(cell) !== used && crates[rowOf(cell)] > 0)
  const cell = yield* maybe(t, seat, 'row.more', cells, {
    like: cellNaming(t.state, seat),
    rule: 'structure-4a.1',
  })
  if (cell === null) return
  spendCrates(t, seat, rowOf(cell), 1)
  yield* resolveCell(t, seat, cell, resolver)
}
