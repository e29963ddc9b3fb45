import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { root } from '../../game.ts'
import { readLandmarks } from '../../rootlog/landmarks.ts'
import { loadLogs, logOf } from '../../rootlog/rootlog.ts'
import { pick, positionOn, type RootMatch } from '../../tests/position.ts'
import { readTurn } from '../../tests/rootlog-reader.ts'

const logs = await loadLogs()

const started = (options: { [name: string]: unknown }): RootMatch =>
  Match.start(root, {
    seats: 3,
    seed: 1,
    options: { factions: ['marquise', 'eyrie', 'alliance'], seating: 'asListed', ...options },
  })

const lineOf = (match: RootMatch, start: string) =>
  logOf(match, logs)
    .split('\n')
    .find(line => line.startsWith(start))

test('a log names its map, and the suits where they are not printed on it', () => {
  expect(lineOf(started({}), 'Map')).toBe('Map: Fall')
  expect(lineOf(started({}), 'Clearings')).toBeUndefined()
  expect(lineOf(started({ suits: 'random' }), 'Clearings')).toBeDefined()
  expect(lineOf(started({ map: 'winter' }), 'Map')).toBe('Map: Winter')
  expect(lineOf(started({ map: 'winter' }), 'Clearings')).toMatch(/^Clearings: [FRM]1, [FRM]2/)
  expect(lineOf(started({ map: 'lake', suits: 'suggested' }), 'Clearings')).toMatch(
    /^Clearings: F1, F2, M3, R4/,
  )
  expect(lineOf(started({ map: 'mountain', suits: 'suggested' }), 'Map')).toBe('Map: Mountain')
})

test('landmarks that were dealt are told with where they were set up; a map’s own go without saying', () => {
  expect(lineOf(started({ map: 'lake' }), '// Landmarks')).toBeUndefined()
  const match = started({ map: 'lake', suits: 'suggested', landmarks: 1, landmarkCards: ['elderTreetop'] })
  pick(match, '2')
  expect(lineOf(match, '// Landmarks')).toBe('// Landmarks: ferry->1/treetop->2')
})

test('a header’s landmarks are read by their names, the ferry by its letter too; what is none is left', () => {
  expect(readLandmarks('f->10/city->2/castle->3')).toEqual([
    { landmark: 'ferry', clearing: 10 },
    { landmark: 'lostCity', clearing: 2 },
  ])
})

const turnsOf = (match: RootMatch) => logOf(match, logs).split('\n')

test('a path that opens is an action that readers take, a crossing stands in the comment with its place', () => {
  const opened = positionOn('mountain', 'marquise', 'eyrie')
    .warriors('marquise', 1, 8)
    .hand('marquise', 'ambushFox')
    .turn('marquise', 'daylight')
  pick(opened, 'openPath', 'ambushFox')
  expect(turnsOf(opened)).toContain('C:F#@C->/8_9->/++')
  expect(() => readTurn('C:F#@C->/8_9->/++')).not.toThrow()
  const crossed = positionOn('lake', 'marquise', 'eyrie')
    .warriors('marquise', 2, 1)
    .turn('marquise', 'daylight')
  pick(crossed, 'march', '11', '2')
  expect(turnsOf(crossed)).toContain('C:2w1->11/#->C // omitted: 1 f1->11')
})
