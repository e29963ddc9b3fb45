import { MINISTER } from '../../../../factions/duchy/text/fr/ministers.ts'
import { count } from '../../../../text/fr/words.ts'
import type { DrillbitWords } from '../en/board.ts'

/** The Drillbit Duchy on the board. */
export const board: DrillbitWords = {
  rules: 'Règles des robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Ministres',
  actions: {},
  scenes: {},
  burrow: 'Terrier',
  burrowTip: n => `Terrier : ${count(n, 'guerrier')}. Avec quatre, il creuse un Tunnel.`,
  minister: MINISTER,
  does: {
    captain: 'une perte de plus là où il attaque depuis un Tunnel',
    marshal: 'un guerrier près du bâtiment qui en a le moins',
    foremole: 'un guerrier de plus au Terrier',
    brigadier: 'creuse encore, avec trois guerriers au Terrier',
    banker: 'construit encore',
    mayor: 'un guerrier retiré pour un point',
    earl: 'un point par Citadelle sur le plateau',
    baron: 'un point par Marché sur le plateau',
    duchess: '2 points si les trois Tunnels sont sur le plateau',
  },
  crowned: names => (names.length > 0 ? `Couronnés : ${names.join(', ')}` : 'Aucun ministre n’est couronné'),
  captain: 'Capitaine',
}
