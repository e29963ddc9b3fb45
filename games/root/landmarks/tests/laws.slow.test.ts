import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../../index.ts'
import { ALL_MAPS } from '../../maps/index.ts'
import { LANDMARKS } from '../index.ts'

const room = await loadRoom()

const GAMES = long ? 60 : 1

const MIXES = [
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['keepers', 'corvids', 'riverfolk'],
  ['hundreds', 'duchy', 'cult'],
  ['alliance', 'keepers'],
]

/** Every landmark on every map, in pairs. */
const tables = ALL_MAPS.flatMap(({ id: map }, place) =>
  LANDMARKS.map(({ id }, index) => ({
    map,
    factions: MIXES[(place + index) % MIXES.length],
    deck: index % 2 === 0 ? 'standard' : 'exiles',
    suits: (['suggested', 'random', 'balanced'] as const)[index % 3],
    landmarks: index % 2 === 0 ? 2 : 1,
    landmarkCards: LANDMARKS.filter(
      (one, other) => one.id === id || (index % 2 === 0 && other === (index + 1 + place) % LANDMARKS.length),
    ).map(one => one.id),
    mapLandmarks: false,
  })),
).filter(({ landmarks, landmarkCards }) => landmarkCards.length >= landmarks)

test.each(tables.map((options, index) => ({ options, seed: 700_000 + index * 1000 })))(
  'random games keep the laws on $options.map with $options.landmarkCards',
  { timeout: 3_600_000 },
  ({ options, seed }) => {
    const seats = options.factions.length
    expect(lawful(room, { games: GAMES, seed, seats, options, samples: 0.5 }).games).toBe(GAMES)
  },
)

test.each(ALL_MAPS.map(({ id }, index) => ({ map: id, seed: 800_000 + index * 1000 })))(
  'random games keep the laws on $map as it stands',
  { timeout: 3_600_000 },
  ({ map, seed }) => {
    const options = { map, factions: MIXES[0] }
    expect(lawful(room, { games: GAMES, seed, seats: 4, options, samples: 0.5 }).games).toBe(GAMES)
  },
)
