import type { Report, Seat } from '@tablee/kernel'
import { LANDMARKS, type LandmarkId } from '../landmarks/index.ts'
import type { RootState } from '../state.ts'
import type { Line } from './line.ts'
import type { Fact } from './read/fact.ts'
import { cardOf, UNKNOWN_CARD } from './vocabulary.ts'
import type { Writers } from './writers.ts'

const nameOf = (landmark: LandmarkId): string =>
  LANDMARKS.find(({ id }) => id === landmark)?.rootlog ?? landmark

const signOf = (landmark: LandmarkId): string =>
  LANDMARKS.find(({ id }) => id === landmark)?.letter ?? nameOf(landmark)

/** The swap of a card of a hand with one that lies on a landmark, each as far as it is known. */
const swap = (line: Line, seat: Seat, given: string, taken: string, place: string): string =>
  `${given}${line.letter(seat)}<->${taken}${place}`

/**
 * Closed paths that open, landmarks that move, cards that change places with those on one. The slot that a building
 * takes where a landmark adds one is a remark: the notation knows clearings alone.
 */
export const landmarks: Writers = {
  'path.opened': (line, { from, to }) => line.write(`${from}_${to}->`),
  'landmark.moved': (line, { landmark, from, to }) => line.write(`${signOf(landmark)}${from}->${to}`),
  'landmark.swapped': (line, { seat, landmark, stall }) =>
    line.write(swap(line, seat, UNKNOWN_CARD, UNKNOWN_CARD, nameOf(landmark) + stall)),
  'blackMarket.swapped.which': (line, { given, taken }) =>
    line.nameSwap(UNKNOWN_CARD, cardOf(given), cardOf(taken)),
  'build.slot.taken': (line, { slot }) => line.comment(`slot ${slot}`),
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
