import type { MapData } from '../../data/map.ts'
import { clearing } from '../map.ts'

/** The Winter map, with suit markers alone; its river divides forests like a path (C.1.1). Prov.: public (three transcriptions agree). */
export const WINTER: MapData = {
  id: 'winter',
  from: 'public',
  suited: null,
  clearings: [
    clearing(1, null, 1, '', 'corner', [5, 10, 11], [], 13, 13),
    clearing(2, null, 1, '', 'corner', [6, 7, 12], [], 87, 24),
    clearing(3, null, 2, '', 'corner', [7, 8, 12], [], 84, 87),
    clearing(4, null, 2, '', 'corner', [9, 10, 11], [], 14, 82),
    clearing(5, null, 2, '', 'edge', [1, 6], [], 38, 18),
    clearing(6, null, 2, '', 'edge', [2, 5], [], 59, 24),
    clearing(7, null, 1, '', 'edge', [2, 3], [12], 91, 59),
    clearing(8, null, 2, 'R', 'edge', [3, 9, 12], [], 58, 74),
    clearing(9, null, 2, 'R', 'edge', [4, 8, 11], [], 37, 87),
    clearing(10, null, 1, '', 'edge', [1, 4], [11], 14, 43),
    clearing(11, null, 3, 'R', 'inner', [1, 4, 9], [10, 12], 37, 52),
    clearing(12, null, 3, 'R', 'inner', [2, 3, 8], [7, 11], 63, 48),
  ],
  forests: [
    { id: 21, name: 'wNW', clearings: [1, 10, 11], forests: [22, 24], x: 22, y: 36 },
    { id: 22, name: 'wN', clearings: [1, 2, 5, 6, 11, 12], forests: [21, 23, 26], x: 43, y: 34 },
    { id: 23, name: 'wNE', clearings: [2, 7, 12], forests: [22, 28], x: 81, y: 44 },
    { id: 24, name: 'wW', clearings: [4, 10, 11], forests: [21, 25], x: 22, y: 60 },
    { id: 25, name: 'wSW', clearings: [4, 9, 11], forests: [24, 26], x: 31, y: 73 },
    { id: 26, name: 'wC', clearings: [8, 9, 11, 12], forests: [22, 25, 27], x: 49, y: 62 },
    { id: 27, name: 'wSE', clearings: [3, 8, 12], forests: [26, 28], x: 72, y: 77 },
    { id: 28, name: 'wE', clearings: [3, 7, 12], forests: [23, 27], x: 78, y: 63 },
  ],
  opposite: [
    [1, 3],
    [2, 4],
  ],
}
