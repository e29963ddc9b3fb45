import { Match, readSetup } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CLEARINGS, clearingOf, MAPS } from '../data/map.ts'
import { root } from '../game.ts'
import { settling } from '../rules/homeland.ts'
import { freeSlots } from '../rules/pieces.ts'
import { cornerFor } from '../rules/robots/corner.ts'
import type { Player } from '../state.ts'
import { asked, offered, pick, position, type RootMatch } from './position.ts'

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1)

/** A table of people and robots, as listed, up to its first question. */
const start = (factions: readonly string[], robots: readonly string[], options: object = {}, seed = 1) =>
  Match.start(root, {
    seats: factions.length,
    seed,
    options: readSetup(root, factions.length, { factions, robots, seating: 'asListed', ...options }, seed)
      .options,
  }) as RootMatch

const playerOf = ({ state }: RootMatch, faction: string): Player =>
  state.players[state.players.findIndex(one => (one.faction as string) === faction)]

const supplyOf = (match: RootMatch, faction: string): number => playerOf(match, faction).warriors[0]

/** Where pieces were placed and by whom, in the order in which it happened. */
const placers = (match: RootMatch): string[] => [
  ...new Set(
    match.history?.journal
      .filter(({ id }) => ['warriors.placed', 'token.placed', 'building.placed'].includes(id))
      .map(({ values }) => match.state.players[(values as { seat: number }).seat].faction as string),
  ),
]

test('corners that face each other: 1 and 3, 2 and 4; on the Lake 1 and 2, 3 and 4 [robot.setup.corners]', () => {
  const facing = (map: string) => MAPS[map].opposite.map(pair => pair.toSorted((a, b) => a - b)).toSorted()
  for (const map of ['autumn', 'winter', 'mountain'])
    expect(facing(map), map).toEqual([
      [1, 3],
      [2, 4],
    ])
  expect(facing('lake')).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('people and robots set up in the order of their letters, wherever they sit [robot.setup.order]', () => {
  const match = start(['hundreds', 'eyrie'], ['cogwheelCorvids', 'mechanicalMarquise', 'logicalLizards'])
  expect(match.ask?.waiting).toEqual([1])
  expect(placers(match)).toEqual(['mechanicalMarquise', 'eyrie'])
  while (match.ask?.waiting[0] === 1) pick(match, offered(match)[0])
  expect(placers(match)).toEqual([
    'mechanicalMarquise',
    'eyrie',
    'logicalLizards',
    'cogwheelCorvids',
    'hundreds',
  ])
})

describe('on the mountain', () => {
  test('what lies behind a closed path is adjacent to a robot that sets up [robot.setup.adjacent]', () => {
    const behind = (robot: string, seed: number) => {
      const match = start(['alliance'], [robot], { map: 'mountain' }, seed)
      const { corner, warriors } = playerOf(match, robot)
      const { closed = [] } = MAPS.mountain
      const others = closed.flatMap(pair => (pair.includes(corner) ? pair.filter(one => one !== corner) : []))
      return others.map(one => warriors[one])
    }
    for (const [robot, each] of [
      ['logicalLizards', 1],
      ['drillbitDuchy', 2],
    ] as const) {
      const found = SEEDS.flatMap(seed => behind(robot, seed))
      expect(found.length, robot).toBeGreaterThan(0)
      expect(new Set(found), robot).toEqual(new Set([each]))
    }
  })
})

describe('where hirelings have built before', () => {
  const HIRED = { hirelings: true, hirelingCards: ['vaults', 'exile', 'bearers'] }

  /** Answers with the first that is offered, or with what a question is given, until a robot has its corner. */
  function untilSettled(match: RootMatch, robot: string, answers: { readonly [ask: string]: string }): void {
    for (let picks = 0; match.ask && playerOf(match, robot).corner === 0 && picks < 20; picks++)
      pick(match, answers[asked(match) ?? ''] ?? offered(match)[0])
  }

  test.each(['electricEyrie', 'logicalLizards'])(
    'the %s take a corner with a free slot [robot.5.3.2.a] [robot.8.3.2.a] [2.2.3.b]',
    robot => {
      for (const seed of SEEDS) {
        const match = start(['corvids'], [robot], HIRED, seed)
        untilSettled(match, robot, { 'vaults.where': '3' })
        expect(freeSlots(match.state, 3)).toBe(0)
        const { corner, built } = playerOf(match, robot)
        expect([1, 2, 4]).toContain(corner)
        expect(built[corner]).toBe(1)
      }
    },
  )

  test('on all four corners, a robot that builds starts elsewhere on the edge of the map', () => {
    const p = position('marquise').robot('electricEyrie').building('marquise', 'sawmill', 1, 2, 2, 3, 4)
    p.state.hirelings = { control: [], onTrack: [], taken: [], toSetUp: [] }
    expect(cornerFor(p.begin(['turn', 0]), 1, 'facing', 'building')).toBeGreaterThan(4)
    expect(cornerFor(p.begin(['turn', 0]), 1, 'facing')).toBeLessThan(5)
  })
})

describe('warriors left once all have set up', () => {
  const MAP_IDS = ['autumn', 'winter', 'lake', 'mountain']

  test('of the Marquise 13, the Eyrie 14, the Alliance 10, the Corvids 12, on every map [robot.setup.supply.a]', () => {
    const left = {
      mechanicalMarquise: 13,
      electricEyrie: 14,
      automatedAlliance: 10,
      cogwheelCorvids: 12,
    }
    for (const map of MAP_IDS)
      for (const seed of SEEDS.slice(0, 4))
        for (const [robot, warriors] of Object.entries(left))
          expect(supplyOf(start(['keepers'], [robot], { map }, seed), robot), `${robot}, ${map}`).toBe(
            warriors,
          )
  })

  test('of the Lizards 21 and of the Duchy 18, less one and two for each clearing beside their corner [robot.setup.supply.b]', () => {
    for (const map of MAP_IDS)
      for (const seed of SEEDS) {
        const beside = (corner: number): number =>
          clearingOf(MAPS[map], corner).paths.length +
          (MAPS[map].closed ?? []).filter(pair => pair.includes(corner)).length
        const lizards = playerOf(start(['keepers'], ['logicalLizards'], { map }, seed), 'logicalLizards')
        expect(lizards.warriors[0]).toBe(21 - beside(lizards.corner))
        const duchy = playerOf(start(['keepers'], ['drillbitDuchy'], { map }, seed), 'drillbitDuchy')
        expect(duchy.warriors[0]).toBe(18 - 2 * beside(duchy.corner))
      }
  })

  test('of the Riverfolk 9, 10, 10, 11 by the map, and one more where the Keep stands on their river [robot.setup.supply.b]', () => {
    const left: { [map: string]: number } = { autumn: 9, winter: 10, lake: 10, mountain: 11 }
    const kept: { [map: string]: number[] } = { autumn: [4], winter: [], lake: [1], mountain: [2, 4] }
    const corners = new Set<string>()
    for (const map of MAP_IDS) {
      expect(supplyOf(start(['keepers'], ['riverfolkRobots'], { map }), 'riverfolkRobots'), map).toBe(
        left[map],
      )
      for (const seed of SEEDS) {
        const match = start(['keepers'], ['mechanicalMarquise', 'riverfolkRobots'], { map }, seed)
        const { corner } = playerOf(match, 'mechanicalMarquise')
        const more = kept[map].includes(corner) ? 1 : 0
        if (more) corners.add(`${map} ${corner}`)
        expect(supplyOf(match, 'riverfolkRobots'), `${map} ${corner}`).toBe(left[map] + more)
      }
    }
    expect(corners.size).toBe(4)
  })
})

describe('five that start in a corner', () => {
  const four = ['mechanicalMarquise', 'electricEyrie', 'logicalLizards', 'drillbitDuchy']

  test('play together in the advanced set-up alone [robot.setup.five-corners]', () => {
    expect(() => start(['keepers'], four)).toThrow(/corners/)
    expect(() => start(['keepers'], four.slice(1))).not.toThrow()
    expect(() => start(['corvids'], four)).not.toThrow()
    const match = start(['alliance', 'alliance'], four, { setup: 'draft' })
    expect(asked(match)).toBe('draft.pick')
    expect(four.map(robot => playerOf(match, robot).corner).toSorted()).toEqual([1, 2, 3, 4])
  })
})

describe('in the advanced set-up', () => {
  const drafts = (seed: number) =>
    start(
      ['alliance', 'alliance', 'alliance'],
      ['drillbitDuchy', 'electricEyrie', 'cogwheelCorvids'],
      { setup: 'draft' },
      seed,
    )

  test('all robots set up before anybody drafts, by their letters [robot.setup.advanced]', () => {
    const match = drafts(1)
    expect(asked(match)).toBe('draft.pick')
    expect(placers(match)).toEqual(['electricEyrie', 'drillbitDuchy', 'cogwheelCorvids'])
    for (const seat of [0, 1, 2]) expect(match.state.players[seat].faction).toBe('undecided')
  })

  test('the corners of robots are homelands of enemies to those who draft [robot.setup.advanced]', () => {
    const beside = (corner: number): readonly number[] => clearingOf(MAPS.autumn, corner).paths
    let asks = 0
    for (const seed of SEEDS) {
      const match = drafts(seed)
      const corners = match.state.players.flatMap(({ corner }) => (corner > 0 ? corner : []))
      expect(corners).toHaveLength(2)
      const homes = settling(match.state, 0, CLEARINGS, 'apart', one => [one])
      expect(homes).toEqual(
        CLEARINGS.filter(one => corners.every(corner => one !== corner && !beside(corner).includes(one))),
      )
      for (let picks = 0; match.ask && picks < 12; picks++) {
        const keys = offered(match)
        if (asked(match) === 'setup.homeland') {
          asks++
          for (const home of keys.map(Number)) expect(corners).not.toContain(home)
        }
        pick(match, keys[picks % keys.length])
      }
    }
    expect(asks).toBeGreaterThan(3)
  })
})
