import { type Drawing, disc, one, twin } from '../drawing.ts'

/** A toadstool with a grin, in a cloud of spores. */
export const drawing: Drawing = [
  one('glow', disc(18, 92, 5) + disc(30, 106, 3) + disc(142, 88, 4) + disc(133, 104, 5) + disc(12, 74, 3)),
  one(
    'body',
    'M48 118c-8-18-5-36 6-54h52c11 18 14 36 6 54-6-7-10-7-15 0-5-7-11-7-17 0-6-7-12-7-17 0-5-7-9-7-15 0Z',
  ),
  one(
    'accent',
    'M6 62C6 26 40 2 80 2s74 24 74 60c-9 9-21 11-31 4-9 9-21 9-29 0-9 8-19 8-28 0-8 9-20 9-29 0-10 7-22 5-31-4Z',
  ),
  one(
    'tooth',
    disc(38, 36, 10, 8) +
      disc(76, 20, 12, 9) +
      disc(118, 34, 11, 8) +
      disc(92, 46, 6, 5) +
      disc(20, 54, 5, 4) +
      disc(140, 54, 5, 4),
  ),
  twin('eye', 'M55 76c8-5 17-2 21 7-9 3-17 1-21-7Z'),
  twin('pupil', 'M66 75l2 7'),
  one('dark', 'M57 93c13 6 33 6 46 0-2 14-10 20-23 20S59 107 57 93Z'),
  one('tooth', 'M62 95l5 10 5-8ZM76 98l4 9 4-9ZM98 95l-5 10-5-8Z'),
]
