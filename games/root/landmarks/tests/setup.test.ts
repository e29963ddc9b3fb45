import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { root } from '../../game.ts'
import { landmarkOf } from '../../rules/landmark.ts'
import { sitesOf } from '../../rules/landmarks.ts'
import { asked, offered, pick, positionOn, type RootMatch, refusedBy } from '../../tests/position.ts'
import { LANDMARKS, type LandmarkId } from '../index.ts'

const ALL = LANDMARKS.map(({ id }) => id)

const start = (options: { [name: string]: unknown }, seed = 1): RootMatch =>
  Match.start(root, {
    seats: 3,
    options: { factions: ['marquise', 'eyrie', 'alliance'], seating: 'asListed', ...options },
    seed,
  })

const inPlay = ({ state }: RootMatch) => (state.landmarks ?? []).map(({ id }) => id)

test('six landmark cards; the pieces of two of them belong to maps [B.8.1] [B.8.2]', () => {
  expect(ALL).toHaveLength(6)
  expect(new Set(ALL).size).toBe(6)
  const ofMaps = ['lake', 'mountain'].flatMap(map => inPlay(start({ map })))
  expect(ofMaps).toEqual(['ferry', 'tower'])
  expect(ALL.filter(id => !ofMaps.includes(id))).toHaveLength(4)
})

test('a map other than the usual one is set up in its own way [A.1.a]', () => {
  expect(start({}).state.landmarks).toBeUndefined()
  expect(start({}).state.closedPaths).toBeUndefined()
  expect(start({ map: 'winter' }).state.landmarks).toBeUndefined()
  expect(start({ map: 'lake' }).state.landmarks).toEqual([{ id: 'ferry', clearing: 1 }])
  const { landmarks, closedPaths } = start({ map: 'mountain' }).state
  expect(landmarks).toEqual([{ id: 'tower', clearing: 10 }])
  expect(closedPaths).toEqual([0, 1, 2, 3, 4, 5])
})

test.each([
  ['blackMarket', [1, 3, 4], [1, 2, 7, 10], [2, 3, 4, 7, 8, 9], [5, 6, 7, 8]],
  ['tower', [6, 10, 11, 12], [8, 9, 11, 12], [5, 10, 11, 12], [9, 10, 11, 12]],
  ['ferry', [4, 5, 7, 10, 11], [7, 10, 11, 12], [1, 10, 11, 12], [2, 4, 10]],
  ['lostCity', [4, 5, 7, 10, 11], [7, 10, 11, 12], [1, 10, 11, 12], [2, 4, 10]],
  ['elderTreetop', [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]],
] as const)(
  'where the %s may stand on each map [landmark.black-market.a] [landmark.tower.a] [landmark.ferry.a] [landmark.lost-city.a] [landmark.elder-treetop.a]',
  (id, ...wanted) => {
    const found = ['autumn', 'winter', 'lake', 'mountain'].map(map => {
      const { state } = positionOn(map, 'marquise', 'eyrie')
      delete state.landmarks
      return sitesOf(state, id).free
    })
    expect(found).toEqual(wanted)
  },
)

test('the Forge may stand in any clearing [landmark.legendary-forge.a]', () => {
  expect(sitesOf(positionOn('autumn', 'marquise', 'eyrie').state, 'legendaryForge').free).toHaveLength(12)
})

test.each(ALL.filter(id => id !== 'tower'))(
  'the %s stands neither with another landmark nor next to one [landmark.ferry.a] [landmark.elder-treetop.a] [landmark.black-market.a] [landmark.legendary-forge.a] [landmark.lost-city.a]',
  id => {
    const { state } = positionOn('autumn', 'marquise', 'eyrie')
    const free = sitesOf(state, id).free
    // Clearing 10 has a ruin and lies on the river; 1, 2 and 12 are next to it, 5 and 11 are only joined by the river.
    state.landmarks = [{ id: 'tower', clearing: 10 }]
    expect(sitesOf(state, id).free).toEqual(free.filter(one => ![1, 2, 10, 12].includes(one)))
  },
)

test('the Tower may stand next to a landmark, not with one [landmark.tower.a]', () => {
  const { state } = positionOn('autumn', 'marquise', 'eyrie')
  state.landmarks = [{ id: 'ferry', clearing: 11 }]
  expect(sitesOf(state, 'tower').free).toEqual([6, 10, 12])
})

test('a closed path makes no clearings adjacent for landmarks either [C.3.2.a]', () => {
  const { state } = positionOn('mountain', 'marquise', 'eyrie')
  state.landmarks = [{ id: 'tower', clearing: 9 }]
  expect(sitesOf(state, 'blackMarket').free).toEqual([5, 6, 7, 8])
})

test('where no clearing is left the limit on neighbours falls, then another card is dealt [ruling.r-117]', () => {
  const crowded = positionOn('autumn', 'marquise', 'eyrie')
  crowded.state.landmarks = [
    { id: 'ferry', clearing: 5 },
    { id: 'tower', clearing: 6 },
    { id: 'lostCity', clearing: 7 },
    { id: 'blackMarket', clearing: 4 },
  ]
  // Every corner but 4 has a neighbour with a landmark, and 4 has one itself.
  expect(sitesOf(crowded.state, 'elderTreetop').free).toEqual([1, 2, 3])
  const full = positionOn('autumn', 'marquise', 'eyrie')
  full.state.landmarks = [1, 2, 3, 4].map(clearing => ({ id: 'legendaryForge' as const, clearing }))
  full.state.landmarks.push({ id: 'elderTreetop', clearing: 0 })
  full.state.spareLandmarks = ['blackMarket', 'lostCity']
  const match = full.enter(['landmarks', 0])
  expect(asked(match)).toBe('landmark.where')
  expect(match.state.landmarks?.at(-1)?.id).toBe('lostCity')
  expect(offered(match)).toEqual(['5', '7', '10', '11'])
})

test('as many as the table decided are dealt from the cards that it left in [A.5] [A.5.1] [A.5.2]', () => {
  expect(inPlay(start({}))).toEqual([])
  for (const landmarks of [1, 2]) expect(inPlay(start({ landmarks }))).toHaveLength(landmarks)
  const dealt = new Set(Array.from({ length: 40 }, (_, seed) => inPlay(start({ landmarks: 1 }, seed))[0]))
  expect([...dealt].sort()).toEqual(ALL.toSorted())
  const chosen: LandmarkId[] = ['lostCity', 'tower']
  for (let seed = 0; seed < 5; seed++)
    expect(inPlay(start({ landmarks: 2, landmarkCards: chosen }, seed)).sort()).toEqual(chosen)
  expect(() => start({ landmarks: 2, landmarkCards: ['tower'] })).toThrow()
  expect(() => start({ landmarks: 2, landmarkCards: ['ferry', 'tower'], map: 'lake' })).toThrow()
})

test('what stands on a map does not count, is not dealt, and may be left out where others are dealt [A.5]', () => {
  for (let seed = 0; seed < 12; seed++) {
    const own = inPlay(start({ map: 'lake', landmarks: 2 }, seed))
    expect(own).toHaveLength(3)
    expect(own.filter(id => id === 'ferry')).toEqual(['ferry'])
  }
  expect(inPlay(start({ map: 'lake', landmarks: 1, mapLandmarks: false, landmarkCards: ['tower'] }))).toEqual(
    ['tower'],
  )
  expect(inPlay(start({ map: 'lake', mapLandmarks: false }))).toEqual(['ferry'])
})

test('the last in turn order sets up the one that it likes, the last but one the other [A.5.3]', () => {
  const match = start({ landmarks: 2, landmarkCards: ['elderTreetop', 'tower'] })
  expect(match.ask?.waiting).toEqual([2])
  expect(asked(match)).toBe('landmark.which')
  expect(offered(match).sort()).toEqual(['elderTreetop', 'tower'])
  pick(match, 'elderTreetop')
  expect(asked(match)).toBe('landmark.where')
  expect(refusedBy(match, '5')).toBe('A.5.3')
  pick(match, '3')
  expect(match.ask?.waiting).toEqual([1])
  expect(asked(match)).toBe('landmark.where')
  pick(match, '11')
  expect(match.state.landmarks).toEqual(
    expect.arrayContaining([
      { id: 'elderTreetop', clearing: 3 },
      { id: 'tower', clearing: 11 },
    ]),
  )
  expect(asked(match)).toBe('setup.corner')
  expect(match.ask?.waiting).toEqual([0])
})

test('a single one is set up by the last in turn order, whoever that is [A.5.3]', () => {
  const match = start({ landmarks: 1, landmarkCards: ['elderTreetop'], seating: 'random' }, 5)
  expect(match.ask?.waiting).toEqual([match.state.order.at(-1)])
  pick(match, '1')
  expect(match.state.extraSlot).toEqual({ clearing: 1, party: -1, kind: '' })
  expect(asked(match)).toBe('setup.corner')
})

test('landmarks are told apart by what they do, and all have rules', () => {
  for (const id of ALL) expect(landmarkOf(id).id).toBe(id)
})
