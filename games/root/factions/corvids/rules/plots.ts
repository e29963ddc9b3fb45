import type { Chance } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { Loss } from '../../../rules/remove.ts'
import type { Party, Player, RootState } from '../../../state.ts'
import { CORVIDS, PLOTS, type PlotKind } from '../data.ts'

/** What others see of a plot that lies face down. */
export const HIDDEN = 'hidden'

/** The kind of a plot, as far as who looks knows it; rules always do. */
export type Seen = PlotKind | typeof HIDDEN

/** A plot on the map. */
export interface Plot {
  kind: Seen
  faceUp: boolean
  /** What it is not, as everybody learnt from wrong guesses. 13.2.4 */
  not: PlotKind[]
}

/** What only the Corvids have. */
export interface CorvidsState {
  /** The plot in each clearing, null without one; [0] is not used. */
  plots: (Plot | null)[]
  /** The plots in the supply: how many is known to all, which to the Corvids alone. 13.2.2.I */
  supply: Seen[]
}

declare module '../../../state.ts' {
  interface Player {
    corvids?: CorvidsState
  }
}

/** The Corvids' own part of a player. */
export function corvidsOf({ corvids, faction }: Player): CorvidsState {
  if (!corvids) throw new Error(`${faction} has no plots.`)
  return corvids
}

/** All plots in the supply, two of each kind. 13.2.2 */
export function startPlots(player: Player): void {
  player.corvids = {
    plots: Array<Plot | null>(CLEARINGS.length + 1).fill(null),
    supply: PLOTS.flatMap(kind => Array<PlotKind>(CORVIDS.ofEachKind).fill(kind)),
  }
}

/** The plot of a party in a clearing, or null. */
export const plotIn = ({ players }: RootState, party: Party, clearing: Clearing): Plot | null =>
  corvidsOf(players[party]).plots[clearing] ?? null

/** Whether a plot lies face up and is of a kind. */
export const isOpen = (plot: Plot | null, kind: PlotKind): boolean =>
  plot?.faceUp === true && plot.kind === kind

/** The clearings with a plot that lies face up, or face down. */
export function plotsLying({ players }: RootState, party: Party, faceUp: boolean): Clearing[] {
  const { plots } = corvidsOf(players[party])
  return CLEARINGS.filter(clearing => plots[clearing]?.faceUp === faceUp)
}

/** How many plots of a kind, or of any, lie face up. */
export function openPlots(player: Player, kind?: PlotKind): number {
  let count = 0
  for (const plot of corvidsOf(player).plots)
    if (plot?.faceUp && (kind === undefined || plot.kind === kind)) count++
  return count
}

/** How many plots of a kind are left in the supply. */
export const leftOf = (player: Player, kind: PlotKind): number =>
  corvidsOf(player).supply.filter(one => one === kind).length

/** The kinds left in the supply, in the order of the board. */
export const kindsLeft = (player: Player): PlotKind[] => PLOTS.filter(kind => leftOf(player, kind) > 0)

/** Takes a plot of a kind from the supply and lays it face down in a clearing. 13.5.2 */
export function layPlot(player: Player, kind: PlotKind, clearing: Clearing): void {
  const { plots, supply } = corvidsOf(player)
  supply.splice(supply.indexOf(kind), 1)
  plots[clearing] = { kind, faceUp: false, not: [] }
}

/** A plot that lies face up shows its kind. */
export function showsAs({ corvids }: Player, kind: string, clearing: Clearing): string {
  const plot = kind === 'plot' ? corvids?.plots[clearing] : null
  return plot?.faceUp ? plot.kind : kind
}

/** A removed plot returns to the supply face down; the loss tells what it was. 13.2.2.I */
export function takenOff(player: Player, loss: Loss): void {
  const { plots, supply } = corvidsOf(player)
  const plot = plots[loss.clearing]
  if (!plot) return
  plots[loss.clearing] = null
  supply.push(plot.kind)
  loss.was = plot.kind
}

/** The plots as others see them: kinds face up alone. 13.2.2.I */
export function hidePlots(player: Player): Player {
  const { plots, supply } = corvidsOf(player)
  return {
    ...player,
    corvids: {
      plots: plots.map(plot => (plot === null || plot.faceUp ? plot : { ...plot, kind: HIDDEN })),
      supply: supply.map(() => HIDDEN),
    },
  }
}

/** Deals the kinds anew that others do not know, but none to a plot that is known not to be it. */
export function dealPlots(player: Player, chance: Chance): void {
  const { plots, supply } = corvidsOf(player)
  const down = plots.filter((plot): plot is Plot => plot !== null && !plot.faceUp)
  const kinds = [...down.map(({ kind }) => kind), ...supply]
  const fits = (): boolean => down.every(({ not }, place) => !not.some(kind => kind === kinds[place]))
  do chance.shuffle(kinds)
  while (!fits())
  for (const [place, plot] of down.entries()) plot.kind = kinds[place]
  supply.splice(0, supply.length, ...kinds.slice(down.length))
}

/** What is wrong with the plots. 13.2.2 */
export function plotProblems({ players }: RootState, party: Party): string[] {
  const { tokens } = players[party]
  const { plots, supply } = corvidsOf(players[party])
  const kinds = [...plots.flatMap(plot => (plot ? [plot.kind] : [])), ...supply]
  const counted = CLEARINGS.filter(clearing => tokens.plot[clearing] !== (plots[clearing] ? 1 : 0))
  return [
    ...counted.map(clearing => `clearing ${clearing} counts ${tokens.plot[clearing]} plots`),
    ...PLOTS.filter(kind => kinds.filter(one => one === kind).length !== CORVIDS.ofEachKind).map(
      kind => `not ${CORVIDS.ofEachKind} plots of the kind ${kind}`,
    ),
  ]
}
