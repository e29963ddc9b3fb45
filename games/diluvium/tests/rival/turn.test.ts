import { told } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import type { Action, IslandType } from '../../data/types.ts'
import { forecast, randomOdds } from '../../rules/rival/forecast.ts'
import { RIVAL } from '../../state.ts'
import { solo } from '../position.ts'

describe('the rival’s turn', () => {
  test('does not come in round 1, nor is a token drawn: H1 [round.1] [round.3]', () => {
    const first = solo().change(state => {
      state.round = 0
    })
    const match = first.at('round')
    expect(match.state.round).toBe(1)
    expect(match.state.rival?.discard).toEqual([])
    expect(match.ask?.id).toBe('turn')
    expect(solo().last(0, 'exploit').tokens('ct1a').at('round').state.rival?.discard).toEqual(['ct1a'])
  })

  test.each<Action>(['explore', 'colonise', 'exploit', 'fight'])(
    'copies %s when the token has no symbol, and the token is discarded: T8 [round.4] [rival.1] [rival.3] [rival.4] [rival.6] [rival.7]',
    action => {
      const match = solo().last(0, action).tokens('ct1a').at('rival')
      expect(match.state.rival?.last).toBe(action)
      expect(match.state.rival?.discard).toEqual(['ct1a'])
    },
  )

  test('repeats an action that you repeat for it: H2 [random.9] [rival.7]', () => {
    const match = solo().last(0, 'exploit').last(RIVAL, 'exploit').tokens('ct2a').at('rival')
    expect(match.state.rival?.last).toBe('exploit')
  })

  const ACTION: { readonly [T in IslandType]: Action } = {
    food: 'explore',
    ruins: 'colonise',
    craft: 'exploit',
    weapons: 'fight',
  }

  test('is a random action when the token has the symbol: the shuffled column decides, and stays so [rival.2] [rival.11] [random.2] [random.4] [random.5] [random.6] [random.7] [random.8]', () => {
    const seen = new Set<Action>()
    for (let seed = 1; seen.size < 4 && seed < 60; seed++) {
      const match = solo().last(0, 'explore').tokens('ct1r').seed(seed).at('rival')
      const shuffled = match.history?.journal.find(({ id }) => id === 'column.shuffled')?.values?.column
      const column = shuffled as IslandType[]
      expect(match.state.rival?.last).toBe(ACTION[column[0]])
      if (match.state.rival?.last === 'exploit') expect(match.state.rival.column).toEqual(column)
      seen.add(ACTION[column[0]])
    }
    expect(seen.size).toBe(4)
  })

  test('three discarded tokens of a value are shuffled back, before the column is: D1, H3 [rival.5] [random.1] [random.3] [token.4]', () => {
    const match = solo()
      .last(0, 'exploit')
      .used('ct1a', 'ct1b', 'ct2a', 'ct2b', 'ct0a')
      .tokens('ct1r')
      .at('rival')
    expect(match.state.rival?.discard.filter(id => id.startsWith('ct1'))).toHaveLength(0)
    const order = told(match).filter(id => id === 'tokens.shuffled' || id === 'column.shuffled')
    expect(order).toEqual(['tokens.shuffled', 'column.shuffled'])
    const two = solo().last(0, 'exploit').used('ct1a', 'ct2a', 'ct2b', 'ct0a').tokens('ct1b').at('rival')
    expect(two.state.rival?.discard).toHaveLength(5)
  })

  test('brings no fight after you beat its Warship as the attacker, copied or random: D2 [rfight.1] [rfight.2] [rfight.3] [rfight.5] [combat.11]', () => {
    const beaten = (token: 'ct1a' | 'ct1r', seed = 1) =>
      solo()
        .last(0, 'fight')
        .tokens(token)
        .seed(seed)
        .change(({ rival }) => {
          if (rival) rival.beaten = true
        })
        .at('rival')
    const copied = beaten('ct1a')
    expect(copied.state.rival).toMatchObject({ last: null, beaten: false, discard: ['ct1a'] })
    expect(copied.state.rival?.warships[0].at).toBe('1,-1')
    const fights = (seed: number) =>
      beaten('ct1r', seed).history?.journal.some(
        ({ id, values }) => id === 'rival.acts' && values?.action === 'fight',
      )
    let seed = 1
    while (!fights(seed)) seed++
    expect(beaten('ct1r', seed).state.rival?.warships[0].at).toBe('1,-1')
  })

  test('brings any other random action all the same [rfight.4]', () => {
    let done: Action | null = null
    for (let seed = 1; done === null; seed++)
      done =
        solo()
          .last(0, 'fight')
          .tokens('ct1r')
          .seed(seed)
          .change(({ rival }) => {
            if (rival) rival.beaten = true
          })
          .at('rival').state.rival?.last ?? null
    expect(done).not.toBe('fight')
  })

  test('exploits: 3 gold for each pair on Craft, 1 strength for each pair on Weapons: T4 [rexploit.1] [rexploit.2] [rexploit.4] [rexploit.5] [rexploit.6] [rival.8] [rival.10]', () => {
    const match = solo()
      .tile('0,0', 9)
      .explored(RIVAL, '0,0')
      .settlers(RIVAL, '0,0', 'craft', 2)
      .settlers(RIVAL, '0,0', 'weapons', 2)
      .last(0, 'exploit')
      .tokens('ct1a')
      .at('rival')
    const { rival, gold, supply } = match.state
    expect([rival?.gold, rival?.strength, gold?.supply]).toEqual([3, 2, 57])
    expect(supply).toEqual({ food: 15, craft: 15, weapons: 15 }) // rival.8
  })

  test('raises strength to 6 at most [rexploit.3]', () => {
    const match = solo()
      .tile('0,0', 7)
      .explored(RIVAL, '0,0')
      .settlers(RIVAL, '0,0', 'weapons', 3)
      .strength(RIVAL, 5)
      .last(0, 'exploit')
      .tokens('ct1a')
      .at('rival')
    expect(match.state.rival?.strength).toBe(6)
  })
})

test('what it would do can be told before, and changes nothing', () => {
  const { state } = solo().explored(RIVAL, '0,0')
  const before = JSON.stringify(state)
  expect(forecast(state, 'exploit')).toEqual({ action: 'exploit', gold: 0, strength: 0 })
  expect(forecast(state, 'fight')).toMatchObject({ reach: 1, skipped: false, warships: [{ far: 5 }] })
  expect(forecast(state, 'explore')).toMatchObject({ reach: 1, far: 1, targets: ['1,0'], steps: ['1,0'] })
  expect(forecast(state, 'colonise')).toMatchObject({
    reserve: 6,
    missing: 0,
    column: [
      { type: 'food', at: ['0,0'] },
      { type: 'craft', at: ['0,0'] },
      { type: 'weapons', at: [] },
      { type: 'ruins', at: [] },
    ],
  })
  expect(randomOdds(state)).toEqual({ random: 2, of: 8 })
  expect(JSON.stringify(state)).toBe(before)
})

describe('the gold that exploring would bring it', () => {
  const gains = (position: ReturnType<typeof solo>) => {
    const told = forecast(position.state, 'explore')
    return told.action === 'explore' ? told.gains : []
  }

  test('is that of the space and that under its marker, for each tile in reach [rmarker.1] [rmarker.2] [rmarker.8]', () => {
    expect(gains(solo())).toEqual([2]) // Both tiles beside its City: 2 gold on the space, nothing under the first marker.
    const later = solo().explored(RIVAL, '-2,2').explored(RIVAL, '-2,3')
    expect(gains(later)).toEqual([3]) // 1 gold under the third.
    const deep = solo().explored(RIVAL, '0,0').explored(RIVAL, '1,0').explorer(RIVAL, '0,0')
    expect(gains(deep.settlers(RIVAL, '0,0', 'food'))).toEqual([4]) // A tile of level 2 beside it shows 3 gold.
  })

  test('is that under the marker alone where a settler’s space is left, 10 without markers [rmarker.3] [rmarker.7]', () => {
    const taken = solo().explored(RIVAL, '0,0').explored(0, '1,0', 0)
    expect(gains(taken)).toEqual([0])
    const without = solo().change(({ rival }) => {
      if (rival) Object.assign(rival, { markers: 0, markersGone: 8 })
    })
    expect(gains(without)).toEqual([10])
  })

  test('is not told of tiles that are out of reach or held by your Warship [rexplore.18]', () => {
    expect(gains(solo().explored(RIVAL, '0,0').warship(0, '1,0'))).toEqual([])
    expect(gains(solo().explored(RIVAL, '0,0').explored(RIVAL, '1,0'))).toEqual([])
  })
})
