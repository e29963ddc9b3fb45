import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Drillbit Duchy’s choices and cards, in English. */
export const words: RobotWords = {
  robot: 'drillbitDuchy',
  deeds: {
    dig: 'tunnel',
    tunnelAway: 'tunnel taken away',
    marshal: 'Marshal',
    mayor: 'Mayor',
    rally: 'rally',
    ministers: 'ministers',
    sway: 'minister swayed',
  },
  keys: {
    allWarriors: {
      noun: 'warriors in all',
      most: 'most warriors of anybody',
      fewest: 'fewest warriors of anybody',
    },
  },
  traits: {
    foundations: ['Foundations', 'Only the crown of a minister whose suit lost a building can be lost.'],
    investors: [
      'Investors',
      'Whoever removes a building discards a card of its suit and takes a point from it, or else it crowns a minister of that suit.',
    ],
    invaders: [
      'Invaders',
      'It digs where most enemy buildings stand, then where fewest warriors guard them; without a free slot it battles everywhere instead of building.',
    ],
    overwhelm: ['Overwhelm', 'It digs twice each turn, with three warriors.'],
  },
  levels: {
    easy: 'One warrior less gathers in the Burrow.',
    challenging: 'One warrior more gathers in the Burrow.',
    nightmare: 'As when challenging, and a point at the end of each of its turns.',
  },
}
