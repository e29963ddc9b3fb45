import { Acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import { PLOTS } from '../../data.ts'
import type { CorvidsWords } from '../en/board.ts'

/** What each plot does, in a line. */
const PLOT: CorvidsWords['plot'] = {
  bomb: ['Bombe', 'retire tout'],
  snare: ['Piège', 'bloque la clairière'],
  extortion: ['Extorsion', 'prend une carte'],
  raid: ['Raid', 'guerriers autour'],
}

const PLOT_TIP: CorvidsWords['plotTip'] = {
  bomb: 'Retournée, elle retire toutes les pièces adverses de sa clairière, puis elle-même.',
  snare: 'Face visible, aucune pièce adverse n’est placée dans sa clairière ni n’en sort.',
  extortion:
    'Retournée, elle prend une carte au hasard à chaque autre joueur présent ; face visible, une carte de plus au Crépuscule.',
  raid: 'Retiré, visible ou caché, il amène un guerrier dans chaque clairière voisine ; pas s’il est déjoué.',
}

/** The Corvid Conspiracy on the board. */
export const board: CorvidsWords = {
  rules: 'Règles des Corvidés, chapitre 13',
  wins: 'Ils marquent en retournant des Complots : un point par Complot face visible.',
  orders: 'Ce qu’ils peuvent faire',
  powers: [
    ['Agile', 'Ils se déplacent quel que soit celui qui contrôle.'],
    [
      'Complots',
      'Eux seuls savent ce qui est face cachée ; plus il y en a de révélés, plus le suivant rapporte.',
    ],
    ['Agent secret', 'En défense, un Complot caché inflige une perte additionnelle.'],
    [
      'Complot Déjoué',
      'À leur tour, les autres peuvent deviner un Complot auprès de leurs pièces : juste, il est retiré ; faux, ils perdent une carte.',
    ],
    ...PLOTS.map(kind => [PLOT[kind][0], PLOT_TIP[kind]] as const),
  ],
  own: 'Complots',
  actions: {
    move: 'Déplacement',
    plot: 'Complot',
    battle: 'Combat',
    trick: 'Brouiller les pistes',
    exert: 'Influence',
  },
  scenes: {
    flip: {
      title: 'Un Complot révélé',
      name: 'complot',
      told: who => `${Acts(who, 'retourne', 'retournent', 'retournez')} un Complot.`,
    },
    raid: {
      title: 'Un Raid',
      name: 'raid',
      told: who => `${Acts(who, 'recrute', 'recrutent', 'recrutez')} autour d’un Raid.`,
    },
    exposed: {
      title: 'Complot Déjoué',
      name: 'complot déjoué',
      told: who => `${Acts(who, 'déjoue', 'déjouent', 'déjouez')} un Complot.`,
    },
    mistaken: {
      title: 'Raté',
      name: 'mauvaise pioche',
      told: who => `${Acts(who, 'se trompe', 'se trompent', 'vous trompez')} de Complot.`,
    },
  },
  now: points => `Le prochain Complot retourné rapporte ${count(points, 'point')}.`,
  plot: PLOT,
  plotTip: PLOT_TIP,
  plots: 'Complots',
  knownToYou: 'lus par vous seul',
  hidden: 'Complots cachés',
  open: 'Complots révélés',
  left: 'À poser',
  none: 'aucun',
  more: n => `+${count(n, 'carte')}`,
  warriorsEach: n => count(n, 'guerrier'),
  twoPlots: '2 jetons',
  noDraw: 'sans pioche',
  hiddenTip: 'Un Complot face cachée : seuls les Corvidés savent lequel.',
  notTip: kinds => `Ce n’est pas : ${kinds}.`,
  leftTip: n => `${count(n, 'Complot')} en réserve, face cachée.`,
  draws: n => `${count(n, 'carte')} à piocher au Crépuscule.`,
  agents: 'Agent secret',
  facts: (down, up, left) =>
    `${count(down, 'Complot caché', 'Complots cachés')}, ${up} ${up < 2 ? 'révélé' : 'révélés'}, ${left} à poser.`,
}
