import { room } from '@tablee/harbour'
import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { botOf } from '../index.ts'
import { playOn } from './play.ts'

/** The share of games that one bot wins against others of one kind, going round the seats. */
function share(one: string, others: string, seats: number, games: number): number {
  let won = 0
  for (let game = 0; game < games; game++) {
    const own = game % seats
    const bots = Array.from({ length: seats }, (_, seat) =>
      botOf(seat === own ? one : others, room, game * seats + seat),
    )
    const { winners } = playOn(Match.start(room.game, { seats, seed: game }), bots, Chance.of(game))
    if (winners.includes(own)) won += 1 / winners.length
  }
  return won / games
}

test('even the easy search wins at least 90 % of 60 games of Harbour against random', () => {
  expect(share('search:easy', 'random', 2, 60)).toBeGreaterThanOrEqual(0.9)
})

test('… at least 80 % of 40 games against three random seats', () => {
  expect(share('search:easy', 'random', 4, 40)).toBeGreaterThanOrEqual(0.8)
})

test('… and at least 45 % of 40 games against three greedy seats', () => {
  expect(share('search:easy', 'greedy', 4, 40)).toBeGreaterThanOrEqual(0.45)
})

test('greedy wins at least 90 % of 100 games of Harbour against random', () => {
  expect(share('greedy', 'random', 2, 100)).toBeGreaterThanOrEqual(0.9)
})
