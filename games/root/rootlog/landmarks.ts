import type { Report } from '@tablee/kernel'
import { LANDMARKS, type LandmarkId } from '../landmarks/index.ts'
import type { RootState } from '../state.ts'
import type { Fact } from './read/fact.ts'
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
  const placed = journal.flatMap(placedBy)
  const moved = journal.find(({ id }) => id === 'landmark.moved')?.values as { from: number } | undefined
  const all = landmarks.flatMap(({ id, clearing }): Placed | [] => {
    const dealt = placed.find(({ landmark }) => landmark === id)
    if (dealt) return dealt
    return clearing === 0 ? [] : { landmark: id, clearing: moved?.from ?? clearing }
  })
  return [
    `// Landmarks: ${all.map(({ landmark, clearing }) => `${nameOf(landmark)}->${clearing}`).join('/')}`,
  ]
}

const placedBy = ({ id, values }: Report): Placed[] =>
  id === 'landmark.placed' ? [values as unknown as Placed] : []

/** The landmarks that such a line tells of, with where they were set up. */
export function readLandmarks(line: string): Placed[] {
  return [...line.matchAll(/([a-z]+)->(\d+)/g)].flatMap(([, name, clearing]) => {
    const found = LANDMARKS.find(({ rootlog, letter }) => name === rootlog || name === letter)
    return found ? [{ landmark: found.id, clearing: Number(clearing) }] : []
  })
}

/** Landmarks that are set up, as facts: the header tells them, no line. */
export const landmarkFacts = (placed: readonly Placed[]): Fact[] =>
  placed.map(({ landmark, clearing }) => ({
    ...{ raw: `${nameOf(landmark)}->${clearing}`, kind: 'note', owner: '', suit: '', from: '', count: 1 },
    ...{ what: `landmark ${nameOf(landmark)}`, to: String(clearing), soft: 'remark' },
  }))

/** Landmarks that were set up by some reports, as facts. */
export const placedIn = (reports: readonly Report[]): Fact[] => landmarkFacts(reports.flatMap(placedBy))

/** A landmark, and where it was set up. */
export interface Placed {
  readonly landmark: LandmarkId
  readonly clearing: number
}
