import type { AnyBoard, Second } from '@tablee/board'
import type { Scene } from '@tablee/table'

/** The question that an answer leads to, where both are one gesture. */
export function secondOf(board: AnyBoard | null, key: string, { view }: Scene): Second | null {
  return board?.second?.(key, view as never) ?? null
}

/** The table while the second half of a gesture is asked for: undo takes the first one back. */
export function askingSecond(scene: Scene, { prompt, candidates, refused }: Second): Scene {
  const { face, can } = scene
  return face
    ? { ...scene, face: { ...face, prompt, candidates, refused }, can: { ...can, undo: true } }
    : scene
}
