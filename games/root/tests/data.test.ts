import { expect, test } from 'vitest'
import { fullHelpOf, helpOf } from '../board/words.ts'
import { CARDS } from '../data/cards.ts'
import { MAPS } from '../data/map.ts'
import { loadRoom } from '../index.ts'
import '../board/words/en.ts'
import '../board/words/fr.ts'

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
