import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { fullHelpOf, helpOf } from '../board/words.ts'
import { CARDS } from '../data/cards.ts'
import { CONTROL_DIE } from '../data/dice.ts'
import { MAPS } from '../data/map.ts'
import { root } from '../game.ts'
import { loadRoom } from '../index.ts'
import './opened.ts'

const room = await loadRoom()

const data = room.data?.() ?? []

test('every datum has an id of its own and says where it comes from', () => {
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  for (const { from } of data) expect(['rulebook', 'public', 'reconstructed']).toContain(from)
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})

test('every card, clearing and forest is among the data', () => {
  const ids = data.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(CARDS.map(({ key }) => `card:${key}`)))
  for (const { id, clearings, forests } of Object.values(MAPS)) {
    expect(ids).toEqual(
      expect.arrayContaining(clearings.map(clearing => `map:${id}:clearing:${clearing.id}`)),
    )
    expect(ids).toEqual(expect.arrayContaining(forests.map(forest => `map:${id}:forest:${forest.name}`)))
  }
})

test('only French titles that the rulebook does not print, suits that are suggested and the faces of the control die are reconstructed', () => {
  const reconstructed = data.filter(({ from }) => from === 'reconstructed').map(({ id }) => id)
  const known = ['map:lake:suits', 'map:mountain:suits', 'dice:control']
  expect(reconstructed.filter(id => !id.startsWith('title:fr:'))).toEqual(known)
  expect(reconstructed).toContain('title:fr:swapMeet')
  expect(reconstructed).toContain('title:fr:quest:errand')
  expect(reconstructed).not.toContain('title:fr:falseOrders')
})

test('every card explains itself, in both languages, on its face and in full', () => {
  for (const card of CARDS)
    for (const language of ['en', 'fr'] as const)
      for (const help of [helpOf(card, language), fullHelpOf(card, language)]) {
        expect(help.length).toBeGreaterThan(13)
        expect(help.endsWith('.')).toBe(true)
      }
})

test('an owner of the box replaces what is reconstructed: suits of a map, stars of the control die', () => {
  const suits = [...'abcabcabcabc'].map(one => ({ a: 'fox', b: 'rabbit', c: 'mouse' })[one] as string)
  const faces = Array.from({ length: 6 }, () => ({ gold: 3, red: 0 }))
  const pack = { name: 'Mine', data: { 'map:lake:suits': { suits }, 'dice:control': { faces } } }
  const options = { map: 'lake', suits: 'suggested', hirelings: true }
  const { state } = Match.start(root, { seats: 3, seed: 1, options, pack })
  expect(state.suits.slice(1)).toEqual(suits)
  expect(state.hirelings?.control).toEqual(faces)
  const usual = Match.start(root, { seats: 3, seed: 1, options }).state
  expect(usual.suits.slice(1)).not.toEqual(suits)
  expect(usual.hirelings?.control).toEqual(CONTROL_DIE.faces)
  const wrong = { ...pack, data: { 'map:lake:suits': { suits: suits.slice(1) } } }
  expect(() => Match.start(root, { seats: 3, seed: 1, options, pack: wrong })).toThrow()
})
