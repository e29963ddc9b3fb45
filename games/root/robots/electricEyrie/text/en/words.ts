import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Electric Eyrie’s choices and cards, in English. */
export const words: RobotWords = {
  robot: 'electricEyrie',
  deeds: { leave: 'move from', swoop: 'swoop' },
  keys: { noRoost: { alone: 'no roost there' } },
  traits: {
    nobility: [
      'Nobility',
      'A warrior that cannot be recruited also causes turmoil, which scores the bird cards instead of losing them.',
    ],
    relentless: [
      'Relentless',
      'After the Decree, all defenceless buildings and tokens beside their warriors are removed.',
    ],
    swoop: ['Swoop', 'At the end of Daylight two warriors come where no piece of theirs is.'],
    warTax: ['War Tax', 'Whoever owns a building or token that they remove loses a point.'],
    focused: ['Focused', 'A column tied for the most cards deals the extra hit too.'],
  },
  levels: {
    easy: 'Only one Loyal Vizier lies in the Decree.',
    challenging: 'A bird ambush lies in the Decree from the start.',
    nightmare: 'As when challenging, and a point at the end of each of their turns.',
  },
}
