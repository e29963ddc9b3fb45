import type { MapData } from '../../data/map.ts'
import { clearing } from '../map.ts'

/** The Lake map: the lake joins all clearings on its shore like rivers, and divides forests; a forest on the shore is next to the two beside it (C.2). Prov.: public (three transcriptions agree); the suits one tool’s. */
export const LAKE: MapData = {
  id: 'lake',
  from: 'public',
  suited: 'suggested',
  clearings: [
    clearing(1, 'fox', 2, '', 'corner', [5, 9], [10, 11, 12], 85, 86),
    clearing(2, 'fox', 1, '', 'corner', [7, 8, 10], [], 15, 19),
    clearing(3, 'mouse', 1, '', 'corner', [8, 9, 12], [], 12, 81),
    clearing(4, 'rabbit', 1, '', 'corner', [5, 6], [], 90, 33),
    clearing(5, 'mouse', 3, 'R', 'edge', [1, 4, 11], [], 88, 58),
    clearing(6, 'fox', 2, '', 'edge', [4, 7, 11], [], 69, 23),
    clearing(7, 'mouse', 1, '', 'edge', [2, 6, 10, 11], [], 45, 12),
    clearing(8, 'rabbit', 1, '', 'edge', [2, 3, 10], [], 10, 49),
    clearing(9, 'fox', 1, '', 'edge', [1, 3, 12], [], 45, 89),
    clearing(10, 'mouse', 3, 'R', 'inner', [2, 7, 8], [1, 11, 12], 32, 37),
    clearing(11, 'rabbit', 3, 'R', 'inner', [5, 6, 7], [1, 10, 12], 65, 49),
    clearing(12, 'rabbit', 3, 'R', 'inner', [3, 9], [1, 10, 11], 34, 67),
  ],
  forests: [
    { id: 21, name: 'lW', clearings: [2, 8, 10], forests: [22, 28], x: 17, y: 35 },
    { id: 22, name: 'lNW', clearings: [2, 7, 10], forests: [21, 23], x: 31, y: 21 },
    { id: 23, name: 'lN', clearings: [7, 10, 11], forests: [22, 24, 28, 26], x: 51, y: 37 },
    { id: 24, name: 'lNE', clearings: [6, 7, 11], forests: [23, 25], x: 55, y: 24 },
    { id: 25, name: 'lNEE', clearings: [4, 5, 6, 11], forests: [24, 26], x: 77, y: 38 },
    { id: 26, name: 'lE', clearings: [1, 5, 11], forests: [25, 23, 27], x: 76, y: 66 },
    { id: 27, name: 'lSE', clearings: [1, 9, 12], forests: [29, 26, 28], x: 50, y: 72 },
    { id: 28, name: 'lSW', clearings: [3, 8, 10, 12], forests: [21, 29, 27, 23], x: 25, y: 54 },
    { id: 29, name: 'lS', clearings: [3, 9, 12], forests: [28, 27], x: 30, y: 82 },
  ],
  opposite: [
    [1, 2],
    [3, 4],
  ],
}
