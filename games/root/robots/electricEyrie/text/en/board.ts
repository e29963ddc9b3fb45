import { Acts } from '../../../../text/en/voice.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'

/** The Electric Eyrie on the board. */
export const board: FactionWords = {
  rules: 'Rules of the robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Roosts',
  actions: {},
  scenes: {
    robotTurmoil: {
      title: 'Turmoil',
      name: 'turmoil',
      told: (who: Voice): string => `${Acts(who, 'falls', 'fall')} into turmoil.`,
    },
  },
  decree: 'Decree',
  fullColumn: 'fullest column of the Decree',
}
