import { choose, maybe, type Refusal, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing, clearingOf, MAPS } from '../data/map.ts'
import type { Suit } from '../data/suits.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { has } from './cards.ts'
import { factionAt } from './faction.ts'
import { clearingNaming } from './pieces.ts'
import { rules } from './ruler.ts'

/** The clearings adjacent to a clearing for a seat: by path, and by what it treats as a path. 2.2.1 */
export function adjacent(state: RootState, seat: Seat, clearing: Clearing): readonly Clearing[] {
  const { paths, rivers } = clearingOf(MAPS[state.map], clearing)
  const player = state.players[seat]
  if (player.effects.length === 0) return paths
  const links = [...paths]
  if (has(player, 'boatBuilders')) links.push(...rivers)
  if (has(player, 'tunnels') && hasCraftingPiece(state, seat, clearing))
    links.push(...CLEARINGS.filter(other => other !== clearing && hasCraftingPiece(state, seat, other)))
  return links.length === paths.length ? paths : [...new Set(links)]
}

function hasCraftingPiece(state: RootState, seat: Seat, clearing: Clearing): boolean {
  const { buildings, tokens } = state.players[seat]
  return factionAt(state, seat).craftsWith.some(kind => (buildings[kind] ?? tokens[kind])[clearing] > 0)
}

/** Whether nothing moves into a clearing any more. D.6.2 */
export const closed = (state: RootState, clearing: Clearing): boolean =>
  state.scorched.length > 0 && state.scorched.includes(clearing)

/** Whether a seat moves whoever rules. */
function ignoresRule(state: RootState, seat: Seat): boolean {
  return factionAt(state, seat).ignoresRule === true || has(state.players[seat], 'corvidPlanners')
}

/** The clearings to which a seat may move warriors from a clearing. 4.2, 4.2.1 */
export function destinations(state: RootState, seat: Seat, from: Clearing): Clearing[] {
  const free = ignoresRule(state, seat) || rules(state, seat, from)
  const found: Clearing[] = []
  for (const to of adjacent(state, seat, from))
    if (!closed(state, to) && (free || rules(state, seat, to))) found.push(to)
  return found
}

/** The clearings to which warriors of a seat can be forced from a clearing, whoever rules. 1.5.5 */
export function forcedDestinations(state: RootState, seat: Seat, from: Clearing): Clearing[] {
  return adjacent(state, seat, from).filter(to => !closed(state, to))
}

function canMoveFrom(state: RootState, seat: Seat, from: Clearing): boolean {
  if (state.players[seat].warriors[from] === 0) return false
  const free = ignoresRule(state, seat) || rules(state, seat, from)
  for (const to of adjacent(state, seat, from))
    if (!closed(state, to) && (free || rules(state, seat, to))) return true
  return false
}

/** The clearings from which a seat can move warriors, of one suit or of all. */
export function origins(state: RootState, seat: Seat, suit: Suit = 'bird'): Clearing[] {
  const found: Clearing[] = []
  for (const from of CLEARINGS)
    if ((suit === 'bird' || state.suits[from] === suit) && canMoveFrom(state, seat, from)) found.push(from)
  return found
}

/** Whether a seat can move any warriors at all. */
export function canMove(state: RootState, seat: Seat): boolean {
  for (const from of CLEARINGS) if (canMoveFrom(state, seat, from)) return true
  return false
}

/** Whether a seat can take a move that an effect gives it; with warriors, unless its faction moves otherwise. */
export function canMoveByEffect(state: RootState, seat: Seat): boolean {
  const own = factionAt(state, seat).canMoveByEffect
  return own ? own(state, seat) : canMove(state, seat)
}

/** A seat takes a move that an effect gives it; tells the clearing it moved into. */
export function* moveByEffect(t: RootTable, seat: Seat): Rule<Clearing> {
  const own = factionAt(t.state, seat).moveByEffect
  return own ? yield* own(t, seat) : yield* moveFromOneOf(t, seat, origins(t.state, seat))
}

/** A seat moves warriors from one of the given clearings: from where, to where, how many. Tells where to. 4.2 */
export function* moveFromOneOf(
  t: RootTable,
  seat: Seat,
  from: readonly Clearing[],
  march = 0,
): Rule<Clearing> {
  const origin = yield* choose(t, seat, 'move.from', from, {
    like: clearingNaming,
    values: () => ({ march }),
    rule: '4.2.a',
    refused: () => refusedOrigins(t.state, seat, from),
  })
  return yield* moveFrom(t, seat, origin, march)
}

/** The second move of a march, which is optional. 6.5.2 */
export function* marchOn(t: RootTable, seat: Seat): Rule {
  const from = origins(t.state, seat)
  const origin = yield* maybe(t, seat, 'move.from', from, {
    like: clearingNaming,
    values: () => ({ march: 2 }),
    pass: say('marquise.march.end'),
    rule: '4.2.a',
    refused: () => refusedOrigins(t.state, seat, from),
  })
  if (origin !== null) yield* moveFrom(t, seat, origin, 2)
}

/** A seat moves warriors from a clearing; tells where to. */
function* moveFrom(t: RootTable, seat: Seat, from: Clearing, march: number): Rule<Clearing> {
  const to = yield* choose(t, seat, 'move.to', destinations(t.state, seat, from), {
    like: clearingNaming,
    values: () => ({ from, march }),
    rule: '4.2.1',
    refused: () => refusedDestinations(t.state, seat, from),
  })
  const count = yield* chooseCount(t, seat, t.state.players[seat].warriors[from], from, to)
  yield* moveWarriors(t, seat, from, to, count)
  return to
}

/** How many of the warriors go along: at least one. The last question of a move, unless it `follows` another's. */
export function* chooseCount(
  t: RootTable,
  seat: Seat,
  most: number,
  from: Clearing,
  to: Clearing,
  follows = false,
): Rule<number> {
  return yield* choose(t, seat, 'move.count', upTo(most), {
    say: count => say('move.warriors', { count }),
    values: () => ({ from, to }),
    rule: '4.2.a',
    waits: !follows,
  })
}

const COUNTS: readonly (readonly number[])[] = Array.from({ length: 26 }, (_, most) =>
  Array.from({ length: most }, (__, index) => index + 1),
)

/** The numbers from 1 to a number. */
export const upTo = (most: number): readonly number[] => COUNTS[most]

/** Warriors of a seat move; whoever is concerned by their arrival is told. 4.2 */
export function* moveWarriors(t: RootTable, seat: Seat, from: Clearing, to: Clearing, count: number): Rule {
  const { players } = t.state
  const { warriors } = players[seat]
  warriors[from] -= count
  warriors[to] += count
  t.say('moved', { seat, from, to, count })
  for (let other = 0; other < players.length; other++)
    if (other !== seat) {
      const entered = factionAt(t.state, other).entered
      if (entered) yield* entered(t, other, seat, to)
    }
}

function refusedOrigins(state: RootState, seat: Seat, allowed: readonly Clearing[]): Refusal[] {
  return CLEARINGS.filter(from => !allowed.includes(from)).map(from => {
    const none = state.players[seat].warriors[from] === 0
    const stuck = destinations(state, seat, from).length === 0
    return {
      key: String(from),
      say: say('clearing', { clearing: from }),
      at: `clearing:${from}`,
      ...(none
        ? { why: say('why.noWarriors', { clearing: from }), rule: '4.2.a' }
        : stuck
          ? { why: say('why.noRuleToLeave', { clearing: from }), rule: '4.2.1' }
          : { why: say('why.otherSuit', { clearing: from }), rule: '7.5.2.II' }),
    }
  })
}

function refusedDestinations(state: RootState, seat: Seat, from: Clearing): Refusal[] {
  const allowed = destinations(state, seat, from)
  const near = adjacent(state, seat, from)
  return CLEARINGS.filter(to => to !== from && !allowed.includes(to)).map(to => ({
    key: String(to),
    say: say('clearing', { clearing: to }),
    at: `clearing:${to}`,
    ...(!near.includes(to)
      ? { why: say('why.notAdjacent', { from, to }), rule: '2.2.1' }
      : closed(state, to)
        ? { why: say('why.scorched', { clearing: to }), rule: 'D.6.2.b' }
        : { why: say('why.rulesNeither', { from, to }), rule: '4.2.1' }),
  }))
}
