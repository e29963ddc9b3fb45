import { type Drawing, one, twin } from '../drawing.ts'

/** An elephant that flies on its ears. */
export const drawing: Drawing = [
  twin('second', 'M58 30C42 8 20 2 0 14c9 6 10 15 5 24 11-1 14 8 9 18 13-3 18 6 15 16 14-2 24-8 31-18Z'),
  twin('line', 'M54 40C42 28 28 22 12 22M54 50C44 42 34 40 22 42'),
  one('body', 'M46 46c0-24 14-38 34-38s34 14 34 38c0 20-8 34-20 40H66c-12-6-20-20-20-40Z'),
  one('bone', 'M80 8l-6 14 6 12 6-12Z'),
  twin('eye', 'M50 46c8-5 18-2 22 7-10 4-18 2-22-7Z'),
  twin('pupil', 'M61 46l2 7'),
  one('second', 'M66 60h28c5 16 4 30-2 42-4 13-20 19-34 12-4-4-4-9 0-12 6 4 12 2 13-5-4-11-6-24-5-37Z'),
  one('seam', 'M68 70c8 3 16 3 25 0M69 81c8 3 17 3 25 0M72 92c7 3 15 3 21 0M75 102c5 2 10 2 14 1'),
  one('tooth', 'M62 74c-14 2-24 14-24 32 9-12 18-17 28-18ZM98 74c14 2 24 14 24 32-9-12-18-17-28-18Z'),
]
