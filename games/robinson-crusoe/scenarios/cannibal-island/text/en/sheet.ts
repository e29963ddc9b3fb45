import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Cannibal Island, in English. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Burn villages', line: 'each of them makes the City weaker by 3' },
    { name: 'Destroy the City', line: 'a hunt along an explored path, then survive the night' },
  ],
  lose: [],
  comes: { 4: 'the City is seen and can be attacked' },
  book: 'The cannibals attack: 3 wounds each, one less for every village burnt. Then the camp has to flee.',
  totem:
    'The first four are villages: each wounds its explorer, the fourth three times (once with Medicine). From the second on, a wood or a food is taken.',
  rules: [
    {
      name: 'Attacks',
      line: 'A hunt with 2 pawns: strength against weapons, no card. A village has 4, and 1 for every other totem in sight that is not burnt.',
    },
    {
      name: 'Near a village',
      line: 'No camp on a village that stands, and gathering there takes one pawn more.',
    },
  ],
}
