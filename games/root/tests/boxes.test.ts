import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { type Boxes, boxesIn } from '../boxes.ts'
import { FACTIONS } from '../factions/index.ts'
import { root } from '../game.ts'
import { boxesFor } from '../keep.ts'
import type { RootView } from '../view.ts'

const ids = ({ factions, hirelings, landmarks }: Boxes) =>
  [factions, hirelings, landmarks].map(boxes => boxes.map(({ id }) => id as string))

const FOUR = ['marquise', 'eyrie', 'alliance', 'vagabond']

test('a table opens the boxes of who sits there, and no others', () => {
  expect(ids(boxesFor({ seats: 4, seed: 1 }))).toEqual([FOUR, [], []])
  const options = { factions: ['cult', 'duchy'], map: 'lake' }
  expect(ids(boxesFor({ seats: 2, seed: 1, options }))).toEqual([['cult', 'duchy'], [], ['ferry']])
})

test('what is left to chance is known as soon as the seed is', () => {
  const table = { seats: 3, seed: 5, options: { factions: ['random', 'cult', 'random'] } }
  const [factions] = ids(boxesFor(table))
  const seated = Match.start(root, table).state.players.map(({ faction }) => faction as string)
  expect(factions.toSorted()).toEqual(seated.toSorted())
})

test('where cards are dealt, whatever may be dealt is opened', () => {
  const drafted = boxesFor({ seats: 3, seed: 1, options: { setup: 'draft' } })
  expect(drafted.factions).toEqual(FACTIONS)
  const options = { landmarks: 1, landmarkCards: ['tower', 'lostCity'], hirelings: true }
  const [, hired, placed] = ids(boxesFor({ seats: 4, seed: 1, options }))
  expect(placed).toEqual(['tower', 'lostCity'])
  // The kin of the four is not dealt. A.6.5
  expect(hired).toHaveLength(9)
  expect(hired).not.toContain('exile')
})

test('where a setup is refused, everything is opened, and whoever reads it tells why', () => {
  expect(boxesFor({ seats: 2, seed: 1, options: { factions: ['cult', 'cult'] } }).factions).toEqual(FACTIONS)
})

test('who looks at a table needs the boxes of what is there, or lies there to be picked', () => {
  const table = { seats: 3, seed: 4, options: { setup: 'draft', hirelings: true, landmarks: 2 } }
  const match = Match.start(root, table)
  const asked = (prompt: string) => match.waiting?.prompt === prompt
  const look = () => boxesIn(match.view(0) as RootView)
  expect(look().factions).toEqual([])
  expect([look().hirelings.length, look().landmarks.length]).toEqual([3, 2])
  while (!asked('draft.pick')) match.pick(match.waiting?.seats[0] ?? 0, 0)
  const dealt = ids(look())
  expect(dealt[0].length).toBeGreaterThanOrEqual(3)
  while (!asked('hands.back')) {
    match.pick(match.waiting?.seats[0] ?? 0, 0)
    expect(ids(look())).toEqual(dealt)
  }
})
