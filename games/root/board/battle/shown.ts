import type { BesideProps, Passage } from '@tablee/board'
import type { Face } from '@tablee/kernel'
import type { RootView } from '../../view.ts'

/** What the panel is to show: a passage, or the question; and the report up to which it tells. */
export interface Shown {
  readonly passage: Passage | null
  readonly at: number
  readonly face: Face | null
}

/** The passage that is shown with the place of its first report, or the question after the last. */
export function shownIn({ passages, shown, reports, face }: BesideProps<RootView>): Shown {
  const passage = passages[shown]
  if (!passage) return { passage: null, at: reports.length - 1, face: face ?? null }
  const first = JSON.stringify(passage.reports[0])
  const at = reports.findLastIndex(report => JSON.stringify(report) === first)
  return { passage, at, face: null }
}
