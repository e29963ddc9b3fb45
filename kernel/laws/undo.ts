import { firstDifference } from '../clone.ts'
import type { Match } from '../match.ts'
import type { Text } from '../message.ts'
import type { Seat } from '../table.ts'
import { Flaw, orFlaw } from './broken.ts'
import { reloaded } from './resume.ts'
import { allOf, historyOf, type Snapshot, snapshot } from './snapshot.ts'

/** Law 5: undo then redo is identity, and never crosses a barrier. Looks at the pick that was just made. */
export function checkUndo<S, T extends Text>(match: Match<S, T>, before: Snapshot<S>): void {
  const { seat, barrier, owners } = historyOf(match).entries[match.picks - 1]
  const after = snapshot(match)
  const able = Array.from({ length: match.seats }, (_, other) => other).filter(other => match.canUndo(other))
  for (const other of able)
    if (barrier || !(owners.includes(other) || match.openAnswers > 0))
      throw new Flaw('undo', `seat ${other} can take back what it may not`)
  if (!barrier) {
    if (!able.includes(seat)) throw new Flaw('undo', `seat ${seat} cannot take back its pick`)
    undoAndRedo(match, seat, before, after)
  }
  if (able.length === 0) return
  const copy = reloaded(match)
  for (const other of able) {
    if (other !== seat) undoAndRedo(copy, other, null, after)
    restartAndRedo(copy, other, after)
  }
}

function undoAndRedo<S, T extends Text>(
  match: Match<S, T>,
  seat: Seat,
  before: Snapshot<S> | null,
  after: Snapshot<S>,
): void {
  orFlaw('undo', `seat ${seat} takes back its pick`, () => match.undo(seat))
  if (before) compare(before, match, 'after undo')
  orFlaw('undo', `seat ${seat} makes its pick again`, () => match.redo(seat))
  compare(after, match, 'after undo and redo')
}

function restartAndRedo<S, T extends Text>(match: Match<S, T>, seat: Seat, after: Snapshot<S>): void {
  const { picks } = match
  orFlaw('undo', `seat ${seat} restarts its turn`, () => match.restartTurn(seat))
  while (match.picks < picks) orFlaw('undo', `seat ${seat} makes its turn again`, () => match.redo(seat))
  compare(after, match, 'after restarting the turn and redoing it')
}

function compare<S, T extends Text>(wanted: Snapshot<S>, match: Match<S, T>, when: string): void {
  const where = firstDifference(wanted, allOf(match))
  if (where !== null) throw new Flaw('undo', `${when}, ${where} differs`)
}
