import { Acts } from '../../../../text/en/voice.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'

/** The Automated Alliance on the board. */
export const board: FactionWords = {
  rules: 'Rules of the robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Sympathy',
  actions: {},
  scenes: {
    robotRevolt: {
      title: 'Revolt',
      name: 'revolt',
      told: (who: Voice): string => `${Acts(who, 'revolts', 'revolt')}.`,
    },
  },
  ambush: 'automated ambush',
}
