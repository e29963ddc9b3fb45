import { Acts, acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { VagabondWords } from '../en/board.ts'
import { ABILITY, CHARACTER, RELATION } from './names.ts'

/** The Vagabond on the board. */
export const board: VagabondWords = {
  rules: 'Règles du Vagabond, chapitre 9',
  wins: 'Il marque en aidant les autres, par ses quêtes, et en frappant qui lui est hostile.',
  orders: 'Ce qu’il peut faire',
  powers: [
    ['Agile', 'Il se déplace quel que soit le contrôle, et se faufile dans les forêts.'],
    [
      'Vagabond solitaire',
      'Son pion n’est pas un guerrier, ne contrôle rien et n’est jamais retiré ; les pertes abîment ses objets.',
    ],
    ['Alliés et hostiles', 'Aider rapporte amis et points ; qui perd un guerrier par lui devient hostile.'],
  ],
  own: 'Quêtes, aides, ruines',
  actions: {
    move: 'Déplacement',
    battle: 'Combat',
    explore: 'Exploration',
    aid: 'Aide',
    quest: 'Quête',
    strike: 'Frappe',
    repair: 'Réparation',
  },
  scenes: {
    scorched: {
      title: 'Terre brûlée',
      name: 'incendie',
      told: who => `${Acts(who, 'brûle', 'brûlent', 'brûlez')} une clairière.`,
    },
    explored: {
      title: 'Une ruine explorée',
      name: 'ruine',
      told: who => `${Acts(who, 'explore', 'explorent', 'explorez')} une ruine.`,
    },
    quested: {
      title: 'Une quête accomplie',
      name: 'quête',
      told: who => `${Acts(who, 'accomplit', 'accomplissent', 'accomplissez')} une quête.`,
    },
    aided: {
      title: 'Un objet change de main',
      name: 'objet',
      told: who => `${Acts(who, 'prend', 'prennent', 'prenez')} un objet.`,
    },
  },
  now: hostile =>
    hostile === 0
      ? 'Personne ne lui est hostile.'
      : `${count(hostile, 'faction')} ${hostile < 2 ? 'lui est hostile' : 'lui sont hostiles'}.`,
  ready: (n, of) => `${n} ${n < 2 ? 'objet prêt' : 'objets prêts'} sur ${of}.`,
  swords: n =>
    n === 0
      ? 'Pas d’épée intacte : sans défense, et ses dés n’infligent rien.'
      : `Ses dés infligent ${count(n, 'perte')} au plus.`,
  relations: 'Relations',
  relation: RELATION,
  character: CHARACTER,
  ability: ABILITY,
  quests: 'Quêtes',
  completed: 'Accomplies',
  questReward: 'pour deux cartes, ou un point par quête de cette couleur',
  openQuests: quests => `Quêtes : ${quests}.`,
  damagedItems: n => count(n, 'objet endommagé', 'objets endommagés'),
  enlist: (name, hits) => [
    'Un Médiateur est là',
    `${name} peut être enrôlé par le défenseur : ${count(hits, 'perte')} de plus au maximum.`,
  ],
  hostility: party => [
    'Hostilité',
    `Si un guerrier tombe, ${acts(party, 'devient', 'deviennent', 'devenez')} hostile au Vagabond.`,
  ],
}
