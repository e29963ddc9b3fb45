import { Chance, Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { BURROW, CLEARINGS, MAPS } from '../../../data/map.ts'
import { SUITS, type Suit } from '../../../data/suits.ts'
import type { Minister } from '../../../factions/duchy/data.ts'
import { root } from '../../../game.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { battle } from '../../../rules/battle.ts'
import type { Part } from '../../../rules/faction.ts'
import { canPlace } from '../../../rules/pieces.ts'
import { lostPiece, remove } from '../../../rules/remove.ts'
import type { Level } from '../../../rules/robots/card.ts'
import { ruler } from '../../../rules/ruler.ts'
import { type Position, position, positionOn, type RootMatch, told } from '../../../tests/position.ts'
import { robotTurn, supply } from '../../../tests/robots.ts'
import { MINISTERS, MOLES, SUIT_OF } from '../data.ts'
import { crownedOf, swayBy } from '../rules/board.ts'
import { battleInOrdered, build, recruit } from '../rules/day.ts'
import { digByOrder } from '../rules/dig.ts'
import { rally, scoreMarkets } from '../rules/evening.ts'
import { ministers } from '../rules/ministers.ts'

/** The number of the robot beside one seat. */
const robot = 1

const table = (level: Level = 'normal', ...traits: string[]): Position =>
  position('marquise').robot('drillbitDuchy', level, ...traits)

const duchy = (match: RootMatch, party = robot) => match.state.players[party]

function crown(p: Position, who: readonly Minister[], party = robot): Position {
  crownedOf(p.player(party)).push(...who)
  return p
}

/** Answers whoever is asked with the first there is. */
function answered(rule: Generator<unknown, unknown, number>): void {
  for (let step = rule.next(0); !step.done; ) step = rule.next(0)
}

/** A part of its turn, by itself. */
function does(p: Position, part: Part, suit: Suit = 'mouse', party = robot): RootMatch {
  const match = robotTurn(p, party, suit)
  answered(part(match, party))
  return match
}

const building: Part = function* (t, party) {
  yield* build(t, party)
  return false
}

/** Seeds a position so that the next dice all show nothing. */
function noughts(p: Position, dice: number): Position {
  for (let seed = 0; ; seed++) {
    const chance = Chance.of(seed)
    if (Array.from({ length: dice }, () => chance.below(4)).every(face => face === 0)) return p.seed(seed)
  }
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

// The map of the book has paths that no map has: 8 is what 7 is there.
test('the turn of the book, step by step [robot.example.duchy] [robot.10.4] [robot.10.4.1] [robot.10.5] [robot.10.6] [robot.10.6.4]', () => {
  const p = position('marquise', 'eyrie', 'cult').robot('drillbitDuchy', 'easy')
  const suits = { fox: [3, 7, 8, 10], rabbit: [1, 5, 6, 11], mouse: [2, 4, 9, 12] } as const
  for (const suit of SUITS) for (const one of suits[suit]) p.state.suits[one] = suit
  crown(p, ['captain', 'marshal', 'foremole', 'brigadier'], 3)
    .building(3, 'citadel', 3, 10)
    .building(3, 'market', 8, 1)
    .token(3, 'tunnel', 5, 10, 12)
    .warriors(3, 5, 5)
    .warriors(3, 1, 8)
    .warriors(3, 2, 1, 4)
    .warriors(3, 3, 12)
    .warriors('eyrie', 1, 12)
    .building('eyrie', 'roost', 12)
    .building('marquise', 'sawmill', 9)
    .warriors('marquise', 1, 4)
    .warriors('cult', 1, 4)
    .score('cult', 4)
    .deckTop('codebreakers')
  const match = noughts(p, 4).turn(3, 'birdsong')
  const { warriors, buildings, tokens, score, robot: board } = duchy(match, 3)
  expect(told(match, 'warriors.placed')).toMatchObject([
    { clearing: BURROW, count: 4 },
    { clearing: 3, count: 1 },
  ])
  expect(where(match, 'token.placed', 3)).toEqual([2])
  expect(CLEARINGS.filter(one => tokens.tunnel[one] > 0)).toEqual([2, 5, 12])
  expect(battles(match)).toEqual([
    [4, 2],
    [12, 1],
  ])
  expect(match.state.players[1].warriors[12]).toBe(0)
  expect(buildings.market[5]).toBe(1)
  expect(warriors).toEqual([2, 2, 4, 1, 0, 4, 0, 0, 3, 0, 0, 0, 3, 1])
  expect(score).toBe(3)
  expect(crownedOf(duchy(match, 3)).at(-1)).toBe('mayor')
  expect(board?.order).toBe(-1)
})

test('its tables [robot.board.duchy.moles] [robot.board.duchy.order] [robot.board.duchy.fox] [robot.board.duchy.rabbit] [robot.board.duchy.mouse]', () => {
  expect(MOLES.uncovered).toEqual([0, 1, 2, 4])
  expect(MINISTERS.order).toEqual([
    ...['captain', 'marshal', 'foremole', 'brigadier', 'banker', 'mayor', 'earl', 'baron', 'duchess'],
  ])
  const of = (suit: Suit) => MINISTERS.order.filter(one => SUIT_OF[one] === suit)
  expect(of('fox')).toEqual(['captain', 'brigadier', 'earl'])
  expect(of('rabbit')).toEqual(['marshal', 'banker', 'baron'])
  expect(of('mouse')).toEqual(['foremole', 'mayor', 'duchess'])
})

describe('set-up', () => {
  const start = (seed: number, robots: string[]) =>
    Match.start(root, { seats: 1, seed, options: { factions: ['alliance'], robots, seating: 'asListed' } })

  test('two warriors and a tunnel in a corner, two in each clearing beside it, none in the Burrow [robot.10.3.1] [robot.10.3.2] [robot.10.3.3.a] [robot.10.3.3.c] [robot.10.3.4]', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { state } = start(seed, ['drillbitDuchy'])
      const { warriors, tokens, buildings, corner } = state.players[robot]
      const beside = adjacent(state, robot, corner ?? 0)
      expect(MAPS.autumn.opposite.flat()).toContain(corner)
      for (const one of CLEARINGS) {
        expect(warriors[one]).toBe(one === corner || beside.includes(one) ? 2 : 0)
        expect(tokens.tunnel[one]).toBe(one === corner ? 1 : 0)
      }
      expect(warriors[BURROW]).toBe(0)
      expect(warriors[0]).toBe(12)
      expect([tokens.tunnel[0], buildings.citadel[0], buildings.market[0]]).toEqual([2, 3, 3])
    }
  })

  test('in the corner that faces another’s [robot.10.3.3.b]', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { players } = start(seed, ['mechanicalMarquise', 'drillbitDuchy']).state
      const keep = players[1].tokens.keep.indexOf(1, 1)
      const pair = MAPS.autumn.opposite.find(one => one.includes(keep)) ?? []
      expect(players[2].corner).toBe(pair.find(one => one !== keep))
    }
  })

  test('two cards are drawn and discarded, each for a minister [robot.10.3.5]', () => {
    const match = start(1, ['drillbitDuchy'])
    expect(crownedOf(duchy(match))).toHaveLength(2)
    expect(told(match, 'drillbitDuchy.drawn')).toHaveLength(2)
    expect(match.state.discard).toHaveLength(2)
  })
})

describe('swaying', () => {
  const sways = (suits: readonly Suit[], ...crowned: Minister[]): Minister[] => {
    const match = robotTurn(crown(table(), crowned), robot, 'fox')
    for (const suit of suits) swayBy(match, robot, suit)
    return crownedOf(duchy(match)).slice(crowned.length)
  }

  test('the topmost of the suit without a crown [robot.10.6.3.a] [robot.10.3.5]', () => {
    expect(sways(['fox', 'fox', 'rabbit'])).toEqual(['captain', 'brigadier', 'marshal'])
  })

  test('with a bird, or none left of the suit, the bottommost of all [robot.10.6.3.b] [robot.ruling.35]', () => {
    expect(sways(['bird', 'bird'])).toEqual(['duchess', 'baron'])
    expect(sways(['fox'], 'captain', 'brigadier', 'earl')).toEqual(['duchess'])
    expect(sways(['fox'], ...MINISTERS.order)).toEqual([])
  })

  test('in Evening, by the order [robot.10.6.3.a]', () => {
    const p = table()
    const { robot: board } = p.player(robot)
    if (board) board.suit = 'rabbit'
    expect(crownedOf(duchy(p.turn(robot, 'evening')))).toEqual(['marshal'])
  })
})

describe('the Burrow', () => {
  test('lies beside every tunnel, and is theirs alone, empty or not [robot.10.2.2.a] [robot.10.2.2.b] [robot.10.2.2.c]', () => {
    const { state } = table().token(robot, 'tunnel', 4, 9)
    expect(adjacent(state, robot, BURROW)).toEqual([4, 9])
    expect(adjacent(state, robot, 4)).toContain(BURROW)
    expect(adjacent(state, robot, 5)).not.toContain(BURROW)
    expect(adjacent(state, 0, 4)).not.toContain(BURROW)
    expect(ruler(state, BURROW)).toBe(robot)
    expect(canPlace(state, 0, BURROW)).toBe(false)
    expect(canPlace(state, robot, BURROW)).toBe(true)
  })

  test('on the mountain closed paths still join clearings for it [robot.12.2.1.a]', () => {
    const { state } = positionOn('mountain', 'marquise').robot('drillbitDuchy').token(robot, 'tunnel', 8)
    expect(adjacent(state, robot, 8)).toContain(9)
    expect(adjacent(state, robot, 8)).toContain(BURROW)
  })

  test('no step chooses it that does not name it [robot.10.2.2.d]', () => {
    const p = table().warriors(robot, 3, BURROW).warriors('marquise', 1, 4).warriors(robot, 3, 4)
    const match = p.token(robot, 'tunnel', 4).deckTop('rootTeaRabbit').turn(robot, 'birdsong')
    const chosen = told(match, 'robot.clearing') as { clearing: number; among: number[] }[]
    expect(chosen.length).toBeGreaterThan(0)
    for (const { clearing, among } of chosen) expect([clearing, ...among]).not.toContain(BURROW)
  })
})

describe('recruiting', () => {
  const recruits = (p: Position) => duchy(does(p, recruit)).warriors[BURROW]

  test('two, and one for each mole; one less when easy, one more from challenging on [robot.10.4.3] [robot.difficulty.duchy.easy] [robot.difficulty.duchy.challenging] [robot.difficulty.duchy.nightmare]', () => {
    const at = (level: Level, ...citadels: number[]) =>
      recruits(table(level).building(robot, 'citadel', ...citadels))
    expect([at('normal'), at('normal', 2), at('normal', 2, 2), at('normal', 2, 2, 7)]).toEqual([2, 3, 4, 6])
    expect([at('easy'), at('challenging'), at('nightmare')]).toEqual([1, 3, 3])
  })

  test('the foremole brings another [robot.10.7.3]', () => {
    expect(recruits(crown(table(), ['foremole']).building(robot, 'citadel', 2, 2, 7))).toBe(7)
  })

  test('its order is crafted for a point [robot.10.4.2]', () => {
    const { items, score } = duchy(table().deckTop('anvil').turn(robot, 'birdsong'))
    expect(items.map(({ item }) => item)).toEqual(['hammer'])
    expect(score).toBeGreaterThanOrEqual(1)
  })
})

describe('digging', () => {
  const digs = (p: Position, suit: Suit = 'mouse') => does(p, digByOrder, suit)
  const at = (p: Position, suit: Suit = 'mouse') => where(digs(p, suit), 'token.placed')
  const burrow = (n: number, level: Level = 'normal', ...traits: string[]) =>
    table(level, ...traits).warriors(robot, n, BURROW)

  test('only with four in the Burrow, who go up [robot.10.5.1.a] [robot.10.5.1.c]', () => {
    expect(at(burrow(3))).toEqual([])
    const { warriors, tokens } = duchy(digs(burrow(5)))
    expect([warriors[2], warriors[BURROW], tokens.tunnel[2]]).toEqual([4, 1, 1])
  })

  test('in an ordered clearing without a tunnel and without a building of theirs, and where it may [robot.10.5.1.b]', () => {
    expect(at(burrow(4))).toEqual([2])
    expect(at(burrow(4).token(robot, 'tunnel', 2))).toEqual([7])
    expect(at(burrow(4).building(robot, 'market', 2))).toEqual([7])
    expect(at(burrow(4).token('marquise', 'keep', 2))).toEqual([7])
    expect(at(burrow(4), 'rabbit')).toEqual([5])
    const beside = burrow(4).building(robot, 'market', 8).building('marquise', 'sawmill', 8)
    expect(at(beside, 'bird')).toEqual([1])
  })

  test('where most slots are free, then fewest warriors of anybody [robot.10.5.1.I.a] [robot.ruling.32]', () => {
    expect(at(burrow(4).building('marquise', 'sawmill', 2))).toEqual([7])
    expect(at(burrow(4).warriors('marquise', 1, 2))).toEqual([7])
    expect(at(burrow(4).warriors(robot, 1, 2))).toEqual([7])
    expect(at(burrow(4).building('marquise', 'sawmill', 2).warriors('marquise', 1, 7, 9, 11))).toEqual([7])
  })

  test('with a bird where most enemy buildings and tokens are [robot.10.5.1.I.b]', () => {
    const p = () => burrow(4).building('marquise', 'sawmill', 8)
    expect(at(p(), 'bird')).toEqual([8])
    expect(at(p().token('marquise', 'wood', 5, 5), 'bird')).toEqual([5])
  })

  test('without a tunnel left the one with fewest of theirs is moved [robot.10.5.1.II]', () => {
    const p = burrow(4).token(robot, 'tunnel', 5, 10, 12).warriors(robot, 2, 5)
    const { tunnel } = duchy(digs(p)).tokens
    expect(CLEARINGS.filter(one => tunnel[one] > 0)).toEqual([2, 5, 12])
  })

  test('Invaders: where most enemy buildings are, then fewest enemy warriors, whatever the order [robot.trait.duchy.invaders]', () => {
    const p = () => burrow(4, 'normal', 'invaders').building('marquise', 'sawmill', 9, 11)
    expect(at(p())).toEqual([9])
    expect(at(p().warriors('marquise', 1, 9))).toEqual([11])
    expect(at(p().token('marquise', 'wood', 5, 5), 'bird')).toEqual([9])
  })

  test('Overwhelm: twice, with three [robot.trait.duchy.overwhelm]', () => {
    const { warriors } = duchy(digs(burrow(7, 'normal', 'overwhelm')))
    expect([warriors[2], warriors[7], warriors[BURROW]]).toEqual([3, 3, 1])
    expect(at(burrow(5, 'normal', 'overwhelm'))).toEqual([2])
    expect(at(burrow(3, 'normal', 'overwhelm'))).toEqual([2])
    expect(at(burrow(2, 'normal', 'overwhelm'))).toEqual([])
  })
})

describe('battles', () => {
  test('one in each ordered clearing where it can [robot.10.5.2]', () => {
    const p = table().warriors(robot, 1, 9, 2, 1).warriors('marquise', 1, 1, 2, 9, 7)
    expect(battles(does(p, battleInOrdered))).toEqual([
      [2, 0],
      [9, 0],
    ])
  })

  test('against who has most buildings there, then most pieces, then most points [robot.10.5.2.I]', () => {
    const p = () => position('marquise', 'eyrie').robot('drillbitDuchy').warriors(2, 1, 2)
    const foe = (one: Position) => battles(does(one, battleInOrdered, 'mouse', 2))
    const both = () => p().warriors('marquise', 1, 2).warriors('eyrie', 1, 2)
    expect(foe(both())).toEqual([[2, 0]])
    expect(foe(both().score('eyrie', 1))).toEqual([[2, 1]])
    expect(foe(both().score('eyrie', 1).warriors('marquise', 1, 2))).toEqual([[2, 0]])
    expect(foe(both().warriors('marquise', 3, 2).building('eyrie', 'roost', 2))).toEqual([[2, 1]])
  })

  test('Captain: one more hit where it attacks beside a tunnel [robot.10.7.1]', () => {
    const hits = (p: Position, attacker = robot) => {
      const match = robotTurn(p.warriors(robot, 2, 2).warriors('marquise', 2, 2), robot, 'mouse')
      answered(battle(match, attacker, 1 - attacker, 2))
      return told(match, 'battle.drillbitCaptain').length
    }
    const captain = () => crown(table(), ['captain'])
    expect(hits(captain().token(robot, 'tunnel', 2))).toBe(1)
    expect(hits(captain().token(robot, 'tunnel', 7))).toBe(0)
    expect(hits(table().token(robot, 'tunnel', 2))).toBe(0)
    expect(hits(captain().token(robot, 'tunnel', 2), 0)).toBe(0)
  })
})

describe('building', () => {
  const builds = (p: Position) => does(p, building)
  const placed = (match: RootMatch) => told(match, 'building.placed')

  test('in the ruled clearing with most of theirs and a free slot [robot.10.5.3.a]', () => {
    const p = () => table().warriors(robot, 2, 5).warriors(robot, 3, 9)
    expect(placed(builds(p()))).toMatchObject([{ clearing: 9 }])
    expect(placed(builds(p().warriors('marquise', 3, 9)))).toMatchObject([{ clearing: 5 }])
    expect(placed(builds(p().building('marquise', 'sawmill', 9, 9)))).toMatchObject([{ clearing: 5 }])
  })

  test('a citadel with nine warriors in the supply, else a market [robot.10.5.3.b]', () => {
    const kind = (left: number) => {
      const p = table().warriors(robot, 2, 5)
      supply(p.player(robot), left)
      return placed(builds(p))
    }
    expect(kind(9)).toMatchObject([{ kind: 'citadel' }])
    expect(kind(8)).toMatchObject([{ kind: 'market' }])
  })

  test('a point where none could be placed, not the other kind, and none without any left [robot.10.5.3.c] [robot.10.5.3.d] [robot.ruling.34]', () => {
    expect(duchy(builds(table())).score).toBe(1)
    const citadels = () => table().warriors(robot, 2, 5).building(robot, 'citadel', 2, 2, 7)
    const match = builds(citadels())
    expect([duchy(match).score, placed(match)]).toEqual([1, []])
    expect(duchy(builds(citadels().building(robot, 'market', 7, 8, 8))).score).toBe(0)
    expect(duchy(builds(table().warriors(robot, 2, 5))).score).toBe(0)
  })

  test('Invaders: without a free slot they battle in each clearing instead [robot.trait.duchy.invaders.b]', () => {
    const p = (...traits: string[]) =>
      table('normal', ...traits)
        .warriors(robot, 1, 1, 9)
        .warriors('marquise', 1, 1, 9)
    const match = builds(p('invaders'))
    expect(battles(match)).toEqual([
      [1, 0],
      [9, 0],
    ])
    expect(duchy(match).score).toBe(0)
    expect(battles(builds(p()))).toEqual([])
    const noCitadel = table('normal', 'invaders').warriors(robot, 2, 5).building(robot, 'citadel', 2, 2, 7)
    expect(duchy(builds(noCitadel)).score).toBe(1)
  })
})

describe('ministers', () => {
  const act = (p: Position, ...who: Minister[]) => does(crown(p, who), ministers)

  test('those with a crown act from top to bottom, captain and foremole excepted [robot.10.5.4.a] [robot.10.5.4.b]', () => {
    const match = act(table(), 'duchess', 'mayor', 'captain', 'foremole', 'marshal')
    expect(told(match, 'drillbitDuchy.acts')).toMatchObject([
      { minister: 'marshal' },
      { minister: 'mayor' },
      { minister: 'duchess' },
    ])
  })

  test('Marshal: a warrior beside the building with fewest of theirs [robot.10.7.2]', () => {
    const p = table().building(robot, 'market', 5, 9).warriors(robot, 1, 5)
    expect(told(act(p, 'marshal'), 'warriors.placed')).toEqual([{ seat: robot, clearing: 9, count: 1 }])
    expect(told(act(table(), 'marshal'), 'warriors.placed')).toEqual([])
  })

  test('Brigadier: digs again with three or more, where most enemy buildings and tokens are [robot.10.7.4.a] [robot.10.7.4.b] [robot.ruling.33]', () => {
    const p = (n: number) => table().warriors(robot, n, BURROW).token('marquise', 'wood', 11)
    expect(where(act(p(2), 'brigadier'), 'token.placed')).toEqual([])
    const three = duchy(act(p(3), 'brigadier'))
    expect([three.warriors[11], three.warriors[BURROW]]).toEqual([3, 0])
    const five = duchy(act(p(5), 'brigadier'))
    expect([five.warriors[11], five.warriors[BURROW]]).toEqual([4, 1])
  })

  test('Overwhelm: the Brigadier’s tunnel takes three too [robot.trait.duchy.overwhelm.b]', () => {
    const p = table('normal', 'overwhelm').warriors(robot, 5, BURROW)
    expect(duchy(act(p, 'brigadier')).warriors[BURROW]).toBe(2)
  })

  test('Banker: builds again [robot.10.7.5]', () => {
    expect(where(act(table().warriors(robot, 2, 5), 'banker'), 'building.placed')).toEqual([5])
  })

  test('Mayor: a warrior of the ruled clearing with most for a point, or nothing [robot.10.7.6]', () => {
    const p = table()
      .warriors(robot, 3, 5)
      .warriors(robot, 2, 1)
      .warriors(robot, 4, 9)
      .warriors('marquise', 4, 9)
    const { warriors, score } = duchy(act(p, 'mayor'))
    expect([warriors[5], warriors[1], warriors[9], score]).toEqual([2, 2, 4, 1])
    expect(duchy(act(table(), 'mayor')).score).toBe(0)
  })

  test('Earl, Baron, Duchess: points for citadels, markets, all tunnels [robot.10.7.7] [robot.10.7.8] [robot.10.7.9]', () => {
    const p = () => table().building(robot, 'citadel', 2, 2, 5).building(robot, 'market', 7, 7)
    const points = (one: Position, who: Minister) => duchy(act(one, who)).score
    expect([points(p(), 'earl'), points(p(), 'baron')]).toEqual([3, 2])
    expect(points(p().token(robot, 'tunnel', 1, 2, 3), 'duchess')).toBe(2)
    expect(points(p().token(robot, 'tunnel', 1, 2), 'duchess')).toBe(0)
  })
})

describe('Evening', () => {
  const rallies = (p: Position, suit: Suit = 'rabbit') => duchy(does(p, rally, suit)).warriors

  test('up to two in an ordered clearing without a building go to one beside it [robot.10.6.1.a]', () => {
    const p = () => table().building(robot, 'market', 8)
    expect(rallies(p().warriors(robot, 2, 4))[8]).toBe(2)
    expect(rallies(p().warriors(robot, 3, 4))[4]).toBe(3)
    expect(rallies(p().warriors(robot, 2, 4), 'mouse')[4]).toBe(2)
    expect(rallies(p().warriors(robot, 2, 4).building(robot, 'citadel', 4))[4]).toBe(2)
  })

  test('to the one with fewest of theirs [robot.10.6.1.I]', () => {
    const p = table()
      .warriors(robot, 2, 4)
      .building(robot, 'market', 8, 9)
      .warriors(robot, 3, 8)
      .warriors(robot, 1, 9)
    expect(rallies(p)[9]).toBe(3)
  })

  test('to the Burrow where none is, or none may be reached [robot.10.6.1.II]', () => {
    expect(rallies(table().warriors(robot, 2, 4))[BURROW]).toBe(2)
    const p = table().warriors(robot, 1, 4).building(robot, 'market', 8)
    expect(rallies(p.warriors('marquise', 3, 4, 8))[BURROW]).toBe(1)
  })

  test('then all but four of each ruled clearing, of any suit, go to the Burrow [robot.10.6.1.b]', () => {
    const p = table().warriors(robot, 7, 12).warriors(robot, 5, 2).warriors('marquise', 5, 2)
    const warriors = rallies(p)
    expect([warriors[12], warriors[2], warriors[BURROW]]).toEqual([4, 5, 3])
  })

  test('a point for each market [robot.10.6.2]', () => {
    expect(
      duchy(does(table().building(robot, 'market', 2, 2).building(robot, 'citadel', 7), scoreMarkets)).score,
    ).toBe(2)
  })

  test('a nightmare scores one more at its end [robot.difficulty.duchy.nightmare]', () => {
    const points = (level: Level) => duchy(table(level).turn(robot, 'evening')).score
    expect([points('challenging'), points('nightmare')]).toEqual([0, 1])
  })
})

describe('the cost of errors', () => {
  const loses = (p: Position, ...clearings: number[]): RootMatch => {
    const match = robotTurn(p.building(robot, 'market', ...clearings), robot, 'fox')
    match.state.turn.seat = 0
    const losses = clearings.map(one => lostPiece(robot, 'building', 'market', one, 0))
    answered(remove(match, { losses, battle: null }))
    return match
  }
  const some: Minister[] = ['baron', 'captain', 'mayor']

  test('the bottommost crown, one however many buildings are lost [robot.10.2.1.a] [robot.10.2.1.b]', () => {
    const match = loses(crown(table(), some), 2, 7)
    expect(crownedOf(duchy(match))).toEqual(['captain', 'mayor'])
    expect(crownedOf(duchy(loses(table(), 2)))).toEqual([])
  })

  test('a crown that was lost can be given again [robot.ruling.38]', () => {
    const match = loses(crown(table(), some), 2)
    swayBy(match, robot, 'rabbit')
    swayBy(match, robot, 'rabbit')
    swayBy(match, robot, 'rabbit')
    expect(crownedOf(duchy(match))).toContain('baron')
  })

  test('Foundations: only one of a suit that lost a building [robot.trait.duchy.foundations] [robot.ruling.36]', () => {
    const p = () => crown(table('normal', 'foundations'), some)
    expect(crownedOf(duchy(loses(p(), 2)))).toEqual(['baron', 'captain'])
    expect(crownedOf(duchy(loses(crown(table('normal', 'foundations'), ['baron']), 2)))).toEqual(['baron'])
  })

  test('Investors: who removes it discards a card that fits, and it loses a point as well [robot.trait.duchy.investors] [robot.ruling.37]', () => {
    const p = crown(table('normal', 'investors'), some)
      .score(robot, 5)
      .hand('marquise', 'sword', 'anvil', 'armorers')
    const match = loses(p, 2)
    expect(match.state.players[0].hand).toHaveLength(2)
    expect(match.state.players[0].hand).toContain(p.player('marquise').hand[1])
    expect(duchy(match).score).toBe(4)
    expect(crownedOf(duchy(match))).toEqual(['captain', 'mayor'])
    expect(duchy(loses(crown(table(), some).score(robot, 5).hand('marquise', 'sword'), 2)).score).toBe(5)
  })

  test('Investors: without one it crowns the topmost minister of such a suit [robot.trait.duchy.investors.b]', () => {
    const match = loses(
      crown(table('normal', 'investors'), ['foremole', 'duchess']).hand('marquise', 'anvil'),
      2,
    )
    expect(crownedOf(duchy(match))).toEqual(['foremole', 'mayor'])
    expect(match.state.players[0].hand).toHaveLength(1)
  })
})
