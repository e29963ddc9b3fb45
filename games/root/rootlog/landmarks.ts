import type { Report } from '@tablee/kernel'
import { LANDMARKS, type LandmarkId } from '../landmarks/index.ts'
import type { RootState } from '../state.ts'
import type { Writers } from './writers.ts'

const nameOf = (landmark: LandmarkId): string =>
  LANDMARKS.find(({ id }) => id === landmark)?.rootlog ?? landmark

/** Closed paths that open, as readers of the notation take them; landmarks as remarks, which they do not. */
export const landmarks: Writers = {
  'path.opened': (line, { from, to }) => line.write(`${from}_${to}->`),
  'landmark.moved': (line, { landmark, from, to }) => line.comment(`${nameOf(landmark)}${from}->${to}`),
  'landmark.swapped': (line, { seat, landmark }) =>
    line.comment(`#${line.letter(seat)}->${nameOf(landmark)}, #${nameOf(landmark)}->${line.letter(seat)}`),
}

/** Where landmarks were set up, where any were dealt; without it a map has its own. */
export function landmarksLine(
  { landmarks = [], spareLandmarks }: RootState,
  journal: readonly Report[],
): string[] {
  if (!spareLandmarks) return []
  const placed = journal.flatMap(({ id, values }) =>
    id === 'landmark.placed' ? [values as unknown as Placed] : [],
  )
  const own = landmarks.filter(one => !placed.some(({ landmark }) => landmark === one.id))
  const moved = journal.find(({ id }) => id === 'landmark.moved')?.values as { from: number } | undefined
  const all = [
    ...own.map(({ id, clearing }): Placed => ({ landmark: id, clearing: moved?.from ?? clearing })),
    ...placed,
  ]
  return [
    `// Landmarks: ${all.map(({ landmark, clearing }) => `${nameOf(landmark)}->${clearing}`).join('/')}`,
  ]
}

interface Placed {
  readonly landmark: LandmarkId
  readonly clearing: number
}
