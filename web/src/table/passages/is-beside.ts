import { useTable } from '../context.tsx'

/** Whether something stands beside the table: what passes, or a question that has its picture there. */
export function useIsBeside(): boolean {
  const { scene, parts, past, passages } = useTable()
  if (past.scene === null && passages.passing) return true
  return scene.face !== null && (parts.board?.besides?.(scene.face, scene.view as never) ?? false)
}
