import { take } from '@tablee/common/piles.ts'
import type { Node } from '../data/board.ts'
import { NODES } from '../data/board.ts'
import { scenarioOf } from '../scenarios/scenario.ts'
import type { CardId, Piece, PieceKind, Place, Robinson } from '../state.ts'

/** Which pieces count: all that lie there, or those that act; those of this action phase do not act yet. L754 */
export type When = 'lying' | 'acting'

/** The piece of a kind at a place. */
export function pieceAt(
  { pieces }: Robinson,
  when: When,
  kind: PieceKind,
  at: Place,
  source = -1,
): Piece | undefined {
  for (const piece of pieces)
    if (
      piece.at === at &&
      piece.kind === kind &&
      piece.source === source &&
      !(piece.fresh && when === 'acting')
    )
      return piece
  return undefined
}

/** How many pieces of a kind have effect at a place. */
export function countActing({ pieces }: Robinson, kind: PieceKind, at: Place): number {
  let n = 0
  for (const piece of pieces) if (piece.at === at && piece.kind === kind && !piece.fresh) n++
  return n
}

/** Places a piece, if there is none of its kind yet, nor one that the scenario lays there for good; tells whether it was placed. L1477 */
export function place(
  state: Robinson,
  kind: PieceKind,
  at: Place,
  by: CardId = '',
  { source = -1, n = 0 }: { readonly source?: number; readonly n?: number } = {},
): boolean {
  if (pieceAt(state, 'lying', kind, at, source) || liesForGood(state, kind, at)) return false
  state.pieces.push({ kind, at, source, by, fresh: state.phase === 'action', n })
  return true
}

const liesForGood = (state: Robinson, kind: PieceKind, at: Place): boolean =>
  scenarioOf(state).tokens?.some(token => token.kind === kind && token.at === at) ?? false

/** Places a piece even where one of its kind lies already. */
export function stack(state: Robinson, kind: PieceKind, at: Place, by: CardId): void {
  state.pieces.push({ kind, at, source: -1, by, fresh: state.phase === 'action', n: 0 })
}

/** Removes one piece, if it still lies there: a card may have taken it away meanwhile. */
export function remove({ pieces }: Robinson, piece: Piece | undefined): void {
  if (piece && pieces.includes(piece)) take(pieces, piece)
}

/** Removes all pieces of which something is true; tells how many. */
export function removeWhere(state: Robinson, which: (piece: Piece) => boolean): number {
  const before = state.pieces.length
  for (let i = before - 1; i >= 0; i--) if (which(state.pieces[i])) state.pieces.splice(i, 1)
  return before - state.pieces.length
}

/** Pieces placed in this action phase have effect from now on. */
export function freshen({ pieces }: Robinson): void {
  for (const piece of pieces) piece.fresh = false
}

/** Whether a place is on the island. */
export const isNode = (at: Place | ''): at is Node => (NODES as readonly string[]).includes(at)

/** The black markers, which scenario 6 and some tokens remove. */
export const isBlackMarker = ({ kind }: Piece): boolean =>
  kind === 'exhausted' || kind === 'covered' || kind === 'pendingSource'
