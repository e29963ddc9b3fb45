import { type BoardProps, type PartName, refsOf, type Size } from '@tablee/board'
import {
  type Candidate,
  type Cast,
  type Message,
  plain,
  type Ref,
  type Refusal,
  type Seat,
} from '@tablee/kernel'
import type { Campaign, Scene } from '@tablee/table'
import { createContext, use } from 'react'
import { CampaignAtTable } from '../campaign/at-table.tsx'
import type { Parts } from '../games.ts'
import type { Settings } from '../settings.tsx'
import type { Source } from '../source/source.ts'
import { sentence } from '../words.ts'
import type { Passages } from './passages/use-passages.ts'
import type { Past } from './past.ts'

/** What all parts of the table screen share. */
export interface TableValue {
  readonly id: string
  readonly source: Source
  /** What is shown: the table as it stands, or a moment of its past. */
  readonly scene: Scene
  readonly parts: Parts
  readonly past: Past
  /** The campaign that this game is one of. */
  readonly campaign: Campaign | null
  /** What passes beside the table until it was seen. */
  readonly passages: Passages
  /** The candidate that waits for its confirmation. */
  readonly chosen: string | null
  /** What the confirm command stands for while nothing is chosen: the number that was set, or the one answer there is. */
  readonly ready: Candidate | null
  /** The places that something beside the table is about. */
  readonly places: readonly Ref[] | null
  /** Sets the number that is to be confirmed. */
  readonly count: (key: string) => void
  /** The answers of a gesture that goes on and was not sent: the scene asks what they lead to. */
  readonly made: readonly string[]
  /** The same as long as the same is asked. */
  readonly moment: string
  /** Chooses a candidate: at once, or after a confirmation where the choice commits; `second` answers what follows. */
  readonly choose: (key: string, second?: string) => void
  /** Picks what waits for its confirmation, or agrees. */
  readonly confirm: () => void
  /** Takes the last gesture back, and makes it again. */
  readonly undo: () => void
  readonly redo: () => void
  /** What was chosen in a gesture that has changed nothing yet. */
  readonly taken: ReadonlySet<Ref>
  /** Takes back what was chosen at a ref. */
  readonly takeBack: (ref: Ref) => void
  /** What is explained on a sheet. */
  readonly opened: Ref | null
  /** Opens a sheet, or closes it if it is open. */
  readonly open: (about: Ref | null) => void
  /** Lets go of the candidate that waits for its confirmation, or of the gesture that goes on. */
  readonly waive: () => void
  /** Passes over what others do until something concerns the one who looks. */
  readonly hurry: () => void
  /** Lights places and pieces up on the board. */
  readonly point: (refs: Ref | readonly Ref[] | null) => void
}

/** Where the parts of the table screen find what they share. */
export const TableContext = createContext<TableValue | null>(null)

/** What is lit up; apart from the rest, since it changes with every move of the pointer. */
export const LitContext = createContext<ReadonlySet<Ref>>(new Set())

/** What is lit up. */
export function useLit(): ReadonlySet<Ref> {
  return use(LitContext)
}

/** What words that light something up need: it never changes, so that sentences once told are not told again. */
export interface MarkValue {
  readonly point: TableValue['point']
  readonly open: TableValue['open']
  readonly board: Parts['board']
  /** What the seat that looks knows at this moment. */
  readonly look: () => unknown
}

/** Where words that light something up find what they need. */
export const MarkContext = createContext<MarkValue | null>(null)

/** What words that light something up need. */
export function useMarks(): MarkValue {
  const marks = use(MarkContext)
  if (!marks) throw new Error('A word that lights something up stands at a table.')
  return marks
}

/** What the parts of the table screen share. */
export function useTable(): TableValue {
  const table = use(TableContext)
  if (!table) throw new Error('A part of a table stands at a table.')
  return table
}

/** What of a table its sentences depend on. */
interface Telling {
  readonly scene: { readonly cast: Cast }
  readonly parts: Parts
}

/** The sentence of a message at this table, marks included. */
export function markedAt(
  { scene: { cast }, parts }: Telling,
  { language }: Settings,
  message: Message,
): string {
  return sentence(language, parts.text, message, cast)
}

/** The sentence of a message at this table. */
export function sayAt(table: TableValue, settings: Settings, message: Message): string {
  return plain(markedAt(table, settings, message))
}

/** What choosing a candidate means, as the words of a button. */
export function labelAt(table: TableValue, settings: Settings, message: Message): string {
  const words = sayAt(table, settings, message)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of the party of a seat. */
export function partyAt({ scene, parts }: TableValue, { language }: Settings, seat: Seat): string {
  const party = scene.cast[seat] ?? ''
  return parts.outline?.partyName(party, language) ?? party
}

/** The candidates of the question that is put to the seat that looks. */
export function candidatesOf(scene: Scene): readonly Candidate[] {
  return scene.face?.candidates ?? []
}

/** The refused ones. */
export function refusedOf(scene: Scene): readonly Refusal[] {
  return scene.face?.refused ?? []
}

/** The one answer there is, which waits for its player: the confirm command carries its words. */
export function onlyOf({ face }: Scene): Candidate | null {
  const [only, ...others] = face?.candidates ?? []
  return only && others.length === 0 && !only.agrees ? only : null
}

/** The candidate by which who looks agrees to what the group has planned: the confirm command stands for it. */
export const agreeingIn = ({ face }: Scene): Candidate | undefined =>
  face?.candidates.find(({ agrees }) => agrees)

/** Whether all that may be chosen stands in a picture of the board, so that nothing of it needs a button. */
export const isPosed = ({ parts, scene }: Pick<TableValue, 'parts' | 'scene'>): boolean =>
  scene.face !== null && (parts.board?.poses?.(scene.face, scene.view as never) ?? false)

/** Whether one of the parts of the board that are shown has a candidate, so that it needs no button. */
export function isOnBoard(
  { parts, scene }: TableValue,
  candidate: Candidate,
  shown: readonly PartName[],
): boolean {
  const { board } = parts
  const view = scene.view as never
  if (candidate.agrees || isPosed({ parts, scene })) return true
  return (
    board !== null &&
    refsOf(candidate).some(ref => {
      if (!board.covers(ref, view)) return false
      const part = board.partOf?.(ref, view) ?? 'Map'
      return part === 'Accord' || part === 'Pool' || shown.includes(part)
    })
  )
}

/** What a part of the board is given. */
export function boardProps(
  table: TableValue,
  settings: Settings,
  lit: ReadonlySet<Ref>,
  size: Size,
): BoardProps<never> {
  const { scene, chosen, choose, point, campaign } = table
  return {
    view: scene.view as never,
    facts: scene,
    face: scene.face,
    reports: scene.journal,
    candidates: candidatesOf(scene),
    refused: refusedOf(scene),
    lit,
    chosen,
    passing: table.past.scene ? null : table.passages.passing,
    taken: table.taken,
    onTakeBack: table.takeBack,
    opened: table.opened,
    hasSheet: about =>
      (table.parts.board?.sheet?.(about, scene.view as never, settings.language) ?? null) !== null,
    onOpen: table.open,
    onPick: choose,
    onPoint: point,
    say: message => sayAt(table, settings, message),
    campaign: campaign && <CampaignAtTable campaign={campaign} />,
    language: settings.language,
    size,
  }
}
