import { answer, keys } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { liveMonster, maySettle, monsterAt } from '../../../rules/query.ts'
import { exploreTargets } from '../../../rules/rival/paths.ts'
import { RIVAL } from '../../../state.ts'
import { solo } from '../../../tests/position.ts'

describe('a home tile', () => {
  test('is settled without being explored [s03.17]', () => {
    const match = solo({ home: 12 }).at(['turn', 0])
    answer(match, { turn: 'colonise', settler: 'reserve:0' }, 'settler.to')
    expect(keys(match, 0)).toEqual(['-1,4:ruins', '-1,4:craft'])
    expect(match.state.places['-1,4'].markers).not.toContain(0)
  })

  test('takes your ships back that are driven off [s03.18]', () => {
    const match = solo({ home: 12 }).warship(RIVAL, '-1,3').strength(RIVAL, 6).at(['turn', 0])
    answer(match, { turn: 'fight', sail: '-1,3', combat: '0' }, 'after')
    expect(match.state.players[0].warships[0].at).toBe('-1,4')
  })

  /** The rival's Warship comes to -1,3, where a settler of yours is. */
  const driven = (options = {}) =>
    solo(options)
      .home(0)
      .explored(0, '-1,3')
      .settlers(0, '-1,3', 'food')
      .warship(RIVAL, '-1,2')
      .up('-1,2')
      .last(0, 'fight')
      .tokens('ct1a')
      .at('rival')

  test('takes no settlers back: they go to the reserve [s03.19]', () => {
    const match = driven({ home: 12 })
    expect(match.ask?.id).toBe('turn')
    expect(match.state.players[0].reserve).toHaveLength(9)
    expect(driven({}).ask?.id).toBe('flee')
  })

  test('is neither explored nor settled by the rival, and its monster is ignored [s03.20]', () => {
    const { state } = solo({ home: 10 }).explorer(RIVAL, '-1,3')
    const { targets, far } = exploreTargets(state)
    expect(far).toBe(1)
    expect(targets).not.toContain('-1,4')
    const home = state.places['-1,4']
    expect(maySettle(state, RIVAL, home)).toBe(false)
    expect([monsterAt(state, home), liveMonster(state, home)]).toEqual([null, null])
    expect(state.data.tiles[10].monster).toBe('sirens')
  })
})
