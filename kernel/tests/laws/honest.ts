import { choose, maybe, type Naming, together } from '../../ask.ts'
import type { Chance } from '../../chance.ts'
import type { Game } from '../../game.ts'
import { type Cast, speaker, type Text } from '../../message.ts'
import type { Room } from '../../room.ts'
import type { Next, Rule, Seat, Table } from '../../table.ts'

/** Twelve cards in a deck and in secret hands; played ones lie on the table. */
export interface Den {
  deck: number[]
  hands: number[][]
  table: number[]
  points: number[]
  /** What a broken game adds. */
  extra?: unknown
}

/** The words of the den. */
export const en = {
  play: () => 'Play a card.',
  guard: (v: { card: number }) => `Stop card ${v.card}?`,
  bid: () => 'Bid in secret.',
  card: (v: { card: number }) => `card ${v.card}`,
  held: (v: { card: number }) => `card ${v.card} is not in your hand`,
  coins: (v: { coins: number }) => `${v.coins} coins`,
  played: (v: { seat: Seat; card: number }, cast: Cast) => `${cast[v.seat]} plays ${v.card}.`,
  stopped: (v: { seat: Seat; card: number }) => `${v.seat} stops it with ${v.card}.`,
  drew: (v: { card: number }) => `You draw ${v.card}.`,
  bids: (v: { bids: readonly number[] }) => `The bids are ${v.bids.join(', ')}.`,
  richest: (v: { points: number }) => `Most points: ${v.points}.`,
} satisfies Text

type DenText = typeof en

/** The table of the den. */
export type DenTable = Table<Den, DenText>

/** Builds a message of the den. */
export const say = speaker<DenText>()

const CARDS = 12
const isGuard = (card: number) => card < 3

/** The parts of the den that a broken game replaces. */
export interface Parts {
  start(chance: Chance, seats: number): Den
  /** The step after a turn. */
  next(t: DenTable, seat: Seat): Next
  /** What happens to a card that was played. */
  lay(t: DenTable, seat: Seat, card: number): void
  /** Whether the next seat is asked for a guard. */
  asksGuard(guards: readonly number[]): boolean
  /** What a card that was not stopped is worth. */
  worth(t: DenTable): number
  draw(t: DenTable): number | undefined
  /** Reports a drawn card. */
  tell(t: DenTable, seat: Seat, card: number): void
  playNaming(t: DenTable): Partial<Naming<number>>
  bids(): number[]
  view(state: Den, seat: Seat | null): unknown
  redeal(state: Den, seat: Seat | null, chance: Chance): void
  readonly bound: number
  readonly fr: Text
}

/** The parts of the honest den. */
export const honest: Parts = {
  start(chance, seats) {
    const deck = chance.shuffle(Array.from({ length: CARDS }, (_, card) => card))
    const hands = Array.from({ length: seats }, () => deck.splice(-2))
    return { deck, hands, table: [], points: Array(seats).fill(0) }
  },
  next: (t, seat) =>
    t.state.hands.every(hand => hand.length === 0) ? 'bid' : ['turn', (seat + 1) % t.seats],
  lay: (t, _, card) => t.state.table.push(card),
  asksGuard: () => true,
  worth: () => 1,
  draw: t => t.draw(t.state.deck),
  tell: (t, seat, card) => t.sayTo([seat], 'drew', { card }),
  playNaming: () => ({}),
  bids: () => [0, 1, 2, 3],
  view: ({ deck, hands, table, points }, seat) => ({
    deck: deck.length,
    hands: hands.map((hand, owner) => (owner === seat ? [...hand] : hand.length)),
    table: [...table],
    points: [...points],
  }),
  redeal({ deck, hands }, seat, chance) {
    const hidden = [deck, ...hands.filter((_, owner) => owner !== seat)]
    const pool = chance.shuffle(hidden.flat())
    for (const pile of hidden) for (const place of pile.keys()) pile[place] = pool.pop() ?? -1
  },
  bound: 40,
  fr: en,
}

/** A small game that keeps all laws, save for the parts that are replaced. */
export function den(parts: Partial<Parts> = {}): Room<Den, DenText> {
  const part = { ...honest, ...parts }

  function* turn(t: DenTable, seat: Seat): Rule<Next> {
    const hand = t.state.hands[seat]
    if (hand.length === 0) return part.next(t, seat)
    t.turn(seat)
    const card = yield* choose(t, seat, 'play', hand, {
      say: card => say('card', { card }),
      refused: () =>
        t.state.table.map(card => ({
          key: String(card),
          say: say('card', { card }),
          why: say('held', { card }),
        })),
      ...part.playNaming(t),
    })
    hand.splice(hand.indexOf(card), 1)
    part.lay(t, seat, card)
    t.say('played', { seat, card })
    if (!(yield* stopped(t, (seat + 1) % t.seats, card))) t.state.points[seat] += part.worth(t)
    const drawn = part.draw(t)
    if (drawn !== undefined) {
      hand.push(drawn)
      part.tell(t, seat, drawn)
    }
    return part.next(t, seat)
  }

  function* stopped(t: DenTable, seat: Seat, card: number): Rule<boolean> {
    const hand = t.state.hands[seat]
    const guards = hand.filter(isGuard)
    if (!part.asksGuard(guards)) return false
    const guard = yield* maybe(t, seat, 'guard', guards, {
      always: true,
      values: () => ({ card }),
      say: card => say('card', { card }),
    })
    if (guard === null) return false
    hand.splice(hand.indexOf(guard), 1)
    t.state.table.push(guard)
    t.say('stopped', { seat, card: guard })
    return t.roll(6) > 1
  }

  function* bid(t: DenTable): Rule<Next> {
    const { points } = t.state
    const seats = [...points.keys()]
    const bids = yield* together(t, seats, 'bid', part.bids, { say: coins => say('coins', { coins }) })
    t.say('bids', { bids })
    for (const seat of seats) if (bids[seat] === 1) points[seat]++
    const most = Math.max(...points)
    const winners = seats.filter(seat => points[seat] === most)
    return t.over({ winners, why: say('richest', { points: most }) })
  }

  const game: Game<Den, DenText> = {
    id: 'den',
    version: 1,
    seats: { min: 2, max: 3 },
    options: {},
    start: ({ seats }, chance) => part.start(chance, seats),
    first: ['turn', 0],
    steps: { turn, bid },
    view: part.view,
    redeal: part.redeal,
    invariants({ deck, hands, table }) {
      const cards = [deck, hands, table].flat(2)
      return new Set(cards).size === CARDS && cards.length === CARDS
        ? []
        : [`${cards.length} cards, not ${CARDS}`]
    },
    round: ({ table }) => 1 + table.length,
    party: (_, seat) => `seat${seat + 1}`,
    scores: ({ points }) => points,
    bound: part.bound,
  }
  return { game, text: { en, fr: part.fr } }
}
