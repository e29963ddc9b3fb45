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

test('search wins at least 90 % of 60 games of Harbour against random', () => {
  expect(share('search:300', 'random', 2, 60)).toBeGreaterThanOrEqual(0.9)
})

test('search wins at least 75 % of 40 games of Harbour against three random seats', () => {
  expect(share('search:300', 'random', 4, 40)).toBeGreaterThanOrEqual(0.75)
})

test('search wins at least 85 % of 40 games of Harbour against greedy, and greedy most against random', () => {
  expect(share('search:300', 'greedy', 2, 40)).toBeGreaterThanOrEqual(0.85)
  expect(share('greedy', 'random', 2, 100)).toBeGreaterThanOrEqual(0.55)
})
