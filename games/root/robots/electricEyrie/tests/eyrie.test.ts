import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, cardNumber, LOYAL_VIZIERS } from '../../../data/cards.ts'
import { MAPS } from '../../../data/map.ts'
import type { Suit } from '../../../data/suits.ts'
import { root } from '../../../game.ts'
import type { Level } from '../../../rules/robots/card.ts'
import { cornerFor } from '../../../rules/robots/corner.ts'
import { ruler } from '../../../rules/ruler.ts'
import { type Position, position, type RootMatch, reported, told } from '../../../tests/position.ts'
import { robotTurn, run, supply } from '../../../tests/robots.ts'
import { DECREE, TRACK } from '../data.ts'
import { addToDecree, newRoost } from '../rules/birdsong.ts'
import { decreeOf } from '../rules/board.ts'
import { buildRoost, resolveDecree } from '../rules/decree.ts'

/** The number of the robot beside one seat. */
const robot = 1

const table = (level: Level = 'normal', ...traits: string[]): Position =>
  position('marquise').robot('electricEyrie', level, ...traits)

/** Puts so many cards into the columns of the Decree. */
function decree(p: Position, cards: Partial<{ [S in Suit]: number }>, party = robot): Position {
  const own = decreeOf(p.state, party)
  for (const suit of DECREE)
    for (let n = 0; n < (cards[suit] ?? 0); n++) {
      const place = p.state.deck.findIndex(card => CARDS[card].suit === suit)
      own[suit].push(...p.state.deck.splice(place, 1))
    }
  return p
}

const eyrie = (match: RootMatch, party = robot) => match.state.players[party]

const placed = (match: RootMatch): string[] =>
  told(match, 'warriors.placed').map(one => {
    const { clearing, count } = one as { clearing: number; count: number }
    return `${clearing}:${count}`
  })

const moved = (match: RootMatch): string[] =>
  told(match, 'moved').map(one => {
    const { from, to, count } = one as { from: number; to: number; count: number }
    return `${from}-${to}:${count}`
  })

const battles = (match: RootMatch): string[] =>
  told(match, 'battle.starts').map(one => {
    const { clearing, defender } = one as { clearing: number; defender: number }
    return `${clearing}:${defender}`
  })

/** The Decree is resolved; people who are asked give their first answer. */
function resolved(p: Position, party = robot): RootMatch {
  const match = robotTurn(p, party, 'bird')
  const rule = resolveDecree(match, party)
  for (let step = rule.next(0); !step.done; ) step = rule.next(0)
  return match
}

test('the turn of the book, step by step [robot.example.eyrie] [robot.5.4] [robot.5.4.1] [robot.5.4.3] [robot.5.5] [robot.5.5.1.a]', () => {
  const p = position('marquise', 'alliance').robot('electricEyrie')
  decree(p, { fox: 1 }, 2)
  decreeOf(p.state, 2).bird.push(...LOYAL_VIZIERS)
  const match = p
    .building(2, 'roost', 8, 3, 7)
    .warriors(2, 1, 8, 7)
    .warriors(2, 3, 3)
    .warriors('marquise', 2, 8, 9)
    .warriors('marquise', 1, 11, 12)
    .token('alliance', 'sympathy', 4)
    .items('marquise', 'tea', 'tea')
    .deckTop('rootTeaRabbit')
    .dice(0, 0)
    .begin(['turn', 0])
  match.state.turn = { ...match.state.turn, seat: 2, phase: 'birdsong', part: 0 }
  run(addToDecree(match, 2))
  expect(eyrie(match, 2).items).toEqual([])
  expect(DECREE.map(suit => decreeOf(match.state, 2)[suit].length)).toEqual([1, 0, 1, 2])
  match.state.turn.phase = 'daylight'
  const rule = resolveDecree(match, 2)
  for (let step = rule.next(0); !step.done; ) step = rule.next(0)
  expect(placed(match).filter(one => !one.startsWith('0'))).toEqual(['8:1', '3:1', '8:2'])
  expect(moved(match)).toEqual(['8-4:3', '3-6:3', '4-12:1'])
  expect(battles(match).map(one => one.split(':')[0])).toEqual(['12', '4', '12'])
  expect(eyrie(match, 2).score).toBe(1) // the sympathy
  run(buildRoost(match, 2))
  expect(eyrie(match, 2).buildings.roost[4]).toBe(1)
})

describe('set-up', () => {
  const start = (seed: number, level: Level = 'normal') =>
    Match.start(root, {
      seats: 1,
      seed,
      options: {
        factions: ['alliance'],
        robots: ['mechanicalMarquise', 'electricEyrie'],
        electricEyrieLevel: level,
        seating: 'asListed',
      },
    }).state

  test('a roost and six warriors in the corner opposite to the Keep [robot.5.3.1] [robot.5.3.2.a] [robot.5.3.2.b] [robot.5.3.4]', () => {
    for (let seed = 0; seed < 6; seed++) {
      const { players } = start(seed)
      const corner = players[2].buildings.roost.indexOf(1, 1)
      const keep = players[1].tokens.keep.indexOf(1, 1)
      expect(MAPS.autumn.opposite.some(pair => pair.includes(corner) && pair.includes(keep))).toBe(true)
      expect(players[2].warriors[corner]).toBe(6)
      expect(players[2].warriors[0]).toBe(14)
      expect(players[2].buildings.roost[0]).toBe(6)
    }
  })

  test('two Viziers lie in the column of birds, one where they are easy [robot.5.3.3] [robot.difficulty.eyrie.easy]', () => {
    expect(decreeOf(start(1), 2)).toEqual({ fox: [], mouse: [], rabbit: [], bird: [...LOYAL_VIZIERS] })
    expect(decreeOf(start(1, 'easy'), 2).bird).toEqual(LOYAL_VIZIERS.slice(0, 1))
  })

  test('from challenging on a bird ambush joins them from the deck [robot.difficulty.eyrie.challenging] [robot.difficulty.eyrie.nightmare]', () => {
    for (const level of ['challenging', 'nightmare'] as const) {
      const state = start(1, level)
      const [card, ...more] = decreeOf(state, 2).bird.slice(2)
      expect(more).toEqual([])
      expect(CARDS[card]).toMatchObject({ kind: 'ambush', suit: 'bird' })
      expect(state.deck).not.toContain(card)
    }
  })
})

test('a garden beats their tie [robot.ruling.47]', () => {
  const p = position('cult').robot('electricEyrie').warriors(robot, 1, 6)
  const tied = p.warriors('cult', 1, 6)
  expect(ruler(tied.state, 6)).toBe(robot)
  tied.building('cult', 'foxGarden', 6).warriors(robot, 1, 6)
  expect(ruler(tied.state, 6)).toBe(0)
})

test('no corner is taken twice, a person’s neither; chance names one of equals [robot.5.3.2.c]', () => {
  const corners = new Set<number>()
  for (let seed = 0; seed < 12; seed++) {
    const p = table().seed(seed)
    p.player('marquise').corner = 2
    p.token('marquise', 'keep', 4) // the corner that faces hers is kept too
    corners.add(cornerFor(p.begin(['turn', 0]), robot, 'facing'))
  }
  expect([...corners].sort()).toEqual([1, 3])
})

test('they rule where they are tied, but not without a piece [robot.5.2.1.a] [robot.5.2.1.b]', () => {
  const { state } = table().warriors(robot, 2, 5).warriors('marquise', 2, 5)
  expect(ruler(state, 5)).toBe(robot)
  expect(ruler(state, 6)).toBe(-1)
})

describe('a new roost', () => {
  const comes = (p: Position, suit: Suit): RootMatch => {
    const match = robotTurn(p, robot, suit, 'birdsong')
    run(newRoost(match, robot))
    return match
  }

  test('with four warriors in the first ordered clearing that can hold it, where none stands [robot.5.4.4.a]', () => {
    const match = comes(table().building('marquise', 'sawmill', 1), 'fox')
    expect(eyrie(match).buildings.roost[6]).toBe(1)
    expect(eyrie(match).warriors[6]).toBe(4)
    expect(placed(comes(table().building(robot, 'roost', 3), 'fox'))).toEqual([])
  })

  test('turmoil where it cannot come, or with fewer than four warriors left [robot.5.4.4.b] [robot.ruling.11] [robot.5.7]', () => {
    const few = table()
    supply(few.player(robot), 3)
    expect(reported(comes(few, 'fox'))).toContain('electricEyrie.turmoil')
    const enough = table()
    supply(enough.player(robot), 4)
    expect(placed(comes(enough, 'fox'))).toEqual(['1:4'])
    const full = table().building('marquise', 'sawmill', 1, 6, 8, 8, 12)
    expect(reported(comes(full, 'fox'))).toContain('electricEyrie.turmoil')
  })
})

describe('recruiting', () => {
  test('as many as cards, all at one roost of the suit [robot.5.5.1.I] [robot.5.5.1.b] [robot.5.5.1.d]', () => {
    const p = decree(table(), { fox: 2 }).building(robot, 'roost', 8, 3)
    expect(placed(resolved(p))).toEqual(['8:2'])
  })

  test('one recruit, one move and one battle for a column, however many cards it holds [robot.5.5.1.d]', () => {
    for (const fox of [1, 3]) {
      const p = decree(table(), { fox })
        .building(robot, 'roost', 8)
        .warriors(robot, 8, 6, 12)
        .warriors('marquise', 1, 6, 12)
      const match = resolved(p.dice(0, 0))
      expect(placed(match)).toEqual([`8:${fox}`])
      expect([moved(match).length, battles(match).length]).toEqual([1, 1])
    }
  })

  test('by most enemy pieces, then fewest of their own, then lowest priority [robot.5.5.1.I.a] [robot.5.5.1.I.b] [robot.5.5.1.I.c]', () => {
    const two = (change: (p: Position) => Position): string[] =>
      placed(resolved(change(decree(table(), { bird: 1 }).building(robot, 'roost', 8, 6))))
    expect(two(p => p.warriors('marquise', 1, 6))).toEqual(['6:1'])
    expect(two(p => p.warriors(robot, 1, 8))).toEqual(['6:1'])
    expect(two(p => p)).toEqual(['8:1'])
  })

  test('a column that can do nothing is skipped [robot.5.5.1.e]', () => {
    const match = resolved(decree(table(), { fox: 1 }).building(robot, 'roost', 3))
    expect([...placed(match), ...moved(match), ...battles(match)]).toEqual([])
    expect(reported(match)).not.toContain('electricEyrie.turmoil')
  })

  test('nobles fall into turmoil for a warrior who cannot come, and score their birds for it [robot.trait.eyrie.nobility] [robot.trait.eyrie.nobility.b]', () => {
    const p = decree(table('normal', 'nobility'), { fox: 2, bird: 1 }).building(robot, 'roost', 8)
    supply(p.player(robot), 1)
    const match = resolved(p)
    expect(placed(match)).toEqual(['8:1'])
    expect(reported(match)).toContain('electricEyrie.turmoil')
    expect(eyrie(match).score).toBe(1)
    expect(match.state.turn.part).toBeGreaterThan(100)
  })
})

describe('moving', () => {
  const moves = (p: Position): string[] => moved(resolved(p))

  test('from the ruled clearing of the suit with most of their warriors, the first of equals [robot.5.5.1.II]', () => {
    const p = () => decree(table(), { fox: 1 }).warriors(robot, 3, 6).warriors(robot, 4, 8)
    expect(moves(p())[0]).toMatch(/^8-/)
    expect(moves(p().warriors('marquise', 5, 8))[0]).toMatch(/^6-/)
    expect(moves(decree(table(), { fox: 1 }).warriors(robot, 3, 6, 8))[0]).toMatch(/^6-/)
  })

  test('to where no roost is, then fewest enemies, then lowest priority [robot.5.5.1.II-2] [robot.5.5.1.II-3] [robot.5.5.1.II.a] [robot.5.5.1.II.b]', () => {
    const from6 = (change: (p: Position) => Position): string[] =>
      moves(change(decree(table(), { fox: 1 }).warriors(robot, 2, 6)))
    expect(from6(p => p)).toEqual(['6-11:1'])
    expect(from6(p => p.warriors('marquise', 1, 11))).toEqual(['6-3:1'])
    expect(from6(p => p.building(robot, 'roost', 11))).toEqual(['6-3:1'])
    expect(from6(p => p.building(robot, 'roost', 2, 3, 11).warriors('marquise', 1, 11, 3))).toEqual(['6-2:1'])
  })

  test('leaving as many as cards, or enough to keep the rule [robot.5.5.1.II-4] [robot.ruling.8]', () => {
    const six = (own: number, cards: number, change: (p: Position) => Position = p => p): string[] =>
      moves(change(decree(table(), { fox: cards }).warriors(robot, own, 6)))
    expect(six(4, 3)).toEqual(['6-11:1'])
    expect(six(3, 3)).toEqual([])
    expect(six(5, 1, p => p.warriors('marquise', 3, 6))).toEqual(['6-11:2'])
    // A sixth comes to the roost before they move.
    expect(six(5, 1, p => p.warriors('marquise', 3, 6).building(robot, 'roost', 6))).toEqual(['6-11:4'])
    expect(six(1, 1)).toEqual([])
  })
})

describe('battling', () => {
  const fights = (p: Position, party = robot): RootMatch => resolved(p.dice(0, 0), party)

  test('once for a column, where no roost is, then by most defenceless buildings, then lowest priority [robot.5.5.1.III] [robot.5.5.1.III.a] [robot.5.5.1.III.b] [robot.5.5.1.III.c]', () => {
    const field = (change: (p: Position) => Position): string[] =>
      battles(
        fights(change(decree(table(), { fox: 1 }).warriors(robot, 1, 6, 8).warriors('marquise', 1, 6, 8))),
      )
    expect(field(p => p)).toEqual(['8:0'])
    expect(field(p => p.building(robot, 'roost', 8))).toEqual(['6:0'])
    // A roost keeps them away, whatever stands defenceless beside it.
    const beside = position('marquise', 'alliance').robot('electricEyrie')
    decree(beside, { fox: 1 }, 2)
    beside.warriors(2, 1, 6, 8).warriors('marquise', 1, 6).building(2, 'roost', 8)
    expect(battles(fights(beside.building('alliance', 'foxBase', 8), 2))).toEqual(['6:0'])
    const p = decree(table(), { fox: 1 }).warriors(robot, 1, 6, 8).building('marquise', 'sawmill', 6)
    expect(battles(fights(p.warriors('marquise', 1, 8)))).toEqual(['6:0'])
  })

  test('against who has the most buildings there, then pieces, then points [robot.5.5.1.III-2] [robot.5.5.1.III.d] [robot.5.5.1.III.e]', () => {
    const against = (change: (p: Position) => Position): string[] => {
      const p = position('marquise', 'alliance').robot('electricEyrie').warriors(2, 1, 6)
      decree(p, { fox: 1 }, 2)
      return battles(fights(change(p.warriors('marquise', 1, 6).warriors('alliance', 1, 6)), 2))
    }
    expect(against(p => p.building('alliance', 'foxBase', 6).warriors('marquise', 2, 6))).toEqual(['6:1'])
    expect(against(p => p.warriors('alliance', 1, 6))).toEqual(['6:1'])
    expect(against(p => p.score('alliance', 2))).toEqual(['6:1'])
    expect(against(p => p)).toEqual(['6:0'])
  })

  test('with one more hit from the column with most cards, from none where two are tied [robot.5.5.1.III-3] [robot.5.5.1.III-4]', () => {
    const lost = (cards: Partial<{ [S in Suit]: number }>, ...traits: string[]): number => {
      const p = decree(table('normal', ...traits), cards)
        .warriors(robot, 1, 6)
        .warriors('marquise', 5, 6)
      return 5 - fights(p).state.players[0].warriors[6]
    }
    expect(lost({ fox: 2, mouse: 1 })).toBe(1)
    expect(lost({ fox: 1, mouse: 1 })).toBe(0)
    expect(lost({ fox: 1, mouse: 1 }, 'focused')).toBe(1)
    expect(lost({ fox: 1, mouse: 2 }, 'focused')).toBe(0)
  })

  test('the tied column of the focused deals it too [robot.trait.eyrie.focused]', () => {
    const p = decree(table('normal', 'focused'), { fox: 1, rabbit: 1 })
      .warriors(robot, 1, 6)
      .warriors('marquise', 2, 6)
    expect(fights(p).state.players[0].warriors[6]).toBe(1)
  })

  test('the relentless then remove what stands defenceless beside them, the Keep too [robot.trait.eyrie.relentless] [robot.trait.eyrie.relentless.b]', () => {
    const match = fights(
      decree(table('normal', 'relentless'), { mouse: 1 })
        .warriors(robot, 1, 6, 8)
        .token('marquise', 'keep', 6)
        .building('marquise', 'sawmill', 8)
        .warriors('marquise', 1, 8),
    )
    expect(match.state.players[0].tokens.keep[6]).toBe(0)
    expect(match.state.players[0].buildings.sawmill[8]).toBe(1)
    expect(eyrie(match).score).toBe(1)
  })

  test('the relentless spare nothing of another robot, even of their team [robot.trait.eyrie.relentless] [robot.coop.6]', () => {
    const p = position('marquise').robot('electricEyrie', 'normal', 'relentless').robot('automatedAlliance')
    const match = resolved(
      decree(p, { mouse: 1 })
        .warriors(robot, 1, 6)
        .building(robot, 'roost', 8)
        .token(2, 'sympathy', 6, 8)
        .change(state => {
          state.coop = true
        }),
    )
    expect(match.state.players[2].tokens.sympathy[6]).toBe(0)
    expect(match.state.players[2].tokens.sympathy[8]).toBe(1) // a roost of theirs is no warrior
  })

  test('a war tax takes a point from who loses a building or token to them, never below none [robot.trait.eyrie.war-tax]', () => {
    const taxed = (points: number): number | null =>
      fights(
        decree(table('normal', 'relentless', 'warTax'), { mouse: 1 })
          .warriors(robot, 1, 6)
          .token('marquise', 'wood', 6, 6)
          .score('marquise', points),
      ).state.players[0].score
    expect(taxed(5)).toBe(3)
    expect(taxed(1)).toBe(0)
  })
})

describe('building', () => {
  const builds = (p: Position): RootMatch => {
    const match = robotTurn(p, robot, 'fox')
    run(buildRoost(match, robot))
    return match
  }

  test('a roost in the first clearing they rule without one, whatever the Decree says [robot.5.5.2.a] [robot.5.5.2.c] [robot.5.5.2.d]', () => {
    const match = builds(
      table().warriors(robot, 1, 2, 5, 9, 11).building(robot, 'roost', 2).warriors('marquise', 3, 5),
    )
    expect(told(match, 'building.placed')).toEqual([{ seat: robot, kind: 'roost', clearing: 9 }])
    const full = table().warriors(robot, 4, 9, 11).building('marquise', 'sawmill', 9, 9)
    expect(told(builds(full), 'building.placed')).toMatchObject([{ clearing: 11 }])
  })

  test('turmoil where none can be: no clearing, no slot, none left [robot.5.5.2.b]', () => {
    expect(reported(builds(table()))).toContain('electricEyrie.turmoil')
    expect(reported(builds(table().warriors(robot, 3, 1).building('marquise', 'sawmill', 1)))).toContain(
      'electricEyrie.turmoil',
    )
    const all = table().building(robot, 'roost', 1, 2, 3, 4, 5, 6, 7).warriors(robot, 1, 9)
    expect(reported(builds(all))).toContain('electricEyrie.turmoil')
  })

  test('then they swoop where no piece of theirs is, but not after turmoil [robot.trait.eyrie.swoop] [robot.ruling.12]', () => {
    const match = builds(table('normal', 'swoop').warriors(robot, 1, 1).building(robot, 'roost', 2))
    expect(placed(match)).toEqual(['3:2'])
    expect(placed(builds(table('normal', 'swoop')))).toEqual([])
  })
})

describe('turmoil', () => {
  const falls = (p: Position): RootMatch => {
    const match = robotTurn(p, robot, 'fox')
    run(buildRoost(match, robot))
    return match
  }
  const shaken = () => {
    const p = decree(table(), { fox: 2, bird: 1 })
    decreeOf(p.state, robot).bird.push(...LOYAL_VIZIERS)
    return p
  }

  test('costs a point for each bird, Viziers too, never below none [robot.5.7.1] [robot.ruling.13]', () => {
    expect(eyrie(falls(shaken().score(robot, 5))).score).toBe(2)
    expect(eyrie(falls(shaken().score(robot, 1))).score).toBe(0)
  })

  test('all cards but the Viziers leave the Decree, and Evening comes [robot.5.7.2.a] [robot.5.7.2.b] [robot.5.7.3]', () => {
    const match = falls(shaken())
    expect(decreeOf(match.state, robot)).toEqual({ fox: [], mouse: [], rabbit: [], bird: [...LOYAL_VIZIERS] })
    expect(match.state.discard).toHaveLength(3)
    expect(match.state.turn.part).toBeGreaterThan(100)
  })
})

test('Evening scores the roosts on the map; a nightmare one point more [robot.5.6] [robot.board.eyrie] [robot.difficulty.eyrie.nightmare]', () => {
  const evening = (level: Level, ...roosts: number[]): number | null =>
    position('marquise')
      .robot('electricEyrie', level)
      .building(robot, 'roost', ...roosts)
      .turn(robot, 'evening').state.players[robot].score
  expect(evening('normal', 1, 2, 3, 4)).toBe(3)
  expect(evening('nightmare', 1, 2, 3, 4)).toBe(4)
  expect(evening('normal')).toBe(0)
  expect(TRACK.points).toEqual([0, 0, 1, 2, 3, 4, 5, 6])
})

test('an item is crafted before the card joins the Decree [robot.5.4.2]', () => {
  const match = robotTurn(table().deckTop('anvil'), robot, 'bird', 'birdsong')
  run(addToDecree(match, robot))
  expect(eyrie(match).items.map(({ item }) => item)).toEqual(['hammer'])
  expect(decreeOf(match.state, robot).fox).toEqual([cardNumber('anvil')])
})

test('the columns stand as fox, mouse, rabbit, bird [robot.5.5.1.c]', () => {
  expect(DECREE).toEqual(['fox', 'mouse', 'rabbit', 'bird'])
})
