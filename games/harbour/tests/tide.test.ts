import { told } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { position } from './position.ts'

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
])('at a die of %i, %i crates come ashore [tide.1]', (die, crates) => {
  const match = position().ashoreNext('salt', 'tea', 'silk').rolls(die).at('tide')
  expect(match.state.quay).toEqual(['salt', 'tea', 'silk'].slice(0, crates))
  expect(match.state.hold).toHaveLength(24 - crates)
})

test('what does not fit on the quay stays in the hold [tide.2]', () => {
  const match = position().quay('tea', 'tea', 'tea', 'tea', 'tea').rolls(6).at('tide')
  expect(match.state.quay).toHaveLength(6)
  expect(match.state.hold).toHaveLength(18)
})

test('at low tide the harbour master seizes a crate from the fullest warehouse, and says why [master.1]', () => {
  const match = position().warehouse(0, 'tea').warehouse(1, 'silk', 'silk').rolls(2).at('tide')
  expect(match.state.merchants.map(({ warehouse }) => warehouse)).toEqual([['tea'], ['silk']])
  expect(match.state.master.customs).toEqual(['silk'])
  expect(match.history?.journal.find(({ id }) => id === 'master.seizes')?.values).toEqual({
    seat: 1,
    crates: 2,
    good: 'silk',
  })
})

test('among equals the harbour master inspects the first from the helm on [master.1]', () => {
  const equals = position(3).warehouse(0, 'tea').warehouse(1, 'silk').warehouse(2, 'salt')
  const match = equals.helm(1).rolls(1).at('tide')
  expect(match.state.master.customs).toEqual(['silk'])
  expect(match.history?.journal.find(({ id }) => id === 'master.tied')?.values).toEqual({ seats: [0, 1, 2] })
})

test('he takes whichever crate comes to hand [master.1]', () => {
  const seized = [0, 100, 200, 300, 400, 500].map(seed => {
    const harbour = position().warehouse(0, 'tea', 'silk', 'salt').seed(seed).rolls(1)
    return harbour.at('tide').state.master.customs[0]
  })
  expect(new Set(seized).size).toBeGreaterThan(1)
})

test('a strict harbour master thinks that 3 is low [master.1]', () => {
  const seizedAt3 = (master: string) =>
    position(2, { master }).warehouse(0, 'tea').rolls(3).at('tide').state.master.customs.length
  expect(seizedAt3('mild')).toBe(0)
  expect(seizedAt3('strict')).toBe(1)
})

test('at high tide, or from empty warehouses, nothing is seized [master.2]', () => {
  const high = position().warehouse(0, 'tea').rolls(4).at('tide')
  expect(high.state.master.customs).toEqual([])
  expect(told(high)).toContain('master.highTide')
  const empty = position().rolls(1).at('tide')
  expect(empty.state.master.customs).toEqual([])
  expect(told(empty)).toContain('master.nothingToSeize')
})

test('the patrol boat goes to the fullest warehouse [master.3]', () => {
  const harbour = position(3).warehouse(1, 'tea', 'tea').warehouse(2, 'salt', 'salt').rolls(6)
  expect(harbour.at('tide').state.master.patrol).toBe(1)
  expect(harbour.helm(2).at('tide').state.master.patrol).toBe(2)
})

test('it stays where it is when all are empty [master.3]', () => {
  const match = position().patrol(1).rolls(6).at('tide')
  expect(match.state.master.patrol).toBe(1)
  expect(told(match)).not.toContain('master.patrols')
})
