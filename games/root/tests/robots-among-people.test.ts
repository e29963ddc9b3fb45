import { Chance, Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { allianceOf } from '../factions/alliance/rules/supporters.ts'
import { layPlot } from '../factions/corvids/rules/plots.ts'
import { lord } from '../factions/hundreds/tests/lord.ts'
import { keepersOf } from '../factions/keepers/rules/state.ts'
import { wanderer } from '../factions/vagabond/tests/wanderer.ts'
import { root } from '../game.ts'
import { ROBOTS } from '../robots/index.ts'
import { lizardsOf } from '../robots/logicalLizards/rules/board.ts'
import { special } from '../robots/vagabot/rules/special.ts'
import { alone, as } from '../robots/vagabot/tests/wandering.ts'
import { activations, coalitionPartners } from '../rules/dominance.ts'
import { onMap } from '../rules/pieces.ts'
import { lostPiece, remove } from '../rules/remove.ts'
import { moveOut, spread } from '../rules/robots/deeds.ts'
import { mostEnemyPieces } from '../rules/robots/keys.ts'
import { discardOrder, revealOrder } from '../rules/robots/order.ts'
import { win } from '../rules/score.ts'
import { view } from '../view.ts'
import {
  asked,
  exiles,
  offered,
  type Position,
  pick,
  position,
  positionOn,
  type RootMatch,
  reported,
  told,
} from './position.ts'
import { answer, robotTurn, run, supply } from './robots.ts'

/** The number of the robot beside one seat. */
const robot = 1

const table = (): Position => position('eyrie').robot('mechanicalMarquise')

/** Plays some picks at random. */
function played(match: Match, seed: number, picks: number): void {
  const chance = Chance.of(seed)
  while (match.ask && match.picks < picks) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
}

describe('the turn of a robot', () => {
  test('asks people alone, whatever robots play [robot.flow.no-choice]', () => {
    const chance = Chance.of(5)
    const seen = new Set<string>()
    for (const [number, { id, card }] of ROBOTS.entries()) {
      const another = ROBOTS[(number + 3) % ROBOTS.length].id
      const factions = ['hundreds', 'keepers'].slice(0, card.corner ? 1 : 2)
      const options = { factions, robots: [id, another], seating: 'asListed' }
      const match = Match.start(root, { seats: factions.length, seed: number, options })
      while (match.ask && match.picks < 400) {
        const [seat] = match.ask.waiting
        expect(seat).toBeLessThan(factions.length)
        match.pick(seat, chance.below(match.ask.count(seat)))
      }
      const turns = match.history?.journal.filter(one => one.id === 'turn.begins') ?? []
      for (const { values } of turns)
        seen.add(match.state.players[(values as { seat: number }).seat].faction as string)
    }
    for (const { id } of ROBOTS) expect(seen).toContain(id)
  })

  test('ends with its thirtieth point, in the midst of a step [robot.flow.win]', () => {
    const ends = (points: number) => {
      const match = table()
        .warriors(robot, 3, 1, 6)
        .building('eyrie', 'roost', 1, 6)
        .score(robot, points)
        .dice(3, 3)
        .deckTop('foxfolkSteel')
        .turn(robot, 'birdsong')
      return { match, battles: told(match, 'battle.starts').length }
    }
    const won = ends(27) // one for the sword, two for a roost and its … the first battle is enough
    expect(won.match.outcome).toMatchObject({ winners: [], rivals: ['mechanicalMarquise'] })
    const early = ends(28)
    expect(early.match.outcome).toMatchObject({ rivals: ['mechanicalMarquise'] })
    expect(early.battles).toBe(1)
    expect(early.match.state.players[robot].robot?.order).not.toBe(-1)
    expect(ends(0).battles).toBe(2)
  })

  test('places as many as it has, by priority [robot.flow.supply]', () => {
    const match = robotTurn(table(), robot, 'fox')
    supply(match.state.players[robot], 3)
    expect(run(spread(match, robot, 6, [12, 8, 1, 6]))).toBe(3)
    expect(told(match, 'warriors.placed')).toMatchObject([
      { clearing: 1, count: 1 },
      { clearing: 6, count: 1 },
      { clearing: 8, count: 1 },
    ])
  })

  test('what it lost goes back to its track, and no more counts there [robot.flow.tracks]', () => {
    const match = position('eyrie')
      .robot('mechanicalMarquise')
      .robot('automatedAlliance')
      .building(robot, 'sawmill', 1, 5, 6)
      .token(2, 'sympathy', 2, 4)
      .begin(['turn', 0])
    const [, marquise, alliance] = match.state.players
    expect(marquise.buildings.sawmill[0]).toBe(3)
    const losses = [lostPiece(robot, 'building', 'sawmill', 5, 0), lostPiece(2, 'token', 'sympathy', 4, 0)]
    answer(remove(match, { losses, battle: null }))
    expect([marquise.buildings.sawmill[0], onMap(marquise.buildings.sawmill)]).toEqual([4, 2])
    expect([alliance.tokens.sympathy[0], onMap(alliance.tokens.sympathy)]).toEqual([9, 1])
  })

  test('uses no rule of the Law that is optional, nor a hireling [robot.flow.optional]', () => {
    const optional = [
      'corvids.guessed',
      'path.opened',
      'coalition.formed',
      'dominance.activated',
      'effect.used',
    ]
    const done = new Map<string, Set<boolean>>()
    for (let seed = 1; seed <= 12; seed++) {
      const options = {
        factions: ['corvids', 'vagabond'],
        robots: ['mechanicalMarquise', 'electricEyrie'],
        map: 'mountain',
        hirelings: true,
      }
      const match = Match.start(root, { seats: 2, seed, options })
      played(match, seed, 400)
      for (const { id, values } of match.history?.journal ?? []) {
        const { seat } = (values ?? {}) as { seat?: number }
        if (optional.includes(id) && seat !== undefined)
          done.set(id, (done.get(id) ?? new Set()).add(match.state.players[seat].robot !== undefined))
      }
      for (const { hireling, controller } of match.state.players)
        if (hireling) expect([null, 0, 1]).toContain(controller)
    }
    for (const [id, who] of done) expect([...who], id).toEqual([false])
    expect(done.has('path.opened')).toBe(true)
    expect(done.has('corvids.guessed')).toBe(true)
  })
})

describe('several people at once', () => {
  test('Extortion takes a card of each in turn order, from the robot on [robot.flow.simultaneous]', () => {
    const order = (...turns: number[]) => {
      const p = position('marquise', 'eyrie', 'duchy')
        .robot('cogwheelCorvids')
        .warriors('marquise', 1, 6)
        .warriors('eyrie', 1, 6)
        .hand('marquise', 'anvil')
        .hand('eyrie', 'rootTeaFox')
        .hand('duchy', 'rootTeaMouse')
        .token(3, 'plot', 6)
      layPlot(p.player(3), 'extortion', 6)
      p.state.order = turns
      const match = p.turn(3, 'birdsong')
      const lost = told(match, 'card.discarded') as { seat: number }[]
      return lost.map(({ seat }) => seat)
    }
    expect(order(0, 1, 2, 3)).toEqual([0, 1])
    expect(order(0, 3, 1, 2)).toEqual([1, 0])
  })
})

describe('what is known', () => {
  const begun = () =>
    Match.start(root, {
      seats: 1,
      seed: 4,
      options: {
        factions: ['keepers'],
        robots: ROBOTS.filter(({ card }) => card.plays !== 'marquise')
          .slice(0, 5)
          .map(({ id }) => id),
        seating: 'asListed',
      },
    }) as RootMatch

  test('to nobody: the order of the deck, the quests to come, what lies under ruins [robot.visibility.hidden]', () => {
    const { state } = begun()
    expect(state.ruins.flat().filter(one => one !== null)).toHaveLength(4)
    for (const viewer of [0, null]) {
      const seen = view(state, viewer)
      expect(seen.deck).toBe(state.deck.length)
      expect(seen.questDeck).toBe(state.questDeck.length)
      expect(seen.questDeck).toBeGreaterThan(0)
      expect(seen.ruinItems.every(one => one === null)).toBe(true)
    }
  })

  test('to all: everything else of a robot [robot.visibility.public]', () => {
    const { state } = begun()
    for (const viewer of [0, null]) {
      const seen = view(state, viewer).players
      for (const [party, player] of state.players.entries())
        if (player.robot) expect(seen[party]).toEqual(player)
    }
    const others = position('keepers').robot('riverfolkRobots').robot('drillbitDuchy').robot('logicalLizards')
    const shown = view(others.state, null).players
    for (const party of [1, 2, 3]) expect(shown[party]).toEqual(others.state.players[party])
  })
})

describe('people among robots', () => {
  test('nobody exposes a plot of the robot, as people may one of a person [robot.human-effect.exposure]', () => {
    const plotted = (p: Position, party: number): RootMatch => {
      p.warriors('eyrie', 1, 6).hand('eyrie', 'anvil').token(party, 'plot', 6)
      layPlot(p.player(party), 'snare', 6)
      return p.turn('eyrie', 'birdsong')
    }
    const exposes = (match: RootMatch) => offered(match).some(key => key.startsWith('expose'))
    expect(exposes(plotted(position('eyrie', 'corvids'), 1))).toBe(true)
    expect(exposes(plotted(position('eyrie').robot('cogwheelCorvids'), 1))).toBe(false)
  })

  test('the Coffin Makers keep warriors of robots out of their supply [robot.human-effect.coffin-makers]', () => {
    const falls = (id: string, left: number, ...effects: string[]) => {
      const match = exiles('eyrie')
        .robot(id)
        .warriors(robot, 2, 6)
        .effects('eyrie', ...effects)
        .begin(['turn', 0])
      const player = match.state.players[robot]
      supply(player, left)
      const before = player.coffins
      const losses = [
        { party: robot, type: 'warrior', kind: 'warrior', clearing: 6, count: 2, by: 0 } as const,
      ]
      answer(remove(match, { losses, battle: null }))
      return [player.warriors[0], player.coffins - before]
    }
    expect(falls('riverfolkRobots', 0)).toEqual([2, 0])
    expect(falls('riverfolkRobots', 0, 'coffinMakers')).toEqual([0, 2]) // still without a supply: the sword
    expect(falls('drillbitDuchy', 8)).toEqual([10, 0])
    expect(falls('drillbitDuchy', 8, 'coffinMakers')).toEqual([8, 2]) // below nine: a market
  })

  test('whoever has five supporters and no base loses the card that a robot’s Outrage draws [robot.interaction.supporters]', () => {
    const enters = (supporters: number, base: boolean) => {
      const p = position('alliance')
        .robot('mechanicalMarquise')
        .token('alliance', 'sympathy', 8)
        .warriors(robot, 3, 4)
      if (base) p.building('alliance', 'foxBase', 8)
      const own = allianceOf(p.player('alliance'))
      own.supporters.push(...p.state.deck.splice(0, supporters))
      const match = robotTurn(p, robot, 'rabbit')
      answer(moveOut(match, robot, 4, 2, [mostEnemyPieces(match.state, robot)]))
      return [allianceOf(match.state.players[0]).supporters.length, match.state.discard.length]
    }
    expect(enters(4, false)).toEqual([5, 0])
    expect(enters(5, false)).toEqual([5, 1])
    expect(enters(5, true)).toEqual([6, 0])
  })

  test('a Vagabond joins a robot, and wins with it, where dominance cards are in the deck [robot.human-effect.coalition]', () => {
    const p = position('vagabond', 'alliance', 'duchy')
      .robot('mechanicalMarquise')
      .change(wanderer(0, 'thief'))
      .pawn('vagabond', 8)
      .hand('vagabond', 'dominanceFox')
      .score('vagabond', 10)
      .score('alliance', 8)
      .score('duchy', 8)
      .score(3, 4)
    expect(coalitionPartners(p.state, 0)).toEqual([3])
    expect(activations(p.state, 0).free).toHaveLength(1)
    const match = p.turn('vagabond', 'daylight')
    pick(match, 'dominance:dominanceFox')
    expect(match.state.players[0].coalition).toBe(3)
    expect(() => win(match, 3, 'won.points')).toThrow()
    expect(match.outcome?.winners).toEqual([0])
  })

  test('with one or two people no dominance card is dealt to join a robot by [robot.human-effect.coalition]', () => {
    const cards = (factions: readonly string[]) => {
      const options = { factions, robots: ['mechanicalMarquise', 'drillbitDuchy'], seating: 'asListed' }
      const { state } = Match.start(root, { seats: factions.length, seed: 1, options })
      const all = [...state.deck, ...state.players.flatMap(({ hand }) => hand)]
      return all.filter(card => CARDS[card].kind === 'dominance').length
    }
    expect(cards(['vagabond', 'alliance'])).toBe(0)
    expect(cards(['vagabond', 'alliance', 'corvids'])).toBe(4)
  })

  test('the Hundreds loot the crafted items of a robot [robot.human-effect.hundreds]', () => {
    const loots = (defenders: number) => {
      const p = lord(position('hundreds').robot('electricEyrie'), 5, 'rowdy')
        .warriors('hundreds', 3, 5)
        .warriors(robot, defenders, 5)
        .items(robot, 'sword')
        .dice(3, 0)
      const match = p.turn('hundreds', 'daylight')
      pick(match, 'battle')
      expect([asked(match), ...offered(match)]).toEqual(['hundreds.loot', 'loot', 'pass'])
      pick(match, 'loot')
      return [match.state.players[robot].items.length, told(match, 'hundreds.looted').length]
    }
    expect(loots(1)).toEqual([0, 1])
    expect(loots(4)).toEqual([1, 0]) // they do not rule there
  })

  test('a robot that removes a relic scores two, and chance names the forest, whoever’s turn it is [robot.human-effect.keepers]', () => {
    const forests = (turnOf: number) => {
      const found = new Set<number>()
      for (let seed = 1; seed <= 20; seed++) {
        const match = position('keepers')
          .robot('electricEyrie')
          .token('keepers', 'figure1', 6)
          .seed(seed)
          .begin(['turn', 0])
        match.state.turn.seat = turnOf
        const losses = [lostPiece(0, 'token', 'figure1', 6, robot)]
        run(remove(match, { losses, battle: null }))
        expect(match.state.players[robot].score).toBe(2)
        const { buried } = keepersOf(match.state.players[0])
        expect(buried).toMatchObject([{ type: 'figure', value: 1, shown: true }])
        found.add(buried[0].forest)
      }
      return found.size
    }
    expect(forests(robot)).toBeGreaterThan(2)
    expect(forests(0)).toBeGreaterThan(2)
  })
})

describe('robots among robots', () => {
  test('orders land on the Lost Souls, and the Tinker searches the discard pile alone [robot.interaction.lost-souls]', () => {
    const p = position('alliance').robot('mechanicalMarquise').robot('logicalLizards').deckTop('anvil')
    const match = robotTurn(p, robot, 'fox', 'birdsong')
    revealOrder(match, robot)
    discardOrder(match, robot)
    const { lostSouls } = lizardsOf(match.state.players[2])
    expect(lostSouls.map(card => CARDS[card].name)).toEqual(['anvil'])
    expect(match.state.discard).toEqual([])
    const tinker = (where: 'souls' | 'discard') => {
      const other = as(alone('eyrie', 9, [4, 0, 0, 0]).robot('logicalLizards').deckTop('anvil'), 'tinker')
      const [card] = other.state.deck.splice(-1)
      if (where === 'discard') other.state.discard.push(card)
      else lizardsOf(other.player(2)).lostSouls.push(card)
      return run(special(robotTurn(other, robot, 'fox'), robot))
    }
    expect(tinker('discard')).toBe(true)
    expect(tinker('souls')).toBe(false)
  })

  test('the Ferry in 10 takes the Marquise to the shore where most enemies are, once [robot.interaction.ferry]', () => {
    const rides = (enemiesAt: number) => {
      const p = positionOn('lake', 'alliance').robot('mechanicalMarquise').warriors(robot, 6, 10)
      p.state.landmarks = [{ id: 'ferry', clearing: 10 }]
      p.warriors('alliance', 2, enemiesAt).warriors('alliance', 1, 2)
      const match = robotTurn(p, robot, 'fox')
      const to = run(moveOut(match, robot, 10, 2, [mostEnemyPieces(match.state, robot)]))
      const again = run(moveOut(match, robot, 10, 1, [mostEnemyPieces(match.state, robot)]))
      return [to, again, match.state.players[robot].score, match.state.landmarks?.[0].clearing]
    }
    for (const shore of [1, 11, 12]) expect(rides(shore)).toEqual([shore, 2, 1, shore])
  })

  test('together they do not count each other, but a revolt removes all [robot.interaction.coop-revolt]', () => {
    const p = position('duchy')
      .robot('mechanicalMarquise')
      .robot('electricEyrie')
      .robot('automatedAlliance')
      .warriors(robot, 5, 2)
      .warriors(2, 3, 6)
      .warriors('duchy', 1, 10)
    const goes = (coop: boolean) => {
      const match = robotTurn(p, robot, 'mouse')
      match.state.coop = coop || undefined
      return run(moveOut(match, robot, 2, 2, [mostEnemyPieces(match.state, robot)]))
    }
    expect(goes(true)).toBe(10)
    expect(goes(false)).toBe(6)
    const revolt = position('duchy')
      .robot('electricEyrie')
      .robot('automatedAlliance')
      .warriors(1, 3, 6)
      .token(2, 'sympathy', 6)
      .deckTop('anvil')
      .change(state => {
        state.coop = true
      })
      .turn(2, 'birdsong')
    expect(revolt.state.players[1].warriors[6]).toBe(0)
    expect(reported(revolt)).toContain('automatedAlliance.revolts')
  })

  test('with all its sympathy on the map the Alliance scores five for each, and is pitied once [robot.interaction.alliance-full]', () => {
    const five = (tokens: readonly number[]) => {
      const match = position('marquise')
        .robot('automatedAlliance')
        .token(robot, 'sympathy', ...tokens)
        .building(robot, 'foxBase', 8)
        .building(robot, 'rabbitBase', 5)
        .building(robot, 'mouseBase', 2)
        .deckTop('birdyBindle')
        .turn(robot, 'birdsong')
      const { score } = match.state.players[robot]
      return [told(match, 'automatedAlliance.nowhere').length, score]
    }
    // One for the bag; five for Public Pity; five for what is spread by day.
    expect(five([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([2, 11])
  })
})
