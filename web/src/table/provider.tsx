import type { Ref } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { Parts } from '../games.ts'
import { useSettings } from '../settings.tsx'
import type { Source } from '../source/source.ts'
import { wantsConfirmation } from './confirmation.ts'
import { LitContext, TableContext, type TableValue } from './context.tsx'
import { usePast } from './past.ts'
import { useSounds } from './sound/use-sounds.ts'

const NONE: ReadonlySet<Ref> = new Set()

/** How long a bot's pick is shown before the next, in milliseconds. */
const PACE = { fast: 0, usual: 450, slow: 1200 }

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
  const { tell, pace, confirm: wanted } = useSettings()
  const past = usePast(source, now.picks, replayFrom)
  const shown = past.scene ?? now
  const scene = useMemo(() => withNames(shown, tell('player.bot')), [shown, tell])
  useSounds(now, parts.board)
  const [choice, setChoice] = useState<{ readonly key: string; readonly at: number } | null>(null)
  const [lit, setLit] = useState<ReadonlySet<Ref>>(NONE)
  const chosen = choice && choice.at === scene.picks ? choice.key : null
  // A button that goes with its question takes no leave of what it lit up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every pick
  useEffect(() => setLit(NONE), [scene.picks])
  useEffect(() => source.pace(PACE[pace]), [source, pace])
  const choose = useCallback(
    (key: string) => {
      const candidate = scene.face?.candidates.find(one => one.key === key)
      if (!candidate) return
      if (wantsConfirmation(candidate, wanted) && key !== chosen) setChoice({ key, at: scene.picks })
      else source.pick(key)
    },
    [scene, chosen, source, wanted],
  )
  const waive = useCallback(() => setChoice(null), [])
  const confirm = useCallback(() => {
    if (chosen !== null) source.pick(chosen)
  }, [chosen, source])
  const point = useCallback(
    (refs: Ref | readonly Ref[] | null) =>
      setLit(refs === null ? NONE : new Set(typeof refs === 'string' ? [refs] : refs)),
    [],
  )
  const value = useMemo<TableValue>(
    () => ({ id, source, scene, parts, past, chosen, choose, confirm, waive, point }),
    [id, source, scene, parts, past, chosen, choose, confirm, waive, point],
  )
  return (
    <TableContext value={value}>
      <LitContext value={lit}>{children}</LitContext>
    </TableContext>
  )
}

/** A bot that a server has given no name is called so in the language of who looks. */
function withNames(scene: Scene, bot: string): Scene {
  if (scene.players.every(({ name }) => name !== '')) return scene
  return { ...scene, players: scene.players.map(one => (one.name === '' ? { ...one, name: bot } : one)) }
}
