import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Jenny Needs Help!, in English. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Build the Raft', line: 'Rope and 2 wood' },
    { name: 'Fetch Jenny', line: 'an exploration in a later round, with one pawn or two' },
    { name: 'Build the Lifeboat', line: 'Rope, Knife, 6 wood and 4 fur, once she is at the camp' },
  ],
  lose: ['if Jenny dies: every night alone costs her two hearts'],
  comes: { 5: 'the hungry-animals die' },
  book: 'A storm: palisade −1; without one, everybody is wounded.',
  totem:
    'As they are found: the first wounds its explorer twice, the second lowers morale by 2, the third holds a Rope, the fourth 2 fur.',
  rules: [
    {
      name: 'Jenny at the camp',
      line: 'She has one pawn, which can only rest, and eats, freezes and is wounded like everybody.',
    },
    { name: 'On the Raft', line: 'An adventure wounds who leads instead of drawing a card.' },
  ],
}
