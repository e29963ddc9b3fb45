import type { Chance } from '../chance.ts'
import type { Game } from '../game.ts'
import { Match } from '../match.ts'
import type { Text } from '../message.ts'
import { orFlaw } from './broken.ts'
import { checkForks, unchanged } from './fork.ts'
import { checkGestures } from './gesture.ts'
import { checkView, checkWorlds } from './leak.ts'
import type { Place, Played } from './record.ts'
import { type Snapshot, snapshot } from './snapshot.ts'
import { checkUndo } from './undo.ts'

/** Plays a recorded game again and stops at some picks, the end included, to fork, redeal and undo: laws 4, 5, 9. */
export function probe<S, T extends Text>(
  game: Game<S, T>,
  played: Played<S>,
  stops: ReadonlySet<number>,
  chance: Chance,
  place: Place,
): void {
  const match = Match.start(game, played.setup)
  for (place.pick = 0; place.pick < played.picks.length; place.pick++) {
    const { seat, index } = played.picks[place.pick]
    const before = stops.has(place.pick) ? stop(match, played, chance) : null
    orFlaw('fork', 'after copies were played, the match fails', () => match.pick(seat, index))
    if (before) checkUndo(match, before)
  }
  if (stops.has(place.pick)) stop(match, played, chance)
  unchanged(match, played.end, 'copies were played')
}

function stop<S, T extends Text>(match: Match<S, T>, played: Played<S>, chance: Chance): Snapshot<S> {
  const before = snapshot(match)
  const viewers = [null, ...Array(match.seats).keys()]
  for (const viewer of viewers) checkView(match, viewer, chance)
  unchanged(match, before, 'redeals of copies')
  checkForks(match, before, played, chance)
  for (const viewer of viewers) checkWorlds(match, viewer, chance)
  unchanged(match, before, 'other worlds were played')
  checkGestures(match, before, chance)
  unchanged(match, before, 'gestures were tried')
  return before
}
