import { Chance, Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CLEARINGS, type Clearing, MAPS } from '../../../data/map.ts'
import type { Suit } from '../../../data/suits.ts'
import { PLOTS, type PlotKind } from '../../../factions/corvids/data.ts'
import { corvidsOf, layPlot } from '../../../factions/corvids/rules/plots.ts'
import { root } from '../../../game.ts'
import { battle } from '../../../rules/battle.ts'
import type { Part } from '../../../rules/faction.ts'
import { destinations } from '../../../rules/may-move.ts'
import { canPlace } from '../../../rules/pieces.ts'
import { lostPiece, remove } from '../../../rules/remove.ts'
import type { Level } from '../../../rules/robots/card.ts'
import { moveOut, placeIn } from '../../../rules/robots/deeds.ts'
import {
  asked,
  offered,
  type Position,
  pick,
  position,
  positionOn,
  type RootMatch,
  told,
} from '../../../tests/position.ts'
import { robotTurn, run, supply } from '../../../tests/robots.ts'
import { view } from '../../../view.ts'
import { recruit } from '../rules/birdsong.ts'
import { battleInOrdered, moveOn } from '../rules/day.ts'
import { flipAll } from '../rules/flip.ts'
import { rules } from '../rules/index.ts'
import { plot, thicken } from '../rules/plot.ts'

/** The number of the robot beside one seat. */
const robot = 1

const table = (level: Level = 'normal', ...traits: string[]): Position =>
  position('marquise').robot('cogwheelCorvids', level, ...traits)

const crows = (match: RootMatch, party = robot) => match.state.players[party]

/** Lays plots of a kind, face up or down. */
function plots(
  p: Position,
  kind: PlotKind,
  faceUp: boolean,
  clearings: readonly Clearing[],
  party = robot,
): Position {
  for (const clearing of clearings) {
    const player = p.player(party)
    p.token(party, 'plot', clearing)
    layPlot(player, kind, clearing)
    const laid = corvidsOf(player).plots[clearing]
    if (laid) laid.faceUp = faceUp
  }
  return p
}
const up = (p: Position, kind: PlotKind, ...clearings: number[]) => plots(p, kind, true, clearings)
const down = (p: Position, kind: PlotKind, ...clearings: number[]) => plots(p, kind, false, clearings)

/** Answers whoever is asked with the first there is. */
function answered(rule: Generator<unknown, unknown, number>): void {
  for (let step = rule.next(0); !step.done; ) step = rule.next(0)
}

function does(p: Position, part: Part, suit: Suit = 'fox', party = robot): RootMatch {
  const match = robotTurn(p, party, suit)
  answered(part(match, party))
  return match
}

/** Where its pieces were placed. */
const where = (match: RootMatch, id: string, party = robot): unknown[] =>
  (told(match, id) as { seat: number; clearing: number }[])
    .filter(({ seat }) => seat === party)
    .map(({ clearing }) => clearing)
const battles = (match: RootMatch): unknown[] =>
  told(match, 'battle.starts').map(one => {
    const { clearing, defender } = one as { clearing: number; defender: number }
    return [clearing, defender]
  })
const lying = (match: RootMatch, clearing: number, party = robot) =>
  corvidsOf(crows(match, party)).plots[clearing]

test('the turn of the book, step by step [robot.example.corvids] [robot.11.4] [robot.11.4.1] [robot.11.5] [robot.11.6] [robot.11.6.2] [robot.11.4.4.c]', () => {
  const fixture = (): Position => {
    const p = positionOn('lake', 'marquise', 'eyrie').robot('cogwheelCorvids', 'easy')
    const suits = { fox: [3, 6, 10, 12], mouse: [4, 8, 1, 2], rabbit: [5, 7, 9, 11] } as const
    for (const suit of ['fox', 'mouse', 'rabbit'] as const)
      for (const one of suits[suit]) p.state.suits[one] = suit
    p.warriors(2, 4, 4).warriors(2, 1, 6, 11, 12).warriors(2, 2, 8, 9).warriors(2, 3, 10)
    supply(p.player(2), 1)
    plots(p, 'extortion', true, [10], 2)
    plots(p, 'raid', true, [12], 2)
    plots(p, 'snare', false, [6], 2)
    p.building('marquise', 'sawmill', 4).warriors('marquise', 1, 10)
    return p.warriors('eyrie', 1, 10).building('eyrie', 'roost', 10).deckTop('standAndDeliver')
  }
  // Chance is to name a bomb for 4 and another in its place, and to roll 1 and 1.
  const wanted = (seed: number): boolean => {
    const chance = Chance.of(seed)
    return chance.below(5) < 2 && chance.below(4) === 0 && chance.below(4) === 1 && chance.below(4) === 1
  }
  let seed = 0
  while (!wanted(seed)) seed++
  const match = fixture().seed(seed).turn(2, 'birdsong')
  const { warriors, score, robot: board } = crows(match, 2)
  expect(where(match, 'warriors.placed', 2)).toEqual([3, 10])
  expect(told(match, 'cogwheelCorvids.flipped')).toMatchObject([
    { clearing: 4, kind: 'bomb' },
    { clearing: 6, kind: 'snare' },
  ])
  expect(lying(match, 4, 2)).toMatchObject({ kind: 'bomb', faceUp: true })
  expect(match.state.players[0].buildings.sawmill[4]).toBe(0)
  expect(battles(match)).toEqual([[10, 1]])
  expect(where(match, 'token.placed', 2)).toEqual([4, 3, 8])
  expect([warriors[3], warriors[4], warriors[8], warriors[10]]).toEqual([0, 3, 2, 2])
  expect(score).toBe(9)
  expect(board?.order).toBe(-1)
})

describe('set-up', () => {
  const start = (map: string, seed = 3, suits = 'printed') =>
    Match.start(root, {
      seats: 1,
      seed,
      options: {
        factions: ['alliance'],
        robots: ['cogwheelCorvids'],
        map,
        ...(suits === 'random' ? { suits } : {}),
        seating: 'asListed',
      },
    })

  test('15 warriors, one in the last clearing of each suit, and eight plots [robot.11.3.1] [robot.11.3.2] [robot.board.corvids]', () => {
    const match = start('autumn')
    const { warriors, tokens } = crows(match)
    expect(CLEARINGS.filter(one => warriors[one] === 1)).toEqual([10, 11, 12])
    expect(warriors[0]).toBe(12)
    expect(tokens.plot[0]).toBe(8)
    for (const kind of PLOTS)
      expect(corvidsOf(crows(match)).supply.filter(one => one === kind)).toHaveLength(2)
  })

  test('on the mountain the Pass is the last of its suit, even before those after it [robot.12.2.2.c]', () => {
    let passedOver = 0
    for (let seed = 1; seed <= 8; seed++) {
      const match = start('mountain', seed, 'random')
      const pass = MAPS.mountain.pass ?? 0
      const others = CLEARINGS.filter(
        one => one !== pass && match.state.suits[one] === match.state.suits[pass],
      )
      expect(crows(match).warriors[pass]).toBe(1)
      for (const one of others) expect(crows(match).warriors[one]).toBe(0)
      if (others.some(one => one > pass)) passedOver++
    }
    expect(passedOver).toBeGreaterThan(0)
  })
})

test('they move whoever rules [robot.11.2.1]', () => {
  const p = table().warriors(robot, 1, 1).warriors('marquise', 5, 1, 5, 9, 10)
  expect(destinations(p.state, robot, 1)).toEqual([5, 9, 10])
})

test('embedded agents: a plot face down deals a hit in defence, with crows or without [robot.11.2.2]', () => {
  const hits = (p: Position) => {
    const match = robotTurn(p.warriors('marquise', 2, 6), robot, 'fox')
    answered(battle(match, 0, robot, 6))
    return told(match, 'battle.agents').length
  }
  expect(hits(down(table(), 'snare', 6))).toBe(1)
  expect(hits(down(table().warriors(robot, 1, 6), 'snare', 6))).toBe(1)
  expect(hits(up(table().warriors(robot, 1, 6), 'snare', 6))).toBe(0)
})

describe('recruiting', () => {
  const recruits = (p: Position, suit: Suit = 'fox') =>
    told(does(p, recruit, suit), 'warriors.placed')
      .map(one => one as { clearing: number; count: number })
      .map(({ clearing, count }) => [clearing, count])

  test('two in each of two ordered clearings; one when easy, three from challenging on [robot.11.4.3.a] [robot.difficulty.corvids.easy] [robot.difficulty.corvids.challenging] [robot.difficulty.corvids.nightmare]', () => {
    const at = (n: number) => [
      [1, n],
      [6, n],
    ]
    expect(recruits(table())).toEqual(at(2))
    expect(recruits(table('easy'))).toEqual(at(1))
    expect(recruits(table('challenging'))).toEqual(at(3))
    expect(recruits(table('nightmare'))).toEqual(at(3))
  })

  test('where no plot is, then where most of theirs are [robot.11.4.3.I]', () => {
    const p = down(table(), 'raid', 1, 6).warriors(robot, 2, 8).warriors(robot, 4, 6).warriors(robot, 1, 12)
    expect(recruits(p)).toEqual([
      [8, 2],
      [12, 2],
    ])
    expect(recruits(down(table(), 'raid', 1, 6).warriors(robot, 3, 12))[0]).toEqual([12, 2])
  })

  test('with an empty supply the plot thickens first, and without that it stops [robot.11.4.3.II] [robot.11.4.3.b]', () => {
    const p = (n: number) => {
      const one = table().warriors(robot, n, 4)
      supply(one.player(robot), 1)
      return one
    }
    const match = does(p(3), recruit)
    expect(where(match, 'token.placed')).toEqual([4])
    expect(where(match, 'warriors.placed')).toEqual([1, 1])
    expect(crows(match).warriors[0]).toBe(0)
    const none = does(p(2), recruit)
    expect(where(none, 'warriors.placed')).toEqual([1])
    expect(where(none, 'token.placed')).toEqual([])
  })

  test('the item of the order is crafted for a point [robot.11.4.2]', () => {
    const { items } = crows(table().deckTop('anvil').turn(robot, 'birdsong'))
    expect(items.map(({ item }) => item)).toEqual(['hammer'])
  })
})

describe('flipping', () => {
  const flips = (p: Position) => does(p, flipAll)

  test('all that lie face down, by priority, without a crow too, a point for each that lies open then [robot.11.4.4.a] [robot.11.4.4.b]', () => {
    const match = flips(up(down(table(), 'snare', 7, 2), 'raid', 9))
    expect(told(match, 'cogwheelCorvids.flipped')).toMatchObject([{ clearing: 2 }, { clearing: 7 }])
    expect(crows(match).score).toBe(2 + 3)
    expect(lying(match, 2)?.faceUp).toBe(true)
  })

  test('a bomb removes all enemy pieces, for a point each building and token [robot.11.7.1.a] [robot.11.7.1.e]', () => {
    const p = down(table(), 'bomb', 6)
      .warriors('marquise', 3, 6)
      .building('marquise', 'workshop', 6)
      .token('marquise', 'wood', 6)
      .warriors(robot, 2, 6)
      .warriors('marquise', 1, 12)
    const match = flips(p)
    const { warriors, buildings, tokens } = match.state.players[0]
    expect([warriors[6], buildings.workshop[6], tokens.wood[6]]).toEqual([0, 0, 0])
    expect([crows(match).warriors[6], warriors[12]]).toEqual([2, 1]) // neither their own nor elsewhere
    expect(crows(match).score).toBe(1 + 2)
  })

  test('then chance lays another in its place, face up and without effect [robot.11.7.1.b] [robot.11.7.1.c]', () => {
    const kinds = new Set<unknown>()
    for (let seed = 1; seed <= 30; seed++) {
      const p = down(table(), 'bomb', 6).warriors('marquise', 1, 6).hand('marquise', 'sword').seed(seed)
      const match = flips(p)
      const laid = lying(match, 6)
      kinds.add(laid?.kind)
      expect(laid?.faceUp).toBe(true)
      expect(crows(match).score).toBe(1)
      expect(match.state.players[0].hand).toHaveLength(1)
      expect(corvidsOf(crows(match)).supply).toHaveLength(7)
      expect(corvidsOf(crows(match)).supply).toContain('bomb')
    }
    expect([...kinds].sort()).toEqual([...PLOTS].sort())
  })

  test('without a plot in the supply it stays [robot.11.7.1.d]', () => {
    let p = down(table(), 'bomb', 6)
    p = up(up(up(up(p, 'bomb', 1), 'snare', 2, 3), 'raid', 4, 5), 'extortion', 7, 8)
    expect(lying(flips(p), 6)).toMatchObject({ kind: 'bomb', faceUp: true })
  })

  test('an extortion takes a random card of each person with pieces there, into the discard pile [robot.11.7.3]', () => {
    const p = down(position('marquise', 'eyrie').robot('cogwheelCorvids'), 'extortion')
    plots(p, 'extortion', false, [6], 2)
      .warriors('marquise', 1, 6)
      .hand('marquise', 'sword', 'anvil')
      .hand('eyrie', 'rootTeaFox')
    const match = does(p, flipAll, 'fox', 2)
    expect(match.state.players.map(({ hand }) => hand.length)).toEqual([1, 1, 0])
    expect(match.state.discard).toHaveLength(1)
    const none = does(plots(table().warriors('marquise', 1, 6), 'extortion', false, [6]), flipAll)
    expect(none.state.discard).toEqual([])
  })

  test('Vendetta: every plot blasts its clearing, and stays [robot.trait.corvids.vendetta] [robot.ruling.40]', () => {
    const p = (...traits: string[]) =>
      down(table('normal', ...traits), 'extortion', 6)
        .warriors('marquise', 3, 6)
        .hand('marquise', 'sword')
    const match = flips(p('vendetta'))
    expect(match.state.players[0]).toMatchObject({ hand: [] })
    expect(match.state.players[0].warriors[6]).toBe(0)
    expect(lying(match, 6)).toMatchObject({ kind: 'extortion', faceUp: true })
    expect(flips(p()).state.players[0].warriors[6]).toBe(3)
  })
})

describe('Gamble', () => {
  const gambles = (p: Position, party = robot): RootMatch => {
    p.state.deck.push(...p.state.deck.splice(0, 1))
    return p.turn(party, 'birdsong', rules.phases.birdsong.length - 1)
  }
  const p = () => down(table('normal', 'gamble'), 'bomb', 6).warriors('marquise', 2, 6)

  test('whoever has most pieces there guesses the kind; nobody there, nobody guesses [robot.trait.corvids.gamble]', () => {
    const match = gambles(p())
    expect(asked(match)).toBe('cogwheelCorvids.gamble')
    expect(offered(match)).toHaveLength(4)
    const two = position('marquise', 'eyrie').robot('cogwheelCorvids', 'normal', 'gamble')
    plots(two, 'bomb', false, [6], 2).warriors('marquise', 1, 6).warriors('eyrie', 2, 6)
    expect(told(gambles(two, 2), 'robot.party').at(-1)).toMatchObject({ deed: 'gamble', party: 1 })
    expect(told(gambles(down(table('normal', 'gamble'), 'raid', 6)), 'cogwheelCorvids.guessed')).toEqual([])
  })

  test('a right guess: it flips and scores without effect, and is removed for a point [robot.trait.corvids.gamble.b] [robot.ruling.41]', () => {
    const match = gambles(p())
    pick(match, offered(match)[PLOTS.indexOf('bomb')])
    expect(match.state.players[0]).toMatchObject({ score: 1 })
    expect(match.state.players[0].warriors[6]).toBe(2)
    expect(lying(match, 6)).toBeNull()
    expect(crows(match).score).toBe(1)
    const raid = gambles(down(table('normal', 'gamble'), 'raid', 6).warriors('marquise', 1, 6))
    pick(raid, offered(raid)[PLOTS.indexOf('raid')])
    expect(where(raid, 'warriors.placed')).toEqual([2, 3, 11])
  })

  test('a wrong guess: a point for them, and it flips as ever [robot.trait.corvids.gamble.c]', () => {
    const match = gambles(p())
    pick(match, offered(match)[PLOTS.indexOf('snare')])
    expect(match.state.players[0].warriors[6]).toBe(0)
    expect(crows(match).score).toBe(1 + 1)
  })
})

describe('Daylight', () => {
  test('a battle in each ordered clearing with two of theirs [robot.11.5.1]', () => {
    const p = table().warriors(robot, 2, 12, 1, 2).warriors(robot, 1, 8).warriors('marquise', 1, 1, 2, 8, 12)
    expect(battles(does(p, battleInOrdered))).toEqual([
      [1, 0],
      [12, 0],
    ])
  })

  test('against who has most buildings and tokens there, then most points [robot.11.5.1.I]', () => {
    const foe = (p: Position) => battles(does(p.warriors(2, 2, 6), battleInOrdered, 'fox', 2))
    const both = () =>
      position('marquise', 'eyrie')
        .robot('cogwheelCorvids')
        .warriors('marquise', 1, 6)
        .warriors('eyrie', 1, 6)
    expect(foe(both().score('eyrie', 2))).toEqual([[6, 1]])
    expect(foe(both().score('eyrie', 2).token('marquise', 'wood', 6))).toEqual([[6, 0]])
    expect(foe(both().token('marquise', 'wood', 6, 6).building('eyrie', 'roost', 6))).toEqual([[6, 0]])
  })

  const moves = (p: Position, suit: Suit = 'fox') =>
    told(does(p, moveOn, suit), 'moved').map(one => {
      const { from, to, count } = one as { from: number; to: number; count: number }
      return [from, to, count]
    })

  test('from an ordered clearing with a plot face up all but two move to where none is [robot.11.5.2]', () => {
    const p = () => table().warriors(robot, 5, 8)
    expect(moves(up(p(), 'snare', 8))).toEqual([[8, 4, 3]])
    expect(moves(up(p(), 'snare', 8, 4))).toEqual([[8, 7, 3]])
    expect(moves(down(p(), 'snare', 8))).toEqual([])
    expect(moves(up(p(), 'snare', 8), 'mouse')).toEqual([])
    expect(moves(up(table().warriors(robot, 2, 8), 'snare', 8))).toEqual([])
  })

  test('to where most of theirs are [robot.11.5.2.I]', () => {
    expect(moves(up(table().warriors(robot, 3, 8).warriors(robot, 1, 7), 'snare', 8))).toEqual([[8, 7, 1]])
  })

  test('where all have one, to the last in priority [robot.11.5.2.II]', () => {
    const p = up(up(table().warriors(robot, 5, 8).warriors(robot, 1, 4), 'snare', 8), 'raid', 4, 7)
    expect(moves(p)).toEqual([[8, 7, 3]])
  })

  const laid = (p: Position, part: Part, suit: Suit = 'fox') => where(does(p, part, suit), 'token.placed')

  test('a plot where most of theirs are in an ordered clearing without one, for a warrior, by chance, face down [robot.11.5.3]', () => {
    const p = () => table().warriors(robot, 1, 1).warriors(robot, 2, 8).warriors(robot, 3, 2)
    const match = does(p(), plot)
    expect(where(match, 'token.placed')).toEqual([8])
    expect(crows(match).warriors[8]).toBe(1)
    expect(lying(match, 8)?.faceUp).toBe(false)
    expect(laid(down(p(), 'snare', 8), plot)).toEqual([1])
    const kinds = new Set<unknown>()
    for (let seed = 1; seed <= 30; seed++) kinds.add(lying(does(p().seed(seed), plot), 8)?.kind)
    expect(kinds.size).toBe(4)
  })

  test('Mastermind: another, chosen anew [robot.trait.corvids.mastermind]', () => {
    const p = (...traits: string[]) =>
      table('normal', ...traits)
        .warriors(robot, 1, 1)
        .warriors(robot, 2, 8)
    expect(laid(p('mastermind'), plot)).toEqual([8, 1])
    expect(laid(p(), plot)).toEqual([8])
  })

  const thickens: Part = function* (t, party) {
    return (yield* thicken(t, party)) && false
  }

  test('the plot thickens in one clearing of any suit with three of theirs and none yet, where most are [robot.11.5.4.a] [robot.11.5.4.I] [robot.11.5.4.b]', () => {
    const p = () => table().warriors(robot, 3, 2).warriors(robot, 4, 5)
    expect(laid(p(), thickens)).toEqual([5])
    expect(laid(down(p(), 'raid', 5), thickens)).toEqual([2])
    expect(laid(table().warriors(robot, 2, 2), thickens)).toEqual([])
  })
})

describe('Evening', () => {
  test('a point for each open extortion; a nightmare scores one more [robot.11.6.1] [robot.difficulty.corvids.nightmare]', () => {
    const points = (p: Position) => crows(p.turn(robot, 'evening')).score
    expect(points(up(up(table(), 'extortion', 1, 2), 'raid', 3))).toBe(2)
    expect(points(up(down(table(), 'extortion', 1), 'extortion', 2))).toBe(1)
    expect([points(table('challenging')), points(table('nightmare'))]).toEqual([0, 1])
  })
})

describe('plots that are removed', () => {
  const removes = (p: Position, clearing: number, left?: number): RootMatch => {
    if (left !== undefined) supply(p.player(robot), left)
    const match = robotTurn(p, robot, 'fox')
    match.state.turn.seat = 0
    answered(remove(match, { losses: [lostPiece(robot, 'token', 'plot', clearing, 0)], battle: null }))
    return match
  }

  test('a raid brings a warrior to each clearing beside it, by priority as far as they go [robot.11.7.4.a] [robot.11.7.4.b]', () => {
    expect(where(removes(up(table(), 'raid', 11), 11), 'warriors.placed')).toEqual([3, 6, 12])
    expect(where(removes(down(table(), 'raid', 11), 11, 2), 'warriors.placed')).toEqual([3, 6])
    expect(where(removes(up(table(), 'snare', 11), 11), 'warriors.placed')).toEqual([])
  })

  test('Backup Plans: one where it was, after the raid, and not for a swap [robot.trait.corvids.backup-plans]', () => {
    const p = () => table('normal', 'backupPlans')
    expect(where(removes(up(p(), 'snare', 11), 11), 'warriors.placed')).toEqual([11])
    expect(where(removes(up(p(), 'raid', 11), 11, 3), 'warriors.placed')).toEqual([3, 6, 12])
    expect(where(does(down(p(), 'bomb', 11), flipAll), 'warriors.placed')).toEqual([])
  })
})

describe('plots and others', () => {
  test('a snare bars people from placing there and leaving, not from entering, nor the crows [robot.11.7.2.a] [robot.11.7.2.b] [robot.ruling.43]', () => {
    const { state } = up(table().warriors('marquise', 3, 6, 2).warriors(robot, 1, 6), 'snare', 6)
    expect(canPlace(state, 0, 6)).toBe(false)
    expect(destinations(state, 0, 6)).toEqual([])
    expect(destinations(state, 0, 2)).toContain(6)
    expect(canPlace(state, robot, 6)).toBe(true)
    expect(destinations(state, robot, 6)).toEqual([2, 3, 11])
    expect(canPlace(down(table(), 'snare', 6).state, 0, 6)).toBe(true)
  })

  /** A robot beside crows that a person plays, or that are a robot. */
  const beside = (who: 'person' | 'robot'): [Position, crow: number, other: number] =>
    who === 'person'
      ? [position('corvids').robot('mechanicalMarquise'), 0, 1]
      : [position('eyrie').robot('cogwheelCorvids').robot('mechanicalMarquise'), 1, 2]

  test('a robot chooses as if no snare were there; it removes it instead, for a point, and its placing is lost [robot.11.8] [robot.11.8.2.a] [robot.11.8.2.b] [robot.11.8.2.d] [robot.ruling.42]', () => {
    for (const who of ['person', 'robot'] as const) {
      const [p, crow, other] = beside(who)
      const match = robotTurn(plots(p, 'snare', true, [6], crow), other, 'fox')
      expect(canPlace(match.state, other, 6)).toBe(true)
      expect(run(placeIn(match, other, 6, 2))).toBe(0)
      expect(lying(match, 6, crow)).toBeNull()
      expect(crows(match, other).score).toBe(1)
      expect(
        crows(match, other)
          .warriors.slice(1)
          .some(n => n > 0),
      ).toBe(false)
    }
  })

  test('nor does it move out of there, but removes it [robot.11.8.2.c]', () => {
    const [p, crow, other] = beside('robot')
    const match = robotTurn(plots(p.warriors(other, 3, 6), 'snare', true, [6], crow), other, 'fox')
    expect(run(moveOut(match, other, 6, 2, []))).toBeNull()
    expect(lying(match, 6, crow)).toBeNull()
    expect(crows(match, other).warriors[6]).toBe(3)
  })

  test('a bomb takes two pieces of a robot: warriors, then tokens, then buildings [robot.11.8] [robot.11.8.1.a] [robot.11.8.1.b]', () => {
    const left = (set: (p: Position, other: number) => Position) => {
      const [p, crow, other] = beside('robot')
      const match = does(plots(set(p.explored(6), other), 'bomb', false, [6], crow), flipAll, 'fox', crow)
      const { warriors, tokens, built } = crows(match, other)
      return [warriors[6], tokens.keep[6], built[6]]
    }
    expect(left((p, other) => p.warriors(other, 5, 6).building(other, 'sawmill', 6))).toEqual([3, 0, 1])
    expect(
      left((p, other) => p.warriors(other, 1, 6).token(other, 'keep', 6).building(other, 'sawmill', 6, 6)),
    ).toEqual([0, 0, 2])
    expect(left((p, other) => p.token(other, 'keep', 6).building(other, 'sawmill', 6, 6))).toEqual([0, 0, 1])
  })

  test('a bomb of a person takes no more of a robot [robot.11.8]', () => {
    const [p, crow, other] = beside('person')
    const bomb = plots(p.warriors(other, 5, 6).warriors(crow, 1, 6), 'bomb', false, [6], crow)
    const match = bomb.turn('corvids', 'birdsong', 1)
    pick(match, offered(match).find(key => key.includes('6')) ?? '')
    expect(crows(match, other).warriors[6]).toBe(3)
  })

  test('nobody sees what lies face down, nor what is left [robot.visibility.plots]', () => {
    const { state } = down(table(), 'bomb', 6)
    for (const seat of [null, 0]) {
      const { corvids } = view(state, seat).players[robot]
      expect(corvids?.plots[6]).toMatchObject({ kind: 'hidden', faceUp: false })
      expect(new Set(corvids?.supply)).toEqual(new Set(['hidden']))
    }
    expect(JSON.stringify(told(does(table().warriors(robot, 1, 1), plot), 'token.placed'))).not.toMatch(
      /bomb|snare|raid|extortion/,
    )
  })
})
