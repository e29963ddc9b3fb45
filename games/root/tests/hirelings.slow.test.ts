import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { HIRELINGS } from '../hirelings/index.ts'
import { loadRoom } from '../index.ts'
import type { FactionId } from '../state.ts'

const room = await loadRoom()

const GAMES = long ? 60 : 1

const MIXES: readonly (readonly FactionId[])[] = [
  ['marquise', 'cult'],
  ['eyrie', 'alliance', 'hundreds'],
  ['duchy', 'vagabond', 'corvids', 'keepers', 'riverfolk'],
]

/** A hireling and some others, so that it is dealt often. */
const withOthers = (id: string): string[] => {
  const ids = HIRELINGS.map(one => one.id as string)
  return [...ids, ...ids].slice(ids.indexOf(id), ids.indexOf(id) + 8)
}

/** Each hireling beside every mix that allows it. */
const tables = HIRELINGS.flatMap(({ id, excludes }, index) =>
  MIXES.filter(factions => !factions.includes(excludes as FactionId)).map(factions => ({
    name: `${id} beside ${factions.join(', ')}`,
    seats: factions.length,
    options: {
      factions,
      hirelings: true,
      hirelingCards: withOthers(id),
      deck: index % 2 ? 'standard' : 'exiles',
    },
    seed: 7_000 + 100 * index,
  })),
)

test.each(tables)('random games keep the laws: $name', { timeout: 600_000 }, ({ seats, options, seed }) => {
  expect(lawful(room, { games: GAMES, seed, seats, options, samples: 0.3 }).games).toBe(GAMES)
})
