import type { Ref } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { Parts } from '../games.ts'
import { useSettings } from '../settings.tsx'
import type { Source } from '../source/source.ts'
import { LitContext, TableContext, type TableValue } from './context.tsx'
import { usePast } from './past.ts'

const NONE: ReadonlySet<Ref> = new Set()

/** How long a bot's pick is shown before the next. */
const PACE = { usual: 450, fast: 0 }

/** Gives the parts of a table screen what they share. */
export function TableProvider({
  id,
  source,
  scene: now,
  parts,
  replayFrom,
  children,
}: {
  readonly id: string
  readonly source: Source
  readonly scene: Scene
  readonly parts: Parts
  /** Where a replay begins; null to play. */
  readonly replayFrom: number | null
  readonly children: ReactNode
}) {
  const { fast } = useSettings()
  const past = usePast(source, now.picks, replayFrom)
  const scene = past.scene ?? now
  const [choice, setChoice] = useState<{ readonly key: string; readonly at: number } | null>(null)
  const [lit, setLit] = useState<ReadonlySet<Ref>>(NONE)
  const chosen = choice && choice.at === scene.picks ? choice.key : null
  // A button that goes with its question takes no leave of what it lit up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every pick
  useEffect(() => setLit(NONE), [scene.picks])
  useEffect(() => source.pace(fast ? PACE.fast : PACE.usual), [source, fast])
  const choose = useCallback(
    (key: string) => {
      if (!scene.face) return
      if (scene.face.commits && key !== chosen) setChoice({ key, at: scene.picks })
      else source.pick(key)
    },
    [scene, chosen, source],
  )
  const confirm = useCallback(() => {
    if (chosen !== null) source.pick(chosen)
  }, [chosen, source])
  const point = useCallback(
    (refs: Ref | readonly Ref[] | null) =>
      setLit(refs === null ? NONE : new Set(typeof refs === 'string' ? [refs] : refs)),
    [],
  )
  const value = useMemo<TableValue>(
    () => ({ id, source, scene, parts, past, chosen, choose, confirm, point }),
    [id, source, scene, parts, past, chosen, choose, confirm, point],
  )
  return (
    <TableContext value={value}>
      <LitContext value={lit}>{children}</LitContext>
    </TableContext>
  )
}
