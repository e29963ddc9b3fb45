import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../../index.ts'
import { SCENARIO_IDS } from '../../scenarios/data.ts'

/** By seven scenarios and four numbers of players: 10,024 games in a long run, 112 otherwise. */
const GAMES = long ? 358 : 4

test.each(
  SCENARIO_IDS.flatMap((scenario, i) =>
    [1, 2, 3, 4].map(seats => ({ scenario, seats, seed: 100_000 * (i + 1) + 1000 * seats })),
  ),
)(
  'random games of $scenario by $seats keep the laws',
  { timeout: 3_600_000 },
  ({ scenario, seats, seed }) => {
    expect(lawful(room, { games: GAMES, seed, seats, options: { scenario }, samples: 0.5 }).games).toBe(GAMES)
  },
)
