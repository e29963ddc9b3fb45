import { Chance } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { harbour as game } from '../game.ts'
import { view } from '../rules/knowledge.ts'
import { draw } from '../text/draw.ts'
import { position } from './position.ts'

const harbour = () =>
  position(3)
    .hand(0, 'guard', 'bribe')
    .hand(1, 'lookout', 'broker')
    .hand(2, 'guard')
    .coins(1, 2)
    .ashoreNext('salt')

test('a seat sees its own hand and how many cards the others hold', () => {
  const { merchants, deck, hold } = view(harbour().state, 1)
  expect(merchants.map(({ hand }) => hand)).toEqual([null, ['lookout', 'broker'], null])
  expect(merchants.map(({ cards }) => cards)).toEqual([2, 2, 1])
  expect([deck, hold]).toEqual([25, 24])
})

test('a spectator sees no hand', () => {
  expect(view(harbour().state, null).merchants.every(({ hand }) => hand === null)).toBe(true)
})

test('dealing again changes the unknown, in place, and nothing that is known', () => {
  const { state } = harbour()
  state.seen.push(1)
  const { deck, merchants, hold } = state
  const before = view(state, 1)
  const others = () => [...deck, ...merchants[0].hand, ...merchants[2].hand].join()
  const dealt = others()
  game.redeal(state, 1, Chance.of(3))
  expect(view(state, 1)).toEqual(before)
  expect(before.next).toBe('salt')
  expect(others()).not.toBe(dealt)
  expect(state.deck).toBe(deck)
  expect(state.hold).toBe(hold)
  expect(game.invariants(state)).toEqual([])
})

test('what the invariants would catch', () => {
  const { state } = harbour()
  state.hold.pop()
  state.deck.pop()
  state.merchants[0].coins = -1
  expect(game.invariants(state)).toHaveLength(3)
})

test('the picture shows what the view shows, and no more', () => {
  const { state } = harbour().quay('tea', 'silk').aboard(2, 'spice').customs('salt').patrol(2)
  const picture = draw(view(state, 1), 'en')
  expect(picture).toContain('quay     tea silk')
  expect(picture).toContain('spice/3')
  expect(picture).toContain('Lookout, Broker')
  expect(picture).not.toContain('Guard')
  expect(draw(view(state, null), 'fr')).toContain('vedette')
})
