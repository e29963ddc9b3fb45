import { room } from '@tablee/harbour'
import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { Horizon, playOut } from '../playout.ts'

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
