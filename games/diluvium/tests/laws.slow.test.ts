import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { DIFFICULTIES } from '../data/campaign.ts'
import { FLAG_IDS, FLAGS } from '../data/flags.ts'
import { SCENARIO_IDS } from '../data/scenarios.ts'
import { room } from '../index.ts'

const PATIENCE = 1_800_000

/** Ten thousand random games in a long run, a hundred otherwise. */
const GAMES = long ? 500 : 5

/** Every reading of the rules the other way round. */
const turned = Object.fromEntries(FLAG_IDS.map(id => [id, !FLAGS[id]]))

const ALONE = SCENARIO_IDS.map((scenario, place) => ({
  seats: 1,
  options: {
    scenario,
    difficulty: DIFFICULTIES[place % DIFFICULTIES.length],
    ...(place % 2 === 0 ? {} : { ...turned, food: true, rack: true, aztecSettler: true, card: 'ruMarker' }),
  },
}))
const SEVERAL = [
  { seats: 2, options: { boards: 'draft' } },
  { seats: 3, options: { boards: 'dealt', ...turned } },
  { seats: 4, options: { boards: 'draft', ...turned } },
]

test.each([...ALONE, ...SEVERAL].map((table, place) => ({ ...table, seed: 10_000 * (place + 1) })))(
  'random games of $seats keep the laws, from seed $seed',
  { timeout: PATIENCE },
  trial => {
    expect(lawful(room, { ...trial, games: GAMES }).games).toBe(GAMES)
  },
)
