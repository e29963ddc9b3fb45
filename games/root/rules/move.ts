import type { Message, Refusal, Rule, Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing, clearingOf, MAPS } from '../data/map.ts'
import type { Suit } from '../data/suits.ts'
import type { Party, RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { has } from './cards.ts'
import { factionAt, partyAt } from './faction.ts'
import { chooseFor, maybeFor } from './party.ts'
import { clearingNaming } from './pieces.ts'
import { rules } from './ruler.ts'
import { actsIn } from './suits.ts'

/** The clearings adjacent to a clearing for a seat: by path, and by what it treats as a path. 2.2.1 */
export function adjacent(state: RootState, party: Party, clearing: Clearing): readonly Clearing[] {
  const { paths, rivers } = clearingOf(MAPS[state.map], clearing)
  const player = state.players[party]
  if (player.effects.length === 0) return paths
  const links = [...paths]
  if (has(player, 'boatBuilders')) links.push(...rivers)
  if (has(player, 'tunnels') && hasCraftingPiece(state, party, clearing))
    links.push(...CLEARINGS.filter(other => other !== clearing && hasCraftingPiece(state, party, other)))
  return links.length === paths.length ? paths : [...new Set(links)]
}

function hasCraftingPiece(state: RootState, party: Party, clearing: Clearing): boolean {
  const { buildings, tokens } = state.players[party]
  return factionAt(state, party).craftsWith.some(kind => (buildings[kind] ?? tokens[kind])[clearing] > 0)
}

/** Whether nothing moves into a clearing any more. D.6.2 */
export const closed = (state: RootState, clearing: Clearing): boolean =>
  state.scorched.length > 0 && state.scorched.includes(clearing)

/** Whether a party moves whoever rules. */
function ignoresRule(state: RootState, party: Party): boolean {
  return partyAt(state, party).ignoresRule === true || has(state.players[party], 'corvidPlanners')
}

/** The clearings to which a party may move warriors from a clearing. 4.2, 4.2.1 */
export function destinations(state: RootState, party: Party, from: Clearing): Clearing[] {
  const free = ignoresRule(state, party) || rules(state, party, from)
  const found: Clearing[] = []
  for (const to of adjacent(state, party, from))
    if (!closed(state, to) && (free || rules(state, party, to))) found.push(to)
  return found
}

/** The clearings to which warriors of a party can be forced from a clearing, whoever rules. 1.5.5 */
export function forcedDestinations(state: RootState, party: Party, from: Clearing): Clearing[] {
  return adjacent(state, party, from).filter(to => !closed(state, to))
}

function canMoveFrom(state: RootState, party: Party, from: Clearing): boolean {
  if (state.players[party].warriors[from] === 0) return false
  const free = ignoresRule(state, party) || rules(state, party, from)
  for (const to of adjacent(state, party, from))
    if (!closed(state, to) && (free || rules(state, party, to))) return true
  return false
}

/** The clearings from which a party can move warriors, of one suit or of all. */
export function origins(state: RootState, party: Party, suit: Suit = 'bird'): Clearing[] {
  const found: Clearing[] = []
  for (const from of CLEARINGS)
    if (actsIn(state, from, suit) && canMoveFrom(state, party, from)) found.push(from)
  return found
}

/** Whether a party can move any warriors at all. */
export function canMove(state: RootState, party: Party): boolean {
  for (const from of CLEARINGS) if (canMoveFrom(state, party, from)) return true
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

/** A party moves warriors from one of the given clearings: from where, to where, how many. Tells where to. 4.2 */
export function* moveFromOneOf(
  t: RootTable,
  party: Party,
  from: readonly Clearing[],
  march = 0,
): Rule<Clearing> {
  const origin = yield* chooseFor(t, party, 'move.from', from, {
    like: clearingNaming,
    values: () => ({ march }),
    rule: '4.2.a',
    refused: () => refusedOrigins(t.state, party, from),
  })
  return yield* moveFrom(t, party, origin, march)
}

/** A party moves warriors from one of the given clearings, or does not. */
export function* mayMoveFrom(
  t: RootTable,
  party: Party,
  from: readonly Clearing[],
  march: number,
  pass: Message,
): Rule {
  const origin = yield* maybeFor(t, party, 'move.from', from, {
    like: clearingNaming,
    values: () => ({ march }),
    pass,
    rule: '4.2.a',
    refused: () => refusedOrigins(t.state, party, from),
  })
  if (origin !== null) yield* moveFrom(t, party, origin, march)
}

/** A party moves warriors from a clearing; tells where to. */
function* moveFrom(t: RootTable, party: Party, from: Clearing, march: number): Rule<Clearing> {
  const to = yield* chooseFor(t, party, 'move.to', destinations(t.state, party, from), {
    like: clearingNaming,
    values: () => ({ from, march }),
    rule: '4.2.1',
    refused: () => refusedDestinations(t.state, party, from),
  })
  const count = yield* chooseCount(t, party, t.state.players[party].warriors[from], from, to)
  yield* moveWarriors(t, party, from, to, count)
  return to
}

/** How many of the warriors go along: at least one. The last question of a move, unless it `follows` another's. */
export function* chooseCount(
  t: RootTable,
  party: Party,
  most: number,
  from: Clearing,
  to: Clearing,
  follows = false,
): Rule<number> {
  return yield* chooseFor(t, party, 'move.count', upTo(most), {
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

/** Warriors of a party move; whoever is concerned by their arrival is told. 4.2 */
export function* moveWarriors(t: RootTable, party: Party, from: Clearing, to: Clearing, count: number): Rule {
  const { players } = t.state
  const { warriors } = players[party]
  warriors[from] -= count
  warriors[to] += count
  t.say('moved', { seat: party, from, to, count })
  for (let other = 0; other < players.length; other++)
    if (other !== party) {
      const entered = partyAt(t.state, other).entered
      if (entered) yield* entered(t, other, party, to)
    }
}

function refusedOrigins(state: RootState, party: Party, allowed: readonly Clearing[]): Refusal[] {
  return CLEARINGS.filter(from => !allowed.includes(from)).map(from => {
    const none = state.players[party].warriors[from] === 0
    const stuck = destinations(state, party, from).length === 0
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

function refusedDestinations(state: RootState, party: Party, from: Clearing): Refusal[] {
  const allowed = destinations(state, party, from)
  const near = adjacent(state, party, from)
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
