import {
  type Against,
  anyFree,
  type Message,
  type Objection,
  type ObjectionTo,
  type Refusal,
  type Rule,
  type Seat,
  type Sifted,
  sift,
} from '@tablee/kernel'
import { BURROW, CLEARINGS, type Clearing, clearingOf, MAPS } from '../data/map.ts'
import type { Suit } from '../data/suits.ts'
import type { Party, RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { has } from './cards.ts'
import { rankAndFile } from './chief.ts'
import { factionAt, partyAt } from './faction.ts'
import { chooseFor, maybeFor } from './party.ts'
import { isClosed, pathsFrom } from './paths.ts'
import { clearingNaming, SCORCHED } from './pieces.ts'
import { boards, carry, ridesFrom, whyNoRide } from './ride.ts'
import { rules } from './ruler.ts'
import { actsIn } from './suits.ts'

/** The clearings adjacent to a clearing for a seat: by path, and by what it treats as a path. 2.2.1 */
export function adjacent(state: RootState, party: Party, clearing: Clearing): readonly Clearing[] {
  const beside = clearing === BURROW
  const paths = beside ? NONE : pathsFrom(state, clearing)
  const rivers = beside ? NONE : clearingOf(MAPS[state.map], clearing).rivers
  const player = state.players[party]
  const own = partyAt(state, party)
  const boats = rivers.length > 0 && treatsRiversAsPaths(state, party)
  if (player.effects.length === 0 && own.links === undefined && !boats) return paths
  const links = [...paths]
  if (own.links) links.push(...own.links(state, party, clearing))
  if (boats) links.push(...rivers)
  if (has(player, 'tunnels') && hasCraftingPiece(state, party, clearing))
    links.push(...CLEARINGS.filter(other => other !== clearing && hasCraftingPiece(state, party, other)))
  return links.length === paths.length ? paths : [...new Set(links)]
}

/** What lies beside the map has neither paths nor rivers. */
const NONE: readonly Clearing[] = []

/** Where warriors of a party may stand: the clearings, and what lies beside the map for it. */
export const placesOf = (state: RootState, party: Party): readonly Clearing[] =>
  partyAt(state, party).places ?? CLEARINGS

/** Whether rivers are paths to a party: by its nature, a card, or boats that it hired for this turn. 11.2.2, 11.2.7.II */
function treatsRiversAsPaths(state: RootState, party: Party): boolean {
  const { notes, seat } = state.turn
  if (partyAt(state, party).swims || (notes.boats === 1 && seat === party)) return true
  return has(state.players[party], 'boatBuilders')
}

/** Whether a party goes from a clearing to another by a river, whoever rules. 11.2.2 */
function swims(state: RootState, party: Party, from: Clearing, to: Clearing): boolean {
  return partyAt(state, party).swims === true && clearingOf(MAPS[state.map], from).rivers.includes(to)
}

/** Where a move of a party from a clearing may lead: next to it, and where a landmark carries it. C.2.5 */
export function movesFrom(state: RootState, party: Party, from: Clearing): readonly Clearing[] {
  const near = adjacent(state, party, from)
  if (state.landmarks === undefined) return near
  const rides = ridesFrom(state, from)
  return rides.length === 0 ? near : [...new Set([...near, ...rides])]
}

function hasCraftingPiece(state: RootState, party: Party, clearing: Clearing): boolean {
  const { buildings, tokens } = state.players[party]
  return factionAt(state, party).craftsWith.some(kind => (buildings[kind] ?? tokens[kind])[clearing] > 0)
}

/** Whether nothing moves into a clearing any more. D.6.2 */
export const closed = (state: RootState, clearing: Clearing): boolean =>
  state.scorched.length > 0 && state.scorched.includes(clearing)

/** What speaks against pieces of a party moving out of a clearing, whoever makes them. 13.7.2 */
export function whyHeld(state: RootState, party: Party, from: Clearing): ObjectionTo<Clearing> | null {
  for (let other = 0; other < state.players.length; other++) {
    const held = other === party ? null : partyAt(state, other).holds?.(state, other, party, from)
    if (held) return held
  }
  return null
}

/** Whether a party moves whoever rules. */
function ignoresRule(state: RootState, party: Party): boolean {
  return partyAt(state, party).ignoresRule === true || has(state.players[party], 'corvidPlanners')
}

const NO_WARRIORS: ObjectionTo<Clearing> = {
  why: clearing => say('why.noWarriors', { clearing }),
  rule: '4.2.a',
}
const OTHER_SUIT: ObjectionTo<Clearing> = {
  why: clearing => say('why.otherSuit', { clearing }),
  rule: '7.5.2.II',
}
const STUCK: ObjectionTo<Clearing> = {
  why: clearing => say('why.noRuleToLeave', { clearing }),
  rule: '4.2.1',
}

/** The warriors of a party that can move out of a clearing: its chief does in its own turn only. 14.2.2 */
function mobile({ players, turn }: RootState, party: Party, from: Clearing): number {
  const player = players[party]
  return turn.seat === party ? player.warriors[from] : rankAndFile(player, from)
}

/** What speaks against moving warriors of a party out of a clearing, of one suit or of any. 4.2 */
export function whyNotLeave(
  state: RootState,
  party: Party,
  from: Clearing,
  suit: Suit = 'bird',
): ObjectionTo<Clearing> | null {
  if (mobile(state, party, from) === 0) return NO_WARRIORS
  if (!actsIn(state, from, suit)) return OTHER_SUIT
  const held = whyHeld(state, party, from)
  if (held !== null) return held
  const free = leavesFreely(state, party, from)
  for (const to of movesFrom(state, party, from)) if (mayEnter(state, party, from, to, free)) return null
  return STUCK
}

/** Whether a party may leave a clearing for wherever it likes. 4.2.1 */
const leavesFreely = (state: RootState, party: Party, from: Clearing): boolean =>
  ignoresRule(state, party) || rules(state, party, from) || isLentPassage(state, party, from)

/** Whether what a party controls lets it leave or enter a clearing whoever rules. */
function isLentPassage(state: RootState, party: Party, clearing: Clearing): boolean {
  const { players, order } = state
  for (let other = order.length; other < players.length; other++)
    if (players[other].controller === party && partyAt(state, other).lendsPassage?.(state, clearing))
      return true
  return false
}

/** Whether a party may enter an adjacent clearing, having left freely or not. 4.2.1 */
const mayEnter = (state: RootState, party: Party, from: Clearing, to: Clearing, free: boolean): boolean =>
  !closed(state, to) &&
  (free || rules(state, party, to) || swims(state, party, from, to) || isLentPassage(state, party, to))

/** What speaks against moving warriors of a party from a clearing to another. 4.2.1 */
function againstMoving(state: RootState, party: Party, from: Clearing): Against<Clearing> {
  const near = movesFrom(state, party, from)
  const free = leavesFreely(state, party, from)
  const held = whyHeld(state, party, from)
  const RULES_NEITHER = { why: (to: Clearing) => say('why.rulesNeither', { from, to }), rule: '4.2.1' }
  return to => {
    if (!near.includes(to)) return notAdjacent(state, from, to)
    if (held !== null) return held
    if (closed(state, to)) return SCORCHED
    return mayEnter(state, party, from, to, free) ? null : RULES_NEITHER
  }
}

/** Why no move leads from a clearing to another. */
export function notAdjacent(state: RootState, from: Clearing, to: Clearing): Objection {
  if (isClosed(state, from, to)) return { why: say('why.closedPath', { from, to }), rule: 'C.3.2.a' }
  return whyNoRide(state, from, to) ?? { why: say('why.notAdjacent', { from, to }), rule: '2.2.1' }
}

/** The clearings to which a party may move warriors from a clearing. 4.2, 4.2.1 */
export const destinations = (state: RootState, party: Party, from: Clearing): readonly Clearing[] =>
  sift(movesFrom(state, party, from), againstMoving(state, party, from)).free

/** The clearings to which it may not. */
const refusedDestinations = (state: RootState, party: Party, from: Clearing): Refusal[] =>
  sift(
    placesOf(state, party).filter(to => to !== from),
    againstMoving(state, party, from),
  ).refusals(clearingNaming)

/** The clearings to which warriors of a party can be forced from a clearing, whoever rules. 1.5.5 */
export function forcedDestinations(state: RootState, party: Party, from: Clearing): Clearing[] {
  if (whyHeld(state, party, from) !== null) return []
  return movesFrom(state, party, from).filter(to => !closed(state, to))
}

/** The clearings, sifted by what speaks against moving warriors of a party out of them; of one suit or of all. */
export function origins(state: RootState, party: Party, suit: Suit = 'bird'): Sifted<Clearing> {
  return sift(placesOf(state, party), from => whyNotLeave(state, party, from, suit))
}

/** Whether a party can move any warriors at all. */
export const canMove = (state: RootState, party: Party): boolean =>
  anyFree(placesOf(state, party), from => whyNotLeave(state, party, from))

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

/** A move is one gesture: from where, to where, how many. */
const MOVES_ON = ['move.to', 'move.count'] as const

/**
 * A party moves warriors from one of the given clearings: from where, to where, how many. Tells where to. Where they
 * are `led`, its chief is the first of them. 4.2
 */
export function* moveFromOneOf(
  t: RootTable,
  party: Party,
  from: Sifted<Clearing>,
  march = 0,
  led = false,
): Rule<Clearing> {
  const origin = yield* chooseFor(t, party, 'move.from', from.free, {
    like: clearingNaming,
    values: () => ({ march }),
    leads: MOVES_ON,
    rule: '4.2.a',
    refused: from,
  })
  return yield* moveFrom(t, party, origin, march, led)
}

/** A party moves warriors from one of the given clearings, or does not. */
export function* mayMoveFrom(
  t: RootTable,
  party: Party,
  from: Sifted<Clearing>,
  march: number,
  pass: Message,
): Rule {
  const origin = yield* maybeFor(t, party, 'move.from', from.free, {
    like: clearingNaming,
    values: () => ({ march }),
    leads: MOVES_ON,
    pass,
    rule: '4.2.a',
    refused: from,
  })
  if (origin !== null) yield* moveFrom(t, party, origin, march, false)
}

/** A party moves warriors from a clearing, perhaps led by its chief; tells where to. */
function* moveFrom(t: RootTable, party: Party, from: Clearing, march: number, led: boolean): Rule<Clearing> {
  const to = yield* chooseFor(t, party, 'move.to', destinations(t.state, party, from), {
    like: clearingNaming,
    values: () => ({ from, march }),
    leads: 'move.count',
    rule: '4.2.1',
    refused: () => refusedDestinations(t.state, party, from),
  })
  const count = yield* chooseCount(t, party, mobile(t.state, party, from), from, to)
  const chief = led || (yield* takesChief(t, party, from, to, count))
  const { carries } = partyAt(t.state, party)
  const along = carries ? yield* carries(t, party, from, to, count) : ALONE
  yield* moveWarriors(t, party, from, to, count, along, chief)
  return to
}

/** Whether the chief is among the warriors that move: of the party's choice, unless all of them go. */
function* takesChief(t: RootTable, party: Party, from: Clearing, to: Clearing, count: number): Rule<boolean> {
  const { chief, warriors } = t.state.players[party]
  if (chief !== from || t.state.turn.seat !== party) return false
  if (count === warriors[from]) return true
  const who = yield* chooseFor(t, party, 'move.chief', WITH_OR_WITHOUT, {
    say: one => say(one === 'with' ? 'move.chief.with' : 'move.chief.without', { count }),
    values: () => ({ from, to }),
    rule: '4.2.a',
  })
  return who === 'with'
}

const WITH_OR_WITHOUT = ['with', 'without'] as const

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

/** Whether pieces of a party go along with a landmark; asked where they could also go without. C.2.5 */
export function* chooseRide(t: RootTable, party: Party, from: Clearing, to: Clearing): Rule<boolean> {
  return yield* boards(t, party, from, to, adjacent(t.state, party, from).includes(to))
}

/** Nothing goes along. */
const ALONE: readonly string[] = []

/**
 * Warriors of a party move, with the tokens that go along; whoever is concerned by their arrival is told. 4.2
 * Those who go with others know already whether a landmark carries them, and with whom.
 */
export function* moveWarriors(
  t: RootTable,
  party: Party,
  from: Clearing,
  to: Clearing,
  count: number,
  along: readonly string[] = ALONE,
  withChief = false,
  company?: { readonly rides: boolean; readonly others: readonly Party[] },
): Rule {
  const { players, landmarks } = t.state
  const rides = company?.rides ?? (landmarks !== undefined && (yield* chooseRide(t, party, from, to)))
  const { warriors, tokens } = players[party]
  const arriving = count - (yield* waylaid(t, party, from, to, withChief ? count - 1 : count))
  if (arriving === 0) return
  warriors[from] -= arriving
  warriors[to] += arriving
  noteEntry(t.state, party, to)
  t.say('moved', { seat: party, from, to, count: arriving })
  if (withChief) {
    players[party].chief = to
    t.say('moved.chief', { seat: party, from, to })
  }
  for (const kind of along) {
    tokens[kind][from]--
    tokens[kind][to]++
    t.say('carried', { seat: party, kind, from, to })
  }
  if (rides) carry(t, company ? [...company.others, party] : [party], from, to)
  for (let other = 0; other < players.length; other++)
    if (other !== party) {
      const { entered, arrived } = partyAt(t.state, other)
      if (entered) yield* entered(t, other, party, to)
      if (arrived) yield* arrived(t, other, party, from, to)
    }
}

/** How many of the warriors that move fall on the way. */
function* waylaid(t: RootTable, party: Party, from: Clearing, to: Clearing, count: number): Rule<number> {
  const { players, order } = t.state
  let fallen = 0
  for (let other = order.length; other < players.length; other++) {
    const { waylays } = partyAt(t.state, other)
    if (waylays && fallen < count) fallen += yield* waylays(t, other, party, from, to)
  }
  return fallen
}

/** Notes that pieces of a party moved into a clearing this turn, where somebody may ask. */
export function noteEntry({ turn, hirelings }: RootState, party: Party, to: Clearing): void {
  if (hirelings) turn.notes[`into${party}`] = (turn.notes[`into${party}`] ?? 0) | (1 << to)
}

/** Whether pieces of a party moved into a clearing this turn. */
export const hasEntered = ({ turn }: RootState, party: Party, clearing: Clearing): boolean =>
  ((turn.notes[`into${party}`] ?? 0) & (1 << clearing)) !== 0
