import { firstDifference } from '../clone.ts'
import type { Game } from '../game.ts'
import { Match } from '../match.ts'
import type { Text } from '../message.ts'
import { load, readSave, save } from '../save.ts'
import { Flaw, orFlaw } from './broken.ts'
import type { Place, Played } from './record.ts'
import { allOf, historyOf, moment } from './snapshot.ts'

/**
 * Law 2: a match that was saved, written as text and loaded goes on as if nothing had happened.
 * Stops at these picks, the end included, and plays on with the copy beside the original.
 */
export function checkResume<S, T extends Text>(
  game: Game<S, T>,
  { setup, picks }: Played<S>,
  stops: ReadonlySet<number>,
  place: Place,
): void {
  const match = Match.start(game, setup)
  let copy: Match<S, T> | null = null
  for (place.pick = 0; place.pick <= picks.length; place.pick++) {
    if (stops.has(place.pick)) {
      copy = reloaded(copy ?? match)
      compare(allOf(copy), allOf(match))
    }
    if (place.pick === picks.length) return
    const { seat, index, key } = picks[place.pick]
    orFlaw('resume', 'beside a loaded copy, the match fails', () => match.pick(seat, index))
    if (copy) follow(copy, match, () => copy?.pickKey(seat, key))
  }
}

/** A copy of a match by way of the text of a file. */
export function reloaded<S, T extends Text>(match: Match<S, T>): Match<S, T> {
  return orFlaw('resume', 'a save cannot be loaded', () => {
    const { match: copy, notice } = load(match.game, readSave(JSON.stringify(save(match))))
    if (notice) throw notice
    return copy
  })
}

function follow<S, T extends Text>(copy: Match<S, T>, match: Match<S, T>, pick: () => void): void {
  orFlaw('resume', 'after saving and loading, the same pick fails', pick)
  compare(moment(copy), moment(match))
  compare(historyOf(copy).entries.at(-1)?.barrier, historyOf(match).entries.at(-1)?.barrier)
  if (match.outcome) compare(allOf(copy), allOf(match))
}

function compare(copy: unknown, original: unknown): void {
  const where = firstDifference(copy, original)
  if (where !== null) throw new Flaw('resume', `after saving and loading, ${where} differs`)
}
