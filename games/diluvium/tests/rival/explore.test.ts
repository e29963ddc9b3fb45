import { describe, expect, test } from 'vitest'
import type { Hex } from '../../data/types.ts'
import { numberAt, pointed } from '../../rules/astrolabe.ts'
import { DIRECTIONS, neighbours } from '../../rules/hex.ts'
import { exploreSteps, exploreTargets } from '../../rules/rival/paths.ts'
import { RIVAL } from '../../state.ts'
import { type Position, solo } from '../position.ts'

/** The rival explores from here. */
const exploring = (position: Position) => position.last(0, 'explore').tokens('ct1a').at('rival').state

/** The rival at 0,0, all around explored but some; so many settlers on Food. */
function at00(food: number, ...unexplored: Hex[]): Position {
  const position = solo().explorer(RIVAL, '0,0')
  for (const at of ['0,0', '1,0', '0,1', '-1,1'] as const)
    if (!unexplored.includes(at)) position.explored(RIVAL, at)
  if (food > 1) position.settlers(RIVAL, '0,0', 'food')
  if (food > 2) position.settlers(RIVAL, '1,0', 'food')
  return position
}

describe('the Astrolabe', () => {
  test('shows its ring turned: direction d has ring[(d - k) mod 6] [token.6]', () => {
    const { state } = solo()
    const shown = (turned: number) => DIRECTIONS.map(direction => numberAt(state, direction, turned))
    expect(shown(0)).toEqual([1, 4, 2, 6, 3, 5])
    expect(shown(2)).toEqual([3, 5, 1, 4, 2, 6])
  })

  test('decides by the smallest number on a way, turned anew each time: T1 [rexplore.2] [rexplore.3] [rexplore.4] [rexplore.5]', () => {
    // From 0,0: S is 0,1 and SW is -1,1, SE is 1,0. Turned by 0 they show 6, 3 and 2; by 3: N 6, NE 3, SE 5, S 1, SW 4.
    const all: Hex[] = ['1,0', '0,1', '-1,1']
    const to = (turned: number) => exploring(at00(1, ...all).dice(turned + 1)).rival?.explorer
    expect([0, 3, 4].map(to)).toEqual(['1,0', '0,1', '-1,1'])
    expect(exploring(at00(1, ...all).dice(4)).astrolabe).toEqual({ at: '0,0', turned: 3 })
  })
})

describe('the Astrolabe over positions further away', () => {
  test('counts the smallest of the numbers that are shown towards each [rexplore.3] [s12.18]', () => {
    const { state } = solo()
    // Two steps off: those between two sides may be reached by either.
    const ways: readonly (readonly [Hex, ...Hex[]])[] = [
      ['2,0', '1,0'],
      ['1,1', '1,0', '0,1'],
      ['0,2', '0,1'],
      ['-1,2', '0,1', '-1,1'],
      ['-1,-1', '-1,0', '0,-1'],
    ]
    for (const [one, ...overOne] of ways)
      for (const [other, ...overOther] of ways)
        for (let turned = 0; turned < 6; turned++) {
          const least = (over: readonly Hex[]) =>
            Math.min(...over.map(at => numberAt(state, DIRECTIONS[neighbours('0,0').indexOf(at)], turned)))
          const expected = least(overOther) < least(overOne) ? other : one
          expect(pointed(state, '0,0', [one, other], turned)).toBe(expected)
        }
  })
})

describe('the rival’s Exploration Ship', () => {
  test('heads for the nearest tile not explored and explores it [rexplore.1] [rexplore.7] [rexplore.8] [rexplore.10]', () => {
    const { rival, places } = exploring(at00(1, '0,1'))
    expect(rival?.explorer).toBe('0,1')
    expect(places['0,1'].up).toBe(true)
    expect(places['0,1'].markers).toContain(RIVAL)
  })

  test('goes one tile per settler on Food, and no further than its target: T2 [rexplore.6] [rexplore.12] [rexplore.13]', () => {
    const one = exploring(at00(1))
    expect(one.places[one.rival?.explorer ?? '0,0'].markers).toContain(RIVAL) // Under way, over a tile explored before.
    expect(one.rival?.markers).toBe(4)
    const three = exploring(at00(3))
    expect(three.rival?.markers).toBe(3) // Two tiles away, though it might go three.
  })

  test('stops on a tile that it turns over, and explores a revealed tile it reaches [rexplore.9] [rexplore.11]', () => {
    const { rival, places } = exploring(at00(2, '1,0'))
    expect(rival?.explorer).toBe('1,0')
    expect(places['1,0'].markers).toContain(RIVAL)
  })

  test('takes another of the shortest ways where your Warship shortens one: H4 [rexplore.15] [rexplore.18] [rexplore.19] [rexplore.20]', () => {
    const state = exploring(at00(1, '0,1', '-1,1').up('0,1').warship(0, '0,1'))
    expect(state.rival?.explorer).toBe('-1,1')
    expect(state.astrolabe).toBeNull()
  })

  test('stops before your Warship on its only way: H5 [rexplore.14] [rexplore.16] [rexplore.18]', () => {
    const { rival } = exploring(at00(1, '0,1').up('0,1').warship(0, '0,1'))
    expect([rival?.explorer, rival?.markers]).toEqual(['0,0', 5])
  })

  test('passes your Warship where the flag is off and it need not stop there [rexplore.16] [rexplore.17]', () => {
    // All explored but 0,2, to which the only way of two steps from 0,0 leads over 0,1.
    const steps = (warshipBlocksPassage: boolean, left: number) => {
      const { state } = solo({ warshipBlocksPassage }).explorer(RIVAL, '0,0').up('0,1').warship(0, '0,1')
      for (const place of Object.values(state.places)) place.markers = place.at === '0,2' ? [] : [RIVAL]
      return exploreSteps(state, left)
    }
    expect(steps(true, 2)).toEqual([])
    expect(steps(false, 2)).toEqual(['0,1'])
    expect(steps(false, 1)).toEqual([])
  })

  test('has the Astrolabe decide at every tile where ways part [rexplore.21]', () => {
    const { history } = at00(2).last(0, 'explore').tokens('ct1a').seed(5).at('rival')
    const asked = history?.journal.filter(({ id }) => id === 'astrolabe').map(({ values }) => values?.place)
    expect(asked).toMatchObject([{ at: '0,0' }, { at: expect.not.stringMatching('^0,0$') }])
  })

  test('does not count its own tile as a target, nor enter your City [rexplore.22] [rexplore.23] [rmarker.7] [rmarker.9]', () => {
    const { rival } = exploring(
      solo()
        .explorer(RIVAL, '0,3')
        .explored(RIVAL, '-1,3')
        .change(({ rival: one }) => {
          if (one) one.markersGone = one.markers
          if (one) one.markers = 0
        }),
    )
    expect(rival?.explorer).not.toBe('0,3')
    expect(rival?.explorer).not.toBe('-1,4')
    expect(rival?.gold).toBe(10) // rmarker.7
  })

  test('has nowhere to go where all tiles are explored [rexplore.24]', () => {
    const { state } = solo()
    expect(exploreTargets(state).targets).not.toEqual([])
    for (const place of Object.values(state.places)) place.markers = [RIVAL]
    expect(exploreTargets(state).targets).toEqual([])
    expect(exploreSteps(state, 3)).toEqual([])
  })
})

describe('the rival’s marker', () => {
  test('goes on 2 gold or more, gaining it and what lies under it [rmarker.1] [rmarker.2] [rmarker.8] [board.5]', () => {
    const state = exploring(at00(1, '0,1'))
    expect(state.places['0,1'].markers[0]).toBe(RIVAL)
    expect(state.rival?.gold).toBe(3 + 1) // The fourth marker: 1.
    const without = solo({ rivalGainsMarkerBonus: false }).explorer(RIVAL, '0,0')
    for (const at of ['0,0', '1,0', '-1,1'] as const) without.explored(RIVAL, at)
    expect(exploring(without).rival?.gold).toBe(3)
  })

  test('else on a settler, who goes to this tile first, by the column: [rmarker.3] [rmarker.4] [rmarker.5] [rmarker.10] [rcolonise.3]', () => {
    const state = exploring(
      at00(1, '0,1').tile('0,1', 9).explored(0, '0,1', 0).column('food', 'weapons', 'craft', 'ruins'),
    )
    expect(state.places['0,1'].markers).toEqual([0, RIVAL, null, null])
    expect(state.places['0,1'].islands.map(({ settlers }) => settlers)).toEqual([[], [RIVAL]])
    expect(state.rival?.column).toEqual(['food', 'craft', 'ruins', 'weapons'])
  })

  test('and that settler elsewhere where the tile is full: H6 [rmarker.6]', () => {
    const full = (space: number[]) =>
      at00(1, '0,1')
        .tile('0,1', 10)
        .column('weapons', 'food', 'craft', 'ruins')
        .change(({ places, players }) => {
          for (const one of space) places['0,1'].markers[one] = 0
          for (const island of places['0,1'].islands) island.slots = 0
          players[0].markers -= space.length
        })
    const elsewhere = exploring(full([0]))
    expect(elsewhere.places['0,1'].markers).toEqual([0, RIVAL, null, null])
    expect(elsewhere.places['1,0'].islands[2].settlers).toEqual([RIVAL])
    expect(elsewhere.rival?.column).toEqual(['food', 'craft', 'ruins', 'weapons'])
  })
})
