import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Riverfolk Robots’ choices and cards, in French. */
export const words: RobotWords = {
  robot: 'riverfolkRobots',
  deeds: {
    garrison: 'comptoir',
    collect: 'meilleur client',
    organize: 'organisation',
    market: 'Marché et ordre',
    racket: 'Racket',
    clear: 'Marché renouvelé',
  },
  keys: {
    payerThere: { alone: 'la présence du meilleur client' },
    paid: {
      noun: 'guerriers en Paiements',
      most: 'le plus de guerriers en Paiements',
      fewest: 'le moins de guerriers en Paiements',
    },
  },
  traits: {
    garrison: [
      'Garnison',
      'Défenseurs, ils ne sont jamais sans défense, et un comptoir sur place permet une perte de plus aux dés.',
    ],
    greedy: ['Avides', 'Une fois par tour, ils marquent un point quand qui mène achète des services.'],
    ferocious: ['Féroces', 'Attaquants, leur dé inflige tout ce qu’il montre, jusqu’à trois pertes.'],
    involved: [
      'Impliqués',
      'Au tour d’une personne qui n’a pas engagé de Mercenaires, ils comptent pour ses adversaires.',
    ],
  },
  levels: {
    easy: 'Un comptoir arrive sans guerrier.',
    challenging: 'Un comptoir arrive avec deux guerriers.',
    nightmare: 'Comme en difficile, et un point à la fin de chacun de leurs tours.',
  },
}
