import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { BURROW, CLEARINGS, MAPS } from '../../../data/map.ts'
import { root } from '../../../game.ts'
import { factionOf } from '../../../rules/faction.ts'
import { landmarkOf } from '../../../rules/landmark.ts'
import type { FactionId, Player } from '../../../state.ts'
import { RANK, RANKS } from '../data.ts'

const duchy = factionOf('duchy')
const corvids = factionOf('corvids')

test('the cardboard of the Underworld box: buildings, plots and tunnels, the Burrow, closed paths [B.3.2]', () => {
  expect(duchy.buildings).toEqual({ citadel: 3, market: 3 })
  expect(duchy.tokens).toEqual({ tunnel: 3 })
  expect(corvids.tokens).toEqual({ plot: 8 })
  expect(duchy.places).toEqual([...CLEARINGS, BURROW])
  expect(MAPS.mountain.closed).toHaveLength(6)
})

test('its wood: warriors, Raft and Tower, crowns [B.3.3]', () => {
  expect([duchy.warriors, corvids.warriors]).toEqual([20, 15])
  expect([landmarkOf('ferry').id, landmarkOf('tower').id]).toEqual(['ferry', 'tower'])
  expect(RANKS.reduce((sum, rank) => sum + RANK[rank].crowns, 0)).toBe(9)
})

test('its maps: Lake and Mountain [B.3.5]', () => {
  expect(Object.keys(MAPS)).toEqual(expect.arrayContaining(['lake', 'mountain']))
})

/** What makes a corner the starting corner of each faction. */
const MARKS: { readonly [F in FactionId]?: (player: Player) => number } = {
  marquise: ({ tokens, corner }) => tokens.keep[corner],
  eyrie: ({ buildings, corner }) => buildings.roost[corner],
  cult: ({ built, corner }) => built[corner],
  duchy: ({ tokens, corner }) => tokens.tunnel[corner],
  keepers: ({ warriors, corner }) => warriors[corner],
}

test.each([
  ['marquise', 'duchy', 'eyrie'],
  ['eyrie', 'cult', 'keepers'],
] as const)(
  'the starting corners of %s, %s and %s hold what they start with, and no two are one [booklet.adjust.1]',
  (...factions) => {
    const match = Match.start(root, { seats: 3, seed: 5, options: { factions, seating: 'asListed' } })
    while (match.ask && match.history?.journal.every(({ id }) => id !== 'turn.begins'))
      match.pick(match.ask.waiting[0], 0)
    const { players } = match.state
    for (const player of players) {
      expect(player.corner).toBeGreaterThan(0)
      expect(MARKS[player.faction]?.(player)).toBeGreaterThan(0)
    }
    expect(new Set(players.map(({ corner }) => corner)).size).toBe(3)
  },
)
