import { describe, expect, test } from 'vitest'
import { corvidsOf, layPlot } from '../factions/corvids/rules/plots.ts'
import { organize } from '../robots/automatedAlliance/rules/evening.ts'
import { surpriseRevolt } from '../robots/automatedAlliance/rules/revolt.ts'
import { battleInOrdered, moveFromOrdered } from '../robots/mechanicalMarquise/rules/day.ts'
import { battle } from '../rules/battle.ts'
import { lostPiece, lostWarriors, remove } from '../rules/remove.ts'
import {
  exiles,
  offered,
  type Position,
  pick,
  position,
  positionOn,
  type RootMatch,
  told,
} from './position.ts'
import { answer, robotTurn, run, supply } from './robots.ts'

/** The number of the robot beside one seat. */
const robot = 1

const places = (match: RootMatch, id: string): number[] =>
  told(match, id).map(one => (one as { clearing: number }).clearing)

describe('people and robots in battle', () => {
  const fought = (p: Position, attacker: number, defender: number): RootMatch['state']['players'] => {
    const match = p.begin(['turn', 0])
    answer(battle(match, attacker, defender, 6))
    return match.state.players
  }

  test('guerrilla war holds against a robot too: the higher die is that of the Alliance in defence [robot.1]', () => {
    const p = position('alliance').robot('mechanicalMarquise')
    const [alliance, marquise] = fought(
      p.warriors('alliance', 3, 6).warriors(robot, 3, 6).dice(3, 0),
      robot,
      0,
    )
    expect([alliance.warriors[6], marquise.warriors[6]]).toEqual([3, 0])
  })

  test('Armorers stop the rolled hits of a robot, not its extra ones [robot.flow.human-windows]', () => {
    const p = position('marquise')
      .robot('electricEyrie')
      .effects('marquise', 'armorers')
      .explored(6)
      .building('marquise', 'sawmill', 6, 6)
      .warriors(robot, 2, 6)
    const [marquise] = fought(p.dice(2, 0), robot, 0)
    expect(marquise.built[6]).toBe(1) // the one hit on the defenceless
    expect(marquise.effects).toEqual([])
  })

  test('all tokens of a robot go before the first building does [robot.1.2.1.a]', () => {
    const p = position('marquise').robot('drillbitDuchy')
    const [, duchy] = fought(
      p
        .warriors('marquise', 4, 6)
        .warriors(robot, 1, 6)
        .token(robot, 'tunnel', 6)
        .explored(6)
        .building(robot, 'citadel', 6)
        .building(robot, 'market', 6)
        .dice(3, 0),
      0,
      robot,
    )
    expect([duchy.warriors[6], duchy.tokens.tunnel[6], duchy.built[6]]).toEqual([0, 0, 1])
  })
})

describe('cards and plots of people', () => {
  test('a bomb takes two pieces of each robot and all of each person, a point for each building [robot.11.8.1.a] [robot.11.8.1.b]', () => {
    const p = position('corvids', 'eyrie')
      .robot('mechanicalMarquise')
      .robot('automatedAlliance')
      .explored(11)
      .warriors('corvids', 1, 11)
      .token('corvids', 'plot', 11)
      .warriors('eyrie', 4, 11)
      .building('eyrie', 'roost', 11)
      .warriors(2, 1, 11)
      .building(2, 'sawmill', 11, 11)
      .warriors(3, 3, 11)
    layPlot(p.player('corvids'), 'bomb', 11)
    expect(corvidsOf(p.player('corvids')).plots[11]?.kind).toBe('bomb')
    const match = p.turn('corvids', 'birdsong', 1)
    pick(match, offered(match).find(key => key.includes('11')) ?? '')
    const { players } = match.state
    expect([players[1].warriors[11], players[1].built[11]]).toEqual([0, 0])
    expect([players[2].warriors[11], players[2].built[11]]).toEqual([0, 1])
    expect(players[3].warriors[11]).toBe(1)
    expect(players[0].score).toBe(1 + 2) // the plot, and two buildings
  })

  test('Swap Meet with a robot: a card is drawn, and one discarded for its point [robot.human-effect.take] [robot.2.8.1.d]', () => {
    const match = exiles('marquise')
      .robot('electricEyrie')
      .effects('marquise', 'swapMeet')
      .hand('marquise', 'sword')
      .turn('marquise', 'birdsong')
    pick(match, 'effect:swapMeet')
    pick(match, 'sword')
    const [marquise, eyrie] = match.state.players
    expect(marquise.hand).toHaveLength(1)
    expect([eyrie.hand, eyrie.score]).toEqual([[], 1])
    expect(match.state.discard).toHaveLength(1)
  })
})

describe('the Mechanical Marquise', () => {
  test('on a bird those who arrived move on, and she battles where anybody moved in, by priority [robot.4.7.4.a] [robot.4.7.4.b] [robot.4.5.4.d]', () => {
    const p = position('alliance')
      .robot('mechanicalMarquise')
      .warriors(robot, 5, 1)
      .warriors(robot, 3, 9)
      .warriors('alliance', 2, 9)
      .warriors('alliance', 1, 4)
      .dice(0, 0)
    const match = robotTurn(p, robot, 'bird')
    answer(moveFromOrdered(match, robot))
    expect(told(match, 'moved')).toMatchObject([
      { from: 1, to: 9, count: 2 },
      { from: 9, to: 4, count: 2 },
    ])
    expect(places(match, 'battle.starts')).toEqual([4, 9])
  })

  test('the Pass is battled first [robot.12.2.2.a] [robot.2.4.a]', () => {
    const p = positionOn('mountain', 'eyrie')
      .robot('mechanicalMarquise')
      .warriors(robot, 1, 2, 10)
      .warriors('eyrie', 1, 2, 10)
    const match = robotTurn(p.dice(0, 0), robot, 'bird')
    answer(battleInOrdered(match, robot))
    expect(places(match, 'battle.starts')).toEqual([10, 2])
  })
})

describe('the Automated Alliance', () => {
  test('organizes base by base: the last token is placed, and then five points [robot.6.6.1] [robot.6.5.1.II]', () => {
    const p = position('eyrie')
      .robot('automatedAlliance')
      .building(robot, 'rabbitBase', 5)
      .building(robot, 'foxBase', 8)
      .warriors(robot, 3, 5)
      .warriors(robot, 5, 8)
      .token(robot, 'sympathy', 1, 2, 3, 4, 6, 7, 9, 10, 11)
    const match = robotTurn(p, robot, 'mouse', 'evening')
    run(organize(match, robot))
    const { warriors, tokens, score } = match.state.players[robot]
    expect([warriors[5], warriors[8], tokens.sympathy[0]]).toEqual([0, 0, 0])
    expect(score).toBe(4 + 5)
  })

  test('where enemy buildings fill a clearing there is room for the base once they are gone [robot.ruling.16]', () => {
    const p = position('marquise')
      .robot('automatedAlliance')
      .token(robot, 'sympathy', 8)
      .building('marquise', 'workshop', 8, 8)
    const match = robotTurn(p, robot, 'bird')
    run(surpriseRevolt(match, robot))
    expect(match.state.players[robot].buildings.foxBase[8]).toBe(1)
    expect(match.state.players[robot].score).toBe(2)
  })

  test('a wildfire goes by the suit of the order that was discarded [robot.ruling.18] [robot.trait.alliance.wildfire]', () => {
    const p = position('marquise')
      .robot('automatedAlliance', 'normal', 'wildfire')
      .token(robot, 'sympathy', 12, 1, 2, 3, 5)
    const { robot: board } = p.player(robot)
    if (board) board.suit = 'mouse'
    const match = p.turn(robot, 'evening')
    expect(places(match, 'token.placed')).toEqual([7])
    expect(match.state.players[robot].score).toBe(0)
  })
})

test('one battle takes two gardens and three Lizards: two Lost Souls, one acolyte, two in the supply [robot.8.2.2] [robot.8.2.3]', () => {
  const p = position('marquise')
    .robot('logicalLizards')
    .warriors(robot, 3, 8)
    .building(robot, 'foxGarden', 8, 8)
  const board = p.player(robot).logicalLizards
  board?.lostSouls.push(...p.state.deck.splice(0, 3))
  supply(p.player(robot), 5)
  const match = p.begin(['turn', 0])
  const garden = () => lostPiece(robot, 'building', 'foxGarden', 8, 0)
  answer(remove(match, { losses: [lostWarriors(robot, 8, 3, 0), garden(), garden()], battle: null }))
  const { logicalLizards, warriors } = match.state.players[robot]
  expect(logicalLizards).toMatchObject({ acolytes: 1 })
  expect(logicalLizards?.lostSouls).toHaveLength(1)
  expect(match.state.discard).toHaveLength(2)
  expect(warriors[0]).toBe(7)
})
