import { type Drawing, one, twin } from '../drawing.ts'

/** A hound with two heads. */
export const drawing: Drawing = [
  one('second', 'M28 118c-4-26 12-48 52-48s56 22 52 48h-18l-4-16-6 16H56l-6-16-4 16Z'),
  one(
    'accent',
    'M54 76c-4-16 0-28 8-38 1 8 3 12 7 14 0-14 3-24 11-34 8 10 11 20 11 34 4-2 6-6 7-14 8 10 12 22 8 38Z',
  ),
  twin(
    'body',
    'M77 92c-9 8-24 11-37 6C26 98 12 92 4 80c6-6 15-10 25-11-4-14-4-27 0-41 6 11 13 17 22 19 7-6 12-14 14-24 10 18 14 44 12 69Z',
  ),
  twin('dark', 'M10 83c11 1 23 1 35-3-1 12-11 18-22 16Z'),
  twin('tooth', 'M15 83l4 9 5-9ZM28 83l4 9 4-10Z'),
  twin('eye', 'M36 61c8-5 17-2 21 6-9 3-17 1-21-6Z'),
  twin('pupil', 'M46 60l1 7'),
  one('seam', 'M62 118v-14M98 118v-14M80 106v12'),
]
