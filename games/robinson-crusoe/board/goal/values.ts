import type { RobinsonView } from '../../view.ts'

/** The values that a scenario's goal is told with. */
export function goalValues<V>({ goal }: RobinsonView): V {
  return (goal.values ?? {}) as V
}

/** So many altogether. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
