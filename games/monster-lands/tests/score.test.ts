import { keys } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { points, score } from '../rules/points.ts'
import { position } from './position.ts'

/** The game as it stands at the end of a turn. */
const ends = (where: ReturnType<typeof position>, turn = 6) => {
  const match = where.turn(turn).at('cleanup')
  while (match.ask?.id === 'free.wages') match.pickKey(match.ask.waiting[0], 'pass')
  return match
}

test('the game ends after turn 6 [flow.2] [end.1]', () => {
  expect(ends(position('jungle', 'water'), 5).outcome).toBeNull()
  expect(ends(position('jungle', 'water'), 6).outcome).not.toBeNull()
})

test('or when anybody has 30 glory, which is looked at after wages alone [flow.2] [end.1] [end.2]', () => {
  expect(ends(position('jungle', 'water').has(1, { glory: 29, gold: 30 }), 2).outcome).toBeNull()
  const match = ends(position('jungle', 'water').has(1, { glory: 30, gold: 30 }), 2)
  expect(match.outcome?.winners).toEqual([1])
  expect(match.state.clans[1].gold).toBe(27) // Wages were paid first.
  expect(match.state.turn).toBe(2)
})

test('points come from glory, reputation, trophies and affinities [score.1] [score.2] [score.3] [score.4] [score.5] [score.11]', () => {
  const where = position('air', 'water')
    .has(0, { glory: 30 })
    .hires(0, 'torko', 'geas', 'drapis')
    .trophies(0, 'krunn', 'moldo')
  expect(points(where.state, where.clan(0))).toEqual({
    glory: 30,
    reputation: 16,
    trophies: 4,
    affinities: 3 + 1 + 1,
  })
  where.lands(0, 'kyzhul')
  expect(score(where.state, where.clan(0))).toBe(56)
})

test('icons: none 0, one or two 1, three 3, four 5, five 7, six and more 10; regions count unmanaged [score.5] [score.4]', () => {
  const affinities = (...hired: Parameters<ReturnType<typeof position>['hires']>[1][]) =>
    points(
      position('air', 'water').hires(0, ...hired).state,
      position('air', 'water')
        .hires(0, ...hired)
        .clan(0),
    ).affinities
  const air = ['dalina', 'drapis', 'taroa', 'puargh', 'fandor'] as const
  expect(affinities()).toBe(1)
  expect(affinities(...air.slice(0, 1))).toBe(3)
  expect(affinities(...air.slice(0, 2))).toBe(5)
  expect(affinities(...air.slice(0, 3))).toBe(7)
  expect(affinities(...air.slice(0, 4))).toBe(10)
  expect(affinities(...air)).toBe(10)
  const land = position('air', 'water').lands(0, 'skyehn')
  expect(points(land.state, land.clan(0)).affinities).toBe(3)
})

test('novices have no affinity [novice.8]', () => {
  const where = position('air', 'water').hires(0, 'novice', 'novice')
  expect(points(where.state, where.clan(0))).toEqual({ glory: 5, reputation: 3, trophies: 0, affinities: 1 })
})

test('the trophy among the loot counts, other loot does not [loot.9] [loot-token.8]', () => {
  const where = position('air', 'water').loot(0, 'lootTrophy3', 'lootGold12', 'lootKillGlory')
  expect(points(where.state, where.clan(0)).trophies).toBe(3)
})

test('most points win [score.6]', () => {
  expect(ends(position('air', 'water').has(1, { glory: 9 })).outcome?.winners).toEqual([1])
})

test('ties: the leader of the higher reputation, then trophies, then gold, else shared [score.7] [score.8] [score.9] [score.10]', () => {
  const tied = () => position('air', 'water').has(0, { gold: 9 }).has(1, { gold: 9 })
  expect(ends(tied()).outcome?.winners).toEqual([0, 1])
  expect(ends(tied().has(1, { gold: 10 })).outcome?.winners).toEqual([1])
  expect(
    ends(tied().has(1, { gold: 20, glory: 4 }).trophies(1, 'moldo').has(0, { gold: 30 })).outcome?.winners,
  ).toEqual([1])
  const led = tied()
    .hires(0, 'dalina')
    .hires(1, 'drapis')
    .has(0, { glory: 6 })
    .has(1, { glory: 7 })
    .change(({ clans }) => {
      clans[0].members[0].leader = false
      clans[0].members[2].leader = true
    })
    .trophies(1, 'moldo')
  expect(score(led.state, led.clan(0))).toBe(6 + 3 + 3)
  const lower = led.has(1, { glory: score(led.state, led.clan(0)) - 4 - 1 - 2 })
  expect(score(lower.state, lower.clan(1))).toBe(score(lower.state, lower.clan(0)))
  expect(ends(lower).outcome?.winners).toEqual([0])
})

test('nobody is asked anything after the end [end.1]', () => {
  const match = ends(position('air', 'water'))
  expect(match.ask).toBeNull()
  expect(keys(match, 0)).toEqual([])
})
