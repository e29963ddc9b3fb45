import { expect, test } from 'vitest'
import { changesBetween } from '../src/table/motion/changes.ts'

type Counts = { readonly [piece: string]: { readonly [place: string]: number } }

const counts = (of: Counts) =>
  new Map(Object.entries(of).map(([piece, places]) => [piece, new Map(Object.entries(places))]))

const between = (before: Counts, after: Counts) => changesBetween(counts(before), counts(after))

test('what one place lacks and another has more of went from there to here', () => {
  expect(between({ cat: { a: 3, b: 1 } }, { cat: { a: 1, b: 3 } })).toEqual({
    flights: [{ piece: 'cat', from: 'a', to: 'b', count: 2 }],
    arrivals: [],
    losses: [],
  })
})

test('what came from nowhere arrived, and what is nowhere is lost', () => {
  expect(between({ cat: { a: 1 } }, { cat: { a: 2 }, bird: { b: 1 } })).toEqual({
    flights: [],
    arrivals: [
      { piece: 'cat', place: 'a', count: 1 },
      { piece: 'bird', place: 'b', count: 1 },
    ],
    losses: [],
  })
  expect(between({ cat: { a: 2 } }, {}).losses).toEqual([{ piece: 'cat', place: 'a', count: 2 }])
})

test('pieces of different kinds do not become one another', () => {
  const { flights, arrivals, losses } = between({ cat: { a: 1 } }, { bird: { b: 1 } })
  expect(flights).toEqual([])
  expect(arrivals).toEqual([{ piece: 'bird', place: 'b', count: 1 }])
  expect(losses).toEqual([{ piece: 'cat', place: 'a', count: 1 }])
})

test('several may come together, and the rest is lost', () => {
  expect(between({ cat: { a: 2, b: 2 } }, { cat: { c: 3 } })).toEqual({
    flights: [
      { piece: 'cat', from: 'a', to: 'c', count: 2 },
      { piece: 'cat', from: 'b', to: 'c', count: 1 },
    ],
    arrivals: [],
    losses: [{ piece: 'cat', place: 'b', count: 1 }],
  })
})

test('where nothing changed, nothing moves', () => {
  expect(between({ cat: { a: 2 } }, { cat: { a: 2 } })).toEqual({ flights: [], arrivals: [], losses: [] })
})
