import { type Drawing, disc, one, twin } from '../drawing.ts'

/** A face under living eels. */
export const drawing: Drawing = [
  one('second', 'M22 118c6-16 26-22 58-22s52 6 58 22Z'),
  twin('limb', 'M54 54C40 52 30 36 16 42M54 40C44 34 44 20 30 16M66 30C60 22 64 12 56 6'),
  twin('body', disc(12, 43, 9, 7) + disc(26, 14, 9, 7) + disc(55, 5, 9, 7)),
  twin('eye', disc(10, 41, 2.6) + disc(24, 12, 2.6) + disc(54, 3, 2.6)),
  one('body', 'M44 52c3-20 18-30 36-30s33 10 36 30c4 24-5 46-20 56-7 5-25 5-32 0-15-10-24-32-20-56Z'),
  one('second', 'M50 46c8-10 18-14 30-14s22 4 30 14c-9-3-18-3-24 2l-6 8-6-8c-6-5-15-5-24-2Z'),
  twin('eye', 'M51 58c8-5 18-2 22 7-10 4-18 2-22-7Z'),
  twin('pupil', 'M62 58l2 7'),
  one('dark', 'M56 84c14 6 34 6 48 0-1 15-10 24-24 24S57 99 56 84Z'),
  one('tooth', 'M60 86l6 14 6-11ZM100 86l-6 14-6-11ZM75 90l5 8 5-8Z'),
  twin('line', 'M48 74c4 3 6 6 7 10M47 82c3 2 4 5 5 8'),
]
