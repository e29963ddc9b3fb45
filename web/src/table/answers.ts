import type { PartName } from '@tablee/board'
import type { Candidate } from '@tablee/kernel'
import type { Settings } from '../settings.tsx'
import { candidatesOf, isOnBoard, isPosed, labelAt, onlyOf, type TableValue } from './context.tsx'
import { type Counts, countsIn } from './counts.ts'

/** More buttons than this, or longer ones, go into the list above the bar. */
const IN_BAR = { buttons: 3, letters: 64 }

/** A phone has a grid of buttons. */
const IN_GRID = 8

/** Of more than a few buttons in a grid, each shows the words before its colon. */
export const BRIEFLY = 3

/** Where a question is shown. */
export interface Shown {
  /** The parts of the board that this screen shows now: what lies on others needs a button. */
  readonly shown: readonly PartName[]
  /** The parts of the board that another pane shows, which is marked: their candidates need no list at once. */
  readonly elsewhere?: readonly PartName[]
  /** The buttons stand in a grid under the sentence, as on a phone. */
  readonly inRow?: boolean
}

/** What is answered in the bar itself: by buttons, or by a number. */
export interface Answers {
  readonly counts: Counts | null
  readonly offers: readonly Candidate[]
  readonly labels: readonly string[]
  /** They go into the list above the bar. */
  readonly many: boolean
  /** A button opens the list. */
  readonly toggle: boolean
}

/** How the present question is answered in the bar. */
export function answersOf(table: TableValue, settings: Settings, { shown, inRow = false }: Shown): Answers {
  const { scene } = table
  const candidates = candidatesOf(scene)
  const counts = countsIn(candidates)
  const only = onlyOf(scene)
  const offers = candidates.filter(
    one => one !== only && !isOnBoard(table, one, shown) && !counts?.candidates.includes(one),
  )
  const labels = offers.map(({ say }) => labelAt(table, settings, say))
  const many = inRow
    ? offers.length > IN_GRID
    : offers.length > IN_BAR.buttons || labels.join('').length > IN_BAR.letters
  return { counts, offers, labels, many, toggle: candidates.length > 1 && !counts && !isPosed(table) }
}

/**
 * What stands in the bar, for its styles. They ask no `:has()`: each new word in the bar would have the whole table
 * styled again.
 */
export function classesOf({ counts, offers, many, toggle }: Answers): readonly (string | false)[] {
  const buttons = many ? 0 : offers.length
  return [
    counts !== null && 'with-number',
    buttons > 0 && 'with-offers',
    buttons > 1 && 'with-choice',
    buttons + Number(toggle) + Number(counts !== null) > 2 && 'is-full',
  ]
}
