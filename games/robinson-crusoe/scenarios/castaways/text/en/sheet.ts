import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Castaways, in English. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Pile up 15 wood', line: 'five stages, one of them a round' },
    { name: 'Build Fire', line: 'it must still be there when the ship passes' },
    { name: 'Be seen', line: 'in round 10, 11 or 12' },
  ],
  lose: [],
  comes: { 10: 'a ship may see the fire' },
  book: 'Nothing happens here.',
  totem: 'They do nothing here.',
  rules: [
    {
      name: 'The woodpile',
      line: 'Before the actions, lay wood on the first stage that is not full. The next stage waits for the next round, and no wood comes back.',
    },
  ],
}
