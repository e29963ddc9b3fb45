import { told } from '@tablee/common/testing/answers.ts'
import { Chance, Match, Mistake } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { reconstructed } from '../data/fees.ts'
import { room } from '../index.ts'
import { position } from './position.ts'

const count = (list: readonly string[], one: string) => list.filter(item => item === one).length
const start = (seats: number, trades: readonly string[], seed = 1) =>
  room.game.start(
    { seats, options: { rounds: 4, storms: true, master: 'mild', trades }, seed },
    Chance.of(seed),
    reconstructed.usual as never,
  )

test('there are six crates of each good [setup.1]', () => {
  const { hold, merchants } = start(2, ['salt', 'tea'])
  const crates = [...hold, ...merchants.flatMap(({ warehouse }) => warehouse)]
  expect(crates).toHaveLength(24)
  for (const good of ['tea', 'silk', 'spice', 'salt']) expect(count(crates, good)).toBe(6)
})

test('the deck has 30 cards of six kinds [setup.2]', () => {
  const { deck, merchants } = start(2, ['salt', 'tea'])
  const cards = [...deck, ...merchants.flatMap(({ hand }) => hand)]
  const kinds = ['guard', 'bribe', 'commission', 'smuggler', 'broker', 'lookout']
  expect(kinds.map(kind => count(cards, kind))).toEqual([8, 6, 6, 4, 4, 2])
  expect(cards).toHaveLength(30)
})

test('each merchant has a trade, and no two have the same [setup.3]', () => {
  const seat = { seats: 2, seed: 1 }
  expect(Match.start(room.game, seat).state.merchants.map(({ trade }) => trade)).toEqual(['tea', 'silk'])
  expect(
    Match.start(room.game, { ...seat, options: { trades: 'salt,tea' } }).state.merchants.map(
      ({ trade }) => trade,
    ),
  ).toEqual(['salt', 'tea'])
  const twice = () => Match.start(room.game, { ...seat, options: { trades: 'salt,salt' } })
  expect(twice).toThrow(Mistake)
  expect(twice).toThrow('Two merchants cannot both trade in salt.')
})

test('a merchant starts with 4 coins, 3 cards and a crate of the trade; the first seat has the helm [setup.4]', () => {
  const state = start(3, ['spice', 'tea', 'salt'])
  for (const { coins, hand, warehouse, trade } of state.merchants) {
    expect(coins).toBe(4)
    expect(hand).toHaveLength(3)
    expect(warehouse).toEqual([trade])
  }
  expect(state.hold).toHaveLength(21)
  expect(state.quay).toEqual([])
  expect(state.helm).toBe(0)
  expect(start(3, ['spice', 'tea', 'salt'], 2).hold).not.toEqual(state.hold)
  expect(start(3, ['spice', 'tea', 'salt'], 2).deck).not.toEqual(state.deck)
})

test('a round goes from the tide to the voyage, and the next begins [round.1]', () => {
  const match = position().coins(0, 1).coins(1, 1).at('tide')
  expect(told(match)[0]).toBe('tide.rolled')
  expect(match.waiting).toMatchObject({ prompt: 'bid', seats: [0, 1] })
  match.pickKey(0, '0')
  match.pickKey(1, '0')
  for (const seat of [0, 0, 1, 1]) {
    expect(match.waiting).toMatchObject({ prompt: 'action', seats: [seat] })
    match.pickKey(seat, 'work')
  }
  expect(match.state.round).toBe(1)
  match.pickKey(0, 'agree') // With empty warehouses the plan is ready by itself.
  match.pickKey(1, 'agree')
  expect(match.state.round).toBe(2)
  expect(match.waiting?.prompt).toBe('bid')
})

test('a game has as many rounds as agreed [round.1]', () => {
  expect(Match.start(room.game, { seats: 2, seed: 1 }).state.rounds).toBe(4)
  expect(Match.start(room.game, { seats: 2, seed: 1, options: { rounds: 6 } }).state.rounds).toBe(6)
  expect(() => Match.start(room.game, { seats: 2, seed: 1, options: { rounds: 7 } })).toThrow('rounds')
  const match = position(2, { rounds: 2 }).round(2).at('confirm')
  match.pickKey(0, 'agree')
  match.pickKey(1, 'agree')
  expect(match.outcome?.why.id).toBe('win.wealth')
})
