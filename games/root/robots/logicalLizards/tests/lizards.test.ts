import { Chance, Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import { CLEARINGS, MAPS } from '../../../data/map.ts'
import { SUITS, type Suit } from '../../../data/suits.ts'
import { GARDEN_OF } from '../../../factions/cult/data.ts'
import { root } from '../../../game.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { discard } from '../../../rules/cards.ts'
import { lostPiece, lostWarriors, remove } from '../../../rules/remove.ts'
import type { Level } from '../../../rules/robots/card.ts'
import { discardOrder } from '../../../rules/robots/order.ts'
import { ruler } from '../../../rules/ruler.ts'
import { type Position, position, type RootMatch, told } from '../../../tests/position.ts'
import { robotTurn, run, supply } from '../../../tests/robots.ts'
import { CONSPIRACIES, TRACK } from '../data.ts'
import { lizardsOf } from '../rules/board.ts'
import { conspire } from '../rules/conspiracies.ts'
import { craftOne, renewSouls, scoreGardens } from '../rules/evening.ts'
import { rituals } from '../rules/rituals.ts'
import { determineOrder } from '../rules/souls.ts'
import { CONSPIRACY } from '../text/en/conspiracy.ts'

/** The number of the robot beside one seat. */
const robot = 1

const table = (level: Level = 'normal', ...traits: string[]): Position =>
  position('marquise').robot('logicalLizards', level, ...traits)

const own = (match: RootMatch, party = robot) => lizardsOf(match.state.players[party])

/** Lays cards on the Lost Souls, the last on top. */
function souls(p: Position, keys: readonly string[], party = robot): Position {
  p.discard(...keys)
  lizardsOf(p.player(party)).lostSouls.push(...p.state.discard.splice(0))
  return p
}

/** Puts warriors of the supply into the Acolytes box, and the marker before a conspiracy of the track. */
function acolytes(p: Position, count: number, next = 0, party = robot): Position {
  const player = p.player(party)
  player.warriors[0] -= count
  Object.assign(lizardsOf(player), { acolytes: count, conspiracy: (next + 4) % 5 })
  return p
}

/** A table where dominance cards are in the deck; the Lizards are party 3. */
const crowded = (): Position => position('marquise', 'eyrie', 'alliance').robot('logicalLizards')

/** What the marker did: each conspiracy in turn. */
const conspired = (match: RootMatch): unknown[] =>
  told(match, 'robot.step')
    .map(one => (one as { step: string }).step)
    .filter(one => one in CONSPIRACY)

/** Where and against whom something was done. */
const aims = (match: RootMatch, id: string): unknown[] =>
  told(match, id).map(one => {
    const { clearing, enemy, defender } = one as { clearing: number; enemy?: number; defender?: number }
    return [clearing, enemy ?? defender]
  })

/** Answers whoever is asked with the first there is. */
function answered(rule: Generator<unknown, unknown, number>): void {
  for (let step = rule.next(0); !step.done; ) step = rule.next(0)
}

function conspires(p: Position, suit: Suit, party = robot): RootMatch {
  const match = robotTurn(p, party, suit, 'birdsong')
  answered(conspire(match, party))
  return match
}

/** Spaces of the conspiracy track. */
const CONVERT = 0
const CRUSADE = 1
const SANCTIFY = 4

/** Seeds a position so that the next dice all show 1. */
function ones(p: Position, dice: number): Position {
  for (let seed = 0; ; seed++) {
    const chance = Chance.of(seed)
    if (Array.from({ length: dice }, () => chance.below(4)).every(face => face === 1)) return p.seed(seed)
  }
}

test('the turn of the book, step by step [robot.example.lizards] [robot.8.4] [robot.8.6] [robot.difficulty.lizards.easy]', () => {
  const p = position('marquise', 'eyrie', 'alliance').robot('logicalLizards', 'easy')
  const suits = { fox: [1, 3, 8, 10], rabbit: [2, 5, 6, 11], mouse: [4, 7, 9, 12] } as const
  for (const suit of SUITS) for (const one of suits[suit]) p.state.suits[one] = suit
  p.state.ruins[10] = null
  p.score('alliance', 12)
    .score('marquise', 9)
    .score('eyrie', 5)
    .warriors(3, 2, 7, 9)
    .warriors(3, 1, 2)
    .building(3, 'mouseGarden', 12)
    .warriors('marquise', 1, 7, 12, 10)
    .building('marquise', 'sawmill', 7, 1)
    .building('marquise', 'workshop', 9, 8, 8)
    .building('marquise', 'recruiter', 10)
    .warriors('eyrie', 1, 7)
    .warriors('alliance', 1, 9, 4)
    .deckTop('brutalTactics')
  acolytes(p, 4, 3, 3)
  souls(p, ['mouseInASack', 'sword', 'anvil', 'rootTeaMouse', 'armorers', 'foxfolkSteel'], 3)
  const match = ones(p, 4).turn(3, 'birdsong')
  expect(told(match, 'logicalLizards.order')).toMatchObject([{ suit: 'mouse' }])
  expect(conspired(match)).toEqual(['crusade', 'sanctify', 'convert', 'crusade', 'convert'])
  expect(aims(match, 'battle.starts')).toEqual([
    [7, 0],
    [9, 2],
  ])
  expect(aims(match, 'logicalLizards.sanctified')).toEqual([[9, 0]])
  expect(aims(match, 'logicalLizards.converted')).toEqual([
    [4, 2],
    [12, 0],
  ])
  expect(told(match, 'logicalLizards.impossible')).toMatchObject([{ name: 'crusade' }])
  expect(told(match, 'logicalLizards.revealed')).toHaveLength(3)
  const { warriors, buildings, score } = match.state.players[3]
  expect(warriors.slice(1)).toEqual([0, 0, 0, 1, 0, 0, 2, 0, 1, 1, 0, 1])
  expect(CLEARINGS.filter(one => buildings.mouseGarden[one] > 0)).toEqual([7, 9, 12])
  expect(buildings.foxGarden[10]).toBe(0)
  expect(own(match, 3).acolytes).toBe(1)
  expect(score).toBe(3) // the workshop, and three gardens
  expect(own(match, 3).lostSouls).toEqual(['rootTeaMouse', 'foxfolkSteel', 'brutalTactics'].map(cardNumber))
  expect(match.state.discard).toContain(cardNumber('armorers'))
})

test('a garden rules its clearing, whatever else stands there [robot.8.2.1]', () => {
  const p = table().warriors('marquise', 6, 6)
  expect(ruler(p.state, 6)).toBe(0)
  expect(ruler(p.building(robot, 'foxGarden', 6).state, 6)).toBe(robot)
})

describe('warriors and gardens that are lost', () => {
  const loses = (p: Position, count: number, turn = 0): RootMatch => {
    const match = robotTurn(p.warriors(robot, count, 6), robot, 'fox')
    match.state.turn.seat = turn
    answered(remove(match, { losses: [lostWarriors(robot, 6, count, 0)], battle: null }))
    return match
  }

  test('one of the warriors of each event becomes an acolyte, the rest go to the supply [robot.8.2.2]', () => {
    const match = loses(table(), 3)
    expect(own(match).acolytes).toBe(1)
    expect(match.state.players[robot].warriors[0]).toBe(24)
    match.state.players[robot].warriors[6] = 2
    match.state.players[robot].warriors[0] = 22
    answered(remove(match, { losses: [lostWarriors(robot, 6, 2, 0)], battle: null }))
    expect(own(match).acolytes).toBe(2)
    expect(match.state.players[robot].warriors[0]).toBe(23)
  })

  test('but none in their own turn [robot.ruling.1]', () => {
    const match = loses(table(), 3, robot)
    expect(own(match).acolytes).toBe(0)
    expect(match.state.players[robot].warriors[0]).toBe(25)
  })

  test('for each garden lost the top Lost Soul goes to the discard pile [robot.8.2.3] [robot.8.2.4.b]', () => {
    const p = souls(crowded().building(3, 'foxGarden', 8, 8), ['anvil', 'sword', 'dominanceFox'], 3)
    const match = robotTurn(p, 3, 'fox')
    match.state.turn.seat = 0
    const garden = () => lostPiece(3, 'building', 'foxGarden', 8, 0)
    answered(remove(match, { losses: [garden(), garden()], battle: null }))
    expect(own(match, 3).lostSouls).toEqual([cardNumber('anvil')])
    expect(match.state.discard).toEqual([cardNumber('sword')])
    expect(match.state.available).toEqual([cardNumber('dominanceFox')])
    const two = robotTurn(
      souls(table().building(robot, 'foxGarden', 8, 8), ['anvil', 'sword', 'bakeSale']),
      robot,
      'fox',
    )
    const lost = [8, 8].map(one => lostPiece(robot, 'building', 'foxGarden', one, 0))
    answered(remove(two, { losses: lost, battle: null }))
    expect(two.state.discard).toEqual(['bakeSale', 'sword'].map(cardNumber)) // from the top
  })
})

test('what anybody discards comes on top of the Lost Souls, dominance too [robot.8.2.4.a] [robot.8.2.4.c]', () => {
  const p = souls(crowded(), ['anvil'], 3).hand('marquise', 'sword', 'dominanceFox')
  const match = robotTurn(p, 3, 'fox')
  for (const card of match.state.players[0].hand.splice(0)) discard(match, card)
  expect(own(match, 3).lostSouls).toEqual(['anvil', 'sword', 'dominanceFox'].map(cardNumber))
  expect(match.state.available).toEqual([])
  expect(match.state.discard).toEqual([])
})

test('the order of another robot becomes a Lost Soul too [robot.8.2.4.a]', () => {
  const match = robotTurn(position('eyrie').robot('logicalLizards').robot('mechanicalMarquise'), 2, 'fox')
  const { robot: board } = match.state.players[2]
  if (board) board.order = match.state.deck.pop() ?? -1
  const { order } = board ?? {}
  discardOrder(match, 2)
  expect(own(match).lostSouls).toEqual([order])
})

describe('set-up', () => {
  const start = (seed: number, robots: string[], map = 'autumn') =>
    Match.start(root, {
      seats: 1,
      seed,
      options: { factions: ['alliance'], robots, map, seating: 'asListed' },
    })

  test('25 warriors, 4 of them and a garden of its suit in a corner, one in each clearing beside it [robot.8.3.1] [robot.8.3.2.a] [robot.8.3.2.c] [robot.8.3.4]', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { state } = start(seed, ['logicalLizards'])
      const { warriors, buildings, corner } = state.players[robot]
      const beside = adjacent(state, robot, corner ?? 0)
      expect(MAPS.autumn.opposite.flat()).toContain(corner)
      for (const one of CLEARINGS)
        expect(warriors[one]).toBe(one === corner ? 4 : beside.includes(one) ? 1 : 0)
      expect(warriors.reduce((sum, one) => sum + one)).toBe(25)
      for (const suit of SUITS) {
        const here = state.suits[corner ?? 0] === suit ? 1 : 0
        expect(buildings[GARDEN_OF[suit]][corner ?? 0]).toBe(here)
        expect(buildings[GARDEN_OF[suit]][0]).toBe(5 - here)
      }
    }
  })

  test('in another corner than a robot before them, and the one that faces it [robot.8.3.2.b]', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { players } = start(seed, ['mechanicalMarquise', 'logicalLizards']).state
      const keep = players[1].tokens.keep.indexOf(1, 1)
      const pair = MAPS.autumn.opposite.find(one => one.includes(keep)) ?? []
      expect(players[2].corner).toBe(pair.find(one => one !== keep))
    }
  })

  test('three Lost Souls as they are drawn, and the marker on the last space [robot.8.3.3] [robot.8.3.5]', () => {
    const match = start(1, ['logicalLizards'])
    const { lostSouls, conspiracy, acolytes: none } = own(match)
    expect(lostSouls).toHaveLength(3)
    expect(told(match, 'logicalLizards.drawn').map(one => (one as { card: number }).card)).toEqual(lostSouls)
    expect(CONSPIRACIES.track[conspiracy]).toBe('sanctify')
    expect(none).toBe(0)
  })
})

test('the order is of the suit of most Lost Souls, a bird among equals [robot.8.4.1.a] [robot.8.4.1.b]', () => {
  const order = (...keys: string[]): string | undefined => {
    const match = robotTurn(souls(table(), keys), robot, 'rabbit', 'birdsong')
    run(determineOrder(match, robot))
    return match.state.players[robot].robot?.suit
  }
  expect(order('anvil', 'foxfolkSteel', 'sword')).toBe('fox')
  expect(order('anvil', 'sword', 'rootTeaMouse', 'armorers')).toBe('mouse')
  expect(order('anvil', 'foxfolkSteel', 'armorers', 'sappers')).toBe('bird')
  expect(order('anvil', 'armorers', 'sappers')).toBe('bird')
  expect(order('anvil', 'foxfolkSteel', 'sword', 'rootTeaMouse')).toBe('bird')
  expect(order()).toBe('bird')
})

describe('conspiracies', () => {
  test('the track [robot.board.lizards.conspiracies]', () => {
    expect(CONSPIRACIES.track).toEqual(['convert', 'crusade', 'convert', 'crusade', 'sanctify'])
  })

  test('the marker moves first, from the last space to the first, and stops without acolytes [robot.8.4.2.a] [robot.8.4.2.b] [robot.8.4.2.d]', () => {
    const match = conspires(acolytes(table().warriors('marquise', 2, 6), 1), 'fox')
    expect(conspired(match)).toEqual(['convert'])
    expect(own(match)).toMatchObject({ acolytes: 0, conspiracy: 0 })
    const two = conspires(acolytes(table().warriors('marquise', 2, 6), 2, 2), 'fox')
    expect(conspired(two)).toEqual(['convert', 'crusade', 'sanctify', 'convert'])
  })

  test('what is done costs an acolyte, what cannot be done none [robot.8.4.2.c]', () => {
    const match = conspires(acolytes(table().warriors('marquise', 1, 6), 1, CRUSADE), 'fox')
    expect(conspired(match)).toEqual(['crusade', 'convert'])
    expect(own(match)).toMatchObject({ acolytes: 0, conspiracy: 2 })
    expect(match.state.players[robot].warriors[0]).toBe(24)
  })

  test('after five in a row that cannot be done they keep their acolytes [robot.ruling.2]', () => {
    const match = conspires(acolytes(table(), 2, 3), 'bird')
    expect(conspired(match)).toEqual(['crusade', 'sanctify', 'convert', 'crusade', 'convert'])
    expect(own(match)).toMatchObject({ acolytes: 2, conspiracy: 2 })
  })

  test('what is done begins the count of five anew [robot.ruling.2]', () => {
    const p = acolytes(table().warriors('marquise', 1, 6), 2, 1)
    expect(conspired(conspires(p, 'fox'))).toHaveLength(2 + 5)
  })
})

describe('Convert', () => {
  const converts = (p: Position, suit: Suit = 'mouse', party = robot): unknown => {
    const match = conspires(acolytes(p, 1, CONVERT, party), suit, party)
    return aims(match, 'logicalLizards.converted')[0]
  }

  test('a warrior of an ordered clearing gives way to one of theirs [robot.8.4.2.I]', () => {
    const p = table().warriors('marquise', 2, 1, 7)
    const match = conspires(acolytes(p, 1), 'mouse')
    expect(match.state.players[0].warriors[7]).toBe(1)
    expect(match.state.players[0].warriors[1]).toBe(2)
    expect(match.state.players[robot].warriors[7]).toBe(1)
  })

  test('of the enemy with most points who has one, before any clearing is looked at [robot.8.4.2.I.a] [robot.8.4.2.e]', () => {
    const two = () =>
      position('marquise', 'eyrie')
        .robot('logicalLizards')
        .score('marquise', 3)
        .score('eyrie', 5)
        .warriors('marquise', 1, 2)
        .building('marquise', 'sawmill', 2, 2)
    expect(converts(two().warriors('eyrie', 1, 7), 'mouse', 2)).toEqual([7, 1])
    expect(converts(two().warriors('eyrie', 1, 1), 'mouse', 2)).toEqual([2, 0])
  })

  test('where most enemy buildings are, whosever [robot.8.4.2.I.b]', () => {
    expect(converts(table().warriors('marquise', 1, 7, 9))).toEqual([7, 0])
    const p = position('marquise', 'eyrie').robot('logicalLizards').score('marquise', 1)
    expect(converts(p.warriors('marquise', 1, 7, 9).building('eyrie', 'roost', 9), 'mouse', 2)).toEqual([
      9, 0,
    ])
  })

  test('only with a warrior in the supply, before the acolyte is paid, and not beside the keep [robot.8.4.2.I-2]', () => {
    const keep = () => table().token('marquise', 'keep', 2).warriors('marquise', 1, 2)
    expect(converts(keep().warriors('marquise', 1, 9))).toEqual([9, 0])
    expect(converts(keep())).toBeUndefined()
    const p = acolytes(table().warriors('marquise', 1, 9), 1)
    supply(p.player(robot), 0)
    expect(aims(conspires(p, 'mouse'), 'logicalLizards.converted')).toEqual([])
  })
})

describe('Crusade', () => {
  const crusades = (p: Position, suit: Suit = 'mouse', party = robot): RootMatch =>
    conspires(acolytes(p, 1, CRUSADE, party), suit, party)

  test('a battle in each ordered clearing with two of theirs, by priority [robot.8.4.2.II]', () => {
    const p = table().warriors(robot, 2, 9, 2, 1).warriors(robot, 1, 11).warriors('marquise', 1, 1, 2, 9, 11)
    expect(aims(crusades(p), 'battle.starts')).toEqual([
      [2, 0],
      [9, 0],
    ])
  })

  test('against whoever has most points there [robot.8.4.2.II.a]', () => {
    const two = position('marquise', 'eyrie', 'alliance').robot('logicalLizards')
    two.score('alliance', 9).score('eyrie', 5).score('marquise', 3).warriors(3, 2, 9)
    two.warriors('marquise', 3, 9).warriors('eyrie', 1, 9).warriors('alliance', 1, 2)
    expect(aims(crusades(two, 'mouse', 3), 'battle.starts')[0]).toEqual([9, 1])
  })

  test('it is done only if there was a battle [robot.8.4.2.II-2]', () => {
    const p = () => table().warriors(robot, 2, 9)
    expect(told(crusades(p()), 'logicalLizards.impossible')[0]).toMatchObject({ name: 'crusade' })
    const match = crusades(p().warriors('marquise', 1, 9))
    expect(conspired(match)).toEqual(['crusade'])
    expect(own(match).acolytes).toBe(0)
  })

  test('Spiteful: one more point, once, where it removed a token [robot.trait.lizards.spiteful]', () => {
    const p = (...traits: string[]) =>
      position('alliance')
        .robot('logicalLizards', 'normal', ...traits)
        .warriors(robot, 3, 7, 9)
    const points = (one: Position) => crusades(one).state.players[robot].score
    const sympathy = (...traits: string[]) => p(...traits).token('alliance', 'sympathy', 7, 9)
    expect(points(sympathy())).toBe(2)
    expect(points(sympathy('spiteful'))).toBe(3)
    expect(points(p('spiteful').building('alliance', 'mouseBase', 7))).toBe(1)
    expect(points(p('spiteful').warriors('alliance', 1, 7))).toBe(0)
  })

  test('Spiteful: a crusade that takes no token scores nothing for the one before [robot.trait.lizards.spiteful]', () => {
    const p = position('alliance')
      .robot('logicalLizards', 'normal', 'spiteful')
      .warriors(robot, 2, 7)
      .warriors(robot, 9, 9)
      .token('alliance', 'sympathy', 7)
      .warriors('alliance', 9, 9)
    const match = conspires(acolytes(p, 3, CRUSADE), 'mouse')
    expect(conspired(match)).toEqual(['crusade', 'convert', 'crusade'])
    expect(match.state.players[robot].score).toBe(2)
  })
})

describe('Sanctify', () => {
  const sanctifies = (p: Position, suit: Suit = 'mouse', party = robot): RootMatch =>
    conspires(acolytes(p, 1, SANCTIFY, party), suit, party)
  const where = (p: Position, party = robot) =>
    aims(sanctifies(p, 'mouse', party), 'logicalLizards.sanctified')[0]

  test('a building of an ordered clearing gives way to a garden of its suit, for a point [robot.8.4.2.III]', () => {
    const match = sanctifies(table().building('marquise', 'sawmill', 1, 9), 'bird')
    expect(aims(match, 'logicalLizards.sanctified')).toEqual([[1, 0]])
    const { buildings, score } = match.state.players[robot]
    expect(buildings.foxGarden[1]).toBe(1)
    expect(match.state.players[0].buildings.sawmill[1]).toBe(0)
    expect(score).toBe(1)
    expect(where(table().building('marquise', 'sawmill', 1, 9))).toEqual([9, 0])
  })

  test('of the enemy with most points who has one there [robot.8.4.2.III.a]', () => {
    const two = () =>
      position('marquise', 'eyrie')
        .robot('logicalLizards')
        .score('eyrie', 5)
        .building('marquise', 'sawmill', 2)
    expect(where(two().building('eyrie', 'roost', 9), 2)).toEqual([9, 1])
    expect(where(two().building('eyrie', 'roost', 8), 2)).toEqual([2, 0])
  })

  test('where fewest enemy warriors are [robot.8.4.2.III.b]', () => {
    const p = () => table().building('marquise', 'sawmill', 2, 9)
    expect(where(p())).toEqual([2, 0])
    expect(where(p().warriors('marquise', 1, 2))).toEqual([9, 0])
  })

  test('only with a garden left of the suit; chance names the kind [robot.8.4.2.III-2]', () => {
    const none = table().building('marquise', 'sawmill', 9).building(robot, 'mouseGarden', 2, 2, 7, 7, 11)
    expect(where(none)).toBeUndefined()
    const kinds = new Set<unknown>()
    for (let seed = 1; seed <= 12; seed++) {
      const p = table().building('marquise', 'sawmill', 9).building('marquise', 'workshop', 9).seed(seed)
      const [{ kind }] = told(sanctifies(p), 'logicalLizards.sanctified') as { kind: string }[]
      kinds.add(kind)
    }
    expect([...kinds].sort()).toEqual(['sawmill', 'workshop'])
  })

  test('not beside the keep: the next clearing, then the next player [robot.interaction.sanctify-keep]', () => {
    const p = () =>
      position('marquise', 'eyrie')
        .robot('logicalLizards')
        .score('marquise', 5)
        .token('marquise', 'keep', 2)
        .building('marquise', 'sawmill', 2)
        .building('eyrie', 'roost', 7)
    expect(where(p().building('marquise', 'sawmill', 9), 2)).toEqual([9, 0])
    expect(where(p(), 2)).toEqual([7, 1])
  })
})

describe('Fanatics', () => {
  const raves = (p: Position, party = robot): RootMatch =>
    conspires(acolytes(p, 1, CONVERT, party), 'mouse', party)

  test('a battle after each conversion, where it was, with one more hit [robot.trait.lizards.fanatics]', () => {
    const p = (...traits: string[]) => table('normal', ...traits).warriors('marquise', 3, 7)
    const match = raves(p('fanatics'))
    expect(aims(match, 'battle.starts')).toEqual([[7, 0]])
    expect(told(match, 'battle.fanatics')).toEqual([{ seat: robot }])
    expect(aims(raves(p()), 'battle.starts')).toEqual([])
    const crusade = conspires(acolytes(p('fanatics').warriors(robot, 2, 7), 1, CRUSADE), 'mouse')
    expect(told(crusade, 'battle.fanatics')).toEqual([])
    const both = conspires(
      acolytes(p('fanatics').warriors(robot, 9, 7).warriors('marquise', 9, 7), 2, CONVERT),
      'mouse',
    )
    expect(conspired(both)).toEqual(['convert', 'crusade'])
    expect(aims(both, 'battle.starts')).toHaveLength(2)
    expect(told(both, 'battle.fanatics')).toHaveLength(1)
  })

  test('against who has most defenceless buildings there, then most points [robot.trait.lizards.fanatics.b]', () => {
    const p = () =>
      position('marquise', 'eyrie')
        .robot('logicalLizards', 'normal', 'fanatics')
        .score('marquise', 5)
        .warriors('marquise', 2, 7)
        .building('eyrie', 'roost', 7)
    expect(aims(raves(p(), 2), 'battle.starts')).toEqual([[7, 1]])
    expect(aims(raves(p().warriors('eyrie', 1, 7), 2), 'battle.starts')).toEqual([[7, 0]])
  })
})

describe('rituals', () => {
  const performs = (p: Position): RootMatch => {
    const match = robotTurn(p, robot, 'bird')
    answered(rituals(match, robot))
    return match
  }
  const SIX = ['anvil', 'sword', 'foxfolkSteel', 'rootTeaFox', 'rootTeaMouse', 'travelGearFox']

  test('the top four Lost Souls one by one, three when easy, five from challenging on [robot.8.5.a] [robot.difficulty.lizards.easy] [robot.difficulty.lizards.challenging] [robot.difficulty.lizards.nightmare]', () => {
    const revealed = (level: Level) => own(performs(souls(table(level), SIX))).revealed
    const topDown = SIX.map(cardNumber).reverse()
    expect(revealed('easy')).toEqual(topDown.slice(0, 3))
    expect(revealed('normal')).toEqual(topDown.slice(0, 4))
    expect(revealed('challenging')).toEqual(topDown.slice(0, 5))
    expect(revealed('nightmare')).toEqual(topDown.slice(0, 5))
  })

  test('each has its effect before the next is revealed [robot.8.5.a]', () => {
    const match = performs(souls(table(), ['anvil', 'foxfolkSteel']))
    // The first takes the one slot of 1; so the second goes where one is free.
    expect(told(match, 'building.placed')).toMatchObject([{ clearing: 1 }, { clearing: 6 }])
  })

  test('as many as there are [robot.8.5.b]', () => {
    expect(own(performs(souls(table(), ['anvil', 'sword']))).revealed).toHaveLength(2)
  })

  test('a warrior in a clearing of the suit, and a garden if they rule there then and a slot is free [robot.8.5.1.a] [robot.8.5.1.b]', () => {
    const alone = performs(souls(table(), ['anvil'])).state.players[robot]
    expect([alone.warriors[1], alone.buildings.foxGarden[1]]).toEqual([1, 1])
    const beset = performs(souls(table().warriors('marquise', 1, 1), ['anvil'])).state.players[robot]
    expect([beset.warriors[1], beset.buildings.foxGarden[1]]).toEqual([1, 0])
    const full = table()
      .building('marquise', 'sawmill', 2, 2, 7, 7)
      .building('marquise', 'workshop', 9, 9, 11, 11)
    full.warriors(robot, 9, 2)
    const { warriors, buildings } = performs(souls(full, ['sword'])).state.players[robot]
    expect([warriors[2], buildings.mouseGarden[2]]).toEqual([10, 0])
  })

  test('where a slot is free, then where most enemy buildings are [robot.8.5.1.I]', () => {
    const at = (p: Position) => told(performs(souls(p, ['anvil'])), 'warriors.placed')[0]
    const p = () => table().building('marquise', 'sawmill', 1, 12).building('marquise', 'workshop', 6)
    expect(at(p())).toMatchObject({ clearing: 8 })
    expect(at(table().building('marquise', 'sawmill', 8))).toMatchObject({ clearing: 8 })
  })

  test('a bird: a warrior from where most are becomes an acolyte, and the card is discarded for good [robot.8.5.2.a] [robot.8.5.2.b] [robot.ruling.3] [robot.8.2.4.b]', () => {
    const p = souls(table().warriors(robot, 2, 4, 9).warriors(robot, 1, 1), ['armorers'])
    const match = performs(p)
    expect(match.state.players[robot].warriors[4]).toBe(1)
    expect(own(match)).toMatchObject({ acolytes: 1, lostSouls: [], revealed: [] })
    expect(match.state.discard).toEqual([cardNumber('armorers')])
    run(renewSouls(match, robot))
    expect(own(match).lostSouls).toEqual([])
    const nobody = performs(souls(table(), ['armorers']))
    expect(own(nobody).acolytes).toBe(0)
    expect(nobody.state.discard).toEqual([cardNumber('armorers')])
  })

  test('Martyrs: and one of the supply [robot.trait.lizards.martyrs]', () => {
    const gained = (left: number, ...traits: string[]) => {
      const p = souls(table('normal', ...traits).warriors(robot, 2, 4), ['armorers'])
      supply(p.player(robot), left)
      const match = performs(p)
      return [own(match).acolytes, match.state.players[robot].warriors[0]]
    }
    expect(gained(1, 'martyrs')).toEqual([2, 0])
    expect(gained(0, 'martyrs')).toEqual([1, 0])
    expect(gained(1)).toEqual([1, 1])
  })
})

describe('Evening', () => {
  test('gardens of the order score by their track [robot.8.6.1.a] [robot.board.lizards.gardens]', () => {
    expect(TRACK.points).toEqual([0, 0, 2, 2, 3, 4])
    for (const [gardens, points] of TRACK.points.entries()) {
      const p = table().building(robot, 'foxGarden', ...[1, 6, 8, 8, 12].slice(0, gardens))
      const match = robotTurn(p.building(robot, 'mouseGarden', 2), robot, 'fox', 'evening')
      run(scoreGardens(match, robot))
      expect(match.state.players[robot].score).toBe(points)
    }
  })

  test('with a bird those that stand most [robot.8.6.1.b]', () => {
    const p = table().building(robot, 'mouseGarden', 2).building(robot, 'foxGarden', 1, 6, 8)
    const match = robotTurn(p, robot, 'bird', 'evening')
    run(scoreGardens(match, robot))
    expect(match.state.players[robot].score).toBe(2)
  })

  test('the Lost Souls go to the discard pile, then those revealed come back, the first on top [robot.8.6.2] [robot.8.6.3] [robot.8.2.4.b] [robot.8.2.4.c]', () => {
    const p = souls(crowded(), ['sappers', 'dominanceFox'], 3)
    p.discard('anvil', 'sword')
    const match = robotTurn(p, 3, 'bird', 'evening')
    own(match, 3).revealed.push(...match.state.discard.splice(0))
    run(renewSouls(match, 3))
    expect(match.state.discard).toEqual([cardNumber('sappers')])
    expect(match.state.available).toEqual([cardNumber('dominanceFox')])
    expect(own(match, 3)).toMatchObject({ lostSouls: ['sword', 'anvil'].map(cardNumber), revealed: [] })
  })

  test('the top card of the deck is crafted for a point if its item is there, and becomes a Lost Soul anyhow [robot.8.6.4.a] [robot.8.6.4.b]', () => {
    const crafts = (p: Position): RootMatch => {
      const match = robotTurn(p.deckTop('anvil'), robot, 'bird', 'evening')
      run(craftOne(match, robot))
      expect(own(match).lostSouls.at(-1)).toBe(cardNumber('anvil'))
      return match
    }
    const { items, score } = crafts(souls(table(), ['sword'])).state.players[robot]
    expect(items.map(({ item }) => item)).toEqual(['hammer'])
    expect(score).toBe(1)
    const none = table().items('marquise', 'hammer')
    expect(crafts(none).state.players[robot]).toMatchObject({ items: [], score: 0 })
  })

  test('a card whose point ends the game is a Lost Soul all the same [robot.8.6.4.b]', () => {
    const match = table().deckTop('anvil').score(robot, 29).turn(robot, 'evening')
    expect(match.outcome).not.toBeNull()
    expect(own(match).lostSouls).toEqual([cardNumber('anvil')])
  })

  test('Erratic: one more Lost Soul, which is not crafted [robot.trait.lizards.erratic]', () => {
    const evening = (...traits: string[]) =>
      table('normal', ...traits)
        .deckTop('armorers', 'anvil')
        .turn(robot, 'evening')
    const match = evening('erratic')
    expect(own(match).lostSouls).toEqual(['armorers', 'anvil'].map(cardNumber))
    expect(match.state.players[robot].items).toEqual([])
    expect(own(evening()).lostSouls).toEqual([cardNumber('armorers')])
  })

  test('a nightmare scores one more point at its end [robot.difficulty.lizards.nightmare]', () => {
    const points = (level: Level) =>
      table(level).deckTop('armorers').turn(robot, 'evening').state.players[robot].score
    expect([points('challenging'), points('nightmare')]).toEqual([0, 1])
  })
})
