import type { MarketWords } from '../en/board.ts'

/** The Riverfolk Robots on the board, in French. */
export const board: MarketWords = {
  rules: 'Règles des robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Marché',
  actions: {},
  scenes: {},
  market: 'Marché',
  payments: 'Paiements',
  posts: 'Comptoirs',
  now: points => `${points} par les Paiements`,
  service: { riverboats: 'Bateaux', mercenaries: 'Mercenaires' },
  serviceTip: {
    riverboats: 'Les rivières sont des chemins pour vous jusqu’à la fin du tour.',
    mercenaries:
      'Au Jour et au Crépuscule, leurs guerriers comptent comme les vôtres pour le contrôle et au combat, sauf contre eux.',
  },
}
