import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Keepers in Iron play, in French. */
export const sheet: FactionSheet = {
  goal: 'Des chevaliers en pèlerinage : ils tirent les reliques des forêts et les rapportent à leurs Relais.',
  turn: [
    'Dans chaque clairière, un guerrier peut devenir un Relais, ou un Relais un guerrier. Pour chaque carte dépensée, deux guerriers arrivent à un Relais de sa couleur.',
    'Ils fabriquent avec leurs Relais, puis le Cortège agit, colonne par colonne, chaque carte dans une clairière de sa couleur : se déplacer ; combattre, puis extraire une relique ; se déplacer, ou restaurer des reliques.',
    'Un guerrier quitte chaque clairière où ils sont quatre ou plus. Des cartes de leur main peuvent rejoindre le Cortège, ou l’une change de colonne. Ils piochent une carte, et une de plus par Relais.',
  ],
  against:
    'Une relique en chemin vaut 2 points à qui la retire, et retourne dans une forêt. Contrôlez les clairières autour d’une forêt ou d’une couleur : toute relique de valeur supérieure aux clairières qu’ils y contrôlent leur coûte une carte du Cortège.',
}
