import { describe, expect, test } from 'vitest'
import { inOrder, waitsForMe } from '../src/online/cards.ts'
import { leftOf } from '../src/online/clock.ts'
import { PACES, paceOf } from '../src/online/clocks.ts'
import { codeIn } from '../src/online/join-link.tsx'
import { stateOf } from '../src/online/table-row.tsx'
import { tellIn } from '../src/words.ts'
import { cardOf } from './far-end.ts'

const tell = tellIn('fr')

describe('a list of tables', () => {
  test('has those that wait for me first, then the last played', () => {
    const cards = [
      cardOf({ id: 'old', waiting: [1], played: 1 }),
      cardOf({ id: 'new', waiting: [1], played: 9 }),
      cardOf({ id: 'mine', waiting: [0], played: 2 }),
    ]
    expect(inOrder(cards).map(({ id }) => id)).toEqual(['mine', 'new', 'old'])
  })

  test('a table waits for who is to choose, and for its maker when all have come', () => {
    expect(waitsForMe(cardOf({ waiting: [1] }))).toBe(false)
    expect(waitsForMe(cardOf({ waiting: [0, 1] }))).toBe(true)
    expect(waitsForMe(cardOf({ waiting: [0], state: 'over' }))).toBe(false)
    expect(waitsForMe(cardOf({ state: 'waiting' }))).toBe(true)
    expect(waitsForMe(cardOf({ state: 'waiting', yours: false }))).toBe(false)
    const [chair] = cardOf().chairs
    const open = { ...chair, kind: 'open', name: '' } as const
    expect(waitsForMe(cardOf({ state: 'waiting', chairs: [chair, open] }))).toBe(false)
  })

  test('says in a few words what each waits for', () => {
    const [ada, bo] = cardOf().chairs
    const robot = { kind: 'bot', name: '', level: 'search:easy', here: false } as const
    expect(stateOf(cardOf({ waiting: [0] }), tell)).toBe('À vous')
    expect(stateOf(cardOf({ waiting: [0], chairs: [{ ...ada, left: 7_200_000 }, bo] }), tell)).toBe(
      'À vous, reste 2\u00a0h',
    )
    expect(stateOf(cardOf({ waiting: [1] }), tell)).toBe('Au tour de Bo')
    expect(stateOf(cardOf({ waiting: [1], chairs: [ada, robot] }), tell)).toBe('Un robot réfléchit')
    expect(stateOf(cardOf({ state: 'over' }), tell)).toBe('Finie')
    expect(stateOf(cardOf({ state: 'waiting' }), tell)).toBe('Prête à commencer')
  })
})

describe('clocks', () => {
  const [chair] = cardOf().chairs
  const card = cardOf({
    waiting: [0],
    chairs: [
      { ...chair, left: 60_000 },
      { ...chair, left: 50_000 },
    ],
  })

  test('run for who is to choose, stand for the others, and stop at nothing', () => {
    expect(leftOf(card, 0, 10_000)).toBe(50_000)
    expect(leftOf(card, 1, 10_000)).toBe(50_000)
    expect(leftOf(card, 0, 99_000)).toBe(0)
    expect(leftOf(cardOf(), 0, 10_000)).toBeNull()
    expect(leftOf({ ...card, state: 'over' }, 0, 10_000)).toBe(60_000)
  })

  test('are told in their two largest units', () => {
    const told = (ms: number) => tellIn('en')('online.left', { ms })
    expect([900, 61_000, 600_000, 3_660_000, 90_000_000, 172_800_000].map(told)).toEqual([
      '1 s',
      '1 min 1 s',
      '10 min',
      '1 h 1 min',
      '1 d 1 h',
      '2 d',
    ])
  })

  test('a pace is told by its name, another by its times', () => {
    expect(paceOf(null, tell)).toBe('En direct, sans pendule')
    expect(paceOf(PACES.day, tell)).toContain('24\u00a0h')
    expect(paceOf({ bank: 3_600_000, more: 60_000 }, tell)).toContain('1\u00a0min')
  })
})

test('an invitation is found in what was pasted: the link, or its code alone', () => {
  expect(codeIn(' https://example.org/join/ab_C-d12 ')).toBe('ab_C-d12')
  expect(codeIn('http://192.168.1.5:4000/join/abcdef?x=1')).toBe('abcdef')
  expect(codeIn('abcdef')).toBe('abcdef')
  expect(codeIn('https://example.org/about')).toBeNull()
  expect(codeIn('')).toBeNull()
})
