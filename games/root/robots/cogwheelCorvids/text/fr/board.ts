import { Acts } from '../../../../text/fr/voice.ts'
import type { Voice } from '../../../../text/voice.ts'
import type { PlotWords } from '../en/board.ts'

/** The Cogwheel Corvids on the board. */
export const board: PlotWords = {
  rules: 'Règles des robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Complots',
  actions: {},
  scenes: {
    robotFlip: {
      title: 'Complot retourné',
      name: 'retournement',
      told: (who: Voice): string => `${Acts(who, 'retourne', 'retournent', 'retournez')} un Complot.`,
    },
  },
  agents: 'agents infiltrés',
  facts: (down, up, left) => `Complots : ${down} cachés, ${up} visibles, ${left} à poser`,
}
