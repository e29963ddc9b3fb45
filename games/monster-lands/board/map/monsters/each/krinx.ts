import { type Drawing, one, twin } from '../drawing.ts'

/** A scorpion with a sting of flame. */
export const drawing: Drawing = [
  one('limb', 'M84 66c36 2 46-20 36-40-8-16-30-22-46-12'),
  one('seam', 'M98 70l3-10M114 60l-6-8M124 42l-10-1M116 22l-8 6M98 10l-3 9'),
  one('accent', 'M80 8C66 0 50 8 46 28c10-8 18-6 21 2 11-1 20-11 13-22Z'),
  twin('line', 'M46 100c-14-3-24 3-32 16M52 108c-10-1-16 3-21 10M46 92C34 86 22 88 10 98'),
  twin(
    'second',
    'M46 92C28 94 17 87 14 77 3 69 1 55 9 44c2 9 6 13 13 15 0-8 4-13 11-16 7 12 5 24-4 31 4 7 12 9 22 7Z',
  ),
  one('body', 'M36 90c0-19 19-30 44-30s44 11 44 30-19 28-44 28-44-9-44-28Z'),
  one('second', 'M52 67c8-5 18-7 28-7s20 2 28 7c-8 4-18 6-28 6s-20-2-28-6Z'),
  twin('eye', 'M51 80c8-4 17-1 21 7-9 3-17 1-21-7Z'),
  twin('pupil', 'M61 79l2 7'),
  one('dark', 'M60 98c12 5 28 5 40 0-3 11-10 16-20 16s-17-5-20-16Z'),
  one('tooth', 'M64 99l5 11 5-9ZM96 99l-5 11-5-9ZM76 102l4 8 4-8Z'),
]
