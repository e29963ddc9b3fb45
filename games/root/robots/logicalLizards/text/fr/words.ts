import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Logical Lizards’ choices and cards, in French. */
export const words: RobotWords = {
  robot: 'logicalLizards',
  deeds: {
    convert: 'Conversion',
    crusade: 'Croisade',
    sanctify: 'Sanctuaire',
    ritual: 'rituel',
    sacrifice: 'acolyte',
    souls: 'Âmes Perdues renouvelées',
    craft: 'fabrication',
  },
  traits: {
    fanatics: [
      'Fanatiques',
      'Là où ils ont converti un guerrier, ils combattent aussitôt, avec une perte additionnelle.',
    ],
    spiteful: ['Rancuniers', 'Une Croisade qui retire un jeton rapporte un point de plus.'],
    erratic: ['Imprévisibles', 'À la fin de leur tour, une carte de plus rejoint les Âmes Perdues.'],
    martyrs: ['Martyrs', 'Un rituel avec un Oiseau fait aussi un acolyte d’un guerrier de la réserve.'],
  },
  levels: {
    easy: 'Trois rituels par tour.',
    challenging: 'Cinq rituels par tour.',
    nightmare: 'Comme en difficile, et un point à la fin de chacun de leurs tours.',
  },
}
