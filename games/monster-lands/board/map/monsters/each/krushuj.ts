import { type Drawing, one, twin } from '../drawing.ts'

/** A crab with claws like ships. */
export const drawing: Drawing = [
  twin('line', 'M40 98c-14 0-24 6-32 18M46 106c-10 2-16 6-20 12M36 90C22 86 12 90 2 100'),
  twin('limb', 'M44 84C32 80 26 70 26 58'),
  twin('second', 'M20 60C4 48 0 26 12 8c2 12 7 20 16 25C28 20 34 10 46 4c6 22-2 44-16 56Z'),
  one('bone', 'M48 62l2-14 10 9ZM68 54l4-14 8 12 8-12 4 14ZM112 62l-2-14-10 9Z'),
  one('body', 'M26 88c2-22 25-36 54-36s52 14 54 36c-6 19-27 30-54 30S32 107 26 88Z'),
  one('second', 'M46 64c10-6 22-8 34-8s24 2 34 8c-10 4-22 6-34 6s-24-2-34-6Z'),
  twin('eye', 'M48 76c9-5 19-2 24 7-10 4-19 2-24-7Z'),
  twin('pupil', 'M60 76l2 7'),
  one('dark', 'M48 94c10 6 20 8 32 8s22-2 32-8c-4 14-16 20-32 20s-28-6-32-20Z'),
  one('tooth', 'M54 98l5 9 6-6ZM72 102l3 8 5-8ZM106 98l-5 9-6-6ZM88 102l-3 8-5-8Z'),
]
