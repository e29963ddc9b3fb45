import { expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { pick, pickOnly, position, type RootMatch } from './position.ts'
import './opened.ts'

const heavy = (match: RootMatch, of: 'commits' | 'final'): string[] =>
  (match.face(match.ask?.waiting[0] ?? 0)?.candidates ?? [])
    .filter(candidate => candidate[of])
    .map(({ key }) => key)

test('to end a day on which something can still be done commits', () => {
  const match = position('marquise', 'eyrie').warriors('marquise', 1, 1).turn('marquise', 'daylight')
  expect(heavy(match, 'commits')).toEqual(['pass'])
  pick(match, 'march', '5', 'pass', 'march', '2', 'pass', 'march', '6', 'pass')
  expect(heavy(match, 'commits')).toEqual([])
})

test('a battle is final only when its dice are rolled', () => {
  const at = position('marquise', 'eyrie', 'alliance')
    .warriors('marquise', 1, 1)
    .warriors('marquise', 1, 2)
    .warriors('eyrie', 1, 1)
    .warriors('eyrie', 1, 2)
    .warriors('alliance', 1, 2)
  const match = at.turn('marquise', 'daylight')
  pickOnly(match, 'battle')
  expect(heavy(match, 'final')).toEqual([])
  pickOnly(match, '2')
  expect(heavy(match, 'final')).toEqual([])
  pickOnly(match, 'seat3')
  expect(heavy(match, 'final')).toEqual(['roll'])
})

test('each place and piece lies on one part of the board', () => {
  const match = position('marquise', 'eyrie').hand('marquise', 'anvil').turn('marquise', 'daylight')
  const view = match.view(0) as never
  const parts = ['clearing:3', 'card:anvil', 'seat:0', 'seat:1', 'act:march', 'crafted:1.tea']
  expect(parts.map(ref => board.partOf?.(ref, view))).toEqual([
    'Map',
    'Hand',
    'Mine',
    'Seats',
    'Mine',
    'Seats',
  ])
})

test('the dice of a battle are heard', () => {
  expect(board.sound?.({ id: 'battle.rolled' })).toBe('dice')
  expect(board.sound?.({ id: 'turn.begins', values: { seat: 0 } })).toBeNull()
})
