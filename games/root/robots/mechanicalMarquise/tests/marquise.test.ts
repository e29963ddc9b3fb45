import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import { MAPS, oppositeCorner } from '../../../data/map.ts'
import type { Suit } from '../../../data/suits.ts'
import { corvidsOf, layPlot } from '../../../factions/corvids/rules/plots.ts'
import { root } from '../../../game.ts'
import { battle } from '../../../rules/battle.ts'
import { destinations } from '../../../rules/may-move.ts'
import { canPlace, onMap } from '../../../rules/pieces.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import type { Level } from '../../../rules/robots/card.ts'
import {
  type Position,
  position,
  positionOn,
  type RootMatch,
  reported,
  told,
} from '../../../tests/position.ts'
import { robotTurn, run, supply } from '../../../tests/robots.ts'
import { TRACK } from '../data.ts'
import {
  battleInOrdered,
  buildByOrder,
  expand,
  moveFromOrdered,
  recruitInOrdered,
  scoreTrack,
} from '../rules/day.ts'

/** The number of the robot beside one seat. */
const robot = 1

const table = (level: Level = 'normal', ...traits: string[]): Position =>
  position('alliance').robot('mechanicalMarquise', level, ...traits)

const marquise = (match: RootMatch) => match.state.players[robot]

/** Where warriors were placed, and how many. */
const placed = (match: RootMatch): string[] =>
  told(match, 'warriors.placed').map(one => {
    const { clearing, count } = one as { clearing: number; count: number }
    return `${clearing}:${count}`
  })

/** From where to where how many warriors moved. */
const moved = (match: RootMatch): string[] =>
  told(match, 'moved').map(one => {
    const { from, to, count } = one as { from: number; to: number; count: number }
    return `${from}-${to}:${count}`
  })

/** Where whom was battled. */
const battles = (match: RootMatch): string[] =>
  told(match, 'battle.starts').map(one => {
    const { clearing, defender } = one as { clearing: number; defender: number }
    return `${clearing}:${defender}`
  })

test('the first turn of the book, step by step [robot.example.marquise] [robot.4.4] [robot.4.4.1] [robot.4.4.2] [robot.4.5.a] [robot.4.6] [robot.4.6.2]', () => {
  const match = position('eyrie')
    .robot('mechanicalMarquise')
    .token(robot, 'keep', 1)
    .warriors(robot, 1, 1, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    .building(robot, 'sawmill', 1)
    .building(robot, 'workshop', 5)
    .building(robot, 'recruiter', 9)
    .warriors('eyrie', 6, 3)
    .building('eyrie', 'roost', 3)
    .deckTop('rootTeaFox')
    .turn(robot, 'birdsong')
  expect(marquise(match).items.map(({ item }) => item)).toEqual(['tea'])
  expect(battles(match)).toEqual([])
  expect(placed(match)).toEqual(['1:1', '6:1', '8:1', '12:1'])
  expect(marquise(match).warriors[0]).toBe(9)
  expect(told(match, 'building.placed')).toEqual([{ seat: robot, kind: 'sawmill', clearing: 6 }])
  expect(moved(match)).toEqual([])
  expect(reported(match)).not.toContain('mechanicalMarquise.expands')
  expect(marquise(match).score).toBe(2) // the tea and two sawmills
  expect(marquise(match).robot?.order).toBe(-1)
  expect(match.state.discard).toHaveLength(1)
  const order = ['robot.order', 'robot.crafted', 'warriors.placed', 'building.placed']
  expect(reported(match).filter((id, at, all) => order.includes(id) && all.indexOf(id) === at)).toEqual(order)
})

describe('set-up', () => {
  const start = (seed: number, map = 'autumn') =>
    Match.start(root, {
      seats: 1,
      seed,
      options: {
        factions: ['alliance'],
        robots: ['mechanicalMarquise'],
        map,
        suits: 'random',
        seating: 'asListed',
      },
    }).state.players[robot]
  const keepOf = ({ tokens }: { tokens: { [kind: string]: number[] } }): number => tokens.keep.indexOf(1, 1)

  test('the Keep stands in any of the corners [robot.4.3.2]', () => {
    const corners = new Set(Array.from({ length: 30 }, (_, seed) => keepOf(start(seed))))
    expect([...corners].sort()).toEqual([1, 2, 3, 4])
  })

  test.each(['autumn', 'winter', 'lake', 'mountain'])(
    'on the %s map twelve warriors stand everywhere but in the opposite corner, two at the Keep [robot.4.3.1] [robot.4.3.3.a] [robot.4.3.3.b]',
    map => {
      for (let seed = 0; seed < 4; seed++) {
        const player = start(seed, map)
        const keep = keepOf(player)
        const empty = oppositeCorner(MAPS[map], keep)
        expect(player.warriors).toEqual([
          13,
          ...MAPS[map].clearings.map(({ id }) => (id === keep ? 2 : id === empty ? 0 : 1)),
        ])
      }
    },
  )

  test('one building of each kind, each in a clearing of its own at the Keep or beside it [robot.4.3.4.a] [robot.4.3.4.b] [robot.4.3.4.c] [robot.4.3.5]', () => {
    const where = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const player = start(seed)
      const near = [keepOf(player), ...MAPS.autumn.clearings[keepOf(player) - 1].paths]
      for (const kind of ['sawmill', 'workshop', 'recruiter']) {
        expect(player.buildings[kind][0]).toBe(5)
        const at = player.buildings[kind].indexOf(1, 1)
        expect(near).toContain(at)
        where.add(`${kind}${near.indexOf(at)}`)
      }
      expect(Math.max(...player.built)).toBe(1)
    }
    expect(where.size).toBe(12) // each kind at the Keep and in each of three clearings beside it
  })

  test('where a clearing beside the Keep has no slot, no building starts there [robot.4.3.4.c]', () => {
    for (let seed = 0; seed < 20; seed++) {
      const player = start(seed, 'mountain')
      for (const { id, slots, ruin } of MAPS.mountain.clearings)
        expect(player.built[id]).toBeLessThanOrEqual(slots - (ruin ? 1 : 0))
    }
  })
})

describe('the Keep', () => {
  const kept = () => table().token(robot, 'keep', 5).warriors('alliance', 3, 1, 5)

  test('lets nobody else place there, but lets them move in [robot.4.2.1.a] [robot.4.2.1.b]', () => {
    const { state } = kept()
    expect(canPlace(state, 0, 5)).toBe(false)
    expect(canPlace(state, 0, 1)).toBe(true)
    expect(canPlace(state, robot, 5)).toBe(true)
    expect(destinations(state, 0, 1)).toContain(5)
  })

  test('never comes back once it is removed [robot.4.2.1.c]', () => {
    const match = kept().begin(['turn', 0])
    run(removeAllEnemies(match, 0, [5]))
    expect(marquise(match).tokens.keep).toEqual(Array(13).fill(0))
  })
})

describe('recruiting', () => {
  const recruits = (p: Position, suit: Suit): RootMatch => {
    const match = robotTurn(p, robot, suit)
    run(recruitInOrdered(match, robot))
    return match
  }

  test('four are spread over the ordered clearings she rules, the first before the others [robot.4.5.2.a] [robot.4.5.2.b]', () => {
    expect(placed(recruits(table().warriors(robot, 1, 1, 2, 6, 8), 'fox'))).toEqual(['1:2', '6:1', '8:1'])
  })

  test('what the supply lacks is missing where priority is lowest [robot.4.5.2.a] [robot.2.4.a]', () => {
    const p = table().warriors(robot, 1, 1, 6, 8, 12)
    supply(p.player(robot), 3)
    expect(placed(recruits(p, 'fox'))).toEqual(['1:1', '6:1', '8:1'])
  })

  test('without an ordered clearing of hers nobody comes [robot.4.5.2.c]', () => {
    expect(placed(recruits(table().warriors(robot, 1, 2), 'fox'))).toEqual([])
  })

  test('on a bird two come to each of the two last clearings she rules, all to an only one [robot.4.5.b] [robot.4.7.2.a] [robot.4.7.2.b]', () => {
    expect(placed(recruits(table().warriors(robot, 1, 2, 5, 9), 'bird'))).toEqual(['5:2', '9:2'])
    expect(placed(recruits(table().warriors(robot, 1, 2), 'bird'))).toEqual(['2:4'])
  })

  test('the Pass is one of the two last, whatever its number [robot.ruling.46]', () => {
    const p = positionOn('mountain', 'alliance').robot('mechanicalMarquise').warriors(robot, 1, 2, 10, 11, 12)
    expect(placed(recruits(p, 'bird'))).toEqual(['10:2', '12:2'])
  })

  test('two where she is easy [robot.difficulty.marquise.easy]', () => {
    expect(placed(recruits(table('easy').warriors(robot, 1, 1), 'fox'))).toEqual(['1:2'])
  })

  test('two more in the first ordered clearing she rules from challenging on [robot.difficulty.marquise.challenging] [robot.difficulty.marquise.nightmare]', () => {
    for (const level of ['challenging', 'nightmare'] as const)
      expect(placed(recruits(table(level).warriors(robot, 1, 6, 8), 'fox'))).toEqual(['6:2', '8:2', '6:2'])
  })

  test('twice as many on a bird with an iron will, and only then [robot.trait.marquise.iron-will]', () => {
    const willed = (level: Level): Position => table(level, 'ironWill').warriors(robot, 1, 1)
    expect(placed(recruits(willed('normal'), 'bird'))).toEqual(['1:8'])
    expect(placed(recruits(willed('easy'), 'bird'))).toEqual(['1:4'])
    expect(placed(recruits(willed('normal'), 'fox'))).toEqual(['1:4'])
  })

  test('where overwhelming, a point for every two who cannot come [robot.trait.marquise.overwhelming]', () => {
    const points = (left: number, clearing: number, ...traits: string[]): number | null => {
      const p = table('normal', ...traits).warriors(robot, 1, clearing)
      supply(p.player(robot), left)
      return marquise(recruits(p, 'fox')).score
    }
    expect(points(1, 1, 'overwhelming')).toBe(1) // three of four lack
    expect(points(20, 2, 'overwhelming')).toBe(2) // there is no clearing for any
    expect(points(20, 1, 'overwhelming')).toBe(0)
    expect(points(1, 1)).toBe(0)
  })

  test('a share that is lost to a snare is none who could not come [robot.trait.marquise.overwhelming] [robot.11.8.2.d]', () => {
    const p = position('corvids')
      .robot('mechanicalMarquise', 'normal', 'overwhelming')
      .warriors(robot, 1, 1, 6)
      .token('corvids', 'plot', 6)
    layPlot(p.player('corvids'), 'snare', 6)
    const snare = corvidsOf(p.player('corvids')).plots[6]
    if (snare) snare.faceUp = true
    const match = recruits(p, 'fox')
    expect(placed(match)).toEqual(['1:2'])
    expect(marquise(match).score).toBe(1) // for the snare
  })
})

describe('battles', () => {
  test('one in each ordered clearing where she can, against whom most stand there [robot.4.5.1.a] [robot.4.5.1.b]', () => {
    const match = robotTurn(
      position('alliance', 'vagabond', 'eyrie')
        .robot('mechanicalMarquise')
        .warriors(3, 2, 1, 2, 8)
        .warriors('alliance', 1, 1, 2)
        .warriors('eyrie', 2, 1)
        .dice(0, 0),
      3,
      'fox',
    )
    run(battleInOrdered(match, 3))
    expect(battles(match)).toEqual(['1:2'])
  })

  test('tied, against who has the most points, then by the order of setup [robot.4.5.1.I] [robot.2.2.b]', () => {
    const against = (points: number): string[] => {
      const p = position('alliance', 'eyrie')
        .robot('mechanicalMarquise')
        .warriors(2, 2, 6)
        .warriors('alliance', 1, 6)
        .warriors('eyrie', 1, 6)
        .score('alliance', points)
        .dice(0, 0)
      const match = robotTurn(p, 2, 'fox')
      run(battleInOrdered(match, 2))
      return battles(match)
    }
    expect(against(3)).toEqual(['6:0'])
    expect(against(0)).toEqual(['6:1'])
  })

  test('on a bird in every clearing, by priority, by the same rules [robot.4.7] [robot.4.7.1] [robot.4.7.1.I]', () => {
    const match = robotTurn(
      table().warriors(robot, 2, 9, 2, 6).warriors('alliance', 1, 9, 2, 6).dice(0, 0),
      robot,
      'bird',
    )
    run(battleInOrdered(match, robot))
    expect(battles(match)).toEqual(['2:0', '6:0', '9:0'])
  })
})

describe('building', () => {
  const builds = (p: Position, suit: Suit): unknown[] => {
    const match = robotTurn(p, robot, suit)
    run(buildByOrder(match, robot))
    return told(match, 'building.placed').map(one => {
      const { kind, clearing } = one as { kind: string; clearing: number }
      return `${kind} ${clearing}`
    })
  }

  test('by the suit of the order, in whatever suit of clearing [robot.4.5.3.b] [robot.4.5.3.c]', () => {
    expect(builds(table().warriors(robot, 1, 2), 'fox')).toEqual(['sawmill 2'])
    expect(builds(table().warriors(robot, 1, 2), 'rabbit')).toEqual(['workshop 2'])
    expect(builds(table().warriors(robot, 1, 2), 'mouse')).toEqual(['recruiter 2'])
  })

  test('where she rules, a slot is free and most of her warriors stand [robot.4.5.3.a] [robot.2.1.a] [robot.2.1.b]', () => {
    const p = () =>
      table().warriors(robot, 2, 8, 9).warriors(robot, 4, 1).warriors(robot, 3, 2).warriors('alliance', 5, 2)
    expect(builds(p(), 'fox')).toEqual(['sawmill 1'])
    expect(builds(p().building(robot, 'sawmill', 1), 'fox')).toEqual(['sawmill 8'])
  })

  test('nothing when the kind is used up, on an ordered day [robot.ruling.9.a]', () => {
    const p = table().warriors(robot, 3, 12).building(robot, 'sawmill', 7, 7, 8, 8, 3, 4)
    expect(builds(p, 'fox')).toEqual([])
  })

  test('on a bird the commonest kind: a sawmill if it is tied, else a recruiter, of those that are left [robot.4.7.3.a] [robot.4.7.3.b] [robot.4.7.3.c] [robot.ruling.9.b]', () => {
    const p = (sawmills: number[], workshops: number[], recruiters: number[]): Position =>
      table()
        .warriors(robot, 5, 12)
        .building(robot, 'sawmill', ...sawmills)
        .building(robot, 'workshop', ...workshops)
        .building(robot, 'recruiter', ...recruiters)
    expect(builds(p([2, 2], [5, 5], [6]), 'bird')).toEqual(['sawmill 12'])
    expect(builds(p([2], [5, 5], [7, 7]), 'bird')).toEqual(['recruiter 12'])
    expect(builds(p([2], [5, 5], [7]), 'bird')).toEqual(['workshop 12'])
    expect(builds(p([2], [5, 5, 8, 8, 3, 4], [7]), 'bird')).toEqual(['sawmill 12'])
  })
})

describe('moving', () => {
  const moves = (p: Position, suit: Suit): RootMatch => {
    const match = robotTurn(p, robot, suit)
    run(moveFromOrdered(match, robot))
    return match
  }

  test('all but three leave each ordered clearing for where most enemy pieces are [robot.4.5.4.a] [robot.4.5.4.b]', () => {
    const p = table()
      .warriors(robot, 5, 8)
      .warriors(robot, 3, 6)
      .warriors('alliance', 2, 7)
      .warriors('alliance', 1, 4)
    expect(moved(moves(p, 'fox'))).toEqual(['8-7:2'])
    expect(moved(moves(table().warriors(robot, 5, 8), 'fox'))).toEqual(['8-4:2'])
  })

  test('only where she rules one end; else to the next best [robot.4.5.4.c] [robot.2.3.a] [robot.2.3.c]', () => {
    const p = table()
      .warriors(robot, 5, 8)
      .warriors('alliance', 6, 8)
      .warriors('alliance', 2, 7)
      .warriors(robot, 1, 4)
    expect(moved(moves(p, 'fox'))).toEqual(['8-4:2'])
  })

  test('those who arrived move on from a later clearing [robot.4.5.4.d] [robot.2.4.b]', () => {
    const p = table().warriors(robot, 5, 6).warriors(robot, 3, 2).token('alliance', 'sympathy', 2, 5)
    p.state.suits[2] = 'fox'
    p.state.suits[6] = 'fox'
    expect(moved(moves(p, 'fox'))).toEqual(['6-2:2'])
    const on = table().warriors(robot, 5, 1).warriors(robot, 3, 10).token('alliance', 'sympathy', 10, 12)
    on.state.suits[10] = 'fox'
    expect(moved(moves(on, 'fox'))).toEqual(['1-10:2', '10-12:2'])
  })

  test('on a bird from every clearing, and then she battles where she moved in [robot.4.7.4.a] [robot.4.7.4.b]', () => {
    const p = table().warriors(robot, 4, 8).warriors('alliance', 1, 7, 2).warriors(robot, 1, 2).dice(0, 0)
    const match = moves(p, 'bird')
    expect(moved(match)).toEqual(['8-7:1'])
    expect(battles(match)).toEqual(['7:0'])
    expect(battles(moves(table().warriors(robot, 4, 8).warriors('alliance', 1, 7), 'fox'))).toEqual([])
  })

  test('blitz: all but one leave the first quiet clearing, and battle where they come [robot.trait.marquise.blitz] [robot.trait.marquise.blitz.b]', () => {
    const p = () =>
      table('normal', 'blitz')
        .warriors(robot, 4, 1)
        .warriors(robot, 3, 4)
        .warriors('alliance', 1, 10)
        .dice(0, 0)
    const match = moves(p(), 'rabbit')
    expect(moved(match)).toEqual(['1-10:3'])
    expect(battles(match)).toEqual(['10:0'])
    expect(moved(moves(p().warriors('alliance', 1, 1), 'rabbit'))).toEqual(['4-8:2'])
    expect(moved(moves(table('normal').warriors(robot, 3, 1), 'rabbit'))).toEqual([])
  })

  test('blitz: a clearing that one alone holds is passed over; beside a robot of the team it is quiet [robot.trait.marquise.blitz] [robot.coop.4]', () => {
    const p = (coop: boolean) =>
      position('alliance')
        .robot('mechanicalMarquise', 'normal', 'blitz')
        .robot('electricEyrie')
        .warriors(robot, 1, 1)
        .warriors(robot, 3, 4, 9)
        .warriors(2, 1, 4)
        .change(state => {
          state.coop = coop || undefined
        })
    expect(moved(moves(p(true), 'fox'))[0]).toMatch(/^4-/)
    expect(moved(moves(p(false), 'fox'))[0]).toMatch(/^9-/)
  })
})

describe('expanding', () => {
  const expands = (p: Position, suit: Suit, notes: { [name: string]: number } = {}): RootMatch => {
    const match = robotTurn(p, robot, suit)
    Object.assign(match.state.turn.notes, notes)
    run(expand(match, robot))
    return match
  }
  const again = (match: RootMatch): boolean => match.state.turn.part === -1
  const five = (): Position => table().building(robot, 'sawmill', 2, 5, 6, 7, 8)

  test('nothing built and five buildings at most: another order, not crafted, and the day begins again [robot.4.5.5.a] [robot.4.5.5.b] [robot.4.5.5.c]', () => {
    const first = five()
      .deckTop('anvil')
      .change(({ players, deck }) => {
        const { robot: board } = players[robot]
        if (board) board.order = deck.shift() ?? -1
      })
    const { order } = first.player(robot).robot ?? {}
    const match = expands(first, 'rabbit')
    expect(again(match)).toBe(true)
    expect(match.state.discard).toEqual([order])
    expect(marquise(match).robot).toMatchObject({ order: cardNumber('anvil'), suit: 'fox' })
    expect(marquise(match).items).toEqual([])
    expect(again(expands(five(), 'rabbit', { built: 1 }))).toBe(false)
    expect(again(expands(five().building(robot, 'sawmill', 9), 'rabbit'))).toBe(false)
  })

  test('never on a bird, and no more once there is no card [robot.4.7] [robot.ruling.10]', () => {
    expect(again(expands(five(), 'bird'))).toBe(false)
    const dry = expands(
      five().change(state => {
        state.available.push(...state.deck.splice(0))
      }),
      'rabbit',
    )
    expect(marquise(dry).robot?.suit).toBe('bird')
  })

  test('in a turn: the second card builds, and no third is drawn [robot.4.5.5.c]', () => {
    const match = position('eyrie')
      .robot('mechanicalMarquise')
      .warriors(robot, 3, 7)
      .warriors('eyrie', 4, 7) // who rule there until the mice bring battle
      .dice(3, 0)
      .deckTop('bakeSale', 'mouseInASack')
      .turn(robot, 'birdsong')
    expect(told(match, 'robot.order')).toHaveLength(2)
    expect(told(match, 'building.placed')).toEqual([{ seat: robot, kind: 'recruiter', clearing: 7 }])
    expect(marquise(match).items.map(({ item }) => item)).toEqual(['coins'])
  })

  test('once a turn where overwhelming [robot.trait.marquise.overwhelming.b]', () => {
    const p = (...traits: string[]) => position('alliance').robot('mechanicalMarquise', 'normal', ...traits)
    expect(again(expands(p('overwhelming'), 'rabbit', { expanded: 1 }))).toBe(false)
    expect(again(expands(p(), 'rabbit', { expanded: 1 }))).toBe(true)
  })
})

describe('Evening', () => {
  const scores = (p: Position, suit: Suit): number | null => {
    const match = robotTurn(p, robot, suit)
    run(scoreTrack(match, robot))
    return marquise(match).score
  }
  const built = () =>
    table()
      .building(robot, 'sawmill', 2, 5, 6, 7)
      .building(robot, 'workshop', 8, 9)
      .building(robot, 'recruiter', 1)

  test('the track of the order scores, on a bird the best of the three [robot.4.6.1.a] [robot.4.6.1.b]', () => {
    expect([scores(built(), 'fox'), scores(built(), 'rabbit'), scores(built(), 'mouse')]).toEqual([3, 1, 0])
    expect(scores(built(), 'bird')).toBe(3)
    expect(scores(table(), 'fox')).toBe(0)
  })

  test('the tracks count 0 to 5 for one to six, nothing for none [robot.board.marquise]', () => {
    expect(TRACK.points).toEqual([0, 0, 1, 2, 3, 4, 5])
  })

  test('placing a building scores nothing by itself [robot.4.6.1.c]', () => {
    const match = robotTurn(built().warriors(robot, 1, 12), robot, 'fox')
    run(buildByOrder(match, robot))
    expect(onMap(marquise(match).buildings.sawmill)).toBe(5)
    expect(marquise(match).score).toBe(0)
  })

  test('a nightmare scores a point at its end, a challenge none [robot.difficulty.marquise.nightmare]', () => {
    const ends = (level: Level): number | null =>
      marquise(position('eyrie').robot('mechanicalMarquise', level).turn(robot, 'evening')).score
    expect(ends('nightmare')).toBe(1)
    expect(ends('challenging')).toBe(0)
  })
})

describe('her traits in battle', () => {
  const fights = (trait: string, attackers: number, p: (table: Position) => Position): RootMatch => {
    const match = p(
      position('eyrie')
        .robot('mechanicalMarquise', 'normal', trait)
        .warriors('eyrie', attackers, 6)
        .dice(3, 0),
    ).begin(['turn', 0])
    const rule = battle(match, 0, robot, 6)
    for (let step = rule.next(0); !step.done; ) step = rule.next(0)
    return match
  }

  test('fortified buildings take two hits, and a hit that is left over does nothing [robot.trait.marquise.fortified]', () => {
    const match = fights('fortified', 3, one => one.warriors(robot, 1, 6).building(robot, 'workshop', 6))
    expect(marquise(match).built[6]).toBe(0) // three hits: the warrior, and two for the workshop
    const spared = fights('fortified', 2, one => one.warriors(robot, 1, 6).building(robot, 'workshop', 6))
    expect(marquise(spared).built[6]).toBe(1)
    expect(
      marquise(fights('blitz', 2, one => one.warriors(robot, 1, 6).building(robot, 'workshop', 6))).built[6],
    ).toBe(0)
  })

  test('what removes pieces without hits does not mind fortifications [robot.trait.marquise.fortified.b]', () => {
    const match = table('normal', 'fortified').building(robot, 'workshop', 6).begin(['turn', 0])
    run(removeAllEnemies(match, 0, [6]))
    expect(marquise(match).built[6]).toBe(0)
  })

  test('hospitals bring two back to the Keep after two fell in defence [robot.trait.marquise.hospitals]', () => {
    const match = fights('hospitals', 3, one => one.warriors(robot, 3, 6).token(robot, 'keep', 1))
    expect(marquise(match).warriors[1]).toBe(2)
    const two = fights('hospitals', 2, one => one.warriors(robot, 3, 6).token(robot, 'keep', 1))
    expect(marquise(two).warriors[1]).toBe(2)
    const one = fights('hospitals', 1, p => p.warriors(robot, 3, 6).token(robot, 'keep', 1))
    expect(marquise(one).warriors[1]).toBe(0)
  })

  test('without the Keep nobody comes back, nor where she attacked [robot.trait.marquise.hospitals.b]', () => {
    const match = fights('hospitals', 3, one => one.warriors(robot, 3, 6))
    expect(marquise(match).warriors[0]).toBe(25)
    const attack = position('eyrie')
      .robot('mechanicalMarquise', 'normal', 'hospitals')
      .token(robot, 'keep', 1)
      .warriors(robot, 3, 6)
      .warriors('eyrie', 3, 6)
      .dice(3, 3)
      .begin(['turn', 0])
    const rule = battle(attack, robot, 0, 6)
    for (let step = rule.next(0); !step.done; ) step = rule.next(0)
    expect(marquise(attack).warriors[1]).toBe(0)
  })
})
