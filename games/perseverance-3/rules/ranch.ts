import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import type { Effects } from '../data/shape.ts'
import { RANCH_TYPES, type RanchTileId } from '../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../state.ts'
import { say } from '../text/say.ts'
import { type Context, plainly, type Resolver } from './effects/verb.ts'
import { takeRanchTile } from './offers.ts'

/** The cells of a ranch, row by row from the top left. */
export const CELLS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** ranch.1, ranch.8: what a cell does now: its uppermost tile, or what is printed. */
export function cellEffects({ players, data }: Perseverance3, seat: Seat, cell: number): Effects {
  const { ranch, leader } = players[seat]
  const tiles = ranch[cell]
  return tiles.length > 0
    ? data.ranchTiles[tiles[tiles.length - 1]].effects
    : data.leaders[leader].ranch[cell].effect
}

/** Resolves what a cell does. */
export function* resolveCell(t: Perseverance3Table, seat: Seat, cell: number, resolver: Resolver): Rule {
  t.say('ranch.resolves', { seat, cell })
  const context: Context = { ...plainly(seat), cell }
  yield* resolver.run(t, context, `cell:${cell}`, cellEffects(t.state, seat, cell))
}

/** How the cells of a seat's ranch are called: by their place and what they do now. */
export const cellNaming = (state: Perseverance3, seat: Seat) => ({
  say: (cell: number) => say('cell', { cell, effects: cellEffects(state, seat, cell) }),
  at: (cell: number) => `cell:${cell}`,
})

const tileNaming = ({ data }: Perseverance3) => ({
  say: (tile: RanchTileId) => say('ranchTile', { tile, effects: data.ranchTiles[tile].effects }),
  at: (tile: RanchTileId) => `ranchTile:${tile}`,
})

/** ranch.1: effects of so many different cells. */
export function* ranchEffects(t: Perseverance3Table, seat: Seat, n: number, resolver: Resolver): Rule {
  const done: number[] = []
  while (done.length < n) {
    const left = done.length === 0 ? CELLS : CELLS.filter(cell => !done.includes(cell))
    const cell = yield* maybe(t, seat, 'ranch.effect', left, {
      like: cellNaming(t.state, seat),
      rule: 'ranch.1',
    })
    if (cell === null) return
    done.push(cell)
    yield* resolveCell(t, seat, cell, resolver)
  }
}

/** The tiles of the ranch offer. */
export function offered({ ranch }: Perseverance3): RanchTileId[] {
  const tiles: RanchTileId[] = []
  for (const type of RANCH_TYPES) tiles.push(...ranch[type].open)
  return tiles
}

/** ranch.2 to ranch.6: a tile of the offer is placed on a cell, whose bonus is gained if nothing covered it yet. */
export function* gainRanchTile(
  t: Perseverance3Table,
  seat: Seat,
  { noBonus, resolve }: { readonly noBonus?: true; readonly resolve?: true },
  resolver: Resolver,
): Rule {
  const { state } = t
  const tile = yield* maybe(t, seat, 'ranch.tile', offered(state), {
    like: tileNaming(state),
    rule: 'ranch.2',
    leads: 'ranch.cell',
  })
  if (tile === null) return
  const cell = yield* choose(t, seat, 'ranch.cell', CELLS, {
    like: cellNaming(state, seat),
    values: () => ({ tile }),
    rule: 'ranch.2',
  })
  const { ranch, leader } = state.players[seat]
  const covered = ranch[cell].length > 0
  ranch[cell].push(tile)
  t.say('ranch.placed', { seat, tile, cell })
  takeRanchTile(t, tile)
  if (!covered && !noBonus)
    yield* resolver.run(t, plainly(seat), `bonus:${cell}`, state.data.leaders[leader].ranch[cell].bonus)
  if (resolve) yield* resolveCell(t, seat, cell, resolver)
}
