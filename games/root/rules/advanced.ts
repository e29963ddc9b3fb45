import {
  choose,
  type Message,
  type Next,
  type ObjectionTo,
  type Rule,
  type Seat,
  sift,
  together,
} from '@tablee/kernel'
import type { FactionId, RootState, RootTable, SetupCard } from '../state.ts'
import { say } from '../text/say.ts'
import { handNaming, take } from './cards.ts'
import { cardOf, factionAt, factionOf } from './faction.ts'
import { excludedAt } from './hirelings/box.ts'
import { peopleIn } from './party.ts'
import { playedByRobots } from './robots/card.ts'
import { newParty, STARTING_HAND } from './setup.ts'

/** The set-up cards lie in the middle: a militant, then one for each seat. A.8.1 */
function deal(t: RootTable, factions: readonly FactionId[]): void {
  const { state } = t
  const { advanced } = state
  const order = peopleIn(state)
  const out = [...excludedAt(state), ...playedByRobots(state)]
  const playable = factions.filter(id => !out.includes(id))
  const militants = playable.filter(id => cardOf(id).militant)
  // A.8.1.I: two seats leave the insurgents out, unless they want them, or hirelings leave too few militants.
  const kept = order.length > 2 || advanced?.insurgents || militants.length <= order.length
  const insurgents = kept ? playable.filter(isInsurgent) : []
  t.shuffle(militants)
  const first = militants.splice(0, 1)
  const rest = [...militants, ...insurgents.flatMap(id => Array(cardOf(id).again?.seats ?? 1).fill(id))]
  t.shuffle(rest)
  // Robots and hirelings may leave no militant: then there is one insurgent more, and none waits for a militant.
  const dealt = [...first, ...rest.slice(0, order.length + 1 - first.length)] as FactionId[]
  const cards = dealt.map((faction): SetupCard => ({ faction }))
  for (const card of cards) dealAlong(t, card, cards)
  const last = cards[cards.length - 1]
  if (first.length > 0 && isInsurgent(last.faction)) last.locked = true // A.8.1.II
  if (advanced) advanced.cards = cards
  t.say('draft.dealt', { factions: dealt })
}

const isInsurgent = (id: FactionId): boolean => cardOf(id).militant !== true

/** What lies beside a set-up card, another thing for each: a character. A.8.1.III */
function dealAlong(t: RootTable, card: SetupCard, cards: readonly SetupCard[]): void {
  const { dealtAlong = [] } = factionOf(card.faction)
  const free = dealtAlong.filter(one => !cards.some(({ along }) => along === one))
  if (free.length > 0) card.along = free[t.random(free.length)]
}

const LOCKED: ObjectionTo<SetupCard> = { why: () => say('why.draftLocked'), rule: 'A.8.1.II' }

/** From the last seat counter-clockwise, each picks a set-up card and sets up at once. A.8.2 */
export function* draft(t: RootTable, done: number, factions: readonly FactionId[]): Rule<Next> {
  const { state } = t
  const { advanced } = state
  const order = peopleIn(state)
  if (done === 0) deal(t, factions)
  if (!advanced?.cards) throw new Error('No set-up cards were dealt.')
  const seat = order[order.length - 1 - done]
  const taken = state.players.some(({ faction }) => factionOf(faction).militant)
  const cards = sift(advanced.cards, ({ locked }) => (locked && !taken ? LOCKED : null))
  const card = yield* choose(t, seat, 'draft.pick', cards.free, {
    key: keyOf,
    say: sayCard,
    at: one => `setup-card:${keyOf(one)}`,
    rule: 'A.8.2',
    refused: cards,
    waits: true,
  })
  advanced.cards = advanced.cards.filter(one => one !== card)
  become(state, seat, card.faction)
  t.say('draft.picked', { seat, faction: card.faction })
  const { settles, setup } = factionAt(state, seat)
  yield* settles ? settles(t, seat, card) : setup(t, seat)
  if (done + 1 < order.length) return ['draft', done + 1]
  for (const one of order) factionAt(state, one).allSettled?.(t, one)
  return 'hands'
}

const sayCard = (card: SetupCard): Message =>
  factionOf(card.faction).sayCard?.(card) ?? say('draft.card', { faction: card.faction })

const keyOf = ({ faction, along }: SetupCard): string => (along ? `${faction}:${along}` : faction)

/** A seat plays a faction from now on; its cards stay its own. */
function become(state: RootState, seat: Seat, faction: FactionId): void {
  const { hand, seen } = state.players[seat]
  state.players[seat] = { ...newParty(factionOf(faction)), hand, seen }
}

/** Each seat puts cards back in secret until it has three; then the deck is shuffled, and the first turn begins. A.10 */
export function* hands(t: RootTable): Rule<Next> {
  const { deck, players } = t.state
  const order = peopleIn(t.state)
  while (players[order[0]].hand.length > STARTING_HAND) {
    const cards = yield* together(t, order, 'hands.back', seat => players[seat].hand.slice(), {
      like: handNaming,
      values: () => ({ left: players[order[0]].hand.length - STARTING_HAND }),
      rule: 'A.10',
    })
    for (const [place, seat] of order.entries()) {
      take(players[seat].hand, cards[place])
      deck.push(cards[place])
    }
  }
  t.shuffle(deck)
  t.say('hands.kept', { cards: STARTING_HAND })
  return ['turn', t.state.order[0]]
}
