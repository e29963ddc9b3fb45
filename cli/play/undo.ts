import { type Match, mistake, type Seat } from '@tablee/kernel'

/**
 * Takes back the last pick of somebody at the screen, and with it what bots have answered since: they do not mind.
 * What became known stays known: nothing is taken back past it.
 */
export function undo(match: Match, isPerson: (seat: Seat) => boolean): void {
  const entries = match.history?.entries ?? []
  const last = entries.findLastIndex(entry => isPerson(entry.seat))
  if (last < 0 || entries.slice(last).some(entry => entry.barrier)) throw mistake('kernel.nothingToUndo')
  while (match.picks > last) match.undo(entries[entries.length - 1].seat)
}

/** Makes again what was last taken back, with the answers of bots that followed. */
export function redo(match: Match, isPerson: (seat: Seat) => boolean): void {
  const undone = match.history?.undone ?? []
  const next = undone.at(-1)
  if (!next) throw mistake('kernel.nothingToRedo')
  match.redo(next.seat)
  for (let more = undone.at(-1); more && !isPerson(more.seat); more = undone.at(-1)) match.redo(more.seat)
}
