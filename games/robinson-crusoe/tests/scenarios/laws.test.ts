import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../../index.ts'
import { SCENARIO_IDS } from '../../scenarios/data.ts'

// The slow tests play a thousand games; these few show at once that a scenario is whole.
test.each(SCENARIO_IDS.map((scenario, i) => ({ scenario, seed: 1000 * (i + 1), seats: 1 + (i % 4) })))(
  'a random game of $scenario keeps the laws [comp.18]',
  { timeout: 60_000 },
  ({ scenario, seed, seats }) => {
    expect(lawful(room, { games: 1, seed, seats, options: { scenario } }).games).toBe(1)
  },
)
