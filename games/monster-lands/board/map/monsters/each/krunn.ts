import { type Drawing, one, twin } from '../drawing.ts'

/** A storm with fists. */
export const drawing: Drawing = [
  one('body', 'M42 118c-4-18 0-34 10-44h56c10 10 14 26 10 44Z'),
  one(
    'second',
    'M16 82C2 74 6 52 24 52c-2-20 22-32 36-20C66 14 98 12 104 30c16-10 36 2 34 20 18 2 22 24 6 32Z',
  ),
  one('accent', 'M84 82l-20 20h13l-8 18 24-25H81l10-13Z'),
  twin('body', 'M4 94c0-14 11-23 24-21 12 2 18 12 17 24-2 13-10 21-22 21S4 108 4 94Z'),
  twin('seam', 'M13 118c-2-5-2-9 0-14M23 118c-2-5-2-9 0-14M33 116c-2-4-2-8 0-12'),
  one('body', 'M46 62c0-16 14-24 34-24s34 8 34 24c-4 12-16 18-34 18s-30-6-34-18Z'),
  twin('eye', 'M53 52c8-4 18-1 22 8-10 3-18 1-22-8Z'),
  twin('pupil', 'M64 52l2 7'),
  one('dark', 'M60 68c12 4 28 4 40 0-3 7-10 11-20 11s-17-4-20-11Z'),
  one('tooth', 'M66 69l4 7 4-6ZM86 70l4 6 4-7Z'),
]
