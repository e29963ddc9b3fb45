import { catalogue } from '@tablee/games'
import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { stopsIn } from '../src/table/stops.ts'

const offered = catalogue.filter(entry => entry.offered)

test.each(offered)('a replay of $id stops where turns or rounds begin', async ({ load }) => {
  const { game } = await load()
  const chance = Chance.of(7)
  const match = Match.start(game, { seats: game.seats.max, seed: 7 })
  while (match.ask && match.picks < 400) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  const stops = stopsIn(match.history?.journal ?? [], match.picks)
  expect(stops[0]).toBe(0)
  expect(stops.at(-1)).toBe(match.picks)
  expect(stops.length).toBeGreaterThan(4)
})
