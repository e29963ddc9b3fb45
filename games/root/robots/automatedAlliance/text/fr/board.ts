import type { FactionWords } from '../../../../text/faction-words.ts'
import { Acts } from '../../../../text/fr/voice.ts'
import type { Voice } from '../../../../text/voice.ts'

/** The Automated Alliance on the board. */
export const board: FactionWords = {
  rules: 'Règles des robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Sympathie',
  actions: {},
  scenes: {
    robotRevolt: {
      title: 'Révolte',
      name: 'révolte',
      told: (who: Voice): string => `${Acts(who, 'se révolte', 'se révoltent', 'vous révoltez')}.`,
    },
  },
  ambush: 'embuscade automatisée',
}
