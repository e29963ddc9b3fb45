import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { Clearing, Path } from '../../data/map.ts'
import { partyAt } from '../../rules/faction.ts'
import { controllerIn } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { maybeFor, seatOf } from '../../rules/party.ts'
import { canPlace, clearingNaming, placeWarriors } from '../../rules/pieces.ts'
import { isSafe, lostWarriors, remove } from '../../rules/remove.ts'
import { enemies } from '../../rules/ruler.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { BANDITS } from './data.ts'
import { freePaths, isWatched, pathNaming, watched } from './paths.ts'

/** The Highway Bandits: they stand on paths, where nobody battles them. */
export const promoted = side({
  id: 'bandits',
  warriors: BANDITS.warriors,
  *setUp(t, party, seat) {
    for (let placed = 0; placed < BANDITS.arriving; placed++)
      yield* watch(t, seat, party, freePaths(t.state, party), 'hireling.highway-bandits.promoted.a')
  },
  warriorsElsewhere: player => watched(player).length,
  waylays,
  pawnPasses,
  arrived,
  day: { can: (state, party) => nearPaths(state, party).length > 0, run: day },
})

/** A Bandit takes its stand on a path. */
function* watch(t: RootTable, seat: Seat, party: Party, paths: readonly Path[], rule: string): Rule {
  const { hireling, warriors } = t.state.players[party]
  if (!hireling || paths.length === 0) return
  const path = yield* choose(t, seat, 'bandits.where', paths, { like: pathNaming, rule })
  warriors[0]--
  hireling.paths = [...(hireling.paths ?? []), path]
  t.say('bandits.watch', { party, from: path[0], to: path[1] })
}

/** An enemy that goes along one of their paths loses a warrior on the way. */
function* waylays(t: RootTable, party: Party, mover: Party, from: Clearing, to: Clearing): Rule<number> {
  if (!isWatched(t.state.players[party], from, to) || !enemies(t.state, party, mover)) return 0
  if (isSafe(t.state, party, mover, from)) return 0
  t.say('bandits.waylay', { party, mover, from, to })
  yield* remove(t, { losses: [lostWarriors(mover, from, 1, party)], battle: null })
  return 1
}

/** A pawn that goes along one of them suffers as it would from a hit. */
function* pawnPasses(t: RootTable, party: Party, mover: Party, from: Clearing, to: Clearing): Rule {
  if (!isWatched(t.state.players[party], from, to) || !enemies(t.state, party, mover)) return
  t.say('bandits.waylay', { party, mover, from, to })
  yield* partyAt(t.state, mover).pawnHurt?.(t, mover) ?? []
}

/** The controller that goes along one of their paths may place a warrior where he arrives. */
function* arrived(t: RootTable, party: Party, mover: Party, from: Clearing, to: Clearing): Rule {
  const { players } = t.state
  if (players[party].controller !== mover || !isWatched(players[party], from, to)) return
  if (players[mover].warriors[0] === 0 || !canPlace(t.state, mover, to)) return
  const clearing = yield* maybeFor(t, mover, 'bandits.join', [to], {
    like: clearingNaming,
    pass: say('hireling.noMore'),
    rule: 'hireling.highway-bandits.promoted.c',
  })
  if (clearing !== null) placeWarriors(t, mover, clearing, 1)
}

/** The free paths that touch the controller's faction pieces. */
function nearPaths(state: RootState, party: Party): Path[] {
  const own = controllerIn(state, party)
  return freePaths(state, party).filter(path => path.some(clearing => own.includes(clearing)))
}

/** One more path is watched; without a Bandit in the supply one leaves its own first. */
function* day(t: RootTable, party: Party): Rule {
  const rule = 'hireling.highway-bandits.promoted.d'
  const seat = seatOf(t.state, party)
  const { hireling, warriors } = t.state.players[party]
  const paths = nearPaths(t.state, party)
  if (hireling && warriors[0] === 0) {
    const path = yield* choose(t, seat, 'bandits.from', watched(t.state.players[party]), {
      like: pathNaming,
      rule,
    })
    hireling.paths = (hireling.paths ?? []).filter(one => one !== path)
    warriors[0]++
    t.say('bandits.leave', { party, from: path[0], to: path[1] })
  }
  yield* watch(t, seat, party, paths, rule)
}
