import type { MapData } from '../../data/map.ts'
import { clearing } from '../map.ts'

/** The Mountain map: forests are next to each other across closed paths too (C.3). Prov.: public (three transcriptions agree); the suits one tool’s. */
export const MOUNTAIN: MapData = {
  id: 'mountain',
  from: 'public',
  suited: 'suggested',
  clearings: [
    clearing(1, 'fox', 2, '', 'corner', [8, 9], [], 11, 17),
    clearing(2, 'rabbit', 2, '', 'corner', [6, 11], [10], 83, 23),
    clearing(3, 'fox', 2, '', 'corner', [6, 11], [], 86, 80),
    clearing(4, 'mouse', 2, '', 'corner', [8, 12], [10], 15, 84),
    clearing(5, 'mouse', 1, '', 'edge', [10, 11], [], 53, 16),
    clearing(6, 'mouse', 1, '', 'edge', [2, 3], [], 91, 51),
    clearing(7, 'rabbit', 1, '', 'edge', [12], [], 57, 87),
    clearing(8, 'rabbit', 1, '', 'edge', [1, 4], [], 9, 58),
    clearing(9, 'rabbit', 3, 'R', 'edge', [1, 10, 12], [], 30, 35),
    clearing(10, 'fox', 2, 'R', 'inner', [5, 9, 11, 12], [2, 4], 49, 41),
    clearing(11, 'mouse', 3, 'R', 'inner', [2, 3, 5, 10], [], 63, 62),
    clearing(12, 'fox', 3, 'R', 'edge', [4, 7, 9, 10], [], 34, 68),
  ],
  forests: [
    { id: 21, name: 'mW', clearings: [1, 8, 9], forests: [29], x: 15, y: 37 },
    { id: 22, name: 'mNW', clearings: [5, 9, 10], forests: [23, 25], x: 43, y: 29 },
    { id: 23, name: 'mCW', clearings: [9, 10, 12], forests: [22, 24, 29], x: 37, y: 50 },
    { id: 24, name: 'mC', clearings: [10, 11, 12], forests: [23, 25, 30], x: 49, y: 56 },
    { id: 25, name: 'mCN', clearings: [5, 10, 11], forests: [22, 24, 26], x: 60, y: 47 },
    { id: 26, name: 'mN', clearings: [2, 5, 11], forests: [25, 27], x: 67, y: 29 },
    { id: 27, name: 'mNE', clearings: [2, 6, 11], forests: [26, 28], x: 79, y: 43 },
    { id: 28, name: 'mSE', clearings: [3, 6, 11], forests: [27, 30], x: 81, y: 64 },
    { id: 29, name: 'mSW', clearings: [4, 8, 9, 12], forests: [21, 23], x: 22, y: 66 },
    { id: 30, name: 'mS', clearings: [3, 7, 11, 12], forests: [24, 28], x: 50, y: 74 },
  ],
  opposite: [
    [1, 3],
    [2, 4],
  ],
  closed: [
    [2, 5],
    [3, 7],
    [5, 9],
    [6, 11],
    [8, 9],
    [11, 12],
  ],
  pass: 10,
}
