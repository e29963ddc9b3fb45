import { expect, test } from 'vitest'
import { anyTable } from '../any-table.ts'
import { Mistake } from '../mistake.ts'
import type { OptionSpecs } from '../options.ts'
import { tiny } from './tiny.ts'

const options = {
  fog: { kind: 'flag', default: true },
  rounds: { kind: 'number', min: 3, max: 5, default: 5 },
  map: { kind: 'choice', values: ['autumn', 'winter'], default: 'autumn' },
  cards: { kind: 'several', values: ['sun', 'moon'], default: ['sun'] },
  factions: {
    kind: 'perSeat',
    values: ['cat', 'bird', 'mouse', 'otter'],
    default: seats => Array(seats).fill('cat'),
  },
} satisfies OptionSpecs

const no = () => new Mistake({ id: 'no' })
const game = tiny({}, { options })
const picky = tiny({}, { options, check: ({ options: { factions } }) => (distinct(factions) ? null : no()) })

const distinct = (list: unknown): boolean => Array.isArray(list) && new Set(list).size === list.length

const some = Array.from({ length: 400 }, (_, seed) => seed)

test('every number of seats and every value of every option is drawn, and a table again by its seed', () => {
  const tables = some.map(seed => anyTable(game, seed))
  const drawn = (of: (table: (typeof tables)[number]) => unknown) =>
    [...new Set(tables.map(of).map(String))].sort()
  expect(drawn(({ seats }) => seats)).toEqual(['1', '2', '3', '4'])
  expect(drawn(({ options: { fog } }) => fog)).toEqual(['false', 'true'])
  expect(drawn(({ options: { rounds } }) => rounds)).toEqual(['3', '4', '5'])
  expect(drawn(({ options: { map } }) => map)).toEqual(['autumn', 'winter'])
  expect(drawn(({ options: { cards } }) => cards)).toEqual(['', 'moon', 'sun', 'sun,moon'])
  expect(drawn(({ options: { factions } }) => (factions as string[])[0])).toEqual([
    'bird',
    'cat',
    'mouse',
    'otter',
  ])
  expect(some.map(seed => anyTable(game, seed))).toEqual(tables)
})

test('what is given stays as it is', () => {
  for (const seed of some.slice(0, 50)) {
    const table = anyTable(game, seed, { seats: 3, options: { map: 'winter', rounds: '4' } })
    expect(table).toMatchObject({ seats: 3, options: { map: 'winter', rounds: 4 }, seed })
  }
})

test('a table that the rules refuse is drawn again, with as many seats', () => {
  for (const seed of some) {
    const {
      seats,
      options: { factions },
    } = anyTable(picky, seed)
    expect([distinct(factions), seats]).toEqual([true, anyTable(game, seed).seats])
  }
})

test('what cannot be is told: what was given, or that the rules refuse every table', () => {
  expect(() => anyTable(picky, 1, { seats: 2, options: { factions: ['cat', 'cat'] } })).toThrow(Mistake)
  expect(() => anyTable(game, 1, { options: { map: 'summer' } })).toThrow('summer')
  expect(() => anyTable(tiny({}, { check: no }), 1, { seats: 2 })).toThrow(
    'tiny refuses every table of 2 seats',
  )
})
