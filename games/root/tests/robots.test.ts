import { Match, readSetup } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { CLEARINGS, MAPS } from '../data/map.ts'
import { FACTIONS } from '../factions/index.ts'
import { root } from '../game.ts'
import { ROBOTS } from '../robots/index.ts'
import { adjacent } from '../rules/adjacent.ts'
import { battle } from '../rules/battle.ts'
import { discardToLimit, drawCards, giveCard, takeRandomCard } from '../rules/cards.ts'
import { moveWarriors } from '../rules/move.ts'
import { lostPiece, removeAllEnemies } from '../rules/remove.ts'
import { enlists } from '../rules/robots/arbiter.ts'
import { robotBase } from '../rules/robots/base.ts'
import { LEVELS } from '../rules/robots/card.ts'
import { battleAt, foesIn, moveOut } from '../rules/robots/deeds.ts'
import { mostEnemyPieces, mostOwnWarriors, mostPiecesIn, mostPoints, piecesIn } from '../rules/robots/keys.ts'
import { craftOrder, discardOrder, revealOrder } from '../rules/robots/order.ts'
import { byRank, isOrdered, orderedClearings, targetClearing, targetParty } from '../rules/robots/target.ts'
import { enemies } from '../rules/ruler.ts'
import { score } from '../rules/score.ts'
import { view } from '../view.ts'
import { type Position, position, positionOn, type RootMatch, reported, told } from './position.ts'
import { robotTurn, run } from './robots.ts'

/** The number of the robot beside one seat. */
const robot = 1

const table = (): Position => position('eyrie').robot('mechanicalMarquise')

const quiet = (): Position => position('alliance').robot('mechanicalMarquise')

/** Answers whoever is asked with the first there is. */
function answered(rule: Generator<unknown, unknown, number>): void {
  for (let step = rule.next(0); !step.done; ) step = rule.next(0)
}

describe('crafting', () => {
  const crafts = (p: Position): RootMatch => {
    const match = robotTurn(p, robot, 'bird', 'birdsong')
    revealOrder(match, robot)
    run(craftOrder(match, robot))
    return match
  }

  test('an item of the order, without any crafting piece, for one point; the card stays the order [robot.1.1.1.a] [robot.1.1.2] [robot.1.1.3.c]', () => {
    const match = crafts(quiet().deckTop('bakeSale')) // three points by the card
    const { items, score: points, robot: board } = match.state.players[robot]
    expect(items).toEqual([{ item: 'coins', exhausted: false }])
    expect(points).toBe(1)
    expect(CARDS[board?.order ?? -1].name).toBe('bakeSale')
    expect(match.state.supply.coins).toBe(1)
  })

  test('not an item that is gone, nor an effect, nor a favor [robot.1.1.1.b] [robot.1.1.3.a] [robot.1.1.3.b]', () => {
    const none = (p: Position): void => {
      const { items, effects, score: points } = crafts(p).state.players[robot]
      expect([items, effects, points]).toEqual([[], [], 0])
    }
    none(quiet().deckTop('bakeSale').items('alliance', 'coins', 'coins'))
    none(quiet().deckTop('cobbler'))
    none(quiet().deckTop('favorFoxes').warriors('alliance', 1, 6))
  })

  test('the order is drawn face up, counts by its suit, and lies in no hand [robot.2.7.a] [robot.2.8.1.a]', () => {
    const match = crafts(quiet().deckTop('anvil'))
    expect(match.state.players[robot].robot).toMatchObject({ suit: 'fox' })
    expect(match.state.players[robot].hand).toEqual([])
    expect(view(match.state, null).players[robot].robot?.order).toBe(match.state.players[robot].robot?.order)
    discardOrder(match, robot)
    expect(match.state.discard).toHaveLength(1)
    expect(match.state.players[robot].robot).toMatchObject({ suit: 'fox', order: -1 })
  })

  test('without any card the order is a bird [robot.ruling.48]', () => {
    const p = quiet().change(state => {
      state.available.push(...state.deck.splice(0))
    })
    const match = robotTurn(p, robot, 'fox', 'birdsong')
    revealOrder(match, robot)
    run(craftOrder(match, robot))
    expect(match.state.players[robot].robot).toMatchObject({ suit: 'bird', order: -1 })
  })
})

describe('choosing', () => {
  const chosen = (p: Position, end: 'highest' | 'lowest' = 'highest', among = CLEARINGS): number | null => {
    const match = p.begin(['turn', 0])
    return targetClearing(match, robot, 'build', among, [mostOwnWarriors(match.state, robot)], end)
  }

  test('by the criteria, then by priority, 1 the highest and 12 the lowest [robot.2.1.a] [robot.2.1.b] [robot.2.1.c] [robot.2.5.a]', () => {
    expect(chosen(quiet().warriors(robot, 2, 9).warriors(robot, 1, 1))).toBe(9)
    expect(chosen(quiet().warriors(robot, 2, 9, 6, 12))).toBe(6)
    expect(chosen(quiet().warriors(robot, 2, 9, 6, 12), 'lowest')).toBe(12)
  })

  test('among what is allowed only, and nothing where nothing is [robot.2.3.a] [robot.2.3.b] [robot.2.3.c] [robot.2.3.d] [robot.example.legality]', () => {
    const p = () => quiet().warriors(robot, 4, 5, 9).warriors(robot, 3, 2)
    expect(chosen(p(), 'highest', [2, 9])).toBe(9)
    expect(chosen(p(), 'highest', [2])).toBe(2)
    expect(chosen(p(), 'highest', [])).toBeNull()
  })

  test('players by the criteria, then by the letter of their faction [robot.2.2.a] [robot.2.2.b] [robot.2.2.c] [robot.2.5.b]', () => {
    const p = position('duchy', 'eyrie', 'keepers').robot('mechanicalMarquise')
    const by = (points: number): number | null => {
      const match = p.score('keepers', points).begin(['turn', 0])
      return targetParty(match, 3, 'battle', [0, 1, 2], [mostPoints(match.state)])
    }
    expect(by(0)).toBe(1)
    expect(by(3)).toBe(2)
    expect(FACTIONS.map(({ card }) => card.letter)).toEqual([...'ABCDFGHIJK'])
    const letters = new Map(FACTIONS.map(({ card }) => [card.id as string, card.letter]))
    for (const { card } of ROBOTS) expect(card.letter).toBe(letters.get(card.plays))
  })

  test('whose marker has left the track counts as having no points [robot.human-effect.dominance]', () => {
    const match = position('duchy', 'eyrie')
      .robot('mechanicalMarquise')
      .score('duchy', null)
      .score('eyrie', 1)
      .begin(['turn', 1])
    expect(targetParty(match, 2, 'battle', [0, 1], [mostPoints(match.state)])).toBe(1)
  })

  test('the reason is told: what was looked at, in order, and who was left [robot.2.1.a]', () => {
    const match = quiet().warriors(robot, 2, 6, 8).warriors(robot, 1, 2).begin(['turn', 0])
    targetClearing(match, robot, 'build', [2, 6, 8], [mostOwnWarriors(match.state, robot)])
    expect(told(match, 'robot.clearing')).toEqual([
      {
        seat: robot,
        deed: 'build',
        clearing: 6,
        among: [2, 6, 8],
        found: [
          { by: 'ownWarriors', want: 'most', values: [1, 2, 2], value: 2, left: [6, 8] },
          { by: 'highest', want: 'fewest', values: [6, 8], value: 6, left: [6] },
        ],
      },
    ])
  })

  test('ordered is of the suit of the order, and everywhere with a bird; acted on by priority [robot.2.7.b] [robot.2.7.c] [robot.2.4.a]', () => {
    const fox = robotTurn(quiet(), robot, 'fox').state
    expect(orderedClearings(fox, robot)).toEqual([1, 6, 8, 12])
    expect(isOrdered(fox, robot, 2)).toBe(false)
    expect(orderedClearings(robotTurn(quiet(), robot, 'bird').state, robot)).toEqual([...CLEARINGS])
  })

  test('the Pass comes first at both ends, but only among equals [robot.12.2.2.a] [robot.12.2.2.b]', () => {
    const p = () => positionOn('mountain', 'alliance').robot('mechanicalMarquise')
    expect(chosen(p(), 'highest', [1, 10, 12])).toBe(10)
    expect(chosen(p(), 'lowest', [1, 10, 12])).toBe(10)
    expect(chosen(p().warriors(robot, 1, 12), 'highest', [1, 10, 12])).toBe(12)
    expect(byRank(p().state, [1, 10, 12])).toEqual([10, 1, 12])
  })

  test.each(Object.keys(MAPS))(
    'each clearing of the %s map has its own rank [robot.3.1] [robot.2.1.c]',
    map => {
      expect(MAPS[map].clearings.map(({ id }) => id)).toEqual([...CLEARINGS])
    },
  )

  test('corners have the first four ranks on every map [robot.priority.autumn] [robot.priority.winter] [robot.priority.lake] [robot.priority.mountain]', () => {
    for (const { clearings, opposite } of Object.values(MAPS)) {
      expect(opposite.flat().sort()).toEqual([1, 2, 3, 4])
      for (const { id, kind } of clearings) expect(kind === 'corner').toBe(id <= 4)
    }
    const at = (map: string, id: number) => MAPS[map].clearings[id - 1]
    for (const map of ['autumn', 'winter', 'mountain']) expect(at(map, 1).x + at(map, 1).y).toBeLessThan(45)
    expect(at('lake', 1).x + at('lake', 1).y).toBeGreaterThan(150)
    expect(at('lake', 2).x + at('lake', 2).y).toBeLessThan(45)
  })
})

describe('hits', () => {
  const hit = (p: (one: Position) => Position, warriors: number): RootMatch => {
    const match = p(table().warriors('eyrie', warriors, 6))
      .dice(3, 0)
      .begin(['turn', 0])
    answered(battle(match, 0, robot, 6))
    return match
  }

  test('fall on warriors, then on all tokens, then on buildings [robot.1.2.1.a]', () => {
    const { tokens, built, warriors } = hit(
      p => p.warriors(robot, 1, 6).token(robot, 'keep', 6).building(robot, 'sawmill', 6),
      2,
    ).state.players[robot]
    expect([warriors[6], tokens.keep[6], built[6]]).toEqual([0, 0, 1])
  })

  test('of several kinds of buildings chance names the one that falls [robot.1.2.1.b]', () => {
    const fallen = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const match = table().seed(seed).begin(['turn', 0])
      const losses = ['sawmill', 'workshop'].map(kind => lostPiece(robot, 'building', kind, 11, 0))
      const { kind } = robotBase.loses(match, losses)
      fallen.add(kind)
    }
    expect([...fallen].sort()).toEqual(['sawmill', 'workshop'])
  })

  test('no ambush is ever played where a robot fights [robot.2.8.2.a]', () => {
    const p = () =>
      table().warriors(robot, 2, 6).warriors('eyrie', 2, 6).hand('eyrie', 'ambushBird').dice(0, 0)
    for (const [attacker, defender] of [
      [robot, 0],
      [0, robot],
    ]) {
      const match = p().begin(['turn', 0])
      const asked: string[] = []
      const rule = battle(match, attacker, defender, 6)
      for (let step = rule.next(0); !step.done; step = rule.next(0))
        asked.push((step.value as { id: string }).id)
      expect(asked).not.toContain('battle.ambush')
    }
  })
})

describe('cards of people and robots', () => {
  test('who would take a card of a robot draws one instead [robot.2.8.1.c] [robot.human-effect.take]', () => {
    const match = quiet().begin(['turn', 0])
    takeRandomCard(match, robot, 0)
    expect(match.state.players[0].hand).toHaveLength(1)
    expect(match.state.players[robot].score).toBe(0)
  })

  test('who would give it one discards it, and it scores a point [robot.2.8.1.d] [robot.human-effect.aid]', () => {
    const match = quiet().hand('alliance', 'anvil').begin(['turn', 0])
    answered(giveCard(match, 0, robot, '9.5.4.a'))
    expect(match.state.players[0].hand).toEqual([])
    expect(match.state.discard).toHaveLength(1)
    expect(match.state.players[robot].score).toBe(1)
  })

  test('who would draw scores a point, once, however many [robot.human-effect.draw]', () => {
    const match = quiet().begin(['turn', 0])
    drawCards(match, robot, 3)
    expect(match.state.players[robot]).toMatchObject({ score: 1, hand: [] })
  })

  test('a robot that enters the sympathy of a person gives no card: the deck does [robot.human-effect.outrage]', () => {
    const match = quiet().token('alliance', 'sympathy', 6).warriors(robot, 2, 2).begin(['turn', 0])
    run(moveWarriors(match, robot, 2, 6, 2))
    expect(match.state.players[0].alliance?.supporters).toHaveLength(1)
  })
})

describe('the table', () => {
  const setup = (seats: number, options: object) => readSetup(root, seats, { ...options }, 1)

  test('any number of factions may be robots beside one person or more, six in all [robot.3.2.a] [robot.3] [A.3]', () => {
    const robots = ROBOTS.map(({ id }) => id)
    expect(() =>
      setup(3, { factions: ['riverfolk', 'corvids', 'duchy'], robots: robots.slice(0, 3) }),
    ).not.toThrow()
    expect(() => setup(2, { factions: ['riverfolk', 'corvids'], robots: robots.slice(0, 4) })).not.toThrow()
    expect(() =>
      setup(3, { factions: ['riverfolk', 'corvids', 'duchy'], robots: robots.slice(0, 4) }),
    ).toThrow(/too many/)
  })

  test('a faction is played by a person or by its robot, never by both [robot.3.2.b]', () => {
    expect(() => setup(1, { factions: ['marquise'], robots: ['mechanicalMarquise'] })).toThrow(/robot/)
    expect(() => setup(1, { factions: ['eyrie'], robots: ['mechanicalMarquise'] })).not.toThrow()
  })

  test('one alone who chooses none meets the first two whose faction is free [robot.3.2.b]', () => {
    const { state } = Match.start(root, { seats: 1, seed: 1, options: { factions: ['marquise'] } })
    expect(state.players.map(({ faction }) => faction)).toEqual([
      'marquise',
      'electricEyrie',
      'automatedAlliance',
    ])
    expect(state.order).toHaveLength(3)
  })

  test('each robot has one of four levels, and any of its traits, seen by all [robot.3.3] [robot.3.3.1.a] [robot.3.3.1.b] [robot.3.3.2.a] [robot.3.3.2.b]', () => {
    expect(LEVELS).toEqual(['easy', 'normal', 'challenging', 'nightmare'])
    for (const { id, card } of ROBOTS) {
      expect(root.options[`${id}Level`]).toMatchObject({ kind: 'choice', values: LEVELS, default: 'normal' })
      expect(root.options[`${id}Traits`]).toMatchObject({ kind: 'several', values: card.traits, default: [] })
      expect(card.traits).toHaveLength(card.letter <= 'D' ? 5 : 4) // the later four have four each
    }
    const options = {
      factions: ['cult'],
      robots: ['mechanicalMarquise'],
      mechanicalMarquiseLevel: 'easy',
      mechanicalMarquiseTraits: ['blitz'],
    }
    const { state } = Match.start(root, { seats: 1, seed: 1, options })
    expect(view(state, null).players[robot].robot).toMatchObject({ level: 'easy', traits: ['blitz'] })
  })

  const dominances = (seats: number, options: object): number => {
    const factions = ['cult', 'duchy', 'corvids', 'riverfolk'].slice(0, seats)
    const { state } = Match.start(root, {
      seats,
      seed: 2,
      options: { factions, robots: ['mechanicalMarquise'], ...options },
    })
    const all = [
      ...state.deck,
      ...state.players.flatMap(({ hand }) => hand),
      ...state.players.flatMap(p => p.cult?.lostSouls ?? []),
    ]
    return all.filter(card => CARDS[card].kind === 'dominance').length
  }

  test('dominance cards are left out for one or two people, and for all who play together [robot.3.4.a] [robot.3.4.b] [robot.coop.1]', () => {
    expect(dominances(1, {})).toBe(0)
    expect(dominances(2, {})).toBe(0)
    expect(dominances(3, {})).toBe(4)
    expect(dominances(3, { coop: true })).toBe(0)
  })

  test('each person is dealt three cards, robots none [robot.3.4.d] [robot.3.4.e] [robot.3.4.c]', () => {
    const { players } = Match.start(root, {
      seats: 2,
      seed: 3,
      options: {
        factions: ['alliance', 'vagabond'],
        robots: ['mechanicalMarquise', 'electricEyrie'],
        seating: 'asListed',
      },
    }).state
    expect(players.map(({ hand }) => hand.length)).toEqual([3, 3, 0, 0])
  })

  test('a robot takes its turn without a question, and wins at thirty like anybody [robot.1] [robot.1.3]', () => {
    const match = position('marquise')
      .robot('electricEyrie')
      .building(robot, 'roost', 1, 2, 3, 4, 5)
      .score(robot, 27)
      .turn(robot, 'evening')
    expect(match.outcome).toMatchObject({ winners: [], rivals: ['electricEyrie'] })
    expect(reported(match)).not.toContain('dominance.activated')
  })
})

describe('all against the robots', () => {
  const team = () =>
    position('eyrie', 'duchy')
      .robot('mechanicalMarquise')
      .robot('automatedAlliance')
      .change(state => {
        state.coop = true
      })

  test('people win together, once all have thirty [robot.coop.2] [robot.ruling.49]', () => {
    const match = team().score('eyrie', 29).score('duchy', 29).begin(['turn', 0])
    score(match, 0, 2, 'effects')
    expect(match.outcome).toBeNull()
    expect(() => score(match, 1, 1, 'effects')).toThrow()
  })

  test('the first robot there wins alone [robot.coop.3]', () => {
    const match = team().score('eyrie', 31).score(2, 29).begin(['turn', 0])
    expect(() => score(match, 2, 1, 'effects')).toThrow()
  })

  test('robots neither count nor battle each other, but clear each other away [robot.ruling.54] [robot.coop.4] [robot.coop.5] [robot.coop.6]', () => {
    const match = team().warriors(2, 2, 6).token(3, 'sympathy', 6).warriors('eyrie', 1, 8).begin(['turn', 0])
    expect(mostEnemyPieces(match.state, 2).of(6)).toBe(0)
    expect(mostEnemyPieces(match.state, 2).of(8)).toBe(1)
    expect(foesIn(match.state, 2, 6)).toEqual([])
    run(removeAllEnemies(match, 3, [6]))
    expect(match.state.players[2].warriors[6]).toBe(0)
    match.state.coop = undefined
    expect(mostEnemyPieces(match.state, 2).of(6)).toBe(1)
  })

  test('people stay enemies, and nothing is summed up for them [robot.coop.7] [robot.coop.8]', () => {
    expect(enemies(team().state, 0, 1)).toBe(true)
  })

  test('outside of it robots count and battle each other [robot.2.6]', () => {
    const p = position('eyrie').robot('mechanicalMarquise').robot('automatedAlliance')
    expect(foesIn(p.warriors(1, 1, 6).token(2, 'sympathy', 6).state, 1, 6)).toEqual([2])
  })
})

describe('what else lies on the table', () => {
  test('a robot that is told to discard discards nothing [robot.2.8.1.b]', () => {
    const match = quiet().begin(['turn', 0])
    run(discardToLimit(match, robot, 'robot.2.8.1.b'))
    expect(match.state.discard).toEqual([])
    expect(match.state.players[robot].score).toBe(0)
  })

  test('robots take no hireling markers [robot.ruling.50]', () => {
    const options = {
      factions: ['cult', 'duchy'],
      robots: ['mechanicalMarquise'],
      hirelings: true,
      seating: 'asListed',
    }
    const match = Match.start(root, { seats: 2, seed: 1, options })
    score(match, 2, 12, 'effects')
    expect(match.state.hirelings).toMatchObject({ onTrack: [4, 8, 12], taken: [0, 0, 0] })
    score(match, 0, 5, 'effects')
    expect(match.state.hirelings?.taken).toEqual([1, 0, 0])
  })

  test('robots leave to others what a landmark lends [robot.ruling.51]', () => {
    const match = robotTurn(
      quiet().landmark('legendaryForge', 6).deckTop('foxfolkSteel'),
      robot,
      'bird',
      'birdsong',
    )
    revealOrder(match, robot)
    run(craftOrder(match, robot))
    expect(match.state.players[robot].items).toEqual([])
  })
})

describe('maps', () => {
  test('closed paths are paths to robots, who never open them [robot.12.2.1.a] [robot.12.2.1.b]', () => {
    const match = positionOn('mountain', 'alliance')
      .robot('mechanicalMarquise')
      .warriors(robot, 2, 2)
      .begin(['turn', 0])
    expect(adjacent(match.state, robot, 2)).toEqual([6, 11, 5]) // and not 2 itself
    expect(adjacent(match.state, 0, 2)).not.toContain(5)
    run(moveOut(match, robot, 2, 1, [], 'highest'))
    expect(match.state.closedPaths).toHaveLength(6)
  })

  test('the Ferry carries them once a turn, for a point, and is no neighbour else [robot.12.1.1.a] [robot.12.1.1.b] [robot.ruling.44.a] [robot.ruling.44.b]', () => {
    const p = positionOn('lake', 'alliance')
      .robot('mechanicalMarquise')

      .warriors(robot, 4, 1)
      .token('alliance', 'sympathy', 11)
    const match = robotTurn(p, robot, 'bird')
    expect(adjacent(match.state, robot, 1)).not.toContain(11)
    expect(run(moveOut(match, robot, 1, 2, [mostEnemyPieces(match.state, robot)]))).toBe(11)
    expect(match.state.players[robot].score).toBe(1)
    expect(match.state.landmarks?.find(({ id }) => id === 'ferry')?.clearing).toBe(11)
    expect(run(moveOut(match, robot, 11, 1, []))).not.toBe(1)
  })

  test('who rules the Pass at the end of its Evening scores a point [robot.ruling.45]', () => {
    const match = positionOn('mountain', 'marquise')
      .robot('electricEyrie')

      .warriors(robot, 2, 10)
      .turn(robot, 'evening')
    expect(match.state.players[robot].score).toBe(1)
  })
})

describe('an Arbiter', () => {
  const wanted = (own: number, attackers: number, points: number, arbiter: number): boolean => {
    const p = position('eyrie', 'vagabond')
      .robot('mechanicalMarquise')
      .warriors(2, own, 6)
      .warriors('eyrie', attackers, 6)
      .score(2, points)
      .score('vagabond', arbiter)
    return enlists(
      p.state,
      { attacker: 0, defender: 2, clearing: 6, enlisted: -1, withholds: false } as never,
      1,
    )
  }

  test('is enlisted by a robot that lacks hits, faces more pieces and leads him [robot.7.7.6.c] [robot.7.7.6.I] [robot.7.7.6.II] [robot.7.7.6.III]', () => {
    expect(wanted(2, 3, 12, 10)).toBe(true)
    expect(wanted(3, 5, 12, 10)).toBe(false)
    expect(wanted(2, 2, 12, 10)).toBe(false)
    expect(wanted(2, 3, 10, 10)).toBe(false)
  })
})

test('pieces are warriors, buildings, tokens and pawns [robot.2.6]', () => {
  const p = position('vagabond', 'marquise')
    .pawn('vagabond', 5)
    .warriors('marquise', 2, 5)
    .building('marquise', 'sawmill', 5)
    .token('marquise', 'wood', 5)
  expect(piecesIn(p.player('marquise'), 5)).toBe(4)
  expect(piecesIn(p.player('vagabond'), 5)).toBe(1)
})

test('in each clearing of a step it is looked again whether it can [robot.2.4.c]', () => {
  const match = table().warriors(robot, 1, 6).begin(['turn', 0])
  expect(run(battleAt(match, robot, 6, (state, clearing) => [mostPiecesIn(state, clearing)]))).toBe(false)
})
