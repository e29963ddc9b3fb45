import { describe, expect, test } from 'vitest'
import { inOrder, waitsForMe } from '../src/online/cards.ts'
import { leftOf } from '../src/online/clock.ts'
import { PACES } from '../src/online/clocks.ts'
import { ANYTHING, isWanted } from '../src/online/filters.tsx'
import { codeIn } from '../src/online/join-link.tsx'
import { isLive, timeInWords } from '../src/online/pace.tsx'
import { seatsFor } from '../src/online/seat-choices.tsx'
import { stateOf } from '../src/online/table-row.tsx'
import { learn, tellIn } from '../src/words.ts'
import { cardOf } from './far-end.ts'

await Promise.all([learn('en'), learn('fr')])
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
      'À vous, reste 2\u202fh',
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

  test('are told in French as people write them', () => {
    const told = (ms: number) => tell('online.left', { ms }).replaceAll('\u202f', ' ')
    expect([900, 61_000, 11_520_000, 10_980_000, 86_400_000, 187_200_000].map(told)).toEqual([
      '1 s',
      '1 min 1 s',
      '3 h 12',
      '3 h 03',
      '24 h',
      '2 j 4 h',
    ])
  })

  test('a pace is live or by turns, and tells the time that each has', () => {
    expect([null, PACES.evening, PACES.day, PACES.week].map(isLive)).toEqual([true, true, false, false])
    expect(timeInWords(null, tell)).toBe('sans pendule')
    expect(timeInWords(PACES.day, tell)).toBe('24\u202fh, 4\u202fh de plus par tour')
  })
})

describe('French', () => {
  test('elides before a vowel and a silent h', () => {
    const by = (owner: string) => tell('lobby.by', { owner })
    expect(['Anne', 'Élise', 'Hugo', 'Yves', 'Yann', 'Bo', 'Œdipe'].map(by)).toEqual([
      'Table d’Anne',
      'Table d’Élise',
      'Table d’Hugo',
      'Table d’Yves',
      'Table de Yann',
      'Table de Bo',
      'Table d’Œdipe',
    ])
    expect(tell('online.state.turnOf', { names: ['Inès', 'Bo'] })).toBe('Au tour d’Inès et Bo')
  })
})

describe('the open tables', () => {
  const [chair] = cardOf().chairs
  const free = { kind: 'open', name: '', here: false } as const
  const open = cardOf({ state: 'waiting', mine: [], chairs: [chair, free] })

  test('are found by game, pace and free seat', () => {
    expect(isWanted(open, ANYTHING)).toBe(true)
    expect(isWanted(open, { ...ANYTHING, game: 'robinson-crusoe' })).toBe(false)
    expect(isWanted(open, { ...ANYTHING, pace: 'turns' })).toBe(false)
    expect(isWanted({ ...open, clock: PACES.day }, { ...ANYTHING, pace: 'turns' })).toBe(true)
    expect(isWanted({ ...open, chairs: [chair, chair] }, ANYTHING)).toBe(false)
    // A seat that is kept for somebody is free for them alone.
    const kept = { ...open, chairs: [chair, { ...free, awaits: 'Cy' }] }
    expect(isWanted(kept, ANYTHING)).toBe(false)
    expect(isWanted({ ...kept, invited: { by: 'Ada', seat: 1 } }, ANYTHING)).toBe(true)
  })

  test('offer the seats that one may take', () => {
    const gone = { ...chair, kind: 'bot', gone: true, free: true } as const
    const chairs = [chair, free, { ...free, awaits: 'Cy' }, gone]
    expect(seatsFor({ ...open, chairs })).toEqual([1])
    expect(seatsFor({ ...open, chairs, invited: { by: 'Ada', seat: 2 } })).toEqual([1, 2])
    expect(seatsFor({ ...open, chairs, state: 'playing' })).toEqual([1, 3])
    expect(seatsFor({ ...open, chairs, state: 'over' })).toEqual([])
  })
})

test('an invitation is found in what was pasted: the link, or its code alone', () => {
  expect(codeIn(' https://example.org/join/ab_C-d12 ')).toBe('ab_C-d12')
  expect(codeIn('http://192.168.1.5:4000/join/abcdef?x=1')).toBe('abcdef')
  expect(codeIn('abcdef')).toBe('abcdef')
  expect(codeIn('https://example.org/about')).toBeNull()
  expect(codeIn('')).toBeNull()
})
