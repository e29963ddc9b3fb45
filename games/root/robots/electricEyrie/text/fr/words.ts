import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Electric Eyrie’s choices and cards, in French. */
export const words: RobotWords = {
  robot: 'electricEyrie',
  deeds: { leave: 'départ', swoop: 'piqué' },
  keys: { noRoost: { alone: 'l’absence de Perchoir' } },
  traits: {
    nobility: [
      'Noblesse',
      'Un guerrier qu’elle ne peut pas recruter provoque aussi une Crise, qui rapporte les cartes Oiseau au lieu de les coûter.',
    ],
    relentless: [
      'Acharnée',
      'Après le Décret, tous les bâtiments et jetons sans défense auprès de ses guerriers sont retirés.',
    ],
    swoop: ['Piqué', 'À la fin du Jour, deux guerriers arrivent là où elle n’a aucune pièce.'],
    warTax: ['Taxe de guerre', 'Le propriétaire d’un bâtiment ou d’un jeton qu’elle retire perd un point.'],
    focused: [
      'Concentrée',
      'Une colonne à égalité pour le plus de cartes inflige aussi la perte additionnelle.',
    ],
  },
  levels: {
    easy: 'Un seul Vizir Fidèle figure dans le Décret.',
    challenging: 'Une Embuscade Oiseau figure dans le Décret dès le début.',
    nightmare: 'Comme en difficile, et un point à la fin de chacun de ses tours.',
  },
}
