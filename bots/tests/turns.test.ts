import { expect, test } from 'vitest'
import { Turns } from '../turns.ts'

const all = (turns: Turns<string>): string[] => {
  const order: string[] = []
  for (let job = turns.next(); job !== undefined; job = turns.next()) order.push(job)
  return order
}

test('who has much to do waits for those who have little', () => {
  const turns = new Turns<string>()
  for (const job of ['a1', 'a2', 'a3', 'a4']) turns.add('a', job)
  turns.add('b', 'b1')
  turns.add('c', 'c1')
  turns.add('c', 'c2')
  expect(all(turns)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4'])
  expect(turns.isEmpty).toBe(true)
})

test('who comes late has the next turn but one, however many wait before', () => {
  const turns = new Turns<string>()
  for (let n = 0; n < 60; n++) turns.add('flood', `f${n}`)
  turns.next()
  turns.add('late', 'l')
  expect([turns.next(), turns.next()]).toEqual(['f1', 'l'])
})

test('what is no longer wanted is taken out, and its line with it', () => {
  const turns = new Turns<string>()
  turns.add('a', 'a1')
  turns.add('b', 'b1')
  turns.remove('a1')
  expect(all(turns)).toEqual(['b1'])
})
