import { entryOf } from '@tablee/games'
import { Chance, Match, type Report, type Save, save } from '@tablee/kernel'
import { type Scene, storyOf } from '@tablee/table'
import { describe, expect, test } from 'vitest'
import { axisOf } from '../src/table/end/axis.ts'
import { apart, bandsOf } from '../src/table/end/curves.ts'
import { type Finished, keyMoments } from '../src/table/end/moments.ts'
import { isVictory, partiesOf, victorsOf } from '../src/table/end/parties.ts'
import { stopFrom, stopsIn } from '../src/table/stops.ts'

async function played(game: string, seed: number, seats: number): Promise<Save> {
  const room = await entryOf(game)?.load()
  if (!room) throw new Error(`The catalogue no longer has ${game}.`)
  const match = Match.start(room.game, { seats, seed })
  const chance = Chance.of(seed)
  while (match.ask) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return save(match)
}

describe('the story of a finished game', () => {
  test('every round is judged where it begins; at the end the winner has all chances', async () => {
    const room = await entryOf('root')?.load()
    const saved = await played('root', 4, 3)
    if (!room) return
    const { rounds, chances } = storyOf(saved, room)
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1))
    expect(rounds[0].at).toBe(0)
    expect(chances.slice(1, -1).map(({ at }) => at)).toEqual(rounds.slice(1).map(({ at }) => at))
    for (const { chances: now } of chances) expect(now.reduce((a, b) => a + b)).toBeCloseTo(1)
    expect(chances.at(-1)?.at).toBe(saved.picks.length)
    expect([...(chances.at(-1)?.chances ?? [])].sort()).toEqual([0, 0, 1])
  })

  test('a game without judgement has no chances', async () => {
    const room = await entryOf('root')?.load()
    const saved = await played('root', 4, 2)
    if (room) expect(storyOf(saved, { game: room.game }).chances).toEqual([])
  })

  test('where others than seats may win, seats are not judged among each other', async () => {
    const room = await entryOf('root')?.load()
    const saved = await played('root', 4, 1)
    if (!room) return
    const { rounds, chances } = storyOf(saved, room)
    expect(rounds.length).toBeGreaterThan(1)
    expect(chances).toEqual([])
  })

  test('what corrected rules lead elsewhere is not told', async () => {
    const room = await entryOf('root')?.load()
    const saved = await played('root', 4, 2)
    const other = { ...saved, picks: saved.picks.map(([seat]) => [seat, 'nothing'] as const) }
    if (room) expect(storyOf(other as Save, room)).toEqual({ rounds: [], chances: [] })
  })
})

describe('who ended where', () => {
  const scene = (winners: readonly number[], rivals: readonly string[]) =>
    ({
      cast: ['marquise', 'electricEyrie', 'patrol'],
      players: [{ kind: 'person', name: 'Ada' }],
      scores: [{ at: 0, scores: [12, 30] }],
      outcome: { winners, rivals, why: { id: 'won.points' } },
    }) as unknown as Scene

  test('parties that score beside the seats are ranked with them, others are not', () => {
    expect(partiesOf(scene([0], []))).toEqual([0, 1])
    expect(partiesOf({ ...scene([0], []), scores: [] })).toEqual([0])
  })

  test('who won is a seat, or a party that nobody plays', () => {
    expect(victorsOf(scene([0], []))).toEqual([0])
    expect(victorsOf(scene([], ['electricEyrie']))).toEqual([1])
    expect(victorsOf(scene([], ['storm']))).toEqual([])
  })

  test('a defeat of somebody alone is none of the victories, whoever won instead', () => {
    const table = (end: Scene, seats: number): Scene => ({
      ...end,
      players: Array(seats).fill(end.players[0]),
    })
    expect(isVictory(scene([0], []))).toBe(true)
    expect(isVictory(scene([], ['electricEyrie']))).toBe(false)
    expect(isVictory(table(scene([], ['electricEyrie']), 2))).toBe(true)
    expect(isVictory(table(scene([], ['storm']), 2))).toBe(false)
  })
})

const report = (at: number, id: string, to?: readonly number[]): Report => ({ id, at, ...(to && { to }) })

const GAME: Finished = {
  chances: [
    { at: 0, chances: [0.5, 0.5] },
    { at: 10, chances: [0.51, 0.49] },
    { at: 20, chances: [0.2, 0.7] },
    { at: 30, chances: [0.6, 0.4] },
    { at: 40, chances: [1, 0] },
  ],
  scores: [],
  journal: [
    report(5, 'small'),
    report(12, 'great', [0]),
    report(14, 'great'),
    report(15, 'dull'),
    report(25, 'small'),
    report(26, 'great'),
    report(40, 'great'),
  ],
  winners: [0],
  together: false,
  tells: ({ id }) => (id === 'great' ? 5 : id === 'small' ? 1 : 0),
}

describe('key moments', () => {
  test('are the greatest turns in the order of the game, then its end', () => {
    const moments = keyMoments(GAME)
    expect(moments.map(({ letter, at, isLast }) => [letter, at, isLast])).toEqual([
      ['A', 13, false],
      ['B', 24, false],
      ['C', 39, true],
    ])
    expect(moments[0].chances).toEqual([0.51, 0.2])
  })

  test('tell what everybody could see, most telling first, never a secret', () => {
    const [a, b] = keyMoments(GAME)
    expect(a.reports).toEqual([report(14, 'great')])
    expect(b.reports.map(({ id }) => id)).toEqual(['small', 'great'])
  })

  test('belong to nobody where all win or lose together', () => {
    expect(keyMoments({ ...GAME, together: true }).map(({ seat }) => seat)).toEqual([null, null, null])
  })

  test('come from the scores where nobody judged the game', () => {
    const scores = [
      { at: 0, scores: [0, 0] },
      { at: 14, scores: [8, 0] },
      { at: 40, scores: [10, 0] },
    ]
    const moments = keyMoments({ ...GAME, chances: [], scores })
    expect(moments.map(({ seat, chances }) => [seat, chances])).toEqual([
      [0, null],
      [0, null],
    ])
  })
})

test('every round is as wide as the others', () => {
  const axis = axisOf(
    [
      { at: 0, round: 1 },
      { at: 10, round: 2 },
    ],
    50,
  )
  expect([0, 5, 10, 30, 50].map(axis.place)).toEqual([0, 0.5, 1, 1.5, 2])
  expect(axis.roundAt(9)).toBe(1)
  expect(axis.roundAt(50)).toBe(2)
})

test('bands lie on one another and fill the whole', () => {
  const [top, bottom] = bandsOf([{ at: 0, chances: [0.2, 0.6] }], [1, 0])
  expect(top).toEqual([{ at: 0, from: 0, to: 0.6 / 0.8 }])
  expect(bottom[0].from).toBeCloseTo(0.75)
  expect(bottom[0].to).toBeCloseTo(1)
})

test('who plays alone has their chance, and the rest is empty', () => {
  expect(bandsOf([{ at: 0, chances: [0.2] }], [0])).toEqual([[{ at: 0, from: 0.8, to: 1 }]])
})

test('labels move apart and stay inside', () => {
  expect(apart([10, 12, 50], 20, 100)).toEqual([10, 30, 50])
  expect(apart([95, 96], 20, 100)).toEqual([80, 100])
})

test('a replay stops where turns begin, and goes from one to the next', () => {
  const stops = stopsIn([report(3, 'turn.begins'), report(4, 'scored'), report(9, 'round')], 12)
  expect(stops).toEqual([0, 3, 9, 12])
  expect([stopFrom(stops, 9, -1), stopFrom(stops, 5, 1), stopFrom(stops, 12, 1)]).toEqual([3, 9, undefined])
})
