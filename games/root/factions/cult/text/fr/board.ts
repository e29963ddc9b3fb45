import { Acts, acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { CultWords } from '../en/board.ts'

/** The Lizard Cult on the board. */
export const board: CultWords = {
  rules: 'Règles du Culte, chapitre 10',
  wins: 'Il marque par des rituels : plus il a de jardins d’une couleur sur le plateau, plus une carte de cette couleur rapporte.',
  orders: 'Les Âmes Perdues, ouvertes à tous',
  powers: [
    ['Pèlerins', 'Il contrôle toute clairière où se trouve un jardin, quels que soient les autres.'],
    [
      'Vengeance',
      'Ses guerriers tombés en défense deviennent acolytes, et les acolytes paient les conspirations.',
    ],
    [
      'Âmes Perdues',
      'Toute carte dépensée ou défaussée lui revient ; la couleur majoritaire désigne les Parias.',
    ],
    ['Peur des fidèles', 'Chaque jardin perdu lui coûte une carte au hasard.'],
  ],
  own: 'Rituels',
  actions: {
    crusadeBattle: 'Croisade, combat',
    crusadeMove: 'Croisade, départ',
    convert: 'Conversion',
    sanctify: 'Sanctuaire',
  },
  ritual: { build: 'Construction', recruit: 'Recrutement', score: 'Score', sacrifice: 'Sacrifice' },
  scenes: {
    sanctify: {
      title: 'Un sanctuaire',
      name: 'sanctuaire',
      told: who => `${Acts(who, 'bâtit', 'bâtissent', 'bâtissez')} un sanctuaire.`,
    },
    convert: {
      title: 'Une conversion',
      name: 'conversion',
      told: who => `${Acts(who, 'convertit', 'convertissent', 'convertissez')} un guerrier.`,
    },
  },
  now: points => `Une carte rapporte ${points.map(([suit, n]) => `${n} en ${suit}`).join(', ')}.`,
  acolytes: 'Acolytes',
  outcast: 'Parias',
  hated: 'haïs',
  gardens: 'Jardins',
  score: 'Score',
  souls: 'Âmes Perdues',
  conspiracies: 'Conspirations',
  rituals: 'Rituels',
  revealed: 'Révélées',
  acolytesTip: n => `${count(n, 'acolyte')} : ils paient les conspirations.`,
  outcastTip: (suit, hated) =>
    `Parias : ${suit}. Les conspirations ont lieu dans ces clairières, et ces jardins fabriquent.${hated ? ' Ils sont haïs : les conspirations coûtent un acolyte de moins.' : ''}`,
  outcastFact: (suit, hated) => `Parias : ${suit}${hated ? ', haïs' : ''}.`,
  gardensTip: (suit, n, points) =>
    `${count(n, 'jardin')} ${suit} sur le plateau : une carte ${suit} rapporte ${count(points, 'point')}.`,
  bonus: '2 jardins : 1 carte de plus',
  soulsTip: (n, most) =>
    `Âmes Perdues : ${count(n, 'carte')}, visibles de tous. ${most === null ? 'Aucune majorité : les Parias resteraient et seraient haïs.' : `Majorité ${most} : Parias dès la prochaine Aurore du Culte.`}`,
  majority: suit => (suit === null ? 'Pas de majorité' : `Majorité : ${suit}`),
  price: hated => (hated ? 'Haïs : 1 acolyte de moins' : 'Prix en acolytes'),
  ritualTip: 'Choisissez une carte de votre main, puis son rituel.',
  onScore: points => `jusqu’à ${points}`,
  birdOnly: 'Oiseau',
  soulsEmpty: 'Aucune carte parmi les Âmes Perdues.',
  vengeance: seat => [
    'Vengeance',
    `Les guerriers que ${acts(seat, 'perd', 'perdent', 'perdez')} ici deviennent acolytes.`,
  ],
  faithful: (seat, hit) => [
    'Peur des fidèles',
    `À la perte nº ${hit}, si un jardin tombe : ${acts(seat, 'défausse', 'défaussent', 'défaussez')} une carte au hasard.`,
  ],
}
