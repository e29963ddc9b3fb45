import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Automated Alliance’s choices and cards, in English. */
export const words: RobotWords = {
  robot: 'automatedAlliance',
  deeds: {
    spread: 'sympathy',
    revolt: 'revolt',
    pity: 'public pity',
    surprise: 'surprise revolt',
    organize: 'organize',
  },
  traits: {
    informants: ['Informants', 'Sympathy that stands alone deals the extra hit of the ambush too.'],
    popularity: ['Popularity', 'Removing its sympathy scores nothing.'],
    veterans: ['Veterans', 'In defence it takes the higher die.'],
    wildfire: ['Wildfire', 'At the end of Evening it spreads sympathy once more, which scores nothing.'],
    steadfast: [
      'Steadfast',
      'No public pity before a surprise revolt, and martial law never costs it a point.',
    ],
  },
  levels: {
    easy: 'It takes four warriors at a base to organize.',
    challenging: 'Two warriors at a base are enough to organize.',
    nightmare: 'As when challenging, and a point at the end of each of its turns.',
  },
}
