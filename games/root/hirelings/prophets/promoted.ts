import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import { battle } from '../../rules/battle.ts'
import { canBattleIn, defendersIn } from '../../rules/battlefields.ts'
import { rankAndFile } from '../../rules/chief.ts'
import {
  chooseWay,
  isAway,
  place,
  placeBy,
  placesFor,
  standsIn,
  type Way,
} from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { forcedDestinations } from '../../rules/may-move.ts'
import { moveWarriors, noteEntry } from '../../rules/move.ts'
import { seatOf } from '../../rules/party.ts'
import { clearingNaming, partyNaming } from '../../rules/pieces.ts'
import { hasPiece } from '../../rules/ruler.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { PROPHETS } from './data.ts'

/** The Warm Sun Prophets. */
export const promoted = side({
  id: 'prophets',
  warriors: PROPHETS.warriors,
  *setUp(t, party, seat) {
    for (const clearing of CLEARINGS)
      if (t.state.ruins[clearing] !== null)
        yield* placeBy(t, seat, party, [clearing], 'hireling.warm-sun-prophets.promoted.a')
  },
  *hired(t, party) {
    if (isAway(t.state, party)) yield* place(t, party, CLEARINGS, 'hireling.warm-sun-prophets.promoted.a')
  },
  day: {
    can: (state, party) => flocks(state, party).length > 0 || pulpits(state, party).length > 0,
    run: day,
  },
})

/** A player whom the Prophets can send somewhere, from one of their clearings. */
interface Flock {
  readonly seat: Seat
  readonly clearing: Clearing
}

/** How many warriors of a player can be sent away: without its chief, who goes on its own turn only. */
const movable = ({ players, turn }: RootState, { seat, clearing }: Flock): number =>
  turn.seat === seat ? players[seat].warriors[clearing] : rankAndFile(players[seat], clearing)

const canLeave = (state: RootState, flock: Flock): boolean => {
  const { seat, clearing } = flock
  if (movable(state, flock) === 0 && state.players[seat].pawn !== clearing) return false
  return forcedDestinations(state, seat, clearing).length > 0
}

const flocks = (state: RootState, party: Party): Flock[] =>
  standsIn(state, party).flatMap(clearing =>
    state.order
      .filter(seat => hasPiece(state.players[seat], clearing))
      .map(seat => ({ seat, clearing }))
      .filter(one => canBattleIn(state, one.seat, clearing) || canLeave(state, one)),
  )

/** Where one more could preach. */
function pulpits(state: RootState, party: Party): Clearing[] {
  const { warriors } = state.players[party]
  return warriors[0] === 0 ? [] : placesFor(state, party).filter(clearing => warriors[clearing] === 0)
}

/** They send a player to battle, or away and perhaps to battle there; or one more of them preaches. */
function* day(t: RootTable, party: Party): Rule {
  const force: Way = { key: 'force', say: say('prophets.force'), run: () => preach(t, party) }
  const spread: Way = {
    key: 'place',
    say: say('prophets.place'),
    *run() {
      yield* place(t, party, pulpits(t.state, party), 'hireling.warm-sun-prophets.promoted.d')
    },
  }
  yield* chooseWay(
    t,
    party,
    [
      ...(flocks(t.state, party).length > 0 ? [force] : []),
      ...(pulpits(t.state, party).length > 0 ? [spread] : []),
    ],
    'hireling.warm-sun-prophets.promoted.d',
  )
}

function* preach(t: RootTable, party: Party): Rule {
  const rule = 'hireling.warm-sun-prophets.promoted.b'
  const flock = yield* choose(t, seatOf(t.state, party), 'prophets.whom', flocks(t.state, party), {
    key: one => `seat${one.seat + 1}:${one.clearing}`,
    say: one => say('prophets.flock', { seat: one.seat, clearing: one.clearing }),
    at: one => `clearing:${one.clearing}`,
    rule,
  })
  const fights: Way = { key: 'battle', say: say('prophets.battle'), run: () => fight(t, party, flock) }
  const leaves: Way = { key: 'move', say: say('prophets.move'), run: () => send(t, party, flock) }
  yield* chooseWay(
    t,
    party,
    [
      ...(canBattleIn(t.state, flock.seat, flock.clearing) ? [fights] : []),
      ...(canLeave(t.state, flock) ? [leaves] : []),
    ],
    rule,
  )
}

/** The player must battle there, against whom the controller names. */
function* fight(t: RootTable, party: Party, { seat, clearing }: Flock): Rule {
  const foes = defendersIn(t.state, seat, clearing)
  const defender = yield* choose(t, seatOf(t.state, party), 'prophets.against', foes, {
    like: partyNaming,
    values: () => ({ seat, clearing }),
    rule: 'hireling.warm-sun-prophets.promoted.b',
  })
  yield* battle(t, seat, defender, clearing)
}

/** The player must move all that can move from there, and may be made to battle where that leads. */
function* send(t: RootTable, party: Party, flock: Flock): Rule {
  const { seat, clearing: from } = flock
  const to = yield* choose(
    t,
    seatOf(t.state, party),
    'prophets.to',
    forcedDestinations(t.state, seat, from),
    {
      like: clearingNaming,
      values: () => ({ seat, from }),
      rule: 'hireling.warm-sun-prophets.promoted.b',
    },
  )
  const player = t.state.players[seat]
  if (player.pawn === from) {
    player.pawn = to
    noteEntry(t.state, seat, to)
    t.say('prophets.sent', { seat, from, to })
  }
  const count = movable(t.state, flock)
  const withChief = player.chief === from && count === player.warriors[from]
  if (count > 0) yield* moveWarriors(t, seat, from, to, count, [], withChief)
  if (!canBattleIn(t.state, seat, to)) return
  const defender = yield* maybe(
    t,
    seatOf(t.state, party),
    'prophets.against',
    defendersIn(t.state, seat, to),
    {
      like: partyNaming,
      values: () => ({ seat, clearing: to }),
      pass: say('hireling.noBattle'),
      rule: 'hireling.warm-sun-prophets.promoted.c',
    },
  )
  if (defender !== null) yield* battle(t, seat, defender, to)
}
