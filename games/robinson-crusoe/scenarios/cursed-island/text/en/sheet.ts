import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Cursed Island, in English. */
export const sheet: SheetWords = {
  tasks: [{ name: 'Build 5 crosses', line: 'each on a tile of its own, standing at the end of a round' }],
  lose: [],
  comes: { 6: 'the winter die' },
  book: 'Lay fog on two spaces of your choice, one marker each at most.',
  totem:
    'The first is the Dark Temple: exploring it later draws up to 3 treasures and 1 creature. The second wounds its explorer twice. Every further one lies in fog.',
  rules: [
    {
      name: 'Fog',
      line: 'An action there takes one pawn more, its terrain does not count, and a camp in fog produces nothing from its sources.',
    },
    {
      name: 'Crosses',
      line: '2 wood, on any tile that is face up; one on each tile. A tile that is turned face down loses its cross.',
    },
  ],
}
