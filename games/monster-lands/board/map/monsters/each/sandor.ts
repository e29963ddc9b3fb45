import { type Drawing, disc, one, ring } from '../drawing.ts'

/** A worm that rises from the sand. */
export const drawing: Drawing = [
  one('bone', ring(80, 48, [44, 40], 10, 1.26)),
  one('body', 'M52 118c-6-18-10-34-12-52h80c-2 18-6 34-12 52Z'),
  one('seam', 'M46 92c22 9 46 9 68 0M50 106c20 8 40 8 60 0'),
  one('body', disc(80, 48, 47, 43)),
  one('second', disc(80, 50, 37, 33)),
  one('dark', disc(80, 52, 30, 26)),
  one('tooth', ring(80, 52, [30, 26], 12, 0.55)),
  one('eye', disc(44, 29, 5) + disc(58, 17, 5.5) + disc(102, 17, 5.5) + disc(116, 29, 5)),
  one('pupil', 'M44 28v2M58 16v2M102 16v2M116 28v2'),
  one('accent', 'M4 118c10-12 22-17 36-14 8-6 18-6 26 0 8-5 20-5 28 0 8-6 18-6 26 0 14-3 26 2 36 14Z'),
]
