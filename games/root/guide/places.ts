import { CLEARINGS, type Clearing, clearingOf, MAPS } from '../data/map.ts'
import { me, mySeat, type Now } from './now.ts'

/** Warriors of all opponents in a clearing. */
export function foesIn({ view, seat }: Now, clearing: Clearing): number {
  let foes = 0
  for (const [other, { warriors }] of view.players.entries()) if (other !== seat) foes += warriors[clearing]
  return foes
}

/** Buildings and tokens of all opponents in a clearing: a point each to whoever removes them. */
export function prizesIn({ view, seat }: Now, clearing: Clearing): number {
  let prizes = 0
  for (const [other, { built, tokens }] of view.players.entries())
    if (other !== seat) {
      prizes += built[clearing]
      for (const kind in tokens) prizes += tokens[kind][clearing]
    }
  return prizes
}

/** How many paths away the next warriors of an opponent are from each clearing; [0] is not used. */
export function distances(now: Now): readonly number[] {
  return distancesTo(
    now,
    CLEARINGS.filter(clearing => foesIn(now, clearing) > 0),
  )
}

/** How many paths away the next of some clearings is from each; [0] is not used. */
export function distancesTo({ view }: Now, goals: readonly Clearing[]): readonly number[] {
  const map = MAPS[view.map]
  const found: number[] = Array(CLEARINGS.length + 1).fill(Number.POSITIVE_INFINITY)
  let edge = goals
  for (let steps = 0; edge.length > 0; steps++) {
    for (const clearing of edge) found[clearing] = steps
    edge = [...new Set(edge.flatMap(one => clearingOf(map, one).paths))].filter(one => found[one] > steps)
  }
  return found
}

/** How well an attack in a clearing promises to go; nothing above 0 is worth a try. */
export function attackIn(now: Now, clearing: Clearing): number {
  const mine = me(now).warriors[clearing]
  const foes = foesIn(now, clearing)
  const prizes = prizesIn(now, clearing)
  if (mine === 0 || foes + prizes === 0) return 0
  return mine > foes ? mine - foes + prizes : 0
}

/** The warriors that may leave a clearing while one stays behind. */
export const spare = (now: Now, clearing: Clearing): number => Math.max(0, me(now).warriors[clearing] - 1)

/** A move that brings spare warriors closer to an opponent. */
export interface Step {
  readonly from: Clearing
  readonly to: Clearing
}

/** The best move from some clearings; null where nobody can be spared. */
export function bestStep(now: Now, from: readonly Clearing[]): Step | null {
  const far = distances(now)
  const map = MAPS[now.view.map]
  let best: Step | null = null
  let most = 0
  for (const one of from)
    for (const to of clearingOf(map, one).paths) {
      const { rulers } = now.view
      const may = rulers[one] === mySeat(now) || rulers[to] === mySeat(now)
      const closer = far[one] - far[to]
      const outnumbers = me(now).warriors[to] + spare(now, one) > foesIn(now, to)
      if (!may || closer <= 0 || !outnumbers || isSympathetic(now, to)) continue
      const worth = spare(now, one) + closer / (1 + far[to])
      if (spare(now, one) > 0 && worth > most) [best, most] = [{ from: one, to }, worth]
    }
  return best
}

/** Whether entering a clearing with warriors would cost a card. */
export function isSympathetic({ view }: Now, clearing: Clearing): boolean {
  return view.players.some(({ tokens }) => (tokens.sympathy?.[clearing] ?? 0) > 0)
}
