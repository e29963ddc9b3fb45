import { type Drawing, disc, one } from '../drawing.ts'

/** A long jaw out of the swamp. */
export const drawing: Drawing = [
  one('accent', 'M74 48l8-20 10 17ZM92 44l10-22 9 21ZM112 44l13-18 5 23ZM131 54l16-11-1 22Z'),
  one('second', 'M86 118V88h22v30ZM124 118V90h24v28Z'),
  one(
    'body',
    'M156 112c2-26-4-48-22-60-18-11-42-11-60-5-7-12-25-13-32-2-1 5-1 9 1 13C29 62 16 64 8 70c-7 4-7 14 0 18 20 3 42 4 62 3 20 11 54 15 86 21Z',
  ),
  one('dark', 'M8 88c20 3 44 4 66 3l2 15C52 107 26 103 11 96Z'),
  one(
    'tooth',
    'M13 88l4 9 5-8ZM27 89l4 10 5-9ZM42 91l4 10 5-10ZM56 91l4 10 5-10ZM22 100l4-8 4 9ZM37 103l4-8 4 9ZM51 104l4-8 4 8Z',
  ),
  one('second', 'M10 97c18 6 42 10 66 8l8 13H58C36 117 18 110 10 97Z'),
  one('eye', 'M44 48c8-5 18-3 22 5-9 5-18 3-22-5Z'),
  one('pupil', 'M55 46l1 7'),
  one('dark', disc(15, 74, 2.6)),
  one('seam', 'M78 60c3 5 3 10 0 15M94 58c3 6 3 12 0 18M111 58c3 6 3 13 0 20M128 62c3 6 3 12 0 18'),
]
