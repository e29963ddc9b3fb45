import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of King Kong Island, in English. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Build 3 traps', line: 'on totem tiles, two spaces from the camp at most' },
    { name: 'Keep the actress free', line: 'or free her on the fourth totem tile' },
    { name: 'Catch King Kong', line: 'a hunt in a later round: weapons −5, or −1 with the Tranquilizer' },
  ],
  lose: ['if the director is killed'],
  comes: {},
  book: 'King Kong takes the next of the film crew, and morale falls by 1.',
  totem:
    'Each gets a number, and every number is one hungry-animals die in the weather. A camp on a totem tile is wounded in production.',
  rules: [
    {
      name: 'No palisade',
      line: 'Animals that find no palisade: morale −1, one wound each, and one of the crew is lost.',
    },
    { name: 'At the start', line: 'The shelter stands from the start.' },
  ],
}

/** The film crew as the sheet tells of it, in English. */
export const crew = {
  title: 'The film crew',
  line: 'King Kong takes them in this order. The crew’s lost item gives the bonus of the first who lives.',
  noBonus: 'no bonus',
}
