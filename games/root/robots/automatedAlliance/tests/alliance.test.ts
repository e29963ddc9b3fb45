import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import type { Suit } from '../../../data/suits.ts'
import { root } from '../../../game.ts'
import { battle } from '../../../rules/battle.ts'
import { moveWarriors } from '../../../rules/move.ts'
import { onMap } from '../../../rules/pieces.ts'
import { lostPiece, remove } from '../../../rules/remove.ts'
import type { Level } from '../../../rules/robots/card.ts'
import { type Position, position, positionOn, type RootMatch, told } from '../../../tests/position.ts'
import { robotTurn, run } from '../../../tests/robots.ts'
import { TRACK } from '../data.ts'
import { organize, recruit } from '../rules/evening.ts'
import { publicPity, revolt, surpriseRevolt } from '../rules/revolt.ts'
import { spreadSympathy } from '../rules/spread.ts'

/** The number of the robot beside one seat. */
const robot = 1

const table = (level: Level = 'normal', ...traits: string[]): Position =>
  position('eyrie').robot('automatedAlliance', level, ...traits)

const alliance = (match: RootMatch) => match.state.players[robot]
const sympathy = (match: RootMatch): number[] =>
  told(match, 'token.placed').map(one => (one as { clearing: number }).clearing)

/** Answers whoever is asked with the first there is. */
function answered(rule: Generator<unknown, unknown, number>): void {
  for (let step = rule.next(0); !step.done; ) step = rule.next(0)
}

test('the first turn of the book, step by step [robot.example.alliance] [robot.6.4] [robot.6.4.1] [robot.6.4.2] [robot.6.4.3.c] [robot.6.5] [robot.6.6] [robot.6.6.3]', () => {
  const match = position('eyrie')
    .robot('mechanicalMarquise')
    .robot('automatedAlliance')
    .token(1, 'keep', 1)
    .warriors(1, 1, 1, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    .building(1, 'sawmill', 1)
    .building(1, 'workshop', 5)
    .building(1, 'recruiter', 9)
    .warriors('eyrie', 6, 3)
    .building('eyrie', 'roost', 3)
    .deckTop('birdyBindle')
    .turn(2, 'birdsong')
  const { tokens, buildings, warriors, score, items, robot: board } = match.state.players[2]
  expect(items.map(({ item }) => item)).toEqual(['bag'])
  expect(sympathy(match)).toEqual([2, 5, 6])
  expect(tokens.sympathy[0]).toBe(7)
  expect(buildings.rabbitBase[5]).toBe(1)
  expect(match.state.players[1].buildings.workshop[5]).toBe(0)
  expect(match.state.players[1].warriors[5]).toBe(0)
  expect(warriors[5]).toBe(1)
  expect(score).toBe(4)
  expect(board?.order).toBe(-1)
})

test('it never begins a battle [robot.2.8.2.b]', () => {
  const match = position('marquise')
    .robot('automatedAlliance')
    .building(robot, 'foxBase', 6)
    .warriors(robot, 2, 6)
    .warriors('marquise', 2, 6)
    .deckTop('anvil')
    .turn(robot, 'birdsong')
  expect(told(match, 'battle.starts')).toEqual([])
})

test('nothing stands on the map at first [robot.6.2.1] [robot.6.3.1] [robot.6.3.2] [robot.6.3.3]', () => {
  const { players } = Match.start(root, {
    seats: 1,
    seed: 1,
    options: { factions: ['eyrie'], robots: ['automatedAlliance'], seating: 'asListed' },
  }).state
  const { warriors, buildings, tokens } = players[robot]
  const none = Array(12).fill(0)
  expect(warriors).toEqual([10, ...none])
  expect(tokens.sympathy).toEqual([10, ...none])
  for (const base of ['foxBase', 'rabbitBase', 'mouseBase']) expect(buildings[base]).toEqual([1, ...none])
})

describe('spreading sympathy', () => {
  const spreads = (p: Position, suit: Suit = 'bird', how?: 'unscored'): RootMatch => {
    const match = robotTurn(p, robot, suit)
    run(spreadSympathy(match, robot, how))
    return match
  }

  test('beside sympathy, in an ordered clearing, where fewest enemy warriors are [robot.6.5.1.a] [robot.6.2.1.II]', () => {
    const p = table().token(robot, 'sympathy', 12).warriors('eyrie', 1, 4)
    expect(sympathy(spreads(p, 'rabbit'))).toEqual([10])
    expect(
      sympathy(spreads(table().token(robot, 'sympathy', 12).warriors('eyrie', 1, 10), 'rabbit')),
    ).toEqual([4])
  })

  test('else anywhere, where fewest enemy pieces are [robot.6.5.1.I]', () => {
    const p = table().building('eyrie', 'roost', 1).warriors('eyrie', 1, 2)
    expect(sympathy(spreads(p, 'mouse'))).toEqual([3])
  })

  test('one token in a clearing at most [robot.6.2.1.I]', () => {
    expect(sympathy(spreads(table().token(robot, 'sympathy', 1, 2, 3)))).toEqual([5])
  })

  test('a closed path joins clearings too [robot.12.2.1.a]', () => {
    const p = positionOn('mountain', 'eyrie').robot('automatedAlliance').token(robot, 'sympathy', 8)
    p.state.suits[9] = 'rabbit'
    p.state.suits[1] = 'fox'
    p.state.suits[4] = 'fox'
    expect(sympathy(spreads(p, 'rabbit'))).toEqual([9])
  })

  test('each token scores what its space shows [robot.6.5.1.b] [robot.board.alliance]', () => {
    expect(TRACK.points).toEqual([0, 1, 1, 1, 1, 2, 2, 3, 3, 4])
    expect(alliance(spreads(table().token(robot, 'sympathy', 1, 2, 3, 4, 5))).score).toBe(2)
    expect(alliance(spreads(table())).score).toBe(0)
  })

  test('a point less where one enemy has three warriors, but never less than none [robot.6.2.5.a] [robot.6.2.5.b]', () => {
    const beside = (warriors: number, ...tokens: number[]): Position =>
      table()
        .token(robot, 'sympathy', ...tokens)
        .warriors('eyrie', warriors, 1, 12)
    expect(alliance(spreads(beside(3, 5, 2, 6, 3, 11), 'fox')).score).toBe(1)
    expect(alliance(spreads(beside(2, 5, 2, 6, 3, 11), 'fox')).score).toBe(2)
    const ours = table().token(robot, 'sympathy', 5, 2, 6, 3, 11).warriors(robot, 3, 1).warriors(robot, 3, 12)
    expect(alliance(spreads(ours, 'fox')).score).toBe(2)
    const held = position('eyrie').robot('automatedAlliance').robot('mechanicalMarquise')
    held.warriors('eyrie', 3, 1, 2, 3, 4, 5, 6).warriors(2, 3, 7, 8, 9, 10, 11, 12)
    expect(alliance(spreads(held)).score).toBe(0)
  })

  test('the steadfast lose nothing by it [robot.trait.alliance.steadfast.b]', () => {
    const p = table('normal', 'steadfast')
      .token(robot, 'sympathy', 5, 2, 6, 3, 11)
      .warriors('eyrie', 3, 1, 12)
    expect(alliance(spreads(p, 'fox')).score).toBe(2)
  })

  test('five points where no token is left, or no clearing can take one [robot.6.5.1.II]', () => {
    const all = table().token(robot, 'sympathy', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    expect(alliance(spreads(all)).score).toBe(5)
    expect(alliance(spreads(all, 'bird', 'unscored')).score).toBe(5)
  })

  test('the token of a wildfire scores nothing [robot.trait.alliance.wildfire] [robot.trait.alliance.wildfire.b]', () => {
    const p = table().token(robot, 'sympathy', 1, 2, 3, 4, 5)
    const match = spreads(p, 'bird', 'unscored')
    expect(sympathy(match)).toHaveLength(1)
    expect(alliance(match).score).toBe(0)
  })
})

describe('revolts', () => {
  const rises = (p: Position, suit: Suit, which = revolt): RootMatch => {
    const match = robotTurn(p, robot, suit, 'birdsong')
    answered(which(match, robot))
    return match
  }
  const two = () =>
    table()
      .token(robot, 'sympathy', 6, 8)
      .warriors('eyrie', 1, 6)
      .warriors('eyrie', 2, 8)
      .building('eyrie', 'roost', 8)

  test('in the ordered sympathetic clearing with most enemy pieces, all of which go; its base comes [robot.6.4.3.a] [robot.6.4.3.b]', () => {
    const match = rises(two(), 'fox')
    expect(alliance(match).buildings.foxBase[8]).toBe(1)
    expect(match.state.players[0].warriors[8]).toBe(0)
    expect(match.state.players[0].buildings.roost[8]).toBe(0)
    expect(alliance(match).score).toBe(1)
    expect(match.state.turn.notes.revolted).toBe(1)
  })

  test('none on a bird, none with the base out, none without sympathy of the suit [robot.6.4.3.c] [robot.6.4.3.d] [robot.6.4.3.e]', () => {
    const risen = (p: Position, suit: Suit) => told(rises(p, suit), 'automatedAlliance.revolts')
    expect(risen(two(), 'bird')).toEqual([])
    expect(risen(two().building(robot, 'foxBase', 12), 'fox')).toEqual([])
    expect(risen(two(), 'mouse')).toEqual([])
  })

  test('none where the base would have no slot after the removal [robot.ruling.16]', () => {
    const p = table().token(robot, 'sympathy', 6).building(robot, 'mouseBase', 6)
    expect(told(rises(p, 'fox'), 'automatedAlliance.revolts')).toEqual([])
  })

  test('none beside the Keep, where no base may be placed [robot.4.2.1.a] [robot.2.3.a]', () => {
    const p = position('marquise').robot('automatedAlliance').token(robot, 'sympathy', 6, 8)
    const match = rises(p.token('marquise', 'keep', 6).warriors('marquise', 3, 6), 'fox')
    expect(alliance(match).buildings.foxBase[8]).toBe(1)
  })

  test('a surprise revolt on a bird, in any suit whose base waits; the first of equals [robot.6.5.2.a] [robot.6.5.2.b] [robot.6.5.2.c]', () => {
    const p = table().token(robot, 'sympathy', 2, 5, 6).warriors('eyrie', 1, 2, 5, 6)
    const match = rises(p, 'bird', surpriseRevolt)
    expect(alliance(match).buildings.mouseBase[2]).toBe(1)
    const out = table()
      .token(robot, 'sympathy', 2, 5)
      .warriors('eyrie', 1, 2, 5)
      .building(robot, 'mouseBase', 7)
    expect(alliance(rises(out, 'bird', surpriseRevolt)).buildings.rabbitBase[5]).toBe(1)
    expect(told(rises(two(), 'fox', surpriseRevolt), 'automatedAlliance.revolts')).toEqual([])
  })
})

describe('public pity', () => {
  const moved = (p: Position, suit: Suit = 'mouse', revolted = 0): number => {
    const match = robotTurn(p, robot, suit, 'birdsong')
    match.state.turn.notes.revolted = revolted
    run(publicPity(match, robot))
    return sympathy(match).length
  }

  test('twice with four tokens or fewer, counted before the first; once with five [robot.6.4.4.a] [robot.6.4.4.b] [robot.6.4.4.d]', () => {
    expect(moved(table())).toBe(2)
    expect(moved(table().token(robot, 'sympathy', 1, 2, 3, 4))).toBe(2)
    expect(moved(table().token(robot, 'sympathy', 1, 2, 3, 4, 5))).toBe(1)
  })

  test('not after a revolt [robot.6.4.4.c]', () => {
    expect(moved(table(), 'mouse', 1)).toBe(0)
  })

  test('the steadfast wait where a surprise revolt is to come [robot.trait.alliance.steadfast] [robot.ruling.17]', () => {
    const p = (...traits: string[]): Position => table('normal', ...traits).token(robot, 'sympathy', 6)
    expect(moved(p('steadfast'), 'bird')).toBe(0)
    expect(moved(p('steadfast'), 'mouse')).toBe(2)
    expect(moved(p(), 'bird')).toBe(2)
    expect(moved(table('normal', 'steadfast'), 'bird')).toBe(2)
  })
})

describe('Evening', () => {
  const organized = (level: Level, warriors: number): RootMatch => {
    const p = table(level).building(robot, 'rabbitBase', 5).warriors(robot, warriors, 5)
    const match = robotTurn(p, robot, 'mouse', 'evening')
    run(organize(match, robot))
    return match
  }

  test('three warriors at a base leave for sympathy [robot.6.6.1]', () => {
    const match = organized('normal', 3)
    expect(alliance(match).warriors[5]).toBe(0)
    expect(sympathy(match)).toHaveLength(1)
    expect(sympathy(organized('normal', 2))).toEqual([])
  })

  test('four where it is easy, two from challenging on [robot.difficulty.alliance.easy] [robot.difficulty.alliance.challenging]', () => {
    expect(sympathy(organized('easy', 3))).toEqual([])
    expect(sympathy(organized('easy', 4))).toHaveLength(1)
    expect(sympathy(organized('challenging', 2))).toHaveLength(1)
    expect(sympathy(organized('nightmare', 2))).toHaveLength(1)
  })

  test('one warrior comes to each base [robot.6.6.2]', () => {
    const p = table().building(robot, 'rabbitBase', 5).building(robot, 'foxBase', 12)
    const match = robotTurn(p, robot, 'mouse', 'evening')
    run(recruit(match, robot))
    expect([alliance(match).warriors[5], alliance(match).warriors[12], alliance(match).warriors[0]]).toEqual([
      1, 1, 8,
    ])
  })

  test('a nightmare scores a point at its end; a wildfire spreads once more [robot.difficulty.alliance.nightmare] [robot.trait.alliance.wildfire] [robot.ruling.18]', () => {
    const ends = (level: Level, ...traits: string[]): RootMatch =>
      position('marquise')
        .robot('automatedAlliance', level, ...traits)
        .turn(robot, 'evening')
    expect(alliance(ends('nightmare')).score).toBe(1)
    expect(alliance(ends('challenging')).score).toBe(0)
    expect(onMap(alliance(ends('normal', 'wildfire')).tokens.sympathy)).toBe(1)
    expect(onMap(alliance(ends('normal')).tokens.sympathy)).toBe(0)
  })
})

describe('outrage', () => {
  const march = (...cards: string[]): { match: RootMatch; rule: Generator<unknown, unknown, number> } => {
    const match = table()
      .token(robot, 'sympathy', 6)
      .warriors('eyrie', 2, 2)
      .hand('eyrie', ...cards)
      .begin(['turn', 0])
    return { match, rule: moveWarriors(match, 0, 2, 6, 2) }
  }

  test('a person who moves in discards a card that fits, of the deck’s only loss [robot.6.2.3.b] [robot.6.2.3.d] [robot.ruling.15]', () => {
    const { match, rule } = march('anvil', 'bakeSale')
    expect(rule.next(0).done).toBe(false) // one is asked, though one card fits
    expect(rule.next(0).done).toBe(true)
    expect(match.state.players[0].hand).toHaveLength(1)
    expect(match.state.discard).toHaveLength(1)
    expect(alliance(match).score).toBe(0)
  })

  test('without one the Alliance scores a point, and the hand stays hidden [robot.6.2.3.c]', () => {
    const { match, rule } = march('bakeSale')
    expect(rule.next(0).done).toBe(true)
    expect(alliance(match).score).toBe(1)
    expect(match.state.players[0].hand).toHaveLength(1)
    expect(told(match, 'hand.shown')).toEqual([])
  })

  test('one card for each token removed [robot.6.2.3.a] [robot.ruling.15]', () => {
    const match = position('marquise')
      .robot('automatedAlliance')
      .token(robot, 'sympathy', 6, 8)
      .begin(['turn', 0])
    const losses = [6, 8].map(one => lostPiece(robot, 'token', 'sympathy', one, 0))
    answered(remove(match, { losses, battle: null }))
    expect(alliance(match).score).toBe(2)
    expect(match.state.players[0].score).toBe(2)
  })

  test('robots owe nothing [robot.6.2.3.e]', () => {
    const p = position('eyrie').robot('automatedAlliance').robot('mechanicalMarquise')
    const match = p.token(robot, 'sympathy', 6).warriors(2, 2, 2).begin(['turn', 0])
    run(moveWarriors(match, 2, 2, 6, 2))
    run(remove(match, { losses: [lostPiece(robot, 'token', 'sympathy', 6, 2)], battle: null }))
    expect(alliance(match).score).toBe(0)
  })

  test('popularity lets nobody score for sympathy, and still costs a card [robot.trait.alliance.popularity]', () => {
    const match = position('marquise')
      .robot('automatedAlliance', 'normal', 'popularity')
      .token(robot, 'sympathy', 6)
      .begin(['turn', 0])
    answered(remove(match, { losses: [lostPiece(robot, 'token', 'sympathy', 6, 0)], battle: null }))
    expect(match.state.players[0].score).toBe(0)
    expect(alliance(match).score).toBe(1)
    const base = position('marquise')
      .robot('automatedAlliance', 'normal', 'popularity')
      .building(robot, 'foxBase', 6)
      .begin(['turn', 0])
    answered(remove(base, { losses: [lostPiece(robot, 'building', 'foxBase', 6, 0)], battle: null }))
    expect(base.state.players[0].score).toBe(1)
  })
})

test('with a base all sympathy of its suit goes, which scores nothing and enrages nobody [robot.6.2.4] [robot.ruling.14]', () => {
  const match = table().building(robot, 'foxBase', 6).token(robot, 'sympathy', 1, 6, 8, 5).begin(['turn', 0])
  answered(remove(match, { losses: [lostPiece(robot, 'building', 'foxBase', 6, 0)], battle: null }))
  expect([1, 6, 8, 5].map(one => alliance(match).tokens.sympathy[one])).toEqual([0, 0, 0, 1])
  expect(match.state.players[0].score).toBe(1)
  expect(alliance(match).score).toBe(0)
})

describe('in defence', () => {
  const lost = (p: Position): number => {
    const match = p.warriors('eyrie', 5, 6).dice(0, 0).begin(['turn', 0])
    answered(battle(match, 0, robot, 6))
    return 5 - match.state.players[0].warriors[6]
  }

  test('a warrior of its own deals one more hit from ambush [robot.6.2.2]', () => {
    expect(lost(table().warriors(robot, 1, 6))).toBe(1)
    expect(lost(table().token(robot, 'sympathy', 6))).toBe(0)
  })

  test('informants warn sympathy that stands alone [robot.trait.alliance.informants]', () => {
    expect(lost(table('normal', 'informants').token(robot, 'sympathy', 6))).toBe(1)
    expect(lost(table('normal', 'informants').building(robot, 'foxBase', 6))).toBe(0)
  })

  test('veterans take the higher die, and leave the lower [robot.trait.alliance.veterans]', () => {
    const dealt = (...traits: string[]): number[] => {
      const match = table('normal', ...traits)
        .warriors(robot, 3, 6)
        .warriors('eyrie', 5, 6)
        .dice(3, 0)
        .begin(['turn', 0])
      answered(battle(match, 0, robot, 6))
      return [5 - match.state.players[0].warriors[6], 3 - match.state.players[robot].warriors[6]]
    }
    expect(dealt('veterans')).toEqual([4, 0])
    expect(dealt()).toEqual([1, 3])
  })
})
