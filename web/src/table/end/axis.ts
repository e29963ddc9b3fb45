import type { RoundAt } from '@tablee/table'

/** Where moments stand on the axis of a game: every round is as wide as the others. */
export interface Axis {
  /** How many rounds there are. */
  readonly rounds: number
  /** Where a number of picks stands: 0 at the beginning, 1 when the first round is over. */
  place(at: number): number
  /** The round that a number of picks falls in. */
  roundAt(at: number): number
}

/** The axis of a game of so many picks; without rounds it is one round long. */
export function axisOf(rounds: readonly RoundAt[], last: number): Axis {
  const begun = rounds.length > 0 ? rounds : [{ at: 0, round: 1 }]
  const indexAt = (at: number) =>
    Math.max(
      0,
      begun.findLastIndex(one => one.at <= at),
    )
  return {
    rounds: begun.length,
    place(at) {
      const index = indexAt(at)
      const from = begun[index].at
      const to = begun[index + 1]?.at ?? Math.max(last, from + 1)
      return index + Math.min(1, (at - from) / (to - from))
    },
    roundAt: at => begun[indexAt(at)].round,
  }
}
