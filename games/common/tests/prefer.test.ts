import { expect, test } from 'vitest'
import { fewest, most, prefer, those } from '../prefer.ts'

/** Clearings of a woodland: their rank, the warriors in them, and whether there is a roost. */
interface Place {
  readonly rank: number
  readonly warriors: number
  readonly roost?: true
}
const place = (rank: number, warriors: number): Place => ({ rank, warriors })
const warriors = most('warriors', (one: Place) => one.warriors)
const rank = fewest('rank', (one: Place) => one.rank)

test('the best by the first criterion wins, and the reason says so', () => {
  const [weak, strong] = [place(1, 1), place(9, 3)]
  expect(prefer([weak, strong], [warriors, rank])).toEqual({
    choice: strong,
    findings: [{ by: 'warriors', values: [1, 3], value: 3, left: [strong] }],
    decided: 'warriors',
    left: [strong],
  })
})

test('among equals the next criterion decides, and the reason tells who was tied with how many', () => {
  const [six, eight, twelve] = [place(6, 2), place(8, 2), place(12, 2)]
  const preference = prefer([twelve, place(1, 0), eight, six], [warriors, rank])
  expect(preference?.choice).toBe(six)
  expect(preference?.decided).toBe('rank')
  expect(preference?.findings).toEqual([
    { by: 'warriors', values: [2, 0, 2, 2], value: 2, left: [twelve, eight, six] },
    { by: 'rank', values: [12, 8, 6], value: 6, left: [six] },
  ])
})

test('what no criterion tells apart is left to chance or to somebody', () => {
  const [one, other] = [place(1, 2), place(2, 2)]
  const preference = prefer([one, other], [warriors])
  expect(preference).toMatchObject({ choice: one, decided: null })
  expect(preference?.left).toEqual([one, other])
})

test('a wish counts only where it can be met', () => {
  const roosts = those('roost', (one: Place) => one.roost === true)
  const nest: Place = { ...place(5, 0), roost: true }
  expect(prefer([place(1, 4), nest], [roosts, warriors])?.choice).toBe(nest)
  expect(prefer([place(1, 4), place(2, 0)], [roosts, warriors])?.decided).toBe('warriors')
})

test('an only candidate needs no reason, and without one nothing is done', () => {
  const one = place(1, 1)
  expect(prefer([one], [warriors])).toEqual({ choice: one, findings: [], decided: null, left: [one] })
  expect(prefer([], [warriors])).toBeNull()
})

test('a criterion may be below zero', () => {
  const points = most('points', (n: number) => n)
  expect(prefer([-3, -1, -2], [points])?.choice).toBe(-1)
})
