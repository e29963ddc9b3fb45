import { type Drawing, disc, one, twin } from '../drawing.ts'

/** A bull of war with a burning mane. */
export const drawing: Drawing = [
  one('second', 'M14 118c-4-26 8-48 30-56h72c22 8 34 30 30 56Z'),
  one(
    'accent',
    'M40 54c-8-16-4-30 8-42 0 9 3 14 8 16 1-13 9-23 24-30 15 7 23 17 24 30 5-2 8-7 8-16 12 12 16 26 8 42Z',
  ),
  twin('bone', 'M50 44C32 44 16 34 8 10c-8 28 6 52 36 58Z'),
  one(
    'body',
    'M42 44c10-9 24-12 38-12s28 3 38 12c8 18 3 36-8 48-2 16-13 26-30 26s-28-10-30-26C39 80 34 62 42 44Z',
  ),
  one('second', 'M54 90c7-7 16-9 26-9s19 2 26 9c1 16-9 26-26 26S53 106 54 90Z'),
  one('dark', `${disc(69, 94, 4, 5)}${disc(91, 94, 4, 5)}M64 107c10 4 22 4 32 0-4 6-10 8-16 8s-12-2-16-8Z`),
  twin('eye', 'M50 60c9-6 19-3 24 7-10 4-20 2-24-7Z'),
  twin('pupil', 'M62 60l3 7'),
  twin('tooth', 'M58 110c-11-2-16-13-13-25 4 9 9 13 17 15Z'),
]
