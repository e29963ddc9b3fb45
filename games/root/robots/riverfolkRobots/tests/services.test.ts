import { describe, expect, test } from 'vitest'
import { CARDS } from '../../../data/cards.ts'
import { invariants } from '../../../invariants.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { battle } from '../../../rules/battle.ts'
import { rolledCap } from '../../../rules/hits.ts'
import { battleAt } from '../../../rules/robots/deeds.ts'
import { mostEnemyPieces } from '../../../rules/robots/keys.ts'
import { craftOrder } from '../../../rules/robots/order.ts'
import { sitesWithHelp } from '../../../rules/robots/services.ts'
import { ruler } from '../../../rules/ruler.ts'
import {
  asked,
  offered,
  type Position,
  pick,
  position,
  type RootMatch,
  refusedBy,
  reported,
  told,
} from '../../../tests/position.ts'
import { answer, robotTurn, run } from '../../../tests/robots.ts'
import { marketOf } from '../rules/board.ts'
import { purchases } from '../rules/shop.ts'
import { boardIn, EYRIE, left, MARQUISE, paid, payments, ROBOTS, stocked, table } from './trading.ts'

const sale = (...traits: string[]): Position =>
  stocked(table('normal', ...traits), 'anvil', 'sword', 'bakeSale')
const supply = (match: RootMatch, party: number): number => match.state.players[party].warriors[0]
const hand = (match: RootMatch, party: number): string[] =>
  match.state.players[party].hand.map(card => CARDS[card].key)
const between = (attacker: number, defender: number, clearing: number) =>
  ({ attacker, defender, clearing, enlisted: -1, withholds: false }) as Parameters<typeof rolledCap>[1]

describe('people', () => {
  test('may buy at the start of their Birdsong, or not [robot.9.2.3.a]', () => {
    const match = sale().turn('marquise', 'birdsong')
    expect(asked(match)).toBe('birdsong.start')
    expect(offered(match)).toEqual([
      'buy:anvil',
      'buy:sword',
      'buy:bakeSale',
      'buy:riverboats',
      'buy:mercenaries',
      'pass',
    ])
    pick(match, 'pass')
    expect(payments(match)).toEqual({})
    expect(offered(match).some(key => key.startsWith('buy:'))).toBe(false)
  })

  test.each([
    [0, 2],
    [9, 2],
    [10, 3],
    [19, 3],
    [20, 4],
    [29, 4],
  ])(
    'with %i points pay %i of their own warriors for a card of their choice [robot.9.2.3.c] [robot.9.2.3.e] [robot.9.2.3.f] [robot.9.2.3.g] [robot.9.2.3.I]',
    (points, price) => {
      const match = sale().score('marquise', points).turn('marquise', 'birdsong')
      pick(match, 'buy:sword')
      expect(payments(match)).toEqual({ [MARQUISE]: price })
      expect(supply(match, MARQUISE)).toBe(25 - price)
      expect(hand(match, MARQUISE)).toEqual(['sword'])
      expect(boardIn(match).market.map(card => CARDS[card].key)).toEqual(['anvil', 'bakeSale']) // [robot.9.2.1.b]
      expect(invariants(match.state).filter(one => /warrior|card/.test(one))).toEqual([])
    },
  )

  test('one service, and one more for each clearing with a trade post and pieces of theirs [robot.9.2.3.b]', () => {
    const p = () => sale().token(ROBOTS, 'foxPost', 1, 6).warriors('eyrie', 1, 6)
    const alone = p().turn('marquise', 'birdsong')
    pick(alone, 'buy:anvil')
    expect(offered(alone).some(key => key.startsWith('buy:'))).toBe(false)
    const two = p().warriors('marquise', 1, 1).turn('marquise', 'birdsong')
    expect(purchases(two.state, ROBOTS, MARQUISE)).toBe(2)
    pick(two, 'buy:anvil')
    expect(offered(two)).toContain('buy:sword')
    pick(two, 'buy:sword')
    expect(payments(two)).toEqual({ [MARQUISE]: 4 })
  })

  test('who has too few in supply cannot buy [robot.9.2.3.c]', () => {
    const match = sale()
      .warriors('marquise', 24, 1)
      .effects('marquise', 'betterBurrowBank')
      .turn('marquise', 'birdsong')
    expect(refusedBy(match, 'buy:anvil')).toBe('robot.9.2.3.c')
  })

  test('nothing is sold to who plays for dominance [robot.9.2.3.h]', () => {
    const match = sale()
      .score('marquise', null)
      .effects('marquise', 'betterBurrowBank')
      .turn('marquise', 'birdsong')
    expect(offered(match).some(key => key.startsWith('buy:'))).toBe(false)
  })

  test('boats make rivers paths until the end of the turn [robot.9.2.3.II]', () => {
    const match = sale().turn('marquise', 'birdsong')
    expect(adjacent(match.state, MARQUISE, 4)).not.toContain(7)
    pick(match, 'buy:riverboats')
    expect(adjacent(match.state, MARQUISE, 4)).toContain(7)
    expect(adjacent(match.state, EYRIE, 4)).not.toContain(7)
  })

  test('mercenaries count by day as theirs for rule and in battle, except against the robots [robot.9.2.3.III.a] [robot.9.2.3.III.b]', () => {
    const p = () => sale().warriors('marquise', 1, 1).warriors(ROBOTS, 2, 1).warriors('eyrie', 2, 1)
    const without = p().turn('marquise', 'birdsong')
    pick(without, 'pass')
    expect(ruler(without.state, 1)).toBe(EYRIE)
    const match = p().turn('marquise', 'birdsong')
    pick(match, 'buy:mercenaries')
    expect(match.state.turn.phase).toBe('daylight')
    expect(ruler(match.state, 1)).toBe(MARQUISE)
    expect(rolledCap(match.state, between(MARQUISE, EYRIE, 1), MARQUISE)).toBe(3)
    expect(rolledCap(match.state, between(MARQUISE, ROBOTS, 1), MARQUISE)).toBe(1)
    match.state.turn.phase = 'evening'
    expect(ruler(match.state, 1)).toBe(MARQUISE)
    expect(rolledCap(match.state, between(MARQUISE, EYRIE, 1), MARQUISE)).toBe(3)
    match.state.turn.phase = 'birdsong'
    expect(ruler(match.state, 1)).toBe(EYRIE)
  })

  test('hits are split, the odd one on their own [robot.9.2.3.III.c]', () => {
    const p = sale().warriors('marquise', 3, 1).warriors(ROBOTS, 3, 1).warriors('eyrie', 4, 1).dice(3, 3)
    const match = robotTurn(p, ROBOTS, 'fox')
    match.state.turn = { ...match.state.turn, seat: MARQUISE, phase: 'daylight', notes: { hired: 1 } }
    answer(battle(match, MARQUISE, EYRIE, 1))
    expect([match.state.players[MARQUISE].warriors[1], match.state.players[ROBOTS].warriors[1]]).toEqual([
      1, 2,
    ])
  })

  test('for a Vagabond the robots pay with their own, if they have enough [robot.9.2.3.d] [robot.ruling.30]', () => {
    const wander = (otters: number) =>
      stocked(position('marquise', 'vagabond').robot('riverfolkRobots'), 'anvil')
        .pawn('vagabond', 1)
        .change(({ players }) => {
          players[ROBOTS].coffins += players[ROBOTS].warriors[0] - otters
          players[ROBOTS].warriors[0] = otters
        })
    const match = wander(3).turn('vagabond', 'birdsong')
    pick(match, 'buy:anvil')
    expect(payments(match)).toEqual({ [ROBOTS]: 2 })
    expect(supply(match, ROBOTS)).toBe(1)
    expect(hand(match, 1)).toEqual(['anvil'])
    const poor = wander(1).effects('vagabond', 'betterBurrowBank').turn('vagabond', 'birdsong')
    expect(refusedBy(poor, 'buy:anvil')).toBe('robot.ruling.30')
    expect(refusedBy(wander(3).turn('vagabond', 'birdsong'), 'buy:mercenaries')).toBe(
      'robot.trait.riverfolk.involved.b',
    )
  })
})

describe('traits of the shop', () => {
  test('Greedy: a point, once in a turn, when who has most points buys, tied too [robot.trait.riverfolk.greedy] [robot.trait.riverfolk.greedy.b]', () => {
    const sold = (marquise: number, eyrie: number, ...traits: string[]) => {
      const match = sale(...traits)
        .token(ROBOTS, 'foxPost', 1)
        .warriors('marquise', 1, 1)
        .score('marquise', marquise)
        .score('eyrie', eyrie)
        .turn('marquise', 'birdsong')
      pick(match, 'buy:anvil', 'buy:sword')
      return match.state.players[ROBOTS].score
    }
    expect(sold(5, 4, 'greedy')).toBe(1)
    expect(sold(5, 5, 'greedy')).toBe(1)
    expect(sold(4, 5, 'greedy')).toBe(0)
    expect(sold(5, 4)).toBe(0)
  })

  test('Involved: by day they stand by the enemies of a person who hired nobody [robot.trait.riverfolk.involved]', () => {
    const p = (...traits: string[]) =>
      sale(...traits)
        .warriors('marquise', 2, 1)
        .warriors(ROBOTS, 2, 1)
        .warriors('eyrie', 1, 1)
    const day = (hires: boolean, ...traits: string[]) => {
      const match = p(...traits).turn('marquise', 'birdsong')
      pick(match, hires ? 'buy:mercenaries' : 'pass')
      return match
    }
    const cap = (match: RootMatch) => rolledCap(match.state, between(MARQUISE, EYRIE, 1), EYRIE)
    const against = day(false, 'involved')
    expect([cap(against), ruler(against.state, 1)]).toEqual([3, EYRIE])
    expect(cap(day(true, 'involved'))).toBe(1)
    expect(cap(day(false))).toBe(1)
    expect(rolledCap(against.state, between(EYRIE, MARQUISE, 1), EYRIE)).toBe(1) // as defender only
    // In the turn of a robot they stand by nobody.
    const robots = position('eyrie')
      .robot('mechanicalMarquise')
      .robot('riverfolkRobots', 'normal', 'involved')
    const turn = robotTurn(robots.warriors('eyrie', 1, 1).warriors(1, 2, 1).warriors(2, 2, 1), 1, 'fox')
    expect(rolledCap(turn.state, between(1, 0, 1), 0)).toBe(1)
  })

  test('Involved: a Vagabond may hire them only to keep them from others [robot.trait.riverfolk.involved.b]', () => {
    const p = position('marquise', 'vagabond')
      .robot('riverfolkRobots', 'normal', 'involved')
      .pawn('vagabond', 1)
    const match = p.warriors(ROBOTS, 2, 1).warriors('marquise', 1, 1).turn('vagabond', 'birdsong')
    pick(match, 'buy:mercenaries')
    expect(rolledCap(match.state, between(1, MARQUISE, 1), MARQUISE)).toBe(1)
    expect(ruler(match.state, 1)).toBe(ROBOTS) // they are nobody's but their own
  })
})

/** The Mechanical Marquise (1) and the Riverfolk Robots (2) beside the Alliance. */
const buyers = (robot = 'mechanicalMarquise'): Position =>
  stocked(position('alliance').robot(robot).robot('riverfolkRobots'), 'bakeSale', 'sword', 'ambushMouse')

test('whom a robot hired is no enemy to it, only their trade posts are [G.1.23.a] [robot.9.2.3.III.a]', () => {
  const match = robotTurn(buyers().warriors(2, 3, 6).token(2, 'foxPost', 6), 1, 'fox')
  const counted = (): number => mostEnemyPieces(match.state, 1).of(6)
  expect(counted()).toBe(4)
  match.state.turn.notes.hired = 1
  expect(counted()).toBe(1)
})

/** A robot crafts by a card. */
function crafting(p: Position, key: string, points = 0): RootMatch {
  const match = robotTurn(p.hand(1, key), 1, 'fox', 'birdsong')
  const player = match.state.players[1]
  const [card] = player.hand.splice(0)
  if (player.robot) player.robot.order = card
  player.score = points
  run(craftOrder(match, 1))
  return match
}

describe('robots buy cards', () => {
  test('where theirs has no item to craft: the one that lists most points; it replaces the order and is crafted [robot.service.basic.hand-card] [robot.service.basic.hand-card.b] [robot.9.7.a] [robot.service.no-vp]', () => {
    const match = crafting(buyers(), 'ambushBird')
    const { robot, items, score } = match.state.players[1]
    expect(robot && CARDS[robot.order].key).toBe('bakeSale')
    expect(robot?.suit).toBe('rabbit')
    expect(items.map(({ item }) => item)).toEqual(['coins'])
    expect(score).toBe(1) // for the item; none for the card
    expect(match.state.discard.map(card => CARDS[card].key)).toEqual(['ambushBird'])
    expect(payments(match)).toEqual({ 1: 2 })
    const gone = crafting(buyers().items('alliance', 'coins', 'coins'), 'ambushBird')
    expect(gone.state.players[1].items.map(({ item }) => item)).toEqual(['sword'])
  })

  test('not where the card has an item of its own [robot.service.basic.hand-card]', () => {
    const match = crafting(buyers(), 'anvil')
    expect(payments(match)).toEqual({})
    expect(match.state.players[1].items.map(({ item }) => item)).toEqual(['hammer'])
  })

  test('of several that list as much chance takes one [robot.service.basic.hand-card.c]', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const p = stocked(
        position('alliance').robot('mechanicalMarquise').robot('riverfolkRobots'),
        'sword',
        'anvil',
      )
      const { robot } = crafting(p.seed(seed), 'ambushFox').state.players[1]
      if (robot) seen.add(CARDS[robot.order].key)
    }
    expect([...seen].sort()).toEqual(['anvil', 'sword'])
  })

  test('not while behind the Riverfolk in points, nor without enough to pay with [robot.service.basic.general.b]', () => {
    const ahead = () => buyers().score(ROBOTS, 6)
    expect(payments(crafting(ahead(), 'ambushFox', 5))).toEqual({})
    expect(payments(crafting(ahead(), 'ambushFox', 6))).toEqual({ 1: 2 })
    expect(payments(crafting(buyers().warriors(1, 24, 1), 'ambushFox'))).toEqual({})
  })

  test.each([
    [9, 2],
    [10, 3],
    [20, 4],
  ])('with %i points for %i warriors [robot.service.basic.general.c]', (points, price) => {
    expect(payments(crafting(buyers(), 'ambushFox', points))).toEqual({ 1: price })
  })

  test('the Alliance pays with otters [robot.service.basic.alliance]', () => {
    const p = stocked(position('eyrie').robot('automatedAlliance').robot('riverfolkRobots'), 'bakeSale')
    expect(payments(crafting(p, 'ambushFox'))).toEqual({ [ROBOTS]: 2 })
  })

  test('the Vagabot exhausts an item, and otters pay [robot.service.basic.vagabot]', () => {
    const wander = (exhausted: boolean) =>
      stocked(position('eyrie').robot('vagabot').robot('riverfolkRobots'), 'bakeSale').change(
        ({ players }) => {
          players[1].vagabot?.satchel.push({ item: 'torch', exhausted })
          players[1].pawn = 1
        },
      )
    const match = crafting(wander(false), 'ambushFox')
    expect(payments(match)).toEqual({ [ROBOTS]: 2 })
    expect(match.state.players[1].vagabot?.satchel.map(one => `${one.item}${one.exhausted}`)).toEqual([
      'torchtrue',
      'coinsfalse',
    ])
    expect(payments(crafting(wander(true), 'ambushFox'))).toEqual({})
  })

  test('from a person too, by their own prices, within the limit for all [robot.9.7.a] [robot.service.basic.general]', () => {
    const p = () => position('riverfolk').robot('mechanicalMarquise').hand('riverfolk', 'bakeSale', 'sword')
    const match = crafting(p(), 'ambushFox')
    expect(match.state.players[0].riverfolk?.payments).toEqual([0, 2])
    expect(hand(match, 0)).toEqual(['sword'])
    const twice = (q: Position) => {
      const second = crafting(q, 'ambushFox')
      const { robot } = second.state.players[1]
      if (robot) robot.order = second.state.discard[0]
      second.state.discard = []
      run(craftOrder(second, 1))
      return told(second, 'robot.sold').length
    }
    expect(twice(p())).toBe(1)
    expect(twice(buyers())).toBe(2) // from the robots without limit
  })
})

describe('robots hire mercenaries', () => {
  const fights = (own: number, otters: number, phase: 'birdsong' | 'daylight' = 'daylight', foe = 0) => {
    const p = buyers()
      .warriors(1, own, 1)
      .warriors('alliance', foe === 0 ? 1 : 0, 1)
      .dice(0, 0)
    const match = robotTurn(otters > 0 ? p.warriors(ROBOTS, otters, 1) : p, 1, 'fox', phase)
    match.state.players[1].score = 3
    answer(battleAt(match, 1, 1, () => []))
    return told(match, 'robot.serves').length
  }

  test('before a battle with two warriors or fewer where otters stand, by day [robot.service.basic.mercenaries]', () => {
    expect(fights(2, 1)).toBe(1)
    expect(fights(3, 1)).toBe(0)
    expect(fights(2, 0)).toBe(0)
    expect(fights(2, 1, 'birdsong')).toBe(0)
  })

  test('not against the Riverfolk [robot.service.basic.mercenaries.c]', () => {
    expect(fights(2, 1, 'daylight', ROBOTS)).toBe(0)
  })

  test('and to build where they could not else, if that helps [robot.service.basic.mercenaries.b]', () => {
    const sites = (otters: number) => {
      const p = buyers().warriors(1, 1, 1).warriors('alliance', 2, 1)
      const match = robotTurn(otters > 0 ? p.warriors(ROBOTS, otters, 1) : p, 1, 'fox')
      const found = run(sitesWithHelp(match, 1, state => (ruler(state, 1) === 1 ? [1] : [])))
      return [found, told(match, 'robot.serves').length]
    }
    expect(sites(2)).toEqual([[1], 1])
    expect(sites(1)).toEqual([[], 0])
    expect(sites(0)).toEqual([[], 0])
  })

  test('boats never [robot.service.basic.riverboats]', () => {
    for (let seed = 0; seed < 4; seed++) {
      const match = buyers('electricEyrie')
        .building(1, 'roost', 5)
        .warriors(1, 6, 5)
        .warriors(ROBOTS, 1, 4, 10)
        .seed(seed)
        .turn(1, 'birdsong')
      expect(
        told(match, 'robot.serves').filter(one => (one as { service: string }).service === 'riverboats'),
      ).toEqual([])
      expect(reported(match)).toContain('robot.order')
    }
  })
})

test('payments count for nobody twice: supplies and Payments add up [robot.9.2.3.c]', () => {
  const match = robotTurn(left(paid(table(), EYRIE, 3), 4), ROBOTS, 'fox')
  expect(marketOf(match.state.players[ROBOTS]).payments[EYRIE] + supply(match, EYRIE)).toBe(20)
})
