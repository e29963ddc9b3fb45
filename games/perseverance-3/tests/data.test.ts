import { type Game, misfitOf, type PackValues, packFault } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { reconstructed as all, componentData } from '../data/all.ts'
import { clash } from '../data/check.ts'

const reconstructed = { ...all, clash }
const { usual } = reconstructed

describe('what is reconstructed', () => {
  const ours = componentData().filter(({ from }) => from === 'reconstructed')

  test('may all be replaced, and is itself as it must be', () => {
    expect(Object.keys(reconstructed.must)).toEqual(ours.map(({ id }) => id))
    for (const { id, value } of ours) expect(misfitOf(reconstructed.must[id], value), id).toBeNull()
  })

  test('every threat but those of the second stage of Serpent’s Nest', () => {
    const threats = ours.filter(({ id }) => /\.threat[12]$/.test(id)).map(({ id }) => id)
    expect(threats).toHaveLength(73)
    expect(threats).not.toContain('adventure:serpents-nest.threat2')
  })

  test.each<[PackValues, (data: typeof usual) => unknown, unknown]>([
    [{ 'location:4.bonus': 'crate' }, ({ locations }) => locations[4].bonus, [{ verb: 'crates', n: 1 }]],
    [{ 'adventure:the-peak.threat1': [5, 5] }, ({ adventures }) => adventures['the-peak'].threat1, [5, 5]],
    [
      { 'shelters:few.bonuses': ['none', 'influence', 'none'] },
      ({ zones }) => zones.expansion.shelters.few[1],
      [{ verb: 'influence', n: 1, on: 'expansion' }],
    ],
    [
      { 'outpost:outpostA.harvest': 'food' },
      ({ outposts }) => outposts.outpostA.harvest[0],
      { verb: 'gain', what: { food: 1 } },
    ],
    [{ 'board:player.infirmary': 4 }, ({ board }) => [board.infirmary, board.covered], [8, 4]],
    [
      { 'leader:jack.bonusLeft': 2 },
      ({ leaders }) => leaders.jack.ranch[6].bonus,
      [{ verb: 'followers', n: 2 }],
    ],
    [{ 'assembly:1.symbol': 'none' }, ({ assembly }) => assembly[1].symbol, null],
    [{ 'track:threat.length': 10 }, ({ threatTrack }) => threatTrack.length, 10],
    [{ 'track:reserve.start': 2 }, ({ dissenters }) => dissenters.reserveStart, 2],
    [{ 'action:3.selects': '-CN' }, ({ dissenters }) => dissenters.actions[3].selects, '-CN'],
    [{ 'program:rider.temple': 'none' }, ({ dissenters }) => dissenters.programs.rider.temple, 'none'],
    [{ 'die:pool.faces': ['innovator'] }, ({ faces }) => faces, ['innovator']],
  ])('is read from a pack: %j', (values, read, expected) => {
    const changed = read(reconstructed.with(values))
    expect(changed).toEqual(expected)
    expect(read(usual)).not.toEqual(expected)
  })

  test('lines of a pack join both ways', () => {
    const paths = [...usual.edges, ['1', '2'] as const].map(([from, to]) => ({ from, to }))
    const { neighbours } = reconstructed.with({ 'map:wilderness.paths': paths })
    expect(neighbours[1]).toEqual(['outpost', '2', '4'])
    expect(neighbours[2]).toContain('1')
  })
})

describe('a pack whose data do not fit together is refused with a sentence:', () => {
  const fault = (data: PackValues) =>
    packFault({ reconstructed } as unknown as Game, { name: 'My box', data })?.message
  const paths = (keep: (line: string) => boolean, ...more: string[]) => [
    ...usual.edges.filter(edge => keep(edge.join('-'))).map(([from, to]) => ({ from, to })),
    ...more.map(line => ({ from: line.split('-')[0], to: line.split('-')[1] })),
  ]
  const prizes = (...followers: number[]) => followers.map(one => ({ followers: one, crates: 0 }))

  test('one that fits is none', () => {
    expect(fault({})).toBeUndefined()
    expect(fault({ 'location:1.wild': 'raptor', 'location:2.wild': 'shieldhead' })).toBeUndefined()
    expect(fault({ 'assembly:1.few': prizes(5, 5, 0) })).toBeUndefined()
  })

  test.each<[string, PackValues, RegExp]>([
    [
      'two wild shieldheads',
      { 'location:1.wild': 'raptor' },
      /“location:\*\.wild”, 2 must be “shieldhead”.* 1\./,
    ],
    [
      'all can be reached',
      { 'map:wilderness.paths': paths(line => !line.includes('ironjaw')) },
      /23 must be “outpost”.* 22\./,
    ],
    [
      '3 and 5 are joined',
      { 'map:wilderness.paths': paths(line => line !== '3-5') },
      /1 must be “3-5”.* 0\./,
    ],
    [
      'what the book finds open',
      { 'map:wilderness.paths': paths(line => line !== '7-10') },
      /5 must be “3, 5, 8, 9, 10”.* 4\./,
    ],
    [
      'nothing else is open',
      { 'map:wilderness.paths': paths(() => true, '7-13') },
      /5 must be “outpost, 1, 2, 4, 6, 7”.* 6\./,
    ],
    [
      'a shelter space without a bonus',
      { 'shelters:many.bonuses': ['crate', 'crate', 'crate'] },
      /“shelters:many\.bonuses”, 1 at least must be “none”.* 0\./,
    ],
    [
      'the first gets no less',
      { 'assembly:2.many': prizes(3, 4, 1) },
      /“assembly:2\.many” must come to 3 at most.* 4\./,
    ],
    [
      'three officers for every letter',
      { 'objective:o1.letter': 'B', 'objective:o4.letter': 'B', 'objective:o7.letter': 'B' },
      /3 at least must be “A”|from 3 to 5 must be “A”|must be “A”.* 2\./,
    ],
  ])('%s', (_, data, sentence) => {
    expect(fault(data)).toMatch(sentence)
  })

  test.each([
    ['location:13.wild', 'raptor'],
    ['location:6.wild', 'raptor'],
    ['location:9.bonus', 'none'],
    ['assembly:3.few', prizes(6, 1, 0)],
    ['adventure:serpents-nest.threat2', [1]],
    ['program:architect.temple', 'raptorTemple'],
    ['ranch:r1.type', 'culture'],
  ])('%s is told by the book and stays', (datum, value) => {
    expect(fault({ [datum]: value })).toContain(`no reconstructed datum “${datum}”`)
  })

  test('only the third assembly brings structures', () => {
    expect(fault({ 'assembly:2.symbol': 'structures' })).toContain('assembly:2.symbol')
  })
})
