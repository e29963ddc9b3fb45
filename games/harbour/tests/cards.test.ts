import { keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { position } from './position.ts'

test('a commission brings 3 coins [card.1]', () => {
  const match = position().hand(0, 'commission').at(['turn', 0])
  match.pickKey(0, 'commission')
  expect(match.state.merchants[0].coins).toBe(3)
})

test('a smuggler takes a crate out of the customs house [card.2]', () => {
  const match = position().hand(0, 'smuggler', 'smuggler').customs('salt', 'silk', 'salt').at(['turn', 0])
  match.pickKey(0, 'smuggler')
  expect(keys(match, 0)).toEqual(['silk', 'salt'])
  match.pickKey(0, 'salt')
  expect(match.state.master.customs).toEqual(['silk', 'salt'])
  expect(match.state.merchants[0].warehouse).toEqual(['salt'])
})

test('from an empty customs house there is nothing to smuggle [card.2]', () => {
  expect(refusal(position().hand(0, 'smuggler').at(['turn', 0]), 0, 'smuggler')).toBe('card.2')
})

test('a broker buys one crate each of two goods, those of the own trade for 3 coins [card.3]', () => {
  const match = position().hand(0, 'broker').warehouse(0, 'tea', 'tea', 'salt', 'silk').at(['turn', 0])
  match.pickKey(0, 'broker')
  expect(keys(match, 0)).toEqual(['tea', 'silk', 'salt'])
  match.pickKey(0, 'tea')
  expect(keys(match, 0)).toEqual(['silk', 'salt', 'pass'])
  match.pickKey(0, 'salt')
  expect(match.state.merchants[0]).toMatchObject({ coins: 5, warehouse: ['tea', 'silk'] })
  expect(match.state.hold).toHaveLength(22)
  expect(match.waiting?.prompt).toBe('action')
})

test('one crate is enough for the broker, none is not [card.3]', () => {
  const match = position().hand(0, 'broker').warehouse(0, 'silk', 'salt').at(['turn', 0])
  match.pickKey(0, 'broker')
  expect(keys(match, 0)).not.toContain('pass')
  match.pickKey(0, 'silk')
  match.pickKey(0, 'pass')
  expect(match.state.merchants[0]).toMatchObject({ coins: 2, warehouse: ['salt'] })
  expect(refusal(position().hand(0, 'broker').at(['turn', 0]), 0, 'broker')).toBe('card.3')
})

test('crates sold are shuffled into the hold, and what was seen is forgotten [card.3]', () => {
  const harbour = position().hand(0, 'broker').warehouse(0, 'salt').ashoreNext('tea')
  harbour.state.seen.push(1)
  const match = harbour.at(['turn', 0])
  match.pickKey(0, 'broker')
  expect(match.face(0)).toMatchObject({ forced: true, prompt: { id: 'sell' } })
  match.pickKey(0, 'salt')
  expect(match.state.seen).toEqual([])
  expect(match.state.hold.join()).not.toBe([...harbour.state.hold, 'salt'].join())
})

test('a lookout brings a coin and sees what comes ashore next, alone [card.4]', () => {
  const match = position().hand(0, 'lookout').ashoreNext('spice').at(['turn', 0])
  match.pickKey(0, 'lookout')
  expect(match.state.merchants[0].coins).toBe(1)
  expect(match.face(0)?.prompt).toEqual({ id: 'look', values: { good: 'spice' } })
  expect(match.view(0)).toMatchObject({ next: 'spice', seen: [0] })
  expect(match.view(1)).toMatchObject({ next: null, seen: [0] })
  expect(told(match, 1)).not.toContain('looked.good')
  expect(match.canUndo(0)).toBe(false)
})

test('the lookout leaves the hold as it is, or has it shuffled [card.4]', () => {
  const harbour = position().hand(0, 'lookout').ashoreNext('spice')
  const left = harbour.at(['turn', 0])
  left.pickKey(0, 'lookout')
  left.pickKey(0, 'leave')
  expect(left.state.hold).toEqual(harbour.state.hold)
  expect(left.view(0)).toMatchObject({ next: 'spice' })
  const shuffled = harbour.at(['turn', 0])
  shuffled.pickKey(0, 'lookout')
  shuffled.pickKey(0, 'shuffle')
  expect(shuffled.state.hold).not.toEqual(harbour.state.hold)
  expect(shuffled.view(0)).toMatchObject({ next: null, seen: [] })
})

test('a lookout needs something to see [card.4]', () => {
  const harbour = position(4).hand(0, 'lookout').quay('tea', 'silk', 'spice', 'salt')
  for (const seat of [0, 1, 2, 3]) {
    const good = harbour.state.merchants[seat].trade
    harbour.warehouse(seat, good, good, good, good, good)
  }
  expect(refusal(harbour.at(['turn', 0]), 0, 'lookout')).toBe('card.4')
})
