import { Acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'
import { PLOTS, type PlotKind } from '../../data.ts'

/** What each plot does, in a line. */
const PLOT: { readonly [K in PlotKind]: readonly [name: string, line: string] } = {
  bomb: ['Bomb', 'removes all enemy pieces'],
  snare: ['Snare', 'holds the clearing fast'],
  extortion: ['Extortion', 'takes cards'],
  raid: ['Raid', 'warriors all around'],
}

const PLOT_TIP: { readonly [K in PlotKind]: string } = {
  bomb: 'Flipped, it removes all enemy pieces of its clearing, then itself.',
  snare: 'Face up, no enemy piece is placed in its clearing or moves out of it.',
  extortion:
    'Flipped, it takes a random card from each other player with pieces there; face up, one card more is drawn in Evening.',
  raid: 'Removed, face up or down, it brings a warrior to each clearing around; not when it is exposed.',
}

/** The Corvid Conspiracy on the board. */
export const board = {
  rules: 'Rules of the Corvids, chapter 13',
  wins: 'They score by flipping plots: a point for each that lies face up.',
  orders: 'What they can do',
  powers: [
    ['Nimble', 'They move whoever rules.'],
    ['Plots', 'Only they know what lies face down; each is worth more the more are face up.'],
    ['Embedded Agents', 'In defence a face-down plot deals one extra hit.'],
    [
      'Exposure',
      'In their turns others may guess a plot where they have pieces: right, it is gone; wrong, a card is lost.',
    ],
    ...PLOTS.map(kind => [PLOT[kind][0], PLOT_TIP[kind]] as const),
  ],
  own: 'Plots',
  actions: { move: 'Move', plot: 'Plot', battle: 'Battle', trick: 'Trick', exert: 'Exert' },
  scenes: {
    flip: {
      title: 'A plot is flipped',
      name: 'plot',
      told: (who: Voice): string => `${Acts(who, 'flips', 'flip')} a plot.`,
    },
    raid: {
      title: 'A raid',
      name: 'raid',
      told: (who: Voice): string => `${Acts(who, 'recruits', 'recruit')} around a raid.`,
    },
    exposed: {
      title: 'A plot exposed',
      name: 'exposure',
      told: (who: Voice): string => `${Acts(who, 'exposes', 'expose')} a plot.`,
    },
    mistaken: {
      title: 'A wrong guess',
      name: 'guess',
      told: (who: Voice): string => `${Acts(who, 'guesses', 'guess')} wrong.`,
    },
  },
  now: (points: number): string => `The next plot flipped scores ${count(points, 'point')}.`,
  plot: PLOT,
  plotTip: PLOT_TIP,
  plots: 'Plots',
  knownToYou: 'read by you alone',
  hidden: 'Hidden plots',
  open: 'Face-up plots',
  left: 'To place',
  none: 'none',
  more: (n: number): string => `+${count(n, 'card')}`,
  warriorsEach: (n: number): string => count(n, 'warrior'),
  twoPlots: '2 plots',
  noDraw: 'no draw',
  hiddenTip: 'A plot that lies face down: only the Corvids know what it is.',
  notTip: (kinds: string): string => `It is not: ${kinds}.`,
  leftTip: (n: number): string => `${count(n, 'plot')} in the supply, face down.`,
  draws: (n: number): string => `${count(n, 'card')} to draw in Evening.`,
  agents: 'Embedded Agents',
  facts: (down: number, up: number, left: number): string =>
    `${count(down, 'plot')} face down, ${up} face up, ${left} to place.`,
} satisfies FactionWords

/** The words of the Corvids on the board. */
export type CorvidsWords = typeof board
