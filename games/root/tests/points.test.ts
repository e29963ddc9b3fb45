import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { SOURCES, type Source } from '../data/sources.ts'
import { decree } from '../factions/eyrie/tests/decree.ts'
import { wanderer } from '../factions/vagabond/tests/wanderer.ts'
import { root } from '../game.ts'
import { sourceOf } from '../points.ts'
import { pick, position, type RootMatch } from './position.ts'
import { tablesOf } from './tables.ts'

/** The points of each seat by their source. */
function pointsOf(match: RootMatch): { [S in Source]?: number }[] {
  const points: { [S in Source]?: number }[] = match.state.players.map(() => ({}))
  for (const report of match.history?.journal ?? []) {
    const told = sourceOf(report)
    if (told) points[told.seat][told.source] = (points[told.seat][told.source] ?? 0) + told.points
  }
  return points
}

test('the points of a seat by their sources are its score, in any game', () => {
  const met = new Set<string>()
  for (const [number, { seats, options }] of [2, 3, 4].flatMap(tablesOf).entries()) {
    const chance = Chance.of(number)
    const match = Match.start(root, { seats, options: { ...options }, seed: number })
    for (let picks = 0; picks < 700 && match.ask; picks++) {
      const [seat] = match.ask.waiting
      match.pick(seat, chance.below(match.ask.count(seat)))
    }
    for (const [seat, points] of pointsOf(match).entries()) {
      const sum = Object.values(points).reduce((total, one) => total + one, 0)
      const { score } = match.state.players[seat]
      if (score !== null) expect(sum, `${options.factions.join()} ${seat}`).toBe(score)
      for (const source of Object.keys(points)) met.add(source)
    }
  }
  expect([...met].filter(source => !SOURCES.includes(source as Source))).toEqual([])
  expect(met.size).toBeGreaterThan(8)
})

test('what falls in battle, the Despot, crafting and turmoil are told apart', () => {
  const at = decree(position('eyrie', 'marquise'), 'despot', { battle: ['bakeSale'] })
    .building('eyrie', 'roost', 1)
    .hand('eyrie', 'anvil')
    .warriors('eyrie', 2, 5)
    .building('marquise', 'workshop', 5)
    .change(({ players }) => players[0].eyrie?.resolved.push(...(players[0].eyrie?.decree.move ?? [])))
    .dice(0, 0)
  const match = at.turn('eyrie', 'daylight')
  pick(match, 'craft:anvil', 'pass')
  expect(pointsOf(match)[0]).toMatchObject({ crafting: 1, battles: 1, despot: 1 })
})

test('a report of a game that was saved before points had sources tells of none', () => {
  expect(sourceOf({ id: 'scored', values: { seat: 0, points: 1, total: 1 } })).toBeNull()
  expect(sourceOf({ id: 'moved', values: { seat: 0 } })).toBeNull()
})

test('a loss tells who caused it, and a damaged item why', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'sword', 'boots'))
    .pawn('vagabond', 8)
    .warriors('marquise', 2, 8)
    .dice(1, 1)
  const match = at.turn('marquise', 'daylight')
  pick(match, 'battle', 'boots')
  const told = (id: string) => match.history?.journal.find(report => report.id === id)?.values
  expect(told('removed')).toMatchObject({ seat: 0, kind: 'warrior', by: 1 })
  expect(told('vagabond.damaged')).toMatchObject({ item: 'boots', cause: 'battle' })
  const ids = match.history?.journal.map(({ id }) => id) ?? []
  expect(ids.indexOf('battle.hits')).toBeLessThan(ids.indexOf('vagabond.damaged'))
  expect(ids.indexOf('battle.rolled')).toBeLessThan(ids.indexOf('battle.hits'))
})
