import { Acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { KeepersWords } from '../en/board.ts'

/** The Keepers in Iron on the board. */
export const board: KeepersWords = {
  rules: 'Règles des Gardiens, chapitre 15',
  wins: 'Ils marquent en extrayant des reliques des forêts, en les portant à un Relais de leur type et en les y restaurant ; une colonne des trois types rapporte 2 points de plus.',
  orders: 'Ce qu’ils peuvent faire',
  powers: [
    [
      'Chevaliers dévoués',
      'Avec une relique et un guerrier au combat, ils ignorent la première perte. Chaque guerrier qui se déplace peut porter une relique.',
    ],
    [
      'Trophées convoités',
      'L’adversaire qui retire une relique marque 2 points et la place face visible dans une forêt.',
    ],
    [
      'Relais',
      'Ils fabriquent, donnent une carte chacun et recrutent contre des cartes ; chacun montre l’un de ses deux types.',
    ],
    [
      'Cortège',
      'Chaque carte agit une fois par tour dans une clairière de sa couleur ; une relique de valeur supérieure aux clairières contrôlées coûte la carte.',
    ],
  ],
  own: 'Reliques',
  actions: {},
  scenes: {
    delve: {
      title: 'Une relique extraite',
      name: 'extraction',
      told: who => `${Acts(who, 'extrait', 'extraient', 'extrayez')} une relique.`,
    },
    recovery: {
      title: 'Une relique restaurée',
      name: 'restauration',
      told: who => `${Acts(who, 'restaure', 'restaurent', 'restaurez')} une relique.`,
    },
  },
  now: relics =>
    relics === 0
      ? 'Aucune relique n’est encore dans une clairière.'
      : relics === 1
        ? '1 relique attend dans une clairière d’être portée à un Relais de son type.'
        : `${relics} reliques attendent dans les clairières d’être portées à un Relais de leur type.`,
  retinue: 'Cortège',
  retinueCount: n => `${count(n, 'carte')} sur 10`,
  recovered: 'Reliques restaurées',
  columnBonus: '+2',
  waystations: 'Relais',
  inForests: 'Reliques dans les forêts',
  forest: n => `forêt ${n}`,
  relic: { figure: 'Statuettes', tablet: 'Tablettes', jewelry: 'Bijoux' },
  column: { move: 'Déplacer', delve: 'Combattre puis extraire', recover: 'Déplacer ou restaurer' },
  columnShort: { move: 'Aller', delve: 'Extraire', recover: 'Restaurer' },
  columnTip: {
    move: 'Chaque carte ici permet un déplacement depuis une clairière de sa couleur.',
    delve:
      'Chaque carte ici combat dans une clairière de sa couleur, s’il s’y trouve un adversaire, puis peut extraire une relique d’une forêt adjacente.',
    recover: 'Chaque carte ici se déplace depuis une clairière de sa couleur, ou y restaure des reliques.',
  },
  relicTip: (name, values) =>
    `${name} (reliques restaurées) : ${values.length === 0 ? 'aucune' : values.join(', ')}.`,
  waystationTip: (name, stands) => (stands ? `${name} : sur le plateau.` : `${name} : prêt à être placé.`),
  waystationsTip: n =>
    n === 0
      ? 'Aucun Relais sur le plateau : une carte à piocher.'
      : `${count(n, 'Relais', 'Relais')} sur le plateau : autant de cartes de plus à piocher.`,
}
