import { expect, test } from 'vitest'
import { position } from './position.ts'

test('who buys the fourth good wins at once, in the middle of a turn [win.1]', () => {
  const match = position().coins(0, 2).warehouse(0, 'tea', 'silk', 'spice').quay('salt').at(['turn', 0])
  match.pickKey(0, 'buy')
  match.pickKey(0, 'salt')
  expect(match.ask).toBeNull()
  expect(match.outcome).toEqual({ winners: [0], why: { id: 'win.range' } })
})

test('who takes the fourth good in a raid wins at once, past guard and bribe [win.1]', () => {
  const harbour = position().coins(0, 1).warehouse(0, 'tea', 'silk', 'spice').warehouse(1, 'salt', 'silk')
  const match = harbour.hand(0, 'bribe').hand(1, 'guard').at(['turn', 0])
  for (const [seat, key] of [
    [0, 'raid'],
    [0, '1'],
    [1, 'guard'],
    [0, 'bribe'],
    [0, 'salt'],
  ] as const)
    match.pickKey(seat, key)
  expect(match.outcome).toEqual({ winners: [0], why: { id: 'win.range' } })
})

test('who smuggles out the fourth good wins at once [win.1]', () => {
  const match = position()
    .hand(0, 'smuggler')
    .warehouse(0, 'tea', 'silk', 'spice')
    .customs('salt')
    .at(['turn', 0])
  match.pickKey(0, 'smuggler')
  expect(match.outcome?.winners).toEqual([0])
})

test('four crates of three goods are not all four goods [win.1]', () => {
  const match = position().coins(0, 2).warehouse(0, 'tea', 'silk', 'spice').quay('silk').at(['turn', 0])
  match.pickKey(0, 'buy')
  match.pickKey(0, 'silk')
  expect(match.outcome).toBeNull()
})

test('the grand cargo is won by all together [win.2]', () => {
  const match = position().aboard(0, 'tea', 'silk', 'spice').warehouse(1, 'salt').at('plan')
  match.pickKey(1, 'load:salt')
  match.pickKey(1, 'ready')
  match.pickKey(0, 'agree')
  match.pickKey(1, 'agree')
  expect(match.outcome).toEqual({ winners: [0, 1], why: { id: 'win.cargo' } })
})

test.each([
  ['a ship that is not full', position(3).aboard(0, 'tea', 'silk').aboard(1, 'spice').aboard(2, 'salt')],
  ['a good too few', position(2).aboard(0, 'tea', 'silk').aboard(1, 'spice', 'tea')],
  ['a merchant too few', position(2).aboard(0, 'tea', 'silk', 'spice', 'salt')],
])('%s is no grand cargo [win.2]', (_, harbour) => {
  const match = harbour.at('confirm')
  for (let seat = 0; seat < match.seats; seat++) match.pickKey(seat, 'agree')
  expect(match.outcome).toBeNull()
})

const lastRound = () => position(3).round(4)

test('after the last round the wealthiest wins: coins and crates, those of the own trade twice [win.3]', () => {
  const harbour = lastRound()
    .coins(0, 3)
    .coins(1, 1)
    .warehouse(1, 'silk', 'silk')
    .coins(2, 2)
    .warehouse(2, 'tea', 'tea')
  const match = harbour.at('confirm')
  for (const seat of [0, 1, 2]) match.pickKey(seat, 'agree')
  expect(match.outcome).toEqual({ winners: [1], why: { id: 'win.wealth', values: { worth: [3, 5, 4] } } })
  expect(match.game.scores?.(match.state)).toEqual([3, 5, 4])
})

test('equals win together [win.3]', () => {
  const match = lastRound().coins(0, 3).coins(2, 2).warehouse(2, 'tea').at('confirm')
  for (const seat of [0, 1, 2]) match.pickKey(seat, 'agree')
  expect(match.outcome?.winners).toEqual([0, 2])
})

test.each([
  ['mild', 4],
  ['strict', 3],
])('a %s harbour master wins with %i crates, and nobody else does [win.4]', (master, crates) => {
  const customs = (already: number) =>
    position(2, { master })
      .customs(...Array(already).fill('tea'))
      .warehouse(0, 'silk')
      .coins(0, 1)
      .rolls(1)
      .at('tide')
  expect(customs(crates - 2).outcome).toBeNull()
  expect(customs(crates - 1).outcome).toEqual({ winners: [], rivals: ['master'], why: { id: 'win.master' } })
})
