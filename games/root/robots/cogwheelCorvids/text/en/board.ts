import { Acts } from '../../../../text/en/voice.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'

/** What only the board of the Cogwheel Corvids says. */
export interface PlotWords extends FactionWords {
  readonly agents: string
  readonly facts: (down: number, up: number, left: number) => string
}

/** The Cogwheel Corvids on the board. */
export const board: PlotWords = {
  rules: 'Rules of the robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Plots',
  actions: {},
  scenes: {
    robotFlip: {
      title: 'Plot flipped',
      name: 'flip',
      told: (who: Voice): string => `${Acts(who, 'flips', 'flip')} a plot.`,
    },
  },
  agents: 'embedded agents',
  facts: (down, up, left) => `Plots: ${down} face down, ${up} face up, ${left} to place`,
}
