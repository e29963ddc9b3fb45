import { keys } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { position } from './position.ts'

const rich = () => position(3).coins(0, 9).coins(1, 3).coins(2, 1)

test('everybody bids what they have, five coins at most [bid.1]', () => {
  const match = rich().at('tide')
  expect([0, 1, 2].map(seat => keys(match, seat))).toEqual([
    ['0', '1', '2', '3', '4', '5'],
    ['0', '1', '2', '3'],
    ['0', '1'],
  ])
})

test('a bid is a secret until all are in [bid.1]', () => {
  const match = rich().at('tide')
  const before = [match.view(0), match.view(2), match.view(null)]
  const journal = match.history?.journal.length
  match.pickKey(1, '3')
  expect([match.view(0), match.view(2), match.view(null)]).toEqual(before)
  expect(match.history?.journal).toHaveLength(journal ?? 0)
  expect(match.waiting?.seats).toEqual([0, 2])
})

test('the highest bidder alone pays, and takes the helm [bid.2]', () => {
  const match = rich().at('tide')
  match.pickKey(0, '2')
  match.pickKey(2, '1')
  match.pickKey(1, '3')
  expect(match.state.helm).toBe(1)
  expect(match.state.merchants.map(({ coins }) => coins)).toEqual([9, 0, 1])
  expect(match.history?.journal.find(({ id }) => id === 'bid.won')?.values).toEqual({
    seat: 1,
    bids: [2, 3, 1],
  })
})

test.each([
  [0, 0],
  [1, 1],
  [2, 0],
])('among equal bids of the first two, from helm %i on, seat %i wins [bid.3]', (helm, winner) => {
  const match = rich().helm(helm).at('tide')
  match.pickKey(0, '2')
  match.pickKey(1, '2')
  match.pickKey(2, '1')
  expect(match.state.helm).toBe(winner)
})

test('who has no coin is not asked [bid.4]', () => {
  const match = position(3).coins(1, 1).at('tide')
  expect(match.waiting?.seats).toEqual([1])
  match.pickKey(1, '1')
  expect(match.state.helm).toBe(1)
})

test('when nobody has a coin the helm stays, and the turns begin [bid.4]', () => {
  const match = position().helm(1).at('tide')
  expect(match.state.helm).toBe(1)
  expect(match.waiting).toMatchObject({ prompt: 'action', seats: [1] })
})
