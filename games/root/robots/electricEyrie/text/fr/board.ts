import type { FactionWords } from '../../../../text/faction-words.ts'
import { Acts } from '../../../../text/fr/voice.ts'
import type { Voice } from '../../../../text/voice.ts'

/** The Electric Eyrie on the board. */
export const board: FactionWords = {
  rules: 'Règles des robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Perchoirs',
  actions: {},
  scenes: {
    robotTurmoil: {
      title: 'Crise',
      name: 'crise',
      told: (who: Voice): string => `${Acts(who, 'subit', 'subissent', 'subissez')} une Crise.`,
    },
  },
  decree: 'Décret',
  fullColumn: 'plus longue colonne du Décret',
}
