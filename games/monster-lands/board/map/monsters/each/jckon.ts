import { type Drawing, one, twin } from '../drawing.ts'

/** Wide wings, a horned beak. */
export const drawing: Drawing = [
  twin('second', 'M66 62C50 38 28 24 2 22c8 8 10 14 10 22 8 0 12 4 14 12 8-2 13 1 16 9 8-3 14-1 19 6Z'),
  twin('seam', 'M62 62C48 46 32 34 12 28M61 66C50 54 38 48 24 46'),
  one(
    'body',
    'M56 118c-6-10-6-22 0-34-6-10-6-22 2-32-6-8-8-20-4-32 4 9 10 15 18 17 5-2 11-2 16 0 8-2 14-8 18-17 4 12 2 24-4 32 8 10 8 22 2 32 6 12 6 24 0 34l-9-9-7 9-8-9-8 9-7-9Z',
  ),
  twin('eye', 'M60 52c7-3 13-1 16 6-7 2-13 0-16-6Z'),
  twin('pupil', 'M68 51l2 6'),
  one('accent', 'M69 62c7-4 15-4 22 0 0 12-4 20-11 30-7-10-11-18-11-30Z'),
  one('tooth', 'M58 104l3 8 3-8ZM96 104l3 8 3-8Z'),
]
