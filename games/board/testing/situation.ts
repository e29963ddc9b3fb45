import type { Match, Seat } from '@tablee/kernel'
import type { Situation } from '../guide.ts'

/** What a learner knows of a match, as a screen would tell it: for tests that play guided games through. */
export function situationOf<V>(match: Match, seat: Seat): Situation<V> {
  return {
    seat,
    cast: match.cast,
    players: [],
    turnSeat: match.turnSeat,
    waiting: match.waiting,
    thinking: null,
    outcome: match.outcome,
    view: match.view(seat) as V,
    face: match.face(seat),
    journal: (match.history?.journal ?? []).filter(({ to }) => !to || to.includes(seat)),
    round: match.game.round(match.state),
  }
}
