import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Cogwheel Corvids’ choices and cards, in English. */
export const words: RobotWords = {
  robot: 'cogwheelCorvids',
  deeds: { flip: 'plots flipped', plot: 'plot', thicken: 'the plot thickens', gamble: 'gamble' },
  keys: { noPlot: { alone: 'no plot' } },
  traits: {
    backupPlans: ['Backup Plans', 'Where a plot of theirs is removed one of their warriors appears.'],
    gamble: [
      'Gamble',
      'Who has most pieces beside a plot guesses it before it flips: right, it goes without effect; wrong, they score a point.',
    ],
    mastermind: ['Mastermind', 'They lay two plots each turn.'],
    vendetta: ['Vendetta', 'Every plot that flips blasts its clearing as a bomb does.'],
  },
  levels: {
    easy: 'One warrior in each of two clearings.',
    challenging: 'Three warriors in each of two clearings.',
    nightmare: 'As when challenging, and a point at the end of each of their turns.',
  },
}
