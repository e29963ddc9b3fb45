import type { MapData } from '../../data/map.ts'
import { clearing } from '../map.ts'

/** The Autumn map. Prov.: public (four transcriptions agree). */
export const AUTUMN: MapData = {
  id: 'autumn',
  from: 'public',
  suited: 'printed',
  clearings: [
    clearing(1, 'fox', 1, '', 'corner', [5, 9, 10], [], 12, 15),
    clearing(2, 'mouse', 2, '', 'corner', [5, 6, 10], [], 88, 24),
    clearing(3, 'rabbit', 1, '', 'corner', [6, 7, 11], [], 83, 89),
    clearing(4, 'rabbit', 1, '', 'corner', [8, 9, 12], [7], 12, 83),
    clearing(5, 'rabbit', 2, '', 'edge', [1, 2], [10], 55, 10),
    clearing(6, 'fox', 2, 'R', 'edge', [2, 3, 11], [], 91, 54),
    clearing(7, 'mouse', 2, '', 'edge', [3, 8, 12], [4, 11], 59, 79),
    clearing(8, 'fox', 2, '', 'edge', [4, 7], [], 37, 92),
    clearing(9, 'mouse', 2, '', 'edge', [1, 4, 12], [], 11, 42),
    clearing(10, 'rabbit', 2, 'R', 'inner', [1, 2, 12], [5, 11], 44, 30),
    clearing(11, 'mouse', 3, 'R', 'inner', [3, 6, 12], [7, 10], 64, 50),
    clearing(12, 'fox', 2, 'R', 'inner', [4, 7, 9, 10, 11], [], 32, 57),
  ],
  forests: [
    { id: 21, name: 'aN', clearings: [1, 2, 5, 10], forests: [22, 23], x: 49, y: 19 },
    { id: 22, name: 'aNW', clearings: [1, 9, 10, 12], forests: [21, 23, 24], x: 25, y: 35 },
    { id: 23, name: 'aC', clearings: [2, 6, 10, 11, 12], forests: [21, 22, 25, 26], x: 62, y: 37 },
    { id: 24, name: 'aW', clearings: [4, 9, 12], forests: [22, 27], x: 17, y: 62 },
    { id: 25, name: 'aS', clearings: [3, 7, 11, 12], forests: [23, 26, 27], x: 57, y: 63 },
    { id: 26, name: 'aE', clearings: [3, 6, 11], forests: [23, 25], x: 78, y: 63 },
    { id: 27, name: 'aSW', clearings: [4, 7, 8, 12], forests: [24, 25], x: 33, y: 77 },
  ],
  opposite: [
    [1, 3],
    [2, 4],
  ],
}
