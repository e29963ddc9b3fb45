import { clone, firstDifference } from '../clone.ts'
import type { Game } from '../game.ts'
import { Match } from '../match.ts'
import type { Text } from '../message.ts'
import { Flaw, orFlaw } from './broken.ts'
import type { Place, Played } from './record.ts'
import { allOf, moment } from './snapshot.ts'

/** How often a game is played again to find out whether it always goes the same way. */
const CLOSE_LOOKS = 8

/** Law 1: the same seed and the same picks give the same game. */
export function checkRepeat<S, T extends Text>(game: Game<S, T>, played: Played<S>, place: Place): void {
  const match = playAgain(game, played, place)
  const where = firstDifference(played.end, allOf(match))
  if (where === null) return
  checkRepeatClosely(game, played, place)
  throw new Flaw('determinism', `played again with the same picks, ${where} differs`)
}

/** Law 1, looking at every pick of more games: when another law is broken, this may be why. */
export function checkRepeatClosely<S, T extends Text>(
  game: Game<S, T>,
  played: Played<S>,
  place: Place,
): void {
  const moments: unknown[] = []
  playAgain(game, played, place, match => moments.push(clone(moment(match))))
  for (let times = 0; times < CLOSE_LOOKS; times++)
    playAgain(game, played, place, match => {
      const where = firstDifference(moments[place.pick], moment(match))
      if (where !== null) throw new Flaw('determinism', `played again with the same picks, ${where} differs`)
    })
}

function playAgain<S, T extends Text>(
  game: Game<S, T>,
  { setup, picks }: Played<S>,
  place: Place,
  look: (match: Match<S, T>) => void = () => {},
): Match<S, T> {
  return orFlaw('determinism', 'played again, the same picks fail', () => {
    const match = Match.start(game, setup)
    for (place.pick = 0; place.pick < picks.length; place.pick++) {
      const { seat, index } = picks[place.pick]
      look(match)
      match.pick(seat, index)
    }
    look(match)
    return match
  })
}
