import type { Entry, History, Report, Seat } from '@tablee/kernel'

/** What is to be known of the turns of a game to tell since when a seat waits. */
export interface Turns {
  /** Whose turn began last; null where none has begun. */
  readonly last: Seat | null
  /** By seat, how many picks had been made when its last turn was over. */
  readonly over: readonly number[]
  /** The same for all, where they take their turns together. */
  readonly all: number
  /** The pick by which a group last agreed; -1 where none has. */
  readonly agreed: number
}

/** No turn has begun. */
export const NO_TURNS: Turns = { last: null, over: [], all: 0, agreed: -1 }

/** The turns after some more reports and picks, the first of which has a number. */
export function turnsAfter(
  { last, over, all = 0, agreed }: Turns,
  journal: readonly Report[],
  entries: readonly Pick<Entry, 'agrees'>[],
  first: number,
): Turns {
  const ends = [...over]
  let turn = last
  let together = all
  for (const { id, values, at } of journal) {
    if (id !== 'turn.begins') continue
    if (turn !== null && turn >= 0) ends[turn] = at
    turn = typeof values?.seat === 'number' ? values.seat : -1
    if (turn < 0) together = at
  }
  const agrees = entries.findLastIndex(entry => entry.agrees)
  return {
    last: turn,
    over: Array.from(ends, end => end ?? 0),
    all: together,
    agreed: agrees < 0 ? agreed : first + agrees,
  }
}

/** The turns of a game as it stands; `before` those of what its history has let go. */
export const turnsOf = ({ journal, entries, past }: History<unknown>, before = NO_TURNS): Turns =>
  turnsAfter(before, journal, entries, past.picks)

/**
 * How many picks had been made when the last turn of a seat was over, by the reports with which games begin a turn.
 * The turn that goes on does not count, nor do answers in the turns of others. A game without turns of its own for each
 * seat is played as one group: there it is the moment at which the group last agreed. Where a turn is that of all, it is
 * when that turn began.
 */
export function sinceTurnOf({ last, over, all, agreed }: Turns, seat: Seat | null): number {
  if (seat === null) return 0
  return last === null ? Math.max(0, agreed) : Math.max(all, over[seat] ?? 0)
}
