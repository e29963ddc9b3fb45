import { type Drawing, disc, one, twin } from '../drawing.ts'

/** A jellyfish, wide as a barn. */
export const drawing: Drawing = [
  one(
    'line',
    'M34 70c-6 12 8 20 0 34-3 6-2 10 2 14M50 74c-4 12 6 20 0 30-2 6-2 10 0 14M66 76c-2 14 4 26-1 42M94 76c2 14-4 26 1 42M110 74c4 12-6 20 0 30 2 6 2 10 0 14M126 70c6 12-8 20 0 34 3 6 2 10-2 14',
  ),
  one('limb', 'M80 78c-6 14 6 22 0 36'),
  one(
    'body',
    'M12 72C12 32 42 4 80 4s68 28 68 68c-9 8-19 8-27-1-7 9-18 9-26 0-8 9-22 9-30 0-8 9-19 9-26 0-8 9-18 9-27 1Z',
  ),
  one('second', 'M22 56C26 30 44 14 68 12 50 22 40 36 38 58c-6 3-12 2-16-2Z'),
  one('glow', disc(100, 20, 5) + disc(118, 34, 4) + disc(86, 14, 3) + disc(130, 50, 3)),
  twin('eye', 'M44 42c10-7 23-3 28 9-12 4-23 2-28-9Z'),
  twin('pupil', 'M58 42l3 8'),
  one('dark', 'M58 60c14 5 30 5 44 0-3 9-11 14-22 14s-19-5-22-14Z'),
  one('tooth', 'M63 62l4 8 5-6ZM78 64l3 7 3-7ZM97 62l-4 8-5-6Z'),
]
