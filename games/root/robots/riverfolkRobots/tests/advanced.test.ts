import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../../data/cards.ts'
import { clearingOf, MAPS } from '../../../data/map.ts'
import { root } from '../../../game.ts'
import { invariants } from '../../../invariants.ts'
import { battle } from '../../../rules/battle.ts'
import { craftOrder } from '../../../rules/robots/order.ts'
import { hireForBattle } from '../../../rules/robots/services.ts'
import { type Position, position, type RootMatch, told } from '../../../tests/position.ts'
import { answer, robotTurn, run } from '../../../tests/robots.ts'
import { buyFavor } from '../../cogwheelCorvids/rules/favor.ts'
import { buyAmbush } from '../../drillbitDuchy/rules/ambush.ts'
import { keptBy } from '../../drillbitDuchy/rules/board.ts'
import { build } from '../../drillbitDuchy/rules/day.ts'
import { moveFor } from '../../electricEyrie/rules/move.ts'
import { ROBOTS as ALL } from '../../index.ts'
import { lizardsOf } from '../../logicalLizards/rules/board.ts'
import { craftOne } from '../../logicalLizards/rules/evening.ts'
import { buySouls } from '../../logicalLizards/rules/souls.ts'
import { travel } from '../../vagabot/rules/travel.ts'
import { lies, lying, walked } from '../../vagabot/tests/wandering.ts'
import { boardIn, left, payments, ROBOTS, stocked } from './trading.ts'

const BUYER = 1
const PEOPLE = 0

/** A clearing from which a river leads to another, and no path; where its paths and rivers lead. */
const BANK = 4
const { paths: NEAR, rivers: RIVER } = clearingOf(MAPS.autumn, BANK)
const [ACROSS] = RIVER.filter(one => !NEAR.includes(one))

/** The Marquise, or who sits in her place, a robot that buys, and the Riverfolk Robots with a Market. */
function sale(
  buyer: string,
  advanced: boolean,
  market: string[],
  who: 'marquise' | 'alliance' = 'marquise',
): Position {
  const p = position(who).robot(buyer).robot('riverfolkRobots')
  if (advanced)
    p.change(({ players }) => {
      const { robot } = players[BUYER]
      if (robot) robot.advanced = true
    })
  return stocked(p, ...market)
}

/** The robot crafts, with a card as its order. */
function crafting(p: Position, order: string): RootMatch {
  const match = robotTurn(p.hand(BUYER, order), BUYER, 'fox', 'birdsong')
  const { robot, hand } = match.state.players[BUYER]
  if (robot) {
    robot.order = hand.splice(0)[0]
    robot.suit = CARDS[robot.order].suit
  }
  run(craftOrder(match, BUYER))
  return match
}

const orderOf = ({ state }: RootMatch): string => CARDS[state.players[BUYER].robot?.order ?? -1]?.key
const keys = (cards: readonly number[]): string[] => cards.map(card => CARDS[card].key)
const problems = (match: RootMatch) => invariants(match.state).filter(one => /warrior|card/.test(one))

describe.each([
  ['mechanicalMarquise', 'alliance', 'robot.service.advanced.marquise'],
  ['automatedAlliance', 'marquise', 'robot.service.advanced.alliance'],
] as const)('%s', (robot, who, id) => {
  test(`of cards with an item takes a bird, though another lists more points [${id}] [robot.service.advanced.intro]`, () => {
    const market = ['bakeSale', 'birdyBindle']
    expect(orderOf(crafting(sale(robot, true, market, who), 'ambushFox'))).toBe('birdyBindle')
    expect(orderOf(crafting(sale(robot, false, market, who), 'ambushFox'))).toBe('bakeSale') // [robot.9.7.c]
    expect(orderOf(crafting(sale(robot, true, ['bakeSale', 'sword'], who), 'ambushFox'))).toBe('bakeSale')
  })

  test(`without any item on sale buys a bird, unless the order is one [${id}.b]`, () => {
    const market = ['ambushBird', 'favorMice']
    const match = crafting(sale(robot, true, market, who), 'ambushFox')
    expect(orderOf(match)).toBe('ambushBird')
    expect(match.state.players[BUYER].robot?.suit).toBe('bird')
    expect(problems(match)).toEqual([])
    expect(orderOf(crafting(sale(robot, false, market, who), 'ambushFox'))).toBe('ambushFox')
    expect(orderOf(crafting(sale(robot, true, ['royalClaim'], who), 'ambushBird'))).toBe('ambushBird')
    expect(orderOf(crafting(sale(robot, true, ['favorMice'], who), 'ambushFox'))).toBe('ambushFox')
  })
})

describe('the Eyrie', () => {
  const decreed = (advanced: boolean, market: string[], ...decree: string[]) => {
    const p = sale('electricEyrie', advanced, market).hand(BUYER, ...decree)
    return p.change(({ players }) => {
      const { electricEyrie, hand } = players[BUYER]
      for (const card of hand.splice(0)) electricEyrie?.decree[CARDS[card].suit].push(card)
    })
  }

  test('buys a card of a suit that the Decree lacks, when it has that of the order [robot.service.advanced.eyrie]', () => {
    expect(orderOf(crafting(decreed(true, ['favorFoxes', 'favorMice'], 'ambushFox'), 'anvil'))).toBe(
      'favorMice',
    )
    expect(orderOf(crafting(decreed(false, ['favorFoxes', 'favorMice'], 'ambushFox'), 'anvil'))).toBe('anvil')
    expect(orderOf(crafting(decreed(true, ['favorMice']), 'anvil'))).toBe('anvil')
    expect(orderOf(crafting(decreed(true, ['favorFoxes'], 'ambushFox'), 'anvil'))).toBe('anvil')
    expect(orderOf(crafting(decreed(true, ['bakeSale'], 'ambushFox', 'ambushRabbit'), 'ambushMouse'))).toBe(
      'bakeSale',
    ) // else as all do
  })

  test('counts rivers as paths when it moves, and hires boats if it goes by one, never else [robot.service.advanced.eyrie.b] [robot.service.basic.riverboats]', () => {
    const moves = (advanced: boolean, roosts: readonly number[]) => {
      const p = sale('electricEyrie', advanced, []).warriors(BUYER, 6, BANK)
      const match = robotTurn(p.building(BUYER, 'roost', ...roosts), BUYER, 'bird')
      answer(moveFor(match, BUYER, 'bird', 1))
      const { warriors } = match.state.players[BUYER]
      return [warriors[ACROSS], told(match, 'robot.serves').length, payments(match)]
    }
    expect(moves(true, NEAR)).toEqual([5, 1, { [BUYER]: 2 }])
    expect(moves(false, NEAR)).toEqual([0, 0, {}])
    expect(moves(true, [...RIVER])).toEqual([0, 0, {}])
  })
})

test('the Vagabot goes by rivers in boats, which cost an item, and the move none; later moves on rivers cost theirs [robot.service.advanced.vagabot] [robot.service.basic.vagabot]', () => {
  const goes = (advanced: boolean, otters = 5, ...targets: number[]) => {
    const p = left(lying(sale('vagabot', advanced, []), BUYER, BANK, [4, 0, 0, 0]), otters)
    const match = robotTurn(p, BUYER, 'fox')
    for (const target of targets) run(travel(match, BUYER, 'explore', [target], []))
    return [walked(match), lies(match)[0], told(match, 'robot.serves').length, payments(match)]
  }
  expect(goes(true, 5, ACROSS)).toEqual([[ACROSS], 3, 1, { [ROBOTS]: 2 }])
  expect(goes(true, 5, ACROSS, 11)).toEqual([[ACROSS, 11], 2, 1, { [ROBOTS]: 2 }])
  const byPath = [[8, ACROSS], 2, 0, {}]
  expect(goes(true, 1, ACROSS), 'nobody could be paid').toEqual(byPath)
  expect(goes(false, 5, ACROSS), 'a basic service').toEqual(byPath)
})

describe('the Lizards', () => {
  const bought = (advanced: boolean, souls: string[], ahead = 0) => {
    const p = sale('logicalLizards', advanced, ['favorMice', 'royalClaim', 'favorFoxes', 'sword'])
    p.score(ROBOTS, ahead).hand(BUYER, ...souls)
    p.change(({ players }) => {
      lizardsOf(players[BUYER]).lostSouls = players[BUYER].hand.splice(0)
    })
    const match = robotTurn(p, BUYER, 'fox', 'birdsong')
    run(buySouls(match, BUYER))
    expect(problems(match)).toEqual([])
    return {
      souls: keys(lizardsOf(match.state.players[BUYER]).lostSouls),
      left: keys(boardIn(match).market),
      paid: payments(match),
    }
  }

  test('buy cards other than birds up to five Lost Souls, even when behind [robot.service.advanced.lizards]', () => {
    const all = bought(true, ['ambushFox'], 8)
    expect(all.souls.slice(0, 1)).toEqual(['ambushFox'])
    expect(all.souls.slice(1).sort()).toEqual(['favorFoxes', 'favorMice', 'sword'])
    expect(all.left).toEqual(['royalClaim'])
    expect(all.paid).toEqual({ [BUYER]: 6 })
    expect(bought(true, ['ambushFox', 'ambushMouse', 'ambushBird', 'anvil']).souls).toHaveLength(5)
    expect(bought(true, ['ambushFox', 'ambushMouse', 'ambushBird', 'anvil', 'bakeSale']).paid).toEqual({})
    expect(bought(false, ['ambushFox']).paid).toEqual({})
  })

  test('never buy a card of birds [robot.service.basic.lizards] [robot.service.basic.hand-card]', () => {
    const crafts = (...market: string[]) => {
      const match = robotTurn(
        sale('logicalLizards', false, market).deckTop('ambushFox'),
        BUYER,
        'fox',
        'evening',
      )
      answer(craftOne(match, BUYER))
      return [
        match.state.players[BUYER].items.map(({ item }) => item),
        keys(lizardsOf(match.state.players[BUYER]).lostSouls),
      ]
    }
    expect(crafts('birdyBindle')).toEqual([[], ['ambushFox']])
    expect(crafts('birdyBindle', 'sword')).toEqual([['sword'], ['ambushFox', 'sword']])
  })
})

describe('the Duchy', () => {
  const armed = (...ambushes: string[]) => {
    const p = sale('drillbitDuchy', true, [])
      .warriors(BUYER, 3, 1)
      .warriors('marquise', 4, 1)
      .hand(BUYER, ...ambushes)
    return p.change(({ players }) => {
      keptBy(players[BUYER]).push(...players[BUYER].hand.splice(0))
    })
  }
  const fight = (p: Position) => {
    const match = p.dice(0, 0).begin(['turn', 0])
    answer(battle(match, PEOPLE, BUYER, 1))
    return match
  }

  test('buys an ambush at the start of its turn and keeps it before its board [robot.service.advanced.duchy]', () => {
    const buys = (advanced: boolean) => {
      const match = robotTurn(
        sale('drillbitDuchy', advanced, ['sword', 'ambushMouse']),
        BUYER,
        'fox',
        'birdsong',
      )
      run(buyAmbush(match, BUYER))
      expect(problems(match)).toEqual([])
      return [keys(keptBy(match.state.players[BUYER])), keys(boardIn(match).market)]
    }
    expect(buys(true)).toEqual([['ambushMouse'], ['sword']])
    expect(buys(false)).toEqual([[], ['sword', 'ambushMouse']])
  })

  test('defends with one that fits, of the suit before a bird [robot.service.advanced.duchy.b] [robot.flow.attack-robot]', () => {
    const match = fight(armed('ambushBird', 'ambushMouse', 'ambushFox')) // 1 is a fox clearing
    expect(match.state.players[PEOPLE].warriors[1]).toBe(2)
    expect(keys(keptBy(match.state.players[BUYER]))).toEqual(['ambushBird', 'ambushMouse'])
    expect(keys(match.state.discard)).toContain('ambushFox')
    expect(keys(keptBy(fight(armed('ambushMouse', 'ambushBird')).state.players[BUYER]))).toEqual([
      'ambushMouse',
    ])
    expect(fight(armed('ambushMouse')).state.players[PEOPLE].warriors[1]).toBe(4)
    expect(told(fight(armed()), 'battle.ambushed')).toEqual([]) // a robot has no hand
  })

  test('which the attacker may foil with an ambush [robot.service.advanced.duchy.c]', () => {
    const match = fight(armed('ambushFox').hand('marquise', 'ambushBird'))
    expect(told(match, 'battle.foiled')).toHaveLength(1)
    expect(match.state.players[PEOPLE].warriors[1]).toBe(4)
  })

  test('hires mercenaries where it could not build else [robot.service.basic.mercenaries.b]', () => {
    const builds = (otters: number) => {
      const p = sale('drillbitDuchy', false, []).warriors(BUYER, 1, 1).warriors('marquise', 2, 1)
      const match = robotTurn(otters > 0 ? p.warriors(ROBOTS, otters, 1) : p, BUYER, 'fox')
      answer(build(match, BUYER))
      return [match.state.players[BUYER].built[1], told(match, 'robot.serves').length]
    }
    expect(builds(2)).toEqual([1, 1])
    expect(builds(0)).toEqual([0, 0])
  })
})

test('the Corvids buy a favor at the start of their turn and have it done [robot.service.advanced.corvids]', () => {
  const buys = (advanced: boolean) => {
    const p = sale('cogwheelCorvids', advanced, ['favorFoxes', 'sword'])
      .warriors('marquise', 3, 1, 5)
      .warriors(BUYER, 2, 1)
    const match = robotTurn(p, BUYER, 'fox', 'birdsong')
    answer(buyFavor(match, BUYER))
    const { players, discard } = match.state
    expect(problems(match)).toEqual([])
    return [
      players[PEOPLE].warriors[1],
      players[PEOPLE].warriors[5],
      players[BUYER].warriors[1],
      keys(discard),
    ]
  }
  expect(buys(true)).toEqual([0, 3, 2, ['favorFoxes']])
  expect(buys(false)).toEqual([3, 3, 2, []])
})

test('mercenaries are hired for no Crusade, which is fought in Birdsong [robot.ruling.53]', () => {
  const hires = (phase: 'birdsong' | 'daylight') => {
    const p = sale('logicalLizards', false, []).warriors(BUYER, 1, 1).warriors(ROBOTS, 1, 1)
    const match = robotTurn(p.warriors('marquise', 1, 1), BUYER, 'fox', phase)
    run(hireForBattle(match, BUYER, 1, PEOPLE))
    return told(match, 'robot.serves').length
  }
  expect(hires('birdsong')).toBe(0)
  expect(hires('daylight')).toBe(1)
})

describe('the service cards', () => {
  test('are three basic ones, which hold for all, and one of each robot that buys besides the one that tells of them [robot.9.7.b]', () => {
    const { advancedServices } = root.options
    const buyers = ALL.filter(({ id }) => id !== 'riverfolkRobots').map(({ id }) => id)
    expect(advancedServices).toEqual({ kind: 'several', values: buyers, default: [] })
    expect(buyers).toHaveLength(7)
  })

  test('are advanced for the robots that the table names, basic for the others [robot.9.7.c]', () => {
    const advanced = (advancedServices: string[]) => {
      const options = {
        factions: ['alliance'],
        robots: ['mechanicalMarquise', 'electricEyrie', 'riverfolkRobots'],
        advancedServices,
      }
      const match = Match.start(root, { seats: 1, seed: 3, options })
      return match.state.players.flatMap(({ robot, faction }) => (robot?.advanced ? [faction] : []))
    }
    expect(advanced([])).toEqual([])
    expect(advanced(['electricEyrie'])).toEqual(['electricEyrie'])
  })
})
