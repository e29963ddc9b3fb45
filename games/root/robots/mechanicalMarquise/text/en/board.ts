import type { FactionWords } from '../../../../text/faction-words.ts'

/** The Mechanical Marquise on the board. */
export const board: FactionWords = {
  rules: 'Rules of the robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Buildings',
  actions: {},
  scenes: {},
}
