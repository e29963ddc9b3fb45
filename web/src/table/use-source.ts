import type { Language, Pack, PackValues } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Parts, partsOf, renameOf } from '../games.ts'
import { LocalSource } from '../source/local.ts'
import type { Source } from '../source/source.ts'

const nothing = () => () => {}

/** Opens a table of this browser for as long as the page shows it; to play, or only to look. */
export function useSource(id: string, play: boolean): Source | null {
  const [source, setSource] = useState<Source | null>(null)
  useEffect(() => {
    const opened = new LocalSource(id, play)
    setSource(opened)
    return () => opened.close()
  }, [id, play])
  return source
}

/** The scene of a source, as it changes. */
export function useScene(source: Source | null): Scene | null {
  return useSyncExternalStore(
    source ? listener => source.subscribe(listener) : nothing,
    () => source?.scene ?? null,
  )
}

/** Why a source has no table. */
export function useFailure(source: Source | null) {
  return useSyncExternalStore(
    source ? listener => source.subscribe(listener) : nothing,
    () => source?.failure ?? null,
  )
}

/** All words and drawings of a game; null while they load. */
export function useParts(game: string | undefined, language: Language): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    let wanted = true
    if (game === undefined) return
    partsOf(game, language).then(loaded => wanted && setParts(loaded))
    return () => {
      wanted = false
    }
  }, [game, language])
  return parts
}

/** A scene with the words and drawings that go as far as it does. */
interface Staged {
  readonly scene: Scene
  readonly parts: Parts
}

/**
 * The scene of a table with its words and drawings, which call things as its pack does; null while they load. Where
 * something comes to the table that was not there before, the scene before stays until it can be drawn.
 */
export function useStaged(scene: Scene | null, language: Language): Staged | null {
  const [parts, setParts] = useState<Parts | null>(null)
  const last = useRef<Staged | null>(null)
  const { game, pack } = scene ?? {}
  const short = parts !== null && scene !== null && !parts.reach(scene.view)
  const latest = useRef(scene)
  latest.current = scene
  const fallingShort = short ? parts : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what falls short is fetched again
  useEffect(() => {
    let wanted = true
    if (game === undefined) return
    partsOf(game, language, latest.current?.view).then(loaded => wanted && setParts(loaded))
    return () => {
      wanted = false
    }
  }, [game, language, fallingShort])
  const [called, setCalled] = useState<Pack | undefined>()
  useEffect(() => {
    if (game === undefined || !pack) return
    let wanted = true
    const call = async (titles: PackValues | null) => (await renameOf(game, language))?.(titles)
    call(pack.data).then(() => wanted && setCalled(pack))
    return () => {
      wanted = false
      void call(null)
    }
  }, [game, language, pack])
  if (scene && parts && !short && (!pack || called)) last.current = { scene, parts }
  return scene && last.current
}
