import type { FactionWords } from '../../../../text/faction-words.ts'

/** The Mechanical Marquise on the board. */
export const board: FactionWords = {
  rules: 'Règles des robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Bâtiments',
  actions: {},
  scenes: {},
}
