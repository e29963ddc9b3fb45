import type { SharedChapters } from '../en/chapters.ts'
import { gathered, type Titles } from '../names.ts'

const own = Object.values(
  import.meta.glob<{ chapters: Titles; topics: Titles }>('../../factions/*/text/fr/chapters.ts', {
    eager: true,
  }),
)

const shared: { readonly [C in keyof SharedChapters['chapters']]: string } = {
  1: 'Règles d’or',
  2: 'Concepts clés',
  3: 'La victoire',
  4: 'Fabriquer, se déplacer, combattre',
  5: 'Mise en place standard',
  A: 'Mise en place avancée',
  B: 'Matériel',
  C: 'Plateaux',
  E: 'Nomades',
  F: 'Monuments',
  G: 'Glossaire',
  options: 'La table',
  law: 'Comment lire les règles',
  turn: 'L’ordre au sein d’un tour',
  setup: 'Mise en place, suite',
  'setup-card': 'Cartes de mise en place',
  board: 'Plateaux de faction',
  deck: 'Les paquets',
  card: 'Cartes',
  item: 'Objets',
  quest: 'Quêtes',
  map: 'Les plateaux en chiffres',
  dice: 'Dés',
  hireling: 'Cartes Nomade',
  landmark: 'Cartes Monument',
  visibility: 'Qui sait quoi',
  ruling: 'Arbitrages, là où le livret se tait',
  robot: 'Les Lois de la Robotique',
  booklet: 'Tiré du livret d’apprentissage',
  example: 'Exemples pas à pas',
}

const about: { readonly [T in keyof SharedChapters['topics']]: string } = {
  '1.1': 'cartes et Loi',
  '1.4': 'déroulement du tour',
  '2.1': 'cartes',
  '2.2': 'clairières',
  '2.5': 'contrôle',
  '3.1': 'victoire',
  '3.2': 'points',
  '3.3': 'Domination',
  '4.1': 'fabrication',
  '4.2': 'déplacement',
  '4.3': 'combat',
  '5': 'mise en place',
  card: 'ce que dit la carte',
  ruling: 'arbitrage',
  G: 'glossaire',
}

/** The chapters of the rule index, by the first part of their rules' ids. */
export const chapters: Titles = { ...shared, ...gathered(own.map(one => one.chapters)) }

/** What a rule is about, by the first parts of its id; the longest that fits. */
export const topics: Titles = { ...about, ...gathered(own.map(one => one.topics)) }
