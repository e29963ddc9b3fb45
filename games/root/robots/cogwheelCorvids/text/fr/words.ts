import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Cogwheel Corvids’ choices and cards, in French. */
export const words: RobotWords = {
  robot: 'cogwheelCorvids',
  deeds: { flip: 'Complots retournés', plot: 'Complot', thicken: 'l’intrigue se corse', gamble: 'pari' },
  keys: { noPlot: { alone: 'aucun Complot' } },
  traits: {
    backupPlans: [
      'Plans de secours',
      'Là où un de leurs Complots est retiré, un de leurs guerriers apparaît.',
    ],
    gamble: [
      'Pari',
      'Qui a le plus de pièces près d’un Complot le devine avant qu’il soit retourné : juste, il part sans effet ; faux, ils marquent un point.',
    ],
    mastermind: ['Cerveau', 'Ils posent deux Complots par tour.'],
    vendetta: ['Vendetta', 'Chaque Complot retourné souffle sa clairière comme une Bombe.'],
  },
  levels: {
    easy: 'Un guerrier dans chacune des deux clairières.',
    challenging: 'Trois guerriers dans chacune des deux clairières.',
    nightmare: 'Comme en difficile, et un point à la fin de chacun de leurs tours.',
  },
}
