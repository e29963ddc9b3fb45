import { capital } from '@tablee/common/words/fr.ts'
import { CHARACTER } from '../../../../factions/vagabond/text/fr/names.ts'
import type { RobotWords } from '../../../../text/robot-words.ts'
import { CHARACTERS } from '../../data.ts'
import { SPECIAL } from './names.ts'

const OF_ALL = Object.keys(CHARACTERS) as (keyof typeof CHARACTERS)[]

/** What is told of the Vagabot’s choices and cards, in French. */
export const words: RobotWords = {
  robot: 'vagabot',
  deeds: {
    explore: 'Exploration',
    quest: 'Quête',
    aid: 'Aide',
    hunt: 'qui combattre',
    steal: 'vol',
    instigate: 'qui attaque',
    provoke: 'qui défend',
    repair: 'réparation',
    refresh: 'rafraîchissement',
    mend: 'repos',
    special: 'action spéciale',
  },
  keys: {
    steps: {
      noun: 'déplacements',
      most: 'la plus éloignée, en déplacements',
      fewest: 'la plus proche, en déplacements',
    },
    poorest: {
      noun: 'points sur place',
      most: 'le plus de points sur place',
      fewest: 'le moins de points sur place',
    },
    targetCardboard: {
      noun: 'bâtiments et jetons de la cible',
      most: 'le plus de bâtiments et de jetons de la cible',
      fewest: 'le moins de bâtiments et de jetons de la cible',
    },
    targetWarriors: {
      noun: 'guerriers de la cible',
      most: 'le plus de guerriers de la cible',
      fewest: 'le moins de guerriers de la cible',
    },
  },
  traits: {
    adventurer: ['Aventurier', 'Il ne combat qu’une fois par tour, et enchaîne les quêtes à la fin du Jour.'],
    berserker: [
      'Berserker',
      'Il combat là où il y a le plus de pièces, contre qui en a le plus, et répare un objet de plus au Crépuscule.',
    ],
    helper: ['Assistant', 'Chaque aide rapporte un point de plus, et qui est aidé pioche deux fois plus.'],
    marksman: ['Tireur', 'Attaquant, il inflige une perte avant les dés.'],
    questing: [
      'Quêteur',
      'Les objets endommagés comptent pour la Piste de Combat, qui n’en perd aucun ; les quêtes rapportent deux points ; il se déplace pour aider.',
    ],
  },
  levels: {
    easy: 'Il rafraîchit un objet de moins au Crépuscule.',
    challenging: 'Il rafraîchit un objet de plus au Crépuscule.',
    nightmare: 'Comme en difficile, et un point à la fin de chacun de ses tours.',
  },
  options: {
    vagabotCharacter: {
      name: 'Vagabot : personnage',
      short: 'Personnage',
      values: Object.fromEntries(OF_ALL.map(one => [one, CHARACTER[one]])),
      lines: Object.fromEntries(OF_ALL.map(one => [one, `${capital(SPECIAL[one])}.`])),
    },
  },
}
