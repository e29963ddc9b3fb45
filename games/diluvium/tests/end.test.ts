import { describe, expect, test } from 'vitest'
import { RIVAL } from '../state.ts'
import { type Position, solo } from './position.ts'

/** All nine settlers on green tiles of S01, with so much gold. */
const settled = (yours: number, theirs: number, options = {}): Position =>
  solo(options)
    .home(0)
    .explored(0, '-2,2')
    .explored(0, '-2,3')
    .explored(0, '1,2')
    .settlers(0, '-2,2', 'food', 3)
    .settlers(0, '-2,2', 'weapons', 1)
    .settlers(0, '-2,3', 'craft', 3)
    .settlers(0, '-2,3', 'food', 1)
    .settlers(0, '1,2', 'weapons', 1)
    .gold(0, yours)
    .gold(RIVAL, theirs)

describe('the end of a scenario', () => {
  test('comes with the round in which a condition is met, and is won with more gold [end.6] [end.7] [s01.7]', () => {
    const { outcome, state } = settled(15, 14).at('roundEnd')
    expect(state.phase).toBe('end')
    expect(outcome?.winners).toEqual([0])
    expect(outcome?.why).toMatchObject({
      id: 'end.won',
      values: { outcome: 'conquerante', gold: 15, rival: 14 },
    })
  })

  test('is lost with as much gold or less: H22 [end.8]', () => {
    for (const yours of [14, 13]) {
      const { outcome } = settled(yours, 14).at('roundEnd')
      expect(outcome).toMatchObject({
        winners: [],
        rivals: ['egyptian'],
        why: { values: { reason: 'poorer' } },
      })
    }
  })

  test('does not come with eight settlers there [s01.7]', () => {
    const position = settled(15, 14)
    position.change(({ places, players }) => {
      players[0].reserve.push(places['1,2'].islands[0].settlers.pop() ?? 0)
    })
    expect(position.last(0, 'exploit').tokens('ct1a').at('roundEnd').outcome).toBeNull()
  })

  test('comes with four combats won [s01.5]', () => {
    const won = (combats: number) =>
      solo()
        .gold(0, 1)
        .last(0, 'exploit')
        .tokens('ct1a')
        .change(({ story }) => {
          if (story?.id === 's01') story.won = combats
        })
        .at('roundEnd').outcome
    expect(won(4)?.why.values).toMatchObject({ outcome: 'belliqueuse' })
    expect(won(3)).toBeNull()
  })

  test('lets you choose between two outcomes [end.14]', () => {
    const match = settled(20, 0)
      .change(({ story }) => {
        if (story?.id === 's01') story.won = 4
      })
      .at('roundEnd')
    expect(match.waiting).toMatchObject({ prompt: 'outcome', seats: [0] })
    match.pickKey(0, 'belliqueuse')
    expect(match.outcome?.why.values).toMatchObject({ outcome: 'belliqueuse' })
  })

  test('without a goal is a defeat, however rich one is [end.9]', () => {
    const { outcome } = solo()
      .gold(0, 30)
      .change(state => {
        state.final = true
      })
      .at('roundEnd')
    expect(outcome).toMatchObject({ winners: [], why: { values: { reason: 'noGoal' } } })
  })
})

describe('the clock', () => {
  test('a pile empty at the start of a round makes it the last: rival, you, end: T9 [end.2] [end.4] [end.5] [end.11]', () => {
    const match = solo().pile('food', 0).last(0, 'exploit').tokens('ct1a').at('round')
    expect(match.state.final).toBe(true)
    expect(match.state.rival?.last).toBe('exploit')
    match.pickKey(0, 'colonise')
    match.pickKey(0, 'end')
    expect(match.outcome).not.toBeNull()
  })

  test('an empty gold supply does the same, and gold still comes from aside [end.3] [end.10]', () => {
    const empty = () => solo().gold(RIVAL, 58).gold(0, 2).last(0, 'exploit').tokens('ct1a').hand(0, 'ruGold')
    const match = empty().at('round')
    expect(match.state.gold?.supply).toBe(0)
    expect(match.state.final).toBe(true)
    match.pickKey(0, 'ruGold')
    expect(match.state.players[0].gold).toBe(5)
    expect(match.state.gold).toMatchObject({ supply: 0, taken: 3 })
    expect(solo().gold(RIVAL, 57).gold(0, 2).last(0, 'exploit').tokens('ct1a').at('round').state.final).toBe(
      false,
    )
  })
})

describe('where an end comes at once', () => {
  test('your action ends the game before cards and the rack, with the flag alone [end.16]', () => {
    expect(settled(15, 14, { endAtOnce: true }).at(['after', 0]).outcome?.winners).toEqual([0])
    expect(settled(15, 14).at(['after', 0]).outcome).toBeNull()
  })

  test('a goal without more gold loses only once that is confirmed, and no card is played any more [end.8] [end.16]', () => {
    const match = settled(14, 14, { endAtOnce: true }).hand(0, 'ruGold').at(['after', 0])
    expect(match.outcome).toBeNull()
    expect(match.face(0)?.candidates).toEqual([expect.objectContaining({ key: 'end', commits: true })])
    match.pickKey(0, 'end')
    expect(match.outcome).toMatchObject({ winners: [], why: { values: { reason: 'poorer' } } })
  })

  test('a condition met before the rival’s half still holds at its end [end.13]', () => {
    const rival = (options = {}) => settled(15, 14, options).last(0, 'exploit').tokens('ct1a').at('rival')
    expect(rival().outcome).toBeNull()
    expect(rival({ endAtOnce: true }).outcome?.winners).toEqual([0])
  })
})
