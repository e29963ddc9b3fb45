import { type Candidate, castFor, type Ref } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCampaignAt } from '../campaign/asked.ts'
import type { Parts } from '../games.ts'
import { ProblemDesk } from '../problem/desk.tsx'
import { useSettings } from '../settings.tsx'
import type { Source } from '../source/source.ts'
import { BOT_PACE } from './bot-pace.ts'
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
import { useGesture } from './gesture.ts'
import { useMedia } from './media.ts'
import { usePlacesBeside } from './passages/is-beside.ts'
import { usePassages } from './passages/use-passages.ts'
import { usePast } from './past.ts'
import { useSounds } from './sound/use-sounds.ts'
import { useTaken } from './taken.ts'
import { useSame } from './use-same.ts'

const NONE: ReadonlySet<Ref> = new Set()

/** What was chosen but not yet sent, and at which moment. */
interface Draft {
  readonly key: string
  readonly at: string
}

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
  const { tell, pace, motion, language, confirm: wanted } = useSettings()
  const still = useMedia('(prefers-reduced-motion: reduce)') || motion === 'off'
  const past = usePast(source, now, replayFrom)
  const campaign = useCampaignAt(id)
  const [hurried, setHurried] = useState(false)
  const passages = usePassages(source, now, parts.board, language, still, hurried)
  const shown = past.scene ?? passages.scene
  const named = useMemo(() => readBy(withNames(shown, tell('player.bot'))), [shown, tell])
  const { asking: scene, path, made, answer, cut } = useGesture(source, named)
  const moment = [scene.picks, ...made].join(' ')
  useSounds(passages.scene, parts.board)
  useForced(answer, scene, moment)
  const [choice, setChoice] = useState<Draft | null>(null)
  const [pointed, setPointed] = useState({ refs: NONE, at: '' })
  const chosen = choice && choice.at === moment ? choice.key : null
  const [counted, setCounted] = useState<Draft | null>(null)
  const ready = useMemo(() => {
    const counts = countsIn(candidatesOf(scene))
    if (!counts) return onlyOf(scene)
    const set = counted?.at === moment ? counted.key : null
    return counts.candidates.find(({ key }) => key === set) ?? counts.candidates[counts.candidates.length - 1]
  }, [scene, counted, moment])
  const count = useCallback((key: string) => setCounted({ key, at: moment }), [moment])
  // A button that goes with its question takes no leave of what it lit up.
  const pointedAt = pointed.at === moment ? pointed.refs : NONE
  const passing = past.scene ? null : passages.passing
  const places = usePlacesBeside(parts.board, scene, passing)
  const lit = useMemo(() => (places ? new Set([...places, ...pointedAt]) : pointedAt), [places, pointedAt])
  const latest = useRef({ scene, moment })
  latest.current = { scene, moment }
  useEffect(() => source.pace(hurried ? 0 : BOT_PACE[pace]), [source, pace, hurried])
  const hurry = useCallback(() => setHurried(true), [])
  // Who is asked, or sees what concerns them, has hurried enough.
  const isMine = passages.scene.face !== null || passages.scene.outcome !== null || passages.waits
  useEffect(() => {
    if (isMine) setHurried(false)
  }, [isMine])
  const undoTo = useCallback((picks: number) => source.undo(picks), [source])
  const { taken, takeBack, note } = useTaken(named, path, undoTo, cut)
  const [opened, setOpened] = useState<Ref | null>(null)
  const open = useCallback((about: Ref | null) => setOpened(before => (before === about ? null : about)), [])
  const give = useCallback(
    (candidate: Candidate, ...more: readonly string[]) => {
      note(candidate)
      answer(candidate.key, ...more)
    },
    [note, answer],
  )
  const choose = useCallback(
    (key: string, second?: string) => {
      const candidate = scene.face?.candidates.find(one => one.key === key)
      if (!candidate) return
      if (!candidate.next && wantsConfirmation(candidate, wanted) && key !== chosen)
        setChoice({ key, at: moment })
      else give(candidate, ...(second === undefined ? [] : [second]))
    },
    [scene, chosen, wanted, give, moment],
  )
  const waive = useCallback(() => {
    if (chosen !== null) setChoice(null)
    else cut(0)
  }, [chosen, cut])
  // What was chosen for a question that is gone is not chosen when it is asked again, as after a rewind by consent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice was made, or taken back
  useEffect(() => {
    setChoice(null)
    cut(0)
  }, [now.picks])
  const undo = useCallback(() => {
    if (made.length > 0) cut(made.length - 1)
    else source.undo()
  }, [made, cut, source])
  const redo = useCallback(() => source.redo(), [source])
  const confirm = useCallback(() => {
    const key = chosen ?? agreeingIn(scene)?.key ?? ready?.key
    const candidate = scene.face?.candidates.find(one => one.key === key)
    if (candidate) give(candidate)
  }, [chosen, scene, ready, give])
  const point = useCallback(
    (refs: Ref | readonly Ref[] | null) =>
      setPointed({
        refs: refs === null ? NONE : new Set(typeof refs === 'string' ? [refs] : refs),
        at: latest.current.moment,
      }),
    [],
  )
  const marks = useMemo<MarkValue>(
    () => ({ point, open, board: parts.board, look: () => latest.current.scene.view }),
    [point, open, parts],
  )
  const value = useSame<TableValue>({
    ...{ id, source, scene, parts, past, campaign, passages, moment, made },
    ...{ chosen, ready, places, taken, opened },
    ...{ choose, confirm, waive, count, undo, redo, takeBack, open, point, hurry },
  })
  return (
    <TableContext value={value}>
      <MarkContext value={marks}>
        <LitContext value={lit}>
          <ProblemDesk>{children}</ProblemDesk>
        </LitContext>
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
