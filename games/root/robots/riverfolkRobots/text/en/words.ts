import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Riverfolk Robots’ choices and cards, in English. */
export const words: RobotWords = {
  robot: 'riverfolkRobots',
  deeds: {
    garrison: 'trade post',
    collect: 'best payer',
    organize: 'organize',
    market: 'Market and order',
    racket: 'racketeering',
    clear: 'Market cleared',
  },
  keys: {
    payerThere: { alone: 'pieces of the best payer there' },
    paid: {
      noun: 'warriors in Payments',
      most: 'most warriors in Payments',
      fewest: 'fewest warriors in Payments',
    },
  },
  traits: {
    garrison: [
      'Garrison',
      'As defenders they are never defenceless, and a trade post there lets their die deal one hit more.',
    ],
    greedy: [
      'Greedy',
      'Once in a turn they score a point when the player with the most points buys services.',
    ],
    ferocious: ['Ferocious', 'As attackers their die deals all it shows, up to three hits.'],
    involved: [
      'Involved',
      'In the turn of a person who hired no mercenaries, they count for that person’s enemies instead.',
    ],
  },
  levels: {
    easy: 'A trade post comes without a warrior.',
    challenging: 'A trade post comes with two warriors.',
    nightmare: 'As when challenging, and a point at the end of each of their turns.',
  },
}
