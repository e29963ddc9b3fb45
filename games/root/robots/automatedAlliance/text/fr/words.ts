import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Automated Alliance’s choices and cards, in French. */
export const words: RobotWords = {
  robot: 'automatedAlliance',
  deeds: {
    spread: 'Sympathie',
    revolt: 'Révolte',
    pity: 'Compassion générale',
    surprise: 'Révolte surprise',
    organize: 'organisation',
  },
  traits: {
    informants: ['Informateurs', 'La Sympathie isolée inflige aussi la perte additionnelle de l’embuscade.'],
    popularity: ['Popularité', 'Retirer sa Sympathie ne rapporte rien.'],
    veterans: ['Vétérans', 'En défense, elle prend le dé le plus élevé.'],
    wildfire: [
      'Feu de forêt',
      'À la fin du Crépuscule, elle gagne encore une fois de la Sympathie, sans point.',
    ],
    steadfast: [
      'Inébranlable',
      'Pas de Compassion générale avant une Révolte surprise, et la Loi martiale ne lui coûte jamais de point.',
    ],
  },
  levels: {
    easy: 'Il lui faut quatre guerriers à une Base pour s’organiser.',
    challenging: 'Deux guerriers à une Base suffisent pour s’organiser.',
    nightmare: 'Comme en difficile, et un point à la fin de chacun de ses tours.',
  },
}
