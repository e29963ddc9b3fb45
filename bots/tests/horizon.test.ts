import { room } from '@tablee/harbour'
import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { Horizon, playOut, valuesOf } from '../playout.ts'

const half = { value: () => [0.5, 0.5], turns: 2 }

test('a search looks as many turns ahead as the brain says, the one that runs included', () => {
  const match = Match.start(room.game, { seats: 2, seed: 1 })
  const horizon = new Horizon(match, half)
  let turns = 0
  while (!horizon.passed(match)) {
    const turn = match.turnSeat
    match.pick(match.ask?.waiting[0] ?? -1, 0)
    if (match.turnSeat !== turn) turns++
  }
  expect(turns).toBe(2)
  expect(match.outcome).toBeNull()
})

test('a playout stops at the horizon, and goes on to the end without one', () => {
  const near = Match.start(room.game, { seats: 2, seed: 1 })
  expect(playOut(near, half, 0, Chance.of(1))).toEqual([0.5, 0.5])
  expect(near.outcome).toBeNull()
  const far = Match.start(room.game, { seats: 2, seed: 1 })
  playOut(far, { value: half.value }, 0, Chance.of(1))
  expect(far.outcome).not.toBeNull()
})

test('a brain may tell with which asks its turns begin; one that is looked at twice counts once', () => {
  const match = Match.start(room.game, { seats: 2, seed: 1 })
  const id = match.ask?.id ?? ''
  const horizon = new Horizon(match, { value: half.value, turns: 2, beats: [id] })
  let met = 0
  expect([horizon.passed(match), horizon.passed(match)]).toEqual([false, false])
  while (!horizon.passed(match)) {
    const { ask } = match
    match.pick(ask?.waiting[0] ?? -1, 0)
    if (match.ask !== ask && match.ask?.id === id) met++
  }
  expect(met).toBe(2)
})

test('a victory alone has degrees where the brain says so, one among rivals has none', () => {
  const over = (seats: number) => {
    const match = Match.start(room.game, { seats, seed: 1 })
    playOut(match, undefined, 0, Chance.of(1))
    return match
  }
  const graded = { value: () => [0.7], graded: true } as const
  const rivals = over(2)
  expect(valuesOf(rivals, graded)).toEqual([0, 1].map(seat => Number(rivals.outcome?.winners.includes(seat))))
  const alone = { outcome: { winners: [0] }, seats: 1, state: {} } as unknown as Match
  expect(valuesOf(alone, graded)).toEqual([0.7])
  expect(valuesOf(alone, { value: graded.value })).toEqual([1])
})
