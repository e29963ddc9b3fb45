import { answer, keys } from '@tablee/common/testing/answers.ts'
import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { diluvium } from '../../../game.ts'
import { placesOf } from '../../../rules/query.ts'
import { RIVAL } from '../../../state.ts'
import { solo } from '../../../tests/position.ts'
import { endsAsUsual, leadsTo, started, victory } from '../../../tests/scenario.ts'

const s02 = (options = {}) => solo({ scenario: 's02', ...options })

describe('Des murmures venus de l’Est', () => {
  test('is played against the Aztecs, with its piles, gold and column [s02.1] [s02.2]', () => {
    const { rival, supply, gold } = started('s02')
    expect(rival).toMatchObject({ civ: 'aztec', column: ['craft', 'food', 'weapons', 'ruins'] })
    expect(supply).toEqual({ food: 15, craft: 15, weapons: 15 })
    expect(gold?.supply).toBe(60)
  })

  test('tiles 19 and 20 lie anywhere among the five green ones, face down [s02.3] [s02.4]', () => {
    const where = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const state = started('s02', seed)
      const greens = placesOf(state).filter(({ green }) => green)
      expect(greens.map(({ at }) => at).sort()).toEqual(['-1,1', '-1,2', '0,1', '0,2', '1,1'])
      expect(greens.every(({ level, up }) => level === 2 && !up)).toBe(true)
      const tiles = greens.map(({ tile }) => tile)
      expect(tiles).toEqual(expect.arrayContaining([19, 20]))
      where.add(greens[tiles.indexOf(19)].at)
    }
    expect(where.size).toBe(5)
  })

  test('a settler on the Craft of tile 19 ends it, also by an exploration space: H23 [s02.6]', () => {
    const exploring = (island: string) => {
      const match = s02().tile('-1,3', 19).gold(0, 1).at(['turn', 0])
      const to = { settler: 'reserve:0', 'settler.to': `-1,3:${island}` }
      answer(match, { turn: 'explore', sail: '-1,3', 'explore.space': 'settler', ...to }, 'after')
      match.pickKey(0, 'end')
      return match
    }
    expect(victory(exploring('craft'))).toBe('prospectrice')
    expect(exploring('weapons').outcome).toBeNull()
  })

  test('a settler on the Ruins of tile 20 ends it; the rival’s do not, nor one elsewhere [s02.7]', () => {
    const on = (party: number, tile: number) =>
      s02()
        .tile('-1,3', tile)
        .explored(party, '-1,3')
        .settlers(party, '-1,3', 'ruins')
        .gold(0, 1)
        .last(0, 'exploit')
        .tokens('ct1a')
        .at('roundEnd')
    expect(victory(on(0, 20))).toBe('exploratrice')
    expect(on(RIVAL, 20).outcome).toBeNull()
    expect(on(0, 19).outcome).toBeNull()
  })

  test('both take more gold than the rival has [s02.6] [s02.7]', () => {
    const match = s02().tile('-1,3', 20).explored(0, '-1,3').settlers(0, '-1,3', 'ruins').at('roundEnd')
    expect(match.outcome).toMatchObject({ winners: [], why: { values: { reason: 'poorer' } } })
  })

  test('la Prospectrice takes a 0 from the rival for good, and leads to S04 [s02.8] [s02.10]', () => {
    expect(leadsTo('prospectrice')).toEqual({ to: 's04', bonuses: ['token'] })
    const zeros = (options: object) =>
      started('s04', 1, options).rival?.pile.filter(id => id.startsWith('ct0')).length
    expect([zeros({}), zeros({ fewerZeros: true })]).toEqual([2, 1])
  })

  test('the two 0 are alike, so that it does not matter which one goes [s02.9]', () => {
    const { tokens } = s02().state.data
    expect(tokens.ct0a).toEqual(tokens.ct0b)
    expect(Match.start(diluvium, { seats: 1, options: { fewerZeros: true }, seed: 1 }).ask?.id).toBe('turn')
  })

  test.each(['ct0a', 'ct0b'] as const)('two 0 that differ: you choose that %s goes [s02.9]', gone => {
    const pack = { name: 'My box', data: { 'token:ct0b.random': true } }
    const match = Match.start(diluvium, { seats: 1, options: { fewerZeros: true }, seed: 1, pack })
    expect(match.ask?.id).toBe('zero')
    expect(match.state.rival?.pile).toHaveLength(8)
    expect(keys(match, 0).toSorted()).toEqual(['ct0a', 'ct0b'])
    match.pickKey(0, gone)
    expect(match.state.rival?.pile).toHaveLength(7)
    expect(match.state.rival?.pile).not.toContain(gone)
    expect(match.ask?.id).toBe('turn')
  })

  test('l’Exploratrice leads to S03 without a bonus [s02.11]', () => {
    expect(leadsTo('exploratrice')).toEqual({ to: 's03', bonuses: [] })
  })

  endsAsUsual('s02', 's02.5')
})
