import type { Message, Rule, Seat, Sifted } from '@tablee/kernel'
import type { Clearing } from '../data/map.ts'
import type { Party, RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { adjacent } from './adjacent.ts'
import { factionAt, partyAt } from './faction.ts'
import { canMove, destinations, mobile, origins, refusedDestinations } from './may-move.ts'
import { chooseFor, maybeFor } from './party.ts'
import { clearingNaming } from './pieces.ts'
import { boards, carry } from './ride.ts'

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
