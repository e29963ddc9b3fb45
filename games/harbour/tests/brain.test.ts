import { misjudged } from '@tablee/common/testing/judging.ts'
import { Chance, Match, type Seat } from '@tablee/kernel'
import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { harbour } from '../game.ts'
import { room } from '../index.ts'
import type { Harbour } from '../rules/state.ts'
import type { HarbourText } from '../text/en.ts'
import { position } from './position.ts'

test('the chances to win are shared out among the seats', () => {
  const chances = brain.value(position(4).coins(2, 40).warehouse(1, 'tea', 'silk', 'spice').state)
  expect(chances).toHaveLength(4)
  expect(chances.every(chance => chance >= 0 && chance <= 1)).toBe(true)
  expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
})

test('to be wealthier is better, and so is a third good', () => {
  const [rich, poor] = brain.value(position().coins(0, 5).coins(1, 3).state)
  expect(rich).toBeGreaterThan(poor)
  const [three, two] = brain.value(
    position().warehouse(0, 'silk', 'spice', 'salt').warehouse(1, 'tea', 'salt', 'salt').state,
  )
  expect(three).toBeGreaterThan(two)
})

test('every answer has a weight', () => {
  for (let seed = 1; seed <= 20; seed++)
    expect(misjudged(brain, harbour, { seats: 3, seed }), `seed ${seed}`).toEqual([])
})

test('looking one pick ahead with it beats picking at random, nine times in ten', () => {
  const chance = Chance.of(3)
  let won = 0
  for (let seed = 1; seed <= 100; seed++) {
    const match = Match.start(harbour, { seats: 2, seed })
    const thinker = seed % 2
    while (match.ask) {
      const seat = chance.one(match.ask.waiting)
      match.pick(seat, seat === thinker ? best(match, seat) : chance.below(match.ask.count(seat)))
    }
    const winners: readonly Seat[] = match.outcome?.winners ?? []
    if (winners.includes(thinker)) won++
  }
  expect(won).toBeGreaterThanOrEqual(90)
})

test('games of those who look ahead keep the laws too', () => {
  expect(lawful(room, { games: 12, seed: 1, players: [best] }).games).toBe(12)
})

/** The pick after which the seat's chances look best. */
function best(match: Match<Harbour, HarbourText>, seat: Seat): number {
  const count = match.ask?.count(seat) ?? 0
  const values = Array.from({ length: count }, (_, index) => {
    const fork = match.fork()
    fork.pick(seat, index)
    if (fork.outcome) return fork.outcome.winners.includes(seat) ? 1 : 0
    return brain.value(fork.state)[seat]
  })
  return values.indexOf(Math.max(...values))
}
