import { castFor, type Ref } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Parts } from '../games.ts'
import { useSettings } from '../settings.tsx'
import type { Source } from '../source/source.ts'
import { wantsConfirmation } from './confirmation.ts'
import {
  agreeingIn,
  candidatesOf,
  LitContext,
  MarkContext,
  type MarkValue,
  onlyOf,
  TableContext,
  type TableValue,
} from './context.tsx'
import { countsIn } from './counts.ts'
import { useForced } from './forced.ts'
import { useGestures } from './gesture.ts'
import { usePlacesBeside } from './passages/is-beside.ts'
import { usePassages } from './passages/use-passages.ts'
import { usePast } from './past.ts'
import { askingSecond, secondOf } from './second.ts'
import { useSounds } from './sound/use-sounds.ts'
import { useTaken } from './taken.ts'

const NONE: ReadonlySet<Ref> = new Set()

/** What was chosen but not yet sent, and when. */
interface Choice {
  readonly key: string
  readonly at: number
}

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
  const { tell, pace, language, confirm: wanted } = useSettings()
  const past = usePast(source, now, replayFrom)
  const { shown: standing, pickBoth, undo: undoPick, undoTo, redo } = useGestures(source, now)
  const passages = usePassages(source, standing, parts.board, language)
  const shown = past.scene ?? passages.scene
  const [half, setHalf] = useState<Choice | null>(null)
  const first = half && half.at === shown.picks ? half.key : null
  const scene = useMemo(() => {
    const named = readBy(withNames(shown, tell('player.bot')))
    const second = first === null ? null : secondOf(parts.board, first, named)
    return second ? askingSecond(named, second) : named
  }, [shown, tell, first, parts])
  useSounds(passages.scene, parts.board)
  useForced(source, scene)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [pointed, setPointed] = useState({ refs: NONE, at: 0 })
  const chosen = choice && choice.at === scene.picks ? choice.key : null
  const [counted, setCounted] = useState<Choice | null>(null)
  const ready = useMemo(() => {
    const counts = countsIn(candidatesOf(scene))
    if (!counts) return onlyOf(scene)
    const set = counted?.at === scene.picks ? counted.key : null
    return counts.candidates.find(({ key }) => key === set) ?? counts.candidates[counts.candidates.length - 1]
  }, [scene, counted])
  const count = useCallback((key: string) => setCounted({ key, at: scene.picks }), [scene.picks])
  // A button that goes with its question takes no leave of what it lit up.
  const pointedAt = pointed.at === scene.picks ? pointed.refs : NONE
  const passing = past.scene ? null : passages.passing
  const places = usePlacesBeside(parts.board, scene, passing)
  const lit = useMemo(() => (places ? new Set([...places, ...pointedAt]) : pointedAt), [places, pointedAt])
  const latest = useRef(scene)
  latest.current = scene
  useEffect(() => source.pace(PACE[pace]), [source, pace])
  const { taken, takeBack, note } = useTaken(scene, undoTo)
  const [opened, setOpened] = useState<Ref | null>(null)
  const open = useCallback((about: Ref | null) => setOpened(before => (before === about ? null : about)), [])
  const choose = useCallback(
    (key: string, then?: string) => {
      const candidate = scene.face?.candidates.find(one => one.key === key)
      if (!candidate) return
      setHalf(null)
      note(candidate, scene.picks)
      if (first !== null) pickBoth(first, key)
      else if (wantsConfirmation(candidate, wanted) && key !== chosen) setChoice({ key, at: scene.picks })
      else if (then !== undefined) pickBoth(key, then)
      else if (secondOf(parts.board, key, scene)) setHalf({ key, at: scene.picks })
      else source.pick(key)
    },
    [scene, chosen, source, wanted, pickBoth, first, parts, note],
  )
  const waive = useCallback(() => {
    setChoice(null)
    setHalf(null)
  }, [])
  // What was chosen for a question that is gone is not chosen when it is asked again, as after a rewind by consent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice was made, or taken back
  useEffect(waive, [now.picks])
  const undo = useCallback(() => {
    if (first === null) undoPick()
    else setHalf(null)
  }, [first, undoPick])
  const confirm = useCallback(() => {
    const key = chosen ?? agreeingIn(scene)?.key ?? ready?.key
    const candidate = scene.face?.candidates.find(one => one.key === key)
    if (!candidate) return
    note(candidate, scene.picks)
    source.pick(candidate.key)
  }, [chosen, source, scene, ready, note])
  const point = useCallback(
    (refs: Ref | readonly Ref[] | null) =>
      setPointed({
        refs: refs === null ? NONE : new Set(typeof refs === 'string' ? [refs] : refs),
        at: latest.current.picks,
      }),
    [],
  )
  const marks = useMemo<MarkValue>(
    () => ({ point, open, board: parts.board, look: () => latest.current.view }),
    [point, open, parts],
  )
  const value = useMemo<TableValue>(
    () => ({
      id,
      source,
      scene,
      parts,
      past,
      passages,
      chosen,
      ready,
      places,
      count,
      first,
      taken,
      opened,
      choose,
      confirm,
      waive,
      undo,
      redo,
      takeBack,
      open,
      point,
    }),
    [
      id,
      source,
      scene,
      parts,
      past,
      passages,
      chosen,
      ready,
      places,
      count,
      first,
      taken,
      opened,
      choose,
      confirm,
      waive,
      undo,
      redo,
      takeBack,
      open,
      point,
    ],
  )
  return (
    <TableContext value={value}>
      <MarkContext value={marks}>
        <LitContext value={lit}>{children}</LitContext>
      </MarkContext>
    </TableContext>
  )
}

/** Sentences say “you” of the seat that looks. */
function readBy(scene: Scene): Scene {
  return { ...scene, cast: castFor(scene.cast, scene.seat) }
}

/** A bot that a server has given no name is called so in the language of who looks. */
function withNames(scene: Scene, bot: string): Scene {
  if (scene.players.every(({ name }) => name !== '')) return scene
  return { ...scene, players: scene.players.map(one => (one.name === '' ? { ...one, name: bot } : one)) }
}
