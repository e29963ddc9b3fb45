import type { Language, Pack, PackValues } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { useEffect, useState, useSyncExternalStore } from 'react'
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

/** The words and the drawing of a game, which call things as the table's pack does; null while they load. */
export function useParts(game: string | undefined, language: Language, pack?: Pack): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    let wanted = true
    if (game === undefined) return
    const call = async (titles: PackValues | null) => (await renameOf(game, language))?.(titles)
    Promise.all([partsOf(game, language), pack && call(pack.data)]).then(
      ([loaded]) => wanted && setParts(loaded),
    )
    return () => {
      wanted = false
      if (pack) void call(null)
    }
  }, [game, language, pack])
  return parts
}
