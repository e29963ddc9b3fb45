import { type Drawing, disc, one, ring, twin } from '../drawing.ts'

/** A whirlpool with teeth. */
export const drawing: Drawing = [
  one('second', disc(80, 90, 78, 28)),
  one('line', 'M8 84c10-14 36-20 72-20M152 96c-10 12-36 18-72 18'),
  twin('limb', 'M24 92C8 78 8 52 24 42c10-5 18 4 12 11M46 78C32 62 32 40 46 28'),
  one('accent', 'M80 0l10 22 16-10-2 24H56l-2-24 16 10Z'),
  one('body', 'M34 88c0-38 18-62 46-62s46 24 46 62c-8 14-24 22-46 22s-38-8-46-22Z'),
  one('second', 'M80 26c10 0 19 3 26 9-6 5-16 7-26 7s-20-2-26-7c7-6 16-9 26-9Z'),
  twin('eye', 'M46 54c10-6 22-3 27 8-12 4-22 2-27-8Z'),
  twin('pupil', 'M60 54l2 8'),
  one('dark', disc(80, 88, 38, 20)),
  one('tooth', ring(80, 88, [38, 20], 14, 0.62)),
  one('line', 'M62 90c4-8 32-8 36 0 2 7-22 9-26 3'),
]
