import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Drillbit Duchy’s choices and cards, in French. */
export const words: RobotWords = {
  robot: 'drillbitDuchy',
  deeds: {
    dig: 'Tunnel',
    tunnelAway: 'Tunnel retiré',
    marshal: 'Maréchal',
    mayor: 'Maire',
    rally: 'mobilisation',
    ministers: 'Ministres',
    sway: 'ralliement',
  },
  keys: {
    allWarriors: {
      noun: 'guerriers en tout',
      most: 'le plus de guerriers, de quiconque',
      fewest: 'le moins de guerriers, de quiconque',
    },
  },
  traits: {
    foundations: [
      'Fondations',
      'Seule la couronne d’un ministre de la couleur d’un bâtiment perdu peut être perdue.',
    ],
    investors: [
      'Investisseurs',
      'Qui retire un bâtiment défausse une carte de sa couleur et lui prend un point ; sinon, il couronne un ministre de cette couleur.',
    ],
    invaders: [
      'Envahisseurs',
      'Il creuse là où il y a le plus de bâtiments adverses, puis le moins de guerriers adverses ; sans emplacement libre, il combat partout au lieu de construire.',
    ],
    overwhelm: ['Submersion', 'Il creuse deux fois par tour, avec trois guerriers.'],
  },
  levels: {
    easy: 'Un guerrier de moins rejoint le Terrier.',
    challenging: 'Un guerrier de plus rejoint le Terrier.',
    nightmare: 'Comme en difficile, et un point à la fin de chacun de ses tours.',
  },
}
