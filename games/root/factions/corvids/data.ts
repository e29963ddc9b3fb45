import type { Provenance } from '@tablee/kernel'

/** The kinds of plots, in the order of the board. */
export const PLOTS = ['bomb', 'snare', 'extortion', 'raid'] as const

export type PlotKind = (typeof PLOTS)[number]

/** The numbers of the Law. 13.2.2, 13.3.1, 13.5, 13.5.2, 13.6.2 */
export const CORVIDS = {
  warriors: 15,
  /** Plots of each kind. */
  ofEachKind: 2,
  /** Actions in Daylight. */
  actions: 3,
  /** Warriors for the first plot of a turn; each one more costs one more. */
  plotCost: 1,
  /** Cards drawn in Evening, and as many more for each face-up extortion. */
  draw: 1,
  from: 'rulebook',
} as const satisfies { [name: string]: number | Provenance }
