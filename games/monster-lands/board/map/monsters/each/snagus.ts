import { type Drawing, one, ring, twin } from '../drawing.ts'

/** A feathered serpent, coiled. */
export const drawing: Drawing = [
  twin('second', 'M66 62C52 34 30 16 2 10c6 10 8 16 6 24 9 1 13 6 13 14 9-1 14 3 16 11 9-1 15 2 19 9Z'),
  twin('seam', 'M60 56C46 38 30 26 14 20M58 62C48 50 38 44 26 40'),
  one('accent', ring(80, 36, [24, 25], 11, 1.55)),
  one('limb', 'M24 110c26 6 104 8 106-10 2-16-62-8-66-26-2-10 6-18 16-22'),
  one('line', 'M28 113c26 5 98 6 100-11M70 76c8 10 40 6 56 14'),
  one('body', 'M54 38c0-18 11-28 26-28s26 10 26 28c0 16-10 28-26 30-16-2-26-14-26-30Z'),
  twin('eye', 'M58 34c7-4 15-2 19 6-8 3-15 1-19-6Z'),
  twin('pupil', 'M67 34l2 5'),
  one('dark', 'M63 50c11 4 23 4 34 0-2 9-8 14-17 15-9-1-15-6-17-15Z'),
  one('tooth', 'M66 51l4 11 5-10ZM94 51l-4 11-5-10Z'),
  one('accent', 'M78 60h4v10l5 7-7-3-7 3 5-7Z'),
]
