import { expect, test } from 'vitest'
import { room } from '../index.ts'

const data = room.data?.() ?? []
const from = (id: string) => data.find(one => one.id === id)?.from

test('every datum has an id of its own and says where it comes from', () => {
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  for (const one of data) expect(['rulebook', 'public', 'reconstructed']).toContain(one.from)
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})

test('French names that the rulebook does not print are reconstructed, and one card besides', () => {
  const titles = data.filter(({ id }) => id.startsWith('title:fr:'))
  expect(titles.every(one => one.from !== 'public')).toBe(true)
  const others = data.filter(one => one.from === 'reconstructed' && !titles.includes(one))
  expect(others.map(({ id }) => id)).toEqual([])
})

test.each([
  ['event:argument', 'event:awfulWeather'],
  ['event:jaguar:action', 'event:jaguar'],
  ['wreckage:foodCrates', 'wreckage:foodCrates:action'],
  ['adventure:inAHurry:lower', 'adventure:inAHurry'],
  ['mystery:whip', 'mystery:gold'],
  ['invention:pit', 'invention:moat'],
  ['invention:mast', 'invention:garden'],
  ['beast:bearBeast', 'beast:boa'],
  ['equipment:pistol', 'equipment:emptyBottle'],
  ['discovery:goat', 'discovery:castaways.saltire'],
  ['discovery:castaways.bars', 'discovery:kingKong.dashes'],
  ['crew:director', 'crew:lights'],
  ['scenario:jenny', 'place:1'],
])('the rulebook prints the French name of %s, not of %s', (printed, translated) => {
  expect(from(`title:fr:${printed}`)).toBe('rulebook')
  expect(from(`title:fr:${translated}`)).toBe('reconstructed')
})
