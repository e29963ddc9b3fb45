import type { AnyBoard } from '@tablee/board'
import type { Scene } from '@tablee/table'
import { expect, test } from 'vitest'
import { cueBetween } from '../src/table/sound/cues.ts'

const face = { kind: 'one', prompt: { id: 'turn' }, candidates: [], refused: [] } as const

const scene = (some: Partial<Scene>): Scene => ({
  game: 'g',
  view: {},
  face: null,
  journal: [],
  picks: 0,
  round: 1,
  since: 0,
  can: { undo: false, redo: false, restart: false },
  scores: [{ at: 0, scores: [0, 0] }],
  handOver: null,
  mistake: null,
  seat: 0,
  cast: ['a', 'b'],
  players: [],
  turnSeat: 0,
  waiting: null,
  thinking: null,
  outcome: null,
  ...some,
})

const board = {
  sound: ({ id }: { id: string }) => (id === 'rolled' ? 'dice' : null),
} as unknown as AnyBoard

test('a pick is heard, and to take it back is not', () => {
  expect(cueBetween(null, scene({}), scene({ picks: 1 }))).toBe('pick')
  expect(cueBetween(null, scene({ picks: 1 }), scene({}))).toBeNull()
})

test('one hears that one is asked, but not at each question of a turn', () => {
  expect(cueBetween(null, scene({}), scene({ picks: 1, face }))).toBe('turn')
  expect(cueBetween(null, scene({ face }), scene({ picks: 1, face }))).toBe('pick')
})

test('one hears one’s own points, not those of others', () => {
  const scored = (scores: (number | null)[]) => scene({ picks: 1, scores: [{ at: 1, scores }] })
  expect(cueBetween(null, scene({}), scored([2, 0]))).toBe('score')
  expect(cueBetween(null, scene({}), scored([0, 2]))).toBe('pick')
})

test('dice are louder than points, and the end than all', () => {
  const rolled = { picks: 1, journal: [{ id: 'rolled', at: 1 }], scores: [{ at: 1, scores: [2, 0] }] }
  expect(cueBetween(board, scene({}), scene(rolled))).toBe('dice')
  const outcome = { winners: [0], why: { id: 'won' } }
  expect(cueBetween(board, scene({}), scene({ ...rolled, outcome }))).toBe('end')
})
