import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Family Robinson, in English. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Build the inventions', line: 'those drawn at the start' },
    { name: 'A safe home', line: 'shelter, roof, palisade and weapons, at the end of a round' },
  ],
  lose: ['if there is no food for the children'],
  comes: { 7: 'a child is born', 9: 'a second child', 11: 'a third child' },
  book: 'Bad crops: half of this round’s production is lost.',
  totem: 'The first tile of its terrain is overgrown: that terrain does not count as explored.',
  rules: [
    { name: 'Children', line: 'Each eats one food every night, before everybody else.' },
    {
      name: 'Reclaiming',
      line: 'An action of exactly 2 pawns, resolved last: it takes a black marker off the island.',
    },
    { name: 'More food', line: 'Several extra-food tokens may lie on the camp’s tile.' },
  ],
}
