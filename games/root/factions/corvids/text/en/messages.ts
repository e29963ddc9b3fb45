import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import type { ClearingSuit } from '../../../../data/suits.ts'
import {
  capital,
  card,
  count,
  Does,
  does,
  left,
  PIECE,
  Place,
  place,
  SUIT,
  verb,
  Who,
  who,
} from '../../../../text/en/words.ts'
import type { PlotKind } from '../../data.ts'
import { A_PLOT } from './names.ts'

/** The Corvid Conspiracy, in English. */
export const messages = {
  'corvids.setup': (v: { suit: ClearingSuit }) =>
    `In which ${SUIT[v.suit]} clearing does one of your warriors start?`,
  'corvids.kind': (v: { kind: PlotKind }) => capital(PIECE[v.kind]),
  'corvids.kind.left': (v: { kind: PlotKind; left: number }) =>
    `${capital(PIECE[v.kind])}: ${v.left} in the supply`,

  // Birdsong
  'corvids.craft': (_: { actions: number }) => 'Birdsong: craft with your plots, or go on.',
  'corvids.craft.end': () => 'Done crafting',
  'corvids.flip': (_: { actions: number }) => 'Birdsong: which plot do you flip?',
  'corvids.flip.end': () => 'Flip no more plots',
  'act.flip': (v: { clearing: number; cost: number; points: number }) =>
    `Flip the plot in ${place(v.clearing)}: ${count(v.points, 'point')}`,
  'corvids.flipped': (v: { seat: number; clearing: number; kind: PlotKind }, cast: Cast) =>
    `${Does(cast, v.seat, 'flips', 'flip')} ${A_PLOT[v.kind]} in ${place(v.clearing)}.`,
  'corvids.recruit': (_: { actions: number }) =>
    'Birdsong: spend a card to recruit in every clearing of its suit?',
  'corvids.recruit.end': () => 'Do not recruit',
  'corvids.recruit.suit': () => 'The bird stands for which suit?',
  'act.recruitWith': (v: { card: CardId }) => `Spend ${card(v.card)} to recruit`,

  // Daylight and Evening
  'corvids.day': (v: { actions: number }) => `Daylight: ${left(v.actions, 'action')}.`,
  'corvids.day.end': () => 'End Daylight',
  'corvids.exert': (_: { actions: number }) => 'Evening: one more action instead of drawing any card?',
  'corvids.exert.end': () => 'Draw instead',
  'corvids.exerts': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'exerts', 'exert')}: one action more, and no card drawn.`,
  'act.plot': () => 'Place a plot',
  'act.trick': () => 'Trick: two plots change places',
  'corvids.plot.where': (v: { cost: number }) =>
    `Where ${v.cost === 1 ? 'does a warrior give' : `do ${v.cost} warriors give`} way to a plot?`,
  'corvids.plot.kind': (v: { clearing: number }) =>
    `Which plot do you place in ${place(v.clearing)}? Only you will know.`,
  'corvids.plotted': (v: { clearing: number; kind: PlotKind }) =>
    `The plot in ${place(v.clearing)} is ${A_PLOT[v.kind]}.`,
  'corvids.trick.one': () => 'Trick: which plot changes places?',
  'corvids.trick.other': (v: { clearing: number }) =>
    `With which plot does the one in ${place(v.clearing)} change places?`,
  'corvids.tricked': (v: { seat: number; one: number; other: number; faceUp: boolean }, cast: Cast) =>
    `${Does(cast, v.seat, 'swaps', 'swap')} the ${v.faceUp ? 'face-up' : 'face-down'} plots of ${place(v.one)} and ${place(v.other)}.`,

  // Plots
  'corvids.raid': (v: { seat: number; clearing: number }, cast: Cast) =>
    `The plot that left ${place(v.clearing)} was a raid: ${does(cast, v.seat, 'recruits', 'recruit')} all around.`,
  'corvids.trigger.raid': (v: { clearing: number }) => `Raid around ${place(v.clearing)}`,
  'battle.agents': (v: { seat: number }, cast: Cast) =>
    `Embedded Agents: ${does(cast, v.seat, 'deals', 'deal')} one extra hit.`,

  // Exposure
  'act.expose': (v: { clearing: number }) => `Expose the plot in ${place(v.clearing)}`,
  'corvids.expose.card': (v: { clearing: number; suit: ClearingSuit }) =>
    `Exposure in ${place(v.clearing)}: which ${SUIT[v.suit]} card do you show (birds count)? It is lost if you guess wrong.`,
  'corvids.expose.kind': (v: { clearing: number }) => `What is the plot in ${place(v.clearing)}?`,
  'corvids.guessed': (v: { seat: number; of: number; clearing: number; kind: PlotKind }, cast: Cast) =>
    `${Does(cast, v.seat, 'shows', 'show')} ${who(cast, v.of)} a card and ${verb(cast, v.seat, 'guesses', 'guess')}: the plot in ${place(v.clearing)} is ${A_PLOT[v.kind]}.`,
  'corvids.shown': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'shows', 'show')} you ${card(v.card)}.`,
  'corvids.exposed': (v: { seat: number; clearing: number; kind: PlotKind }, cast: Cast) =>
    `${Who(cast, v.seat)} ${verb(cast, v.seat, 'is', 'are')} right: ${A_PLOT[v.kind]} in ${place(v.clearing)} is exposed and has no effect.`,
  'corvids.mistaken': (v: { seat: number; of: number; clearing: number; kind: PlotKind }, cast: Cast) =>
    `${Who(cast, v.seat)} ${verb(cast, v.seat, 'is', 'are')} wrong: it is not ${A_PLOT[v.kind]}. The card goes to ${who(cast, v.of)}.`,

  // Why not
  'corvids.why.noCard': (v: { clearing: number; suit: ClearingSuit }) =>
    `You have no ${SUIT[v.suit]} or bird card to show for ${place(v.clearing)}.`,
  'corvids.why.nobodyThere': (v: { clearing: number }) => `You have no warrior in ${place(v.clearing)}.`,
  'corvids.why.noPlacing': (v: { clearing: number }) =>
    `A snare in ${place(v.clearing)} keeps you from placing pieces there.`,
  'corvids.why.noLeaving': (v: { clearing: number }) => `A snare holds you in ${place(v.clearing)}.`,
  'corvids.why.noPlotLeft': () => 'All your plots are on the map.',
  'corvids.why.nowhere': () => 'Nowhere without a plot do you have the warriors that the next one costs.',
  'corvids.why.noPair': () => 'You have no two plots on the map that lie on the same side.',
  'corvids.why.plotted': (v: { clearing: number }) => `There is already a plot in ${place(v.clearing)}.`,
  'corvids.why.tooFew': (v: { clearing: number }) =>
    `You have not the warriors in ${place(v.clearing)} that this plot costs.`,
  'corvids.why.otherSide': (v: { clearing: number }) =>
    `${Place(v.clearing)}: that plot does not lie on the same side.`,
} satisfies Text
