import type { Candidate, Face, Refusal } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Source } from '../source/source.ts'

/** The answers of a gesture that has begun and was not sent, and after how many picks. */
interface Begun {
  readonly keys: readonly string[]
  readonly at: number
}

const NOTHING: readonly string[] = []

/** The candidates by which a gesture went on so far; none where they are not what is asked. */
export function pathIn(face: Face | null, keys: readonly string[]): readonly Candidate[] {
  const path: Candidate[] = []
  let asked = face
  for (const key of keys) {
    const one = asked?.candidates.find(candidate => candidate.key === key)
    if (!one?.next) return []
    path.push(one)
    asked = one.next
  }
  return path
}

/** The table while a gesture goes on: it asks what the last answer leads to, and undo takes that answer back. */
export function askingNext(scene: Scene, path: readonly Candidate[], refused: readonly Refusal[]): Scene {
  const next = path.at(-1)?.next
  return next ? { ...scene, face: { ...next, refused }, can: { ...scene.can, undo: true } } : scene
}

/**
 * A gesture of several answers, such as a pawn and its place: each question is shown at once, and nothing is sent before
 * the last is answered. All are then picked, and taken back, together.
 */
export function useGesture(source: Source, scene: Scene) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const keys = begun?.at === scene.picks ? begun.keys : NOTHING
  const path = useMemo(() => pathIn(scene.face, keys), [scene.face, keys])
  const made = path.length > 0 ? keys : NOTHING
  const refused = useRefused(source, made)
  const asking = useMemo(() => askingNext(scene, path, refused), [scene, path, refused])
  const { picks, face } = scene
  const cut = useCallback(
    (length: number) => setBegun(length > 0 ? { keys: made.slice(0, length), at: picks } : null),
    [made, picks],
  )
  /** Gives an answer, and further ones that are known with it. */
  const answer = useCallback(
    (key: string, ...more: readonly string[]) => {
      const all = [...made, key, ...more]
      // What is sent stays on the screen until it is done.
      if (pathIn(face, all).length > 0) setBegun({ keys: all, at: picks })
      else source.pick(all)
    },
    [made, face, picks, source],
  )
  return { asking, path, made, answer, cut }
}

/** What is refused, and why, where a gesture has come to: told when it is there, since nobody waits for it. */
function useRefused(source: Source, keys: readonly string[]): readonly Refusal[] {
  const [told, setTold] = useState<{
    readonly keys: readonly string[]
    readonly refused: readonly Refusal[]
  }>()
  useEffect(() => {
    let wanted = true
    if (keys.length > 0)
      source.peek(keys).then(
        face => wanted && face && setTold({ keys, refused: face.refused }),
        () => {}, // The question is gone: the next scene tells.
      )
    return () => {
      wanted = false
    }
  }, [source, keys])
  return told?.keys === keys ? told.refused : NONE
}

const NONE: readonly Refusal[] = []
