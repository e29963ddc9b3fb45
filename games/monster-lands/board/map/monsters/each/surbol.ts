import { type Drawing, disc, one, ring, twin } from '../drawing.ts'

/** A ball of embers that rolls. */
export const drawing: Drawing = [
  one('accent', ring(80, 66, [46, 46], 13, 1.4)),
  one('body', disc(80, 66, 49)),
  one(
    'second',
    'M42 36c8-9 20-16 34-18l4 16-18 12ZM92 19c14 3 24 10 31 20l-15 10-14-10ZM34 78l10-8 10 16-6 16c-7-7-12-15-14-24ZM126 78l-10-8-10 16 6 16c7-7 12-15 14-24ZM62 104l18-6 18 6-4 9c-9 3-19 3-28 0Z',
  ),
  one('seam', 'M80 34l14 10M62 46l-12 6M108 51l12 3M54 88l-4 18M106 88l4 18'),
  twin('eye', 'M46 58c10-7 23-3 28 9-12 4-23 2-28-9Z'),
  twin('pupil', 'M60 58l3 8'),
  one('dark', 'M44 78c12 7 24 9 36 9s24-2 36-9c-2 17-16 27-36 27s-34-10-36-27Z'),
  one('tooth', 'M50 82l6 12 7-9ZM68 87l5 12 6-12ZM110 82l-6 12-7-9ZM92 87l-5 12-6-12Z'),
]
