import type { Passage } from '@tablee/board'
import type { Report } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { expect, test } from 'vitest'
import type { Source } from '../src/source/source.ts'
import { lasts } from '../src/table/passages/pace.ts'
import {
  arrive,
  type Find,
  held,
  next,
  nextOf,
  onShow,
  openQueue,
  type Queue,
  readerOf,
  review,
  skip,
  waitsFor,
} from '../src/table/passages/queue.ts'
import { recall } from '../src/table/passages/recall.ts'

const face = { kind: 'one', prompt: { id: 'turn' }, candidates: [], refused: [] } as const

/** A table after so many picks, whose journal tells of dice at some of them. */
function scene(picks: number, dice: readonly string[], some: Partial<Scene> = {}): Scene {
  const journal = dice.map(one => {
    const [at, id] = one.split(':')
    return { id, at: Number(at) }
  })
  const can = { undo: true, redo: false, restart: true }
  return { picks, journal, face: null, seat: 0, view: picks, can, outcome: null, ...some } as Scene
}

const find: Find = reports =>
  reports.flatMap(({ id, at }: Report): Passage[] =>
    id === 'quiet'
      ? []
      : [
          {
            key: `${at}`,
            name: id,
            sentence: `${id} happens`,
            reports: [],
            ...(id === 'death' && { stops: true }),
          },
        ],
  )

const told = (queue: Queue): string | undefined => onShow(queue)?.name

/** Steps through all that waits. */
function seen(queue: Queue): readonly (string | undefined)[] {
  return queue.waiting.length === 0 ? [] : [told(queue), ...seen(next(queue))]
}

test('what was resolved is shown one after the other, then what is asked', () => {
  const end = scene(2, ['1:quiet', '2:dice', '2:card', '2:wound'], { face })
  const queue = arrive(openQueue(scene(1, ['1:quiet'], { face })), end, find)
  expect(told(queue)).toBe('dice')
  expect(nextOf(queue)?.name).toBe('card')
  expect(held(queue.waiting[0], end)).toMatchObject({ face: null, outcome: null, picks: 2 })
  expect(seen(queue)).toEqual(['dice', 'card', 'wound'])
  expect(queue.table.face).toBe(face)
})

test('what matters to nobody is not waited for', () => {
  const queue = arrive(openQueue(scene(1, [])), scene(2, ['2:quiet']), find)
  expect(queue.waiting).toEqual([])
})

test('what others do meanwhile waits its turn, and the table is shown as it stood then', () => {
  const first = arrive(openQueue(scene(1, [])), scene(2, ['2:dice']), find)
  const second = arrive(first, scene(3, ['2:dice', '3:card']), find)
  expect(held(second.waiting[0], second.table)).toMatchObject({ picks: 2, can: { undo: false } })
  expect(seen(second)).toEqual(['dice', 'card'])
})

test('to skip all stops where it must not be missed', () => {
  const queue = arrive(openQueue(scene(1, [])), scene(2, ['2:dice', '2:death', '2:card']), find)
  expect(told(skip(queue))).toBe('death')
  expect(skip(skip(queue)).waiting).toEqual([])
})

test('an undo ends what is shown, and what is made again is not shown again', () => {
  const start = scene(1, [], { face })
  const made = scene(2, ['2:dice'])
  const back = arrive(arrive(openQueue(start), made, find), start, find)
  expect(back.waiting).toEqual([])
  const again = arrive(back, scene(2, ['2:dice']), find)
  expect(again.waiting).toEqual([])
  expect(told(review(again))).toBe('dice')
  expect(told(arrive(back, scene(2, ['2:card']), find))).toBe('card')
})

test('what was seen can be seen again until another choice is resolved', () => {
  const queue = skip(arrive(openQueue(scene(1, [])), scene(2, ['2:dice'], { face }), find))
  expect(seen(review(queue))).toEqual(['dice'])
  const later = skip(arrive(queue, scene(3, ['2:dice', '3:card']), find))
  expect(seen(review(later))).toEqual(['card'])
})

test('nothing is shown to who opens a table, and what was last resolved can be recalled', async () => {
  const journal = ['3:dice', '5:card', '6:wound', '7:quiet']
  const now = scene(7, journal)
  const queue = openQueue(now)
  expect(queue.waiting).toEqual([])
  const source = { at: async (picks: number) => scene(picks, journal) } as unknown as Source
  const batches = await recall(source, now, find)
  expect(batches.map(({ before, after }) => [before.picks, after.picks])).toEqual([
    [4, 5],
    [5, 6],
  ])
  expect(seen(review(queue, batches))).toEqual(['card', 'wound'])
})

test('step by step, what concerns others alone does not wait for me', () => {
  const dice: Passage = { key: 'a', name: 'dice', sentence: '', reports: [] }
  expect(waitsFor(dice, 0)).toBe(true)
  expect(waitsFor({ ...dice, concerns: [1, 2] }, 0)).toBe(false)
  expect(waitsFor({ ...dice, concerns: [1, 2], stops: true }, 0)).toBe(true)
  expect(waitsFor(dice, null)).toBe(false)
})

test('while the screen changes hands, the one who had it reads on', () => {
  const queue = arrive(openQueue(scene(1, [])), scene(2, ['2:dice'], { seat: null, handOver: 1 }), find)
  expect(readerOf(queue.waiting[0])).toBe(0)
  expect(held(queue.waiting[0], queue.table).handOver).toBeNull()
})

test('a longer sentence stands longer', () => {
  const of = (sentence: string): Passage => ({ key: '', name: '', sentence, reports: [] })
  expect(lasts(of('Three words here.'), 'steady')).toBeLessThan(lasts(of('x'.repeat(60)), 'steady'))
  expect(lasts(of('x'.repeat(60)), 'quick')).toBeLessThan(lasts(of('x'.repeat(60)), 'steady'))
})
