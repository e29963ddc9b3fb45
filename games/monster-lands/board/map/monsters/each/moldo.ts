import { type Drawing, disc, one, twin } from '../drawing.ts'

/** A floating eye with small wings. */
export const drawing: Drawing = [
  twin('second', 'M46 62C32 40 16 32 0 34c7 7 9 14 7 22 8-2 13 1 14 9 8-4 15-1 18 7Z'),
  twin('bone', 'M56 34C48 24 46 14 50 2c5 10 11 16 22 22Z'),
  one('body', 'M36 64c0-26 19-42 44-42s44 16 44 42c0 28-18 42-44 42S36 92 36 64Z'),
  one('second', 'M70 104c-2 8-8 12-14 14M80 106c0 6 0 10 2 14M92 103c2 8 8 11 14 13'),
  one('tooth', disc(80, 56, 23)),
  one('eye', disc(80, 57, 15)),
  one('dark', 'M80 44c6 8 6 18 0 26-6-8-6-18 0-26Z'),
  one('body', 'M52 44c8-14 18-18 28-18s20 4 28 18c-9-4-18-6-28-6s-19 2-28 6Z'),
  one('dark', 'M52 84c9 4 18 5 28 5s19-1 28-5c-3 13-13 19-28 19s-25-6-28-19Z'),
  one('tooth', 'M58 86l4 9 5-7ZM73 89l3 8 4-8ZM102 86l-4 9-5-7ZM87 89l-3 8-4-8Z'),
]
