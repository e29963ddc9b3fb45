import { type Drawing, disc, one } from '../drawing.ts'

/** A snail under a spiral shell with thorns. */
export const drawing: Drawing = [
  one('accent', 'M76 28l2-20 14 14ZM106 20l10-18 8 22ZM134 36l18-10-6 22Z'),
  one('body', 'M4 118c-2-10 2-16 10-18 0-18 4-36 14-46 5-5 13-5 18 0 10 11 10 24 16 36h58c16 3 28 12 36 28Z'),
  one('second', disc(104, 62, 45)),
  one('seam', 'M104 63c1-9 12-8 13 1 1 13-15 20-26 12-15-11-9-37 13-39 26-2 40 22 33 43-7 22-36 31-57 18'),
  one('limb', 'M29 62C26 48 20 42 15 32M43 60C44 46 50 40 53 28'),
  one('eye', disc(13, 27, 8) + disc(54, 22, 8)),
  one('pupil', 'M11 27l4 1M52 22l4 1'),
  one('dark', 'M13 84c10 5 24 6 36 1-1 15-8 24-18 24S14 100 13 84Z'),
  one('tooth', 'M17 86l5 12 5-10ZM30 88l5 12 6-13ZM24 108l4-9 4 10ZM36 107l3-8 4 4Z'),
]
