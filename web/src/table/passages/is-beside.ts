import type { AnyBoard } from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { useMemo, useRef } from 'react'
import { useTable } from '../context.tsx'
import type { Passing } from './use-passages.ts'

/** What a question that has its picture beside the table is about; false where it has none. */
function besideOf(board: AnyBoard | null, { face, view, journal }: Scene): boolean | readonly Ref[] {
  return face !== null && (board?.besides?.(face, view as never, journal) ?? false)
}

/** Whether something stands beside the table: what passes, or a question that has its picture there. */
export function useIsBeside(): boolean {
  const { scene, parts, past, passages } = useTable()
  return (past.scene === null && passages.passing !== null) || besideOf(parts.board, scene) !== false
}

/** The places that something beside the table is about: lit up, and moved in on. What names none goes on where it was. */
export function usePlacesBeside(
  board: AnyBoard | null,
  scene: Scene,
  passing: Passing | null,
): readonly Ref[] | null {
  const last = useRef<readonly Ref[] | null>(null)
  return useMemo(() => {
    const beside = passing ? (passing.passage.at ?? true) : besideOf(board, scene)
    if (beside === false) last.current = null
    else if (beside !== true && beside.length > 0) last.current = beside
    return last.current
  }, [board, scene, passing])
}
