import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { ITEM_SUPPLY, ITEMS, RUIN_ITEMS, STARTING_ITEMS } from '../data/items.ts'
import { GOOD_REACH } from '../data/reach.ts'
import { CHARACTER_NAMES, CHARACTERS } from '../factions/vagabond/data.ts'
import { root } from '../game.ts'
import { totalReach } from '../rules/reach.ts'
import type { FactionId } from '../state.ts'
import { asked, offered, pick, type RootMatch, reported } from './position.ts'

const FOUR: readonly FactionId[] = ['marquise', 'eyrie', 'alliance', 'vagabond']

/** A new game of some factions. */
const start = (factions: readonly FactionId[], seed = 1, options = {}): RootMatch =>
  Match.start(root, { seats: factions.length, options: { factions, ...options }, seed })

/** Plays the setup with the first answer of each question. */
function setUp(match: RootMatch): RootMatch {
  while (asked(match)?.match(/setup|corner|leader|forest|character/)) pick(match, offered(match)[0])
  return match
}

test('any assignment of factions will do [5.1.1.a]', () => {
  for (const factions of [['eyrie', 'marquise'], ['vagabond', 'alliance', 'eyrie'], FOUR] as const)
    expect(start(factions).state.players.map(({ faction }) => faction)).toEqual(factions)
})

test('unless told otherwise the factions sit in the order of their letters, a second Vagabond last [5.1.1.a]', () => {
  for (const seats of [2, 3, 4, 5]) {
    const { players } = Match.start(root, { seats, seed: 1 }).state
    expect(players.map(({ faction }) => faction)).toEqual([...FOUR, 'vagabond'].slice(0, seats))
  }
})

test('a faction sits once, the Vagabond twice at most [5.1.1.a]', () => {
  expect(() => start(['eyrie', 'eyrie'])).toThrow()
  expect(() => start(['vagabond', 'vagabond', 'vagabond'])).toThrow()
  expect(() => start(['vagabond', 'vagabond', 'marquise', 'vagabond'])).toThrow()
  expect(() => start(['alliance', 'marquise', 'alliance'])).toThrow()
  expect(start(['vagabond', 'eyrie', 'vagabond']).state.players).toHaveLength(3)
})

test('ruins hold items only where somebody looks for them, a second set for a second Vagabond [ruling.r-122.a]', () => {
  const under = ({ state }: RootMatch) => state.ruins.flatMap(items => items ?? []).length
  const of = (...factions: FactionId[]) => under(setUp(start(factions)))
  expect([of('eyrie', 'marquise'), of('eyrie', 'vagabond'), of('eyrie', 'hundreds')]).toEqual([0, 4, 4])
  expect(of('eyrie', 'vagabond', 'vagabond')).toBe(8)
  const hired = (seed: number) =>
    start(['eyrie', 'marquise', 'alliance', 'corvids', 'cult'], seed, { hirelings: true })
  const seeds = Array.from({ length: 60 }, (_, seed) => seed)
  const brigand = seeds
    .map(hired)
    .find(({ state }) => state.players.some(({ faction }) => `${faction}` === 'brigand'))
  const match = brigand as RootMatch
  while (match.state.hirelings?.toSetUp.length) pick(match, offered(match)[0])
  while (under(match) === 0 && asked(match)?.match(/hireling|brigand|exile/)) pick(match, offered(match)[0])
  expect(under(match)).toBe(4)
})

test('a corner opposite to anybody’s is taken, the keep or not [booklet.adjust.2]', () => {
  const match = start(['eyrie', 'cult'], 1, { seating: 'asListed' })
  pick(match, '2')
  pick(match, offered(match)[0]) // A leader.
  expect(match.state.players[1].corner).toBe(4)
})

test('the seating and the first player are random [5.1.1.b]', () => {
  const orders = Array.from({ length: 40 }, (_, seed) => start(FOUR, seed).state.order)
  for (const order of orders) expect(order.slice().sort()).toEqual([0, 1, 2, 3])
  expect(new Set(orders.map(order => order[0])).size).toBe(4)
  expect(new Set(orders.map(String)).size).toBeGreaterThan(10)
  const match = setUp(start(FOUR, 7))
  expect(match.state.turn.seat).toBe(match.state.order[0])
})

test('all scores start at 0, all hands with 3 cards [5.1.2] [5.1.3.b]', () => {
  const { players, deck } = start(FOUR).state
  expect(players.map(({ score }) => score)).toEqual([0, 0, 0, 0])
  expect(players.map(({ hand }) => hand.length)).toEqual([3, 3, 3, 3])
  expect(deck).toHaveLength(54 - 12)
  const decks = [1, 2].map(seed => start(FOUR, seed).state.deck)
  expect(decks[0]).not.toEqual(decks[1])
})

test('two players play without the dominance cards, three with them [5.1.3.a]', () => {
  const dominance = (factions: readonly FactionId[]) => {
    const { deck, players } = start(factions).state
    return [...deck, ...players.flatMap(({ hand }) => hand)].filter(card => CARDS[card].kind === 'dominance')
      .length
  }
  expect(dominance(['marquise', 'eyrie'])).toBe(0)
  expect(dominance(['marquise', 'eyrie', 'alliance'])).toBe(4)
})

test('the item supply holds 12 items [5.1.5]', () => {
  const { supply } = start(FOUR).state
  expect(supply).toEqual({ bag: 2, boots: 2, crossbow: 1, hammer: 1, sword: 2, tea: 2, coins: 2, torch: 0 })
  expect(ITEMS.reduce((sum, item) => sum + ITEM_SUPPLY[item], 0)).toBe(12)
})

test('factions set up by their letters, whatever the seating [5.1.7]', () => {
  const match = start(['vagabond', 'alliance', 'eyrie', 'marquise'], 1, { seating: 'asListed' })
  const askedSeats: number[] = []
  while (match.state.players.some(({ faction, pawn }) => faction === 'vagabond' && pawn === 0)) {
    const [seat] = match.ask?.waiting ?? []
    if (askedSeats.at(-1) !== seat) askedSeats.push(seat)
    pick(match, offered(match)[0])
  }
  expect(askedSeats).toEqual([3, 2, 0])
})

test('the first faction of a corner takes any of the four; the next the opposite one [setup.corner]', () => {
  const alone = start(['eyrie', 'vagabond'])
  expect(asked(alone)).toBe('setup.corner')
  expect(offered(alone)).toEqual(['1', '2', '3', '4'])
  const both = start(['marquise', 'eyrie'])
  expect(offered(both)).toEqual(['1', '2', '3', '4'])
  pick(both, '2')
  setUp(both)
  expect(both.state.players.map(({ corner }) => corner)).toEqual([2, 4])
})

test('the Reach of factions advises the table and never keeps it from playing [5.2.a] [5.2.c]', () => {
  expect(GOOD_REACH).toMatchObject({ 2: 17, 3: 18, 4: 21, 5: 25, 6: 28 })
  expect(totalReach(['marquise', 'eyrie'])).toBe(17)
  expect(totalReach(['marquise', 'eyrie', 'alliance'])).toBe(20)
  expect(totalReach(FOUR)).toBe(25)
  expect(totalReach([...FOUR, 'vagabond'])).toBe(27)
  const advised = (...factions: FactionId[]) => reported(start(factions)).includes('setup.reach')
  expect([advised('marquise', 'eyrie'), advised('marquise', 'vagabond')]).toEqual([false, true])
  expect([advised('marquise', 'vagabond', 'alliance'), advised('eyrie', 'vagabond', 'alliance')]).toEqual([
    false,
    true,
  ])
  expect([advised(...FOUR), advised('eyrie', 'alliance', 'vagabond', 'vagabond')]).toEqual([false, true])
  const match = setUp(start(['vagabond', 'alliance']))
  expect(match.outcome).toBeNull()
  expect(match.ask).not.toBeNull()
})

test('a set of ruin items is a bag, boots, a hammer and a sword; two Vagabonds share out two sets [item.1]', () => {
  expect(RUIN_ITEMS.slice().sort()).toEqual(['bag', 'boots', 'hammer', 'sword'])
  const ruins = (...factions: FactionId[]) =>
    setUp(start(factions))
      .state.ruins.filter(items => items !== null)
      .map(items => items.length)
  expect(ruins('marquise', 'vagabond')).toEqual([1, 1, 1, 1])
  expect(ruins('vagabond', 'eyrie', 'vagabond')).toEqual([2, 2, 2, 2])
  expect(ruins('marquise', 'eyrie')).toEqual([0, 0, 0, 0])
})

test('the starting items of all boxes serve any two characters at once [item.2]', () => {
  expect(STARTING_ITEMS).toMatchObject({
    boots: 4,
    sword: 3,
    torch: 2,
    tea: 1,
    bag: 1,
    hammer: 2,
    crossbow: 2,
    coins: 2,
  })
  for (const one of CHARACTER_NAMES)
    for (const other of CHARACTER_NAMES.filter(name => name !== one))
      for (const item of ITEMS) {
        const needed = [...CHARACTERS[one].items, ...CHARACTERS[other].items].filter(what => what === item)
        expect(needed.length).toBeLessThanOrEqual(STARTING_ITEMS[item])
      }
})
