import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Mechanical Marquise’s choices and cards, in French. */
export const words: RobotWords = {
  robot: 'mechanicalMarquise',
  deeds: { blitz: 'blitz' },
  traits: {
    blitz: [
      'Blitz',
      'Après le déplacement, tous les guerriers sauf un quittent une clairière tranquille et combattent là où ils arrivent.',
    ],
    fortified: ['Fortifiée', 'Il faut deux pertes pour retirer un de ses bâtiments.'],
    hospitals: [
      'Hôpitaux',
      'Après une défense qui lui a coûté au moins deux guerriers, deux reviennent au Donjon.',
    ],
    ironWill: ['Volonté de fer', 'Avec un ordre Oiseau, elle recrute deux fois plus.'],
    overwhelming: [
      'Écrasante',
      'Elle marque un point pour deux guerriers qu’elle ne peut pas recruter, et ne s’étend qu’une fois par tour.',
    ],
  },
  levels: {
    easy: 'Elle recrute deux guerriers au lieu de quatre.',
    challenging:
      'Après le recrutement, deux guerriers de plus rejoignent une clairière ordonnée qu’elle contrôle.',
    nightmare: 'Comme en difficile, et un point à la fin de chacun de ses tours.',
  },
}
