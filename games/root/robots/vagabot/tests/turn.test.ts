import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../../data/cards.ts'
import type { Item } from '../../../data/items.ts'
import { CLEARINGS, forestOf, isForest, MAPS } from '../../../data/map.ts'
import { SUITS, type Suit } from '../../../data/suits.ts'
import { QUESTS } from '../../../factions/vagabond/data.ts'
import { root } from '../../../game.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { ruler } from '../../../rules/ruler.ts'
import {
  asked,
  type Position,
  position,
  positionOn,
  type RootMatch,
  reported,
  told,
} from '../../../tests/position.ts'
import { robotTurn, run } from '../../../tests/robots.ts'
import { view } from '../../../view.ts'
import { ACTIONS, CHARACTERS, QUESTING_ACTIONS } from '../data.ts'
import { aid } from '../rules/aid.ts'
import { fight } from '../rules/battle.ts'
import { day, moreQuests, refreshItems, repairItems, reveal, slip } from '../rules/day.ts'
import { explore } from '../rules/explore.ts'
import { quest } from '../rules/quest.ts'
import { ACTION } from '../text/en/messages.ts'
import { alone, boardIn, fought, type Lying, lies, lying, walked } from './wandering.ts'

/** Puts items under ruins, and takes the other ruins away. */
const ruins = (p: Position, under: { readonly [clearing: number]: Item[] }): Position =>
  p.change(state => {
    for (const one of CLEARINGS) state.ruins[one] = under[one] ?? null
  })

/** A quest of a suit. */
const questOf = (p: Position, suit: Suit, party = 1): Position => {
  const number = QUESTS.findIndex(one => one.suit === suit)
  const board = boardIn(p.state, party)
  p.state.questDeck = p.state.questDeck.filter(one => one !== number)
  if (board.quest !== number) p.state.questDeck.unshift(board.quest)
  board.quest = number
  return p
}

/** What it did of its list, in order. */
const actions = (match: RootMatch): string[] =>
  told(match, 'robot.step')
    .map(one => (one as { step: string }).step)
    .filter(one => one in ACTION)

const answer = (rule: Generator<unknown, unknown, number>): void => {
  for (let step = rule.next(0); !step.done; ) step = rule.next(0)
}

test('the turn of the book, step by step [robot.example.vagabot] [robot.7.4] [robot.7.4.1] [robot.7.4.2] [robot.7.5.a] [robot.7.5.g] [robot.7.6] [robot.7.6.3]', () => {
  const p = position('marquise', 'eyrie').robot('vagabot')
  lying(p, 2, 11, [5, 0, 0, 0])
  ruins(questOf(p, 'mouse', 2), { 10: ['boots'], 12: ['sword'] })
  const match = p
    .warriors('marquise', 4, 7)
    .warriors('eyrie', 1, 7)
    .items('marquise', 'bag')
    .score('marquise', 9)
    .score('eyrie', 4)
    .deckTop('birdyBindle')
    .dice(3, 3)
    .begin(['turn', 0])
  match.state.turn = { ...match.state.turn, seat: 2, phase: 'birdsong' }
  run(reveal(match, 2))
  expect(lies(match, 2)).toEqual([5, 0, 1, 0])
  expect(match.state.players[2].score).toBe(1)
  run(slip(match, 2))
  expect(walked(match)).toEqual([])
  run(explore(match, 2))
  expect([walked(match), lies(match, 2)]).toEqual([[12], [4, 2, 1, 0]])
  run(quest(match, 2))
  expect([walked(match), lies(match, 2)]).toEqual([
    [12, 7],
    [1, 5, 1, 0],
  ])
  run(aid(match, 2))
  expect(lies(match, 2)).toEqual([1, 6, 1, 0])
  expect(match.state.players[0]).toMatchObject({ items: [], hand: [expect.any(Number)] })
  const seeded = matchDice(match)
  answer(fight(seeded, 2))
  expect(fought(seeded)).toEqual(['7:0'])
  expect(lies(seeded, 2)).toEqual([1, 4, 0, 3])
  expect(seeded.state.players[0].warriors[7]).toBe(2)
  run(refreshItems(seeded, 2))
  expect(lies(seeded, 2)).toEqual([5, 0, 0, 3])
  run(repairItems(seeded, 2))
  expect(lies(seeded, 2)).toEqual([5, 0, 1, 2])
  expect(seeded.state.players[2].score).toBe(5)
})

/** The dice of the book come now: two threes, by the chance of a match that begins here. */
function matchDice(match: RootMatch): RootMatch {
  const p = position('marquise', 'eyrie').robot('vagabot').dice(3, 3)
  Object.assign(p.state, structuredClone({ ...match.state }))
  return p.begin(['turn', 0])
}

describe('set-up', () => {
  const start = (map: string, seed: number, options: object = {}, seats = ['alliance', 'cult']) =>
    Match.start(root, {
      seats: seats.length,
      seed,
      options: { factions: seats, robots: ['vagabot'], seating: 'asListed', map, ...options },
    })

  const forestsOf = (map: string): string[] => {
    const found = new Set<string>()
    for (let seed = 0; seed < 8; seed++) {
      const { players } = start(map, seed).state
      found.add(forestOf(MAPS[map], players[2].pawn).clearings.join(' '))
    }
    return [...found].sort()
  }

  test('the pawn starts in the forest that touches the most clearings, by chance among equals [robot.7.3.2.a] [robot.7.3.2.b] [robot.7.3.2.c]', () => {
    expect(forestsOf('autumn')).toEqual(['2 6 10 11 12'])
    expect(forestsOf('winter')).toEqual(['1 2 5 6 11 12'])
    expect(forestsOf('lake')).toEqual(['3 8 10 12', '4 5 6 11'])
    expect(forestsOf('mountain')).toEqual(['3 7 11 12', '4 8 9 12'])
  })

  test('one quest lies face up for it, the others are shuffled [robot.7.3.3.a]', () => {
    const quests = [1, 2, 3, 4, 5].map(seed => boardIn(start('autumn', seed).state, 2).quest)
    expect(new Set(quests).size).toBeGreaterThan(1)
    const { state } = start('autumn', 1)
    expect(state.questDeck).toHaveLength(QUESTS.length - 1)
    expect(view(state, 0).players[2].vagabot?.quest).toBe(boardIn(state, 2).quest)
    expect(view(state, 0).questDeck).toBe(QUESTS.length - 1)
  })

  test('an item lies under each ruin, in any order [robot.7.3.4.a]', () => {
    const under = [1, 2, 3, 4].map(seed =>
      start('autumn', seed)
        .state.ruins.filter(one => one !== null)
        .flat(),
    )
    for (const items of under) expect([...items].sort()).toEqual(['bag', 'boots', 'hammer', 'sword'])
    expect(new Set(under.map(String)).size).toBeGreaterThan(1)
  })

  test('four items that chance names lie face up in its satchel, three for a Tinker [robot.7.3.5.a] [robot.7.3.5.b] [robot.7.3.1] [robot.character.thief] [robot.character.tinker] [robot.character.ranger] [robot.character.vagrant] [robot.character.scoundrel] [robot.character.arbiter]', () => {
    expect(root.options.vagabotCharacter).toMatchObject({ values: Object.keys(CHARACTERS) })
    expect(Object.keys(CHARACTERS)).toEqual(['thief', 'tinker', 'ranger', 'vagrant', 'scoundrel', 'arbiter'])
    const sets = new Set<string>()
    for (const character of Object.keys(CHARACTERS)) {
      const board = boardIn(start('autumn', sets.size + 3, { vagabotCharacter: character }).state, 2)
      expect(board.character).toBe(character)
      expect(board.satchel).toHaveLength(character === 'tinker' ? 3 : 4)
      expect(board.satchel.some(({ exhausted }) => exhausted)).toBe(false)
      sets.add(board.satchel.map(({ item }) => item).join(' '))
    }
    expect(sets.size).toBeGreaterThan(1)
  })

  test('beside one Vagabond there are two items under each ruin, and each has quests of his own [robot.7.3.4.b] [robot.7.3.3.b]', () => {
    const match = start('autumn', 4, {}, ['vagabond', 'marquise'])
    while (match.ask && !match.state.turn.notes.done && match.state.quests.length === 0)
      match.pick(match.ask.waiting[0], 0)
    while (match.ask?.id.startsWith('setup') || match.ask?.id.startsWith('vagabond.'))
      match.pick(match.ask.waiting[0], 0)
    const { state } = match
    for (const items of state.ruins) if (items !== null) expect(items).toHaveLength(2)
    expect(state.quests).toHaveLength(3)
    expect(state.quests).not.toContain(boardIn(state, 2).quest)
    expect(state.questDeck).toHaveLength(QUESTS.length - 4)
    expect(state.players[0].vagabond?.relations).toEqual([null, 'indifferent', null])
  })

  test('two Vagabonds leave no place for it [robot.3.2.b]', () => {
    expect(() => start('autumn', 1, {}, ['vagabond', 'marquise', 'vagabond'])).toThrow(/robot/)
  })
})

describe('the pawn', () => {
  test('is no warrior: it neither rules nor keeps others from it [robot.7.2.1.a]', () => {
    const p = alone('marquise', 6, [4, 0, 0, 0])
    expect(ruler(p.state, 6)).toBe(-1)
    expect(ruler(p.warriors('marquise', 1, 6).state, 6)).toBe(0)
  })

  test('is never removed: where all is, three items are damaged [robot.7.2.1.b] [robot.7.2.1.I]', () => {
    const match = alone('alliance', 6, [4, 0, 0, 0]).token('alliance', 'sympathy', 6).begin(['turn', 0])
    run(removeAllEnemies(match, 0, [6]))
    expect(match.state.players[1].pawn).toBe(6)
    expect(lies(match)).toEqual([1, 0, 0, 3])
  })

  test('a bomb damages three items too, not two pieces as with other robots [robot.ruling.21]', () => {
    const p = alone('corvids', 6, [5, 0, 0, 0]).token('corvids', 'plot', 6).warriors('corvids', 1, 6)
    const corvids = p.player('corvids').corvids
    if (!corvids) throw new Error('no plots')
    corvids.supply.splice(corvids.supply.indexOf('bomb'), 1)
    corvids.plots[6] = { kind: 'bomb', faceUp: false, not: [] }
    const match = p.turn('corvids', 'birdsong')
    while (match.ask && reported(match).every(id => id !== 'vagabot.damaged')) {
      const keys = match.face(0)?.candidates.map(one => one.key) ?? []
      const flips = keys.findIndex(key => key.includes('6') || key.includes('flip'))
      match.pick(0, Math.max(0, flips))
    }
    expect(lies(match)).toEqual([2, 0, 0, 3])
  })

  test('goes whoever rules where it comes from and where it goes [robot.7.2.2]', () => {
    const p = ruins(alone('marquise', 1, [4, 0, 0, 0]), { 10: ['bag'] }).warriors('marquise', 3, 1, 10)
    const match = robotTurn(p, 1, 'fox')
    expect(run(explore(match, 1))).toBe(true)
    expect(walked(match)).toEqual([10])
  })
})

describe('Birdsong', () => {
  const dawn = (items: Lying, card: string, pawn = 6) => {
    const match = robotTurn(alone('marquise', pawn, items).deckTop(card), 1, 'bird', 'birdsong')
    run(reveal(match, 1))
    run(slip(match, 1))
    return match
  }

  test('an item that it crafts joins its own, for a point, and may keep it from slipping away [robot.7.4.2] [robot.7.4.3.a]', () => {
    const match = dawn([2, 0, 0, 4], 'anvil')
    expect(lies(match)).toEqual([3, 0, 0, 4])
    expect(boardIn(match.state).satchel.at(-1)?.item).toBe('hammer')
    expect(match.state.players[1]).toMatchObject({ score: 1, items: [], pawn: 6 })
  })

  test('with two undamaged items it slips into an adjacent forest that chance names, and has no day [robot.7.4.3.a] [robot.7.4.3.b]', () => {
    const seen = new Set<number>()
    for (let seed = 0; seed < 10; seed++) {
      const p = alone('marquise', 6, [1, 1, 0, 4]).deckTop('ambushFox').seed(seed)
      const match = p.turn(1, 'birdsong')
      const { pawn } = match.state.players[1]
      expect(isForest(pawn) && forestOf(MAPS.autumn, pawn).clearings).toContain(6)
      seen.add(pawn)
      expect(actions(match)).toEqual([])
      expect(lies(match)).toEqual([2, 3, 1, 0]) // refreshed, then all repaired, on the face they had
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  test('with three it stays [robot.7.4.3.a]', () => {
    expect(dawn([1, 2, 0, 4], 'ambushFox').state.players[1].pawn).toBe(6)
  })

  test('from a forest it slips into another [robot.7.4.3.a]', () => {
    const { pawn } = dawn([2, 0, 0, 4], 'ambushFox', 21).state.players[1]
    expect(MAPS.autumn.forests[0].forests).toContain(pawn)
  })

  test('the order is drawn, shown and discarded at the end [robot.7.4.1] [robot.7.6.3]', () => {
    const match = alone('marquise', 6, [4, 0, 0, 0]).deckTop('ambushFox').turn(1, 'birdsong')
    expect(told(match, 'robot.order')).toHaveLength(1)
    expect(match.state.discard.map(card => CARDS[card].name)).toContain('ambush')
    expect(match.state.players[1].robot?.order).toBe(-1)
  })
})

describe('the day', () => {
  const list = (suit: Suit, ...traits: string[]): string[] => {
    const p = ruins(alone('marquise', 6, [4, 0, 0, 0], 'normal', ...traits), {})
    boardIn(p.state).quest = -1
    const match = robotTurn(p, 1, suit)
    run(day(match, 1))
    return actions(match)
  }

  test('has actions by the suit of the order, in their order [robot.7.5.a] [robot.7.5.I] [robot.7.5.II] [robot.7.5.III] [robot.7.5.IV]', () => {
    expect(list('bird')).toEqual(['explore', 'quest', 'aid', 'battle'])
    expect(list('fox')).toEqual(['explore', 'battle', 'special'])
    expect(list('rabbit')).toEqual(['battle', 'repair', 'special'])
    expect(list('mouse')).toEqual(['quest', 'aid', 'battle', 'repair'])
    for (const suit of [...SUITS, 'bird'] as const) expect(list(suit)).toEqual([...ACTIONS[suit]])
  })

  test('with Questing the lists are others [robot.trait.vagabot.questing.d]', () => {
    expect(list('fox', 'questing')).toEqual(['explore', 'special', 'battle'])
    expect(list('rabbit', 'questing')).toEqual(['special', 'aid', 'battle'])
    expect(list('mouse', 'questing')).toEqual(['quest', 'aid', 'battle'])
    expect(list('bird', 'questing')).toEqual(['explore', 'quest', 'battle'])
    for (const suit of [...SUITS, 'bird'] as const)
      expect(list(suit, 'questing')).toEqual([...QUESTING_ACTIONS[suit]])
  })

  test('where it can act it does not move; else it goes to the nearest, an item for each step [robot.7.5.b] [robot.7.5.c]', () => {
    const there = robotTurn(ruins(alone('marquise', 10, [4, 0, 0, 0]), { 6: ['bag'], 10: ['tea'] }), 1, 'fox')
    run(explore(there, 1))
    expect([walked(there), lies(there)]).toEqual([[], [4, 1, 0, 0]])
    const far = robotTurn(ruins(alone('marquise', 8, [4, 0, 0, 0]), { 6: ['bag'], 12: ['tea'] }), 1, 'fox')
    run(explore(far, 1))
    expect(walked(far)).toEqual([4, 12])
    expect(lies(far)).toEqual([2, 3, 0, 0])
  })

  test('it sets out even with too few items, goes as far as they last, and stays [robot.7.5.d] [robot.ruling.24]', () => {
    const match = robotTurn(ruins(alone('marquise', 8, [2, 0, 0, 0]), { 6: ['bag'] }), 1, 'fox')
    expect(run(explore(match, 1))).toBe(false)
    expect(walked(match)).toEqual([7, 3]) // 6 is the third step
    expect(lies(match)).toEqual([0, 2, 0, 0])
    const quests = robotTurn(questOf(alone('marquise', 5, [3, 0, 0, 0]), 'fox'), 1, 'mouse')
    expect(run(quest(quests, 1))).toBe(true)
    expect(lies(quests)).toEqual([0, 3, 0, 0])
    const short = robotTurn(
      questOf(alone('marquise', 4, [3, 0, 0, 0]), 'fox').change(s => s.scorched.push(8, 12)),
      1,
      'mouse',
    )
    expect(run(quest(short, 1))).toBe(false)
    expect([walked(short), lies(short)]).toEqual([
      [9, 1],
      [1, 2, 0, 0],
    ])
  })

  test('without a target it does not move; without an item it does nothing [robot.7.5.e]', () => {
    const none = robotTurn(ruins(alone('marquise', 8, [4, 0, 0, 0]), {}), 1, 'fox')
    expect(run(explore(none, 1))).toBe(false)
    expect([walked(none), lies(none)]).toEqual([[], [4, 0, 0, 0]])
    const poor = robotTurn(ruins(alone('marquise', 10, [0, 4, 0, 0]), { 10: ['tea'] }), 1, 'fox')
    run(day(poor, 1))
    expect(actions(poor)).toEqual([])
    expect(poor.state.ruins[10]).toEqual(['tea'])
  })

  test('equally near targets go by priority, and so does each step of the way [robot.7.5.f]', () => {
    const forest = robotTurn(
      ruins(alone('marquise', 22, [5, 0, 0, 0]), { 6: ['bag'], 10: ['tea'] }),
      1,
      'fox',
    )
    forest.state.players[1].pawn =
      MAPS.autumn.forests.find(({ clearings }) => clearings.length === 5)?.id ?? 0
    run(explore(forest, 1))
    expect(walked(forest)).toEqual([6])
    const ways = robotTurn(ruins(alone('marquise', 2, [5, 0, 0, 0]), { 1: ['bag'] }), 1, 'fox')
    run(explore(ways, 1))
    expect(walked(ways)).toEqual([5, 1]) // by 5 or by 10
    const mountain = lying(positionOn('mountain', 'marquise').robot('vagabot'), 1, 2, [5, 0, 0, 0])
    const closed = robotTurn(ruins(mountain, { 10: ['bag'] }), 1, 'fox')
    run(explore(closed, 1))
    expect(walked(closed)).toEqual([5, 10]) // by 11, or by 5 over a closed path
  })

  test('goes on with what it gained on the way [robot.7.5.g]', () => {
    const p = ruins(alone('marquise', 10, [1, 0, 0, 0]), { 10: ['tea'] }).warriors('marquise', 1, 10)
    const match = robotTurn(p.dice(0, 0), 1, 'fox')
    answer(day(match, 1))
    expect(fought(match)).toEqual(['10:0'])
  })

  test('a face-up snare costs a step: it is removed for a point, and the step is tried again [robot.11.8.2.e]', () => {
    const p = ruins(alone('corvids', 6, [3, 0, 0, 0]), { 11: ['bag'] }).token('corvids', 'plot', 6)
    const corvids = p.player('corvids').corvids
    if (!corvids) throw new Error('no plots')
    corvids.supply.splice(corvids.supply.indexOf('snare'), 1)
    corvids.plots[6] = { kind: 'snare', faceUp: true, not: [] }
    const match = robotTurn(p, 1, 'fox')
    run(explore(match, 1))
    expect(walked(match)).toEqual([11])
    expect(lies(match)).toEqual([1, 3, 0, 0])
    expect(match.state.players[1].score).toBe(1)
  })

  test('the Ferry is a way for it, once, for a point [robot.ruling.44.a]', () => {
    const p = lying(positionOn('lake', 'marquise').robot('vagabot'), 1, 1, [4, 0, 0, 0])
    const match = robotTurn(ruins(p, { 10: ['bag'] }), 1, 'fox')
    run(explore(match, 1))
    expect(walked(match)).toEqual([10])
    expect(match.state.players[1].score).toBe(1)
    expect(match.state.landmarks?.find(({ id }) => id === 'ferry')?.clearing).toBe(10)
  })
})

describe('Explore', () => {
  const explored = (under: Item[], seed = 1) => {
    const match = robotTurn(ruins(alone('marquise', 9, [4, 0, 0, 0]), { 12: under }).seed(seed), 1, 'fox')
    run(explore(match, 1))
    return match
  }

  test('an item, shown, for an item: no point; the ruin goes with its last [robot.7.5.1.a] [robot.7.5.1.b] [robot.7.5.1.c] [robot.7.5.1.d]', () => {
    const match = explored(['hammer'])
    expect(lies(match)).toEqual([3, 2, 0, 0])
    expect(told(match, 'vagabot.explored')).toEqual([{ seat: 1, clearing: 12, item: 'hammer' }])
    expect(boardIn(match.state).satchel.at(-1)).toEqual({ item: 'hammer', exhausted: false })
    expect(match.state.ruins[12]).toBeNull()
    expect(match.state.players[1].score).toBe(0)
  })

  test('chance names which of two; the other stays with the ruin [robot.7.5.1.a] [robot.7.5.1.c]', () => {
    const found = new Set<string>()
    for (let seed = 0; seed < 8; seed++) {
      const match = explored(['hammer', 'bag'], seed)
      found.add(boardIn(match.state).satchel.at(-1)?.item ?? '')
      expect(match.state.ruins[12]).toHaveLength(1)
    }
    expect([...found].sort()).toEqual(['bag', 'hammer'])
  })
})

describe('Quest', () => {
  test('any two items in the nearest clearing of its suit: a point, nothing printed, and a new one [robot.7.5.2.a] [robot.7.5.2.b] [robot.7.5.2.c]', () => {
    const p = questOf(alone('marquise', 5, [4, 0, 0, 0]), 'mouse')
    const before = boardIn(p.state).quest
    const match = robotTurn(p, 1, 'mouse')
    expect(run(quest(match, 1))).toBe(true)
    expect([walked(match), lies(match)]).toEqual([[2], [1, 3, 0, 0]])
    expect(match.state.players[1]).toMatchObject({ score: 1, hand: [] })
    expect(boardIn(match.state).completed).toEqual([before])
    expect(boardIn(match.state).quest).not.toBe(before)
  })

  test('one whose point ends the game is completed, and no other is drawn [robot.7.5.2.c]', () => {
    const p = questOf(alone('marquise', 5, [4, 0, 0, 0]), 'mouse').score(1, 29)
    const before = boardIn(p.state).quest
    const match = p.turn(1, 'daylight')
    expect(match.outcome).not.toBeNull()
    expect(boardIn(match.state)).toMatchObject({ completed: [before], quest: -1 })
  })

  test('without a quest in the deck those it completed are shuffled; without those either there is none [robot.ruling.26]', () => {
    const p = questOf(alone('marquise', 2, [4, 0, 0, 0]), 'mouse')
    boardIn(p.state).completed.push(...p.state.questDeck.splice(0))
    const match = robotTurn(p, 1, 'mouse')
    run(quest(match, 1))
    expect(boardIn(match.state)).toMatchObject({ completed: [], quest: expect.any(Number) })
    expect(boardIn(match.state).quest).toBeGreaterThanOrEqual(0)
    boardIn(match.state).quest = -1
    match.state.questDeck = []
    expect(run(quest(match, 1))).toBe(false)
  })

  test('a Vagabond cannot do it: it lies not among those for people [robot.7.3.3.b]', () => {
    const p = lying(position('vagabond', 'marquise').robot('vagabot'), 2, 6, [4, 0, 0, 0])
    expect(p.state.quests).not.toContain(boardIn(p.state, 2).quest)
  })
})

describe('Aid', () => {
  const aided = (p: Position, ...traits: string[]) => {
    if (traits.length > 0) p.player(2).robot?.traits.push(...traits)
    const match = robotTurn(p, 2, 'mouse')
    run(aid(match, 2))
    return match
  }
  const two = (items: Lying) =>
    lying(position('marquise', 'eyrie').robot('vagabot'), 2, 7, items)
      .warriors('marquise', 1, 7)
      .warriors('eyrie', 1, 7)

  test('goes to who has crafted items and pieces here, the one with fewer points; it does not travel [robot.7.5.3.a] [robot.7.5.3.b]', () => {
    const both = two([4, 0, 0, 0])
      .items('marquise', 'bag')
      .items('eyrie', 'tea')
      .score('marquise', 3)
      .score('eyrie', 2)
    expect(aided(both).state.players.map(({ items }) => items.length)).toEqual([1, 0, 0])
    const one = two([4, 0, 0, 0]).items('marquise', 'bag').score('marquise', 3)
    expect(aided(one).state.players[0].items).toEqual([])
    const elsewhere = lying(position('marquise', 'eyrie').robot('vagabot'), 2, 7, [4, 0, 0, 0])
      .warriors('marquise', 1, 8)
      .items('marquise', 'bag')
    const match = aided(elsewhere)
    expect([walked(match), lies(match, 2)]).toEqual([[], [4, 0, 0, 0]])
  })

  test('as many items as both have: as many taken, as many points, as many cards [robot.7.5.3.c] [robot.7.5.3.d] [robot.7.5.3.e]', () => {
    const rich = aided(two([4, 0, 0, 0]).items('marquise', 'bag', 'tea', 'boots'))
    expect(lies(rich, 2)).toEqual([4, 2, 1, 0]) // the sixth goes to the track
    expect(rich.state.players[2].score).toBe(3)
    expect(rich.state.players[0]).toMatchObject({ items: [], hand: { length: 3 } })
    const poor = aided(two([1, 0, 0, 0]).items('marquise', 'bag', 'tea', 'boots'))
    expect(poor.state.players[0].items.map(({ item }) => item)).toEqual(['tea', 'boots'])
    expect(poor.state.players[0].hand).toHaveLength(1)
    expect(poor.state.players[2].score).toBe(1)
  })

  test('a robot scores a point instead of drawing, once for all its items [robot.7.5.3.f] [robot.ruling.23] [robot.example.aid]', () => {
    const p = lying(position('eyrie').robot('mechanicalMarquise').robot('vagabot'), 2, 7, [2, 0, 0, 0])
      .warriors(1, 1, 7)
      .items(1, 'bag', 'tea')
    const match = aided(p)
    expect(match.state.players.map(({ score }) => score)).toEqual([0, 1, 2])
    expect(match.state.players[1].items).toEqual([])
  })

  test('a Helper scores one more and has them draw twice as many; a robot still scores one [robot.trait.vagabot.helper] [robot.ruling.22]', () => {
    const match = aided(two([4, 0, 0, 0]).items('marquise', 'bag', 'tea'), 'helper')
    expect(match.state.players[2].score).toBe(3)
    expect(match.state.players[0].hand).toHaveLength(4)
    const robots = lying(position('eyrie').robot('mechanicalMarquise').robot('vagabot'), 2, 7, [2, 0, 0, 0])
      .warriors(1, 1, 7)
      .items(1, 'bag', 'tea')
    expect(aided(robots, 'helper').state.players.map(({ score }) => score)).toEqual([0, 1, 3])
  })

  test('with Questing it travels to the nearest who crafted, but for one item [robot.trait.vagabot.questing.c]', () => {
    const p = lying(position('marquise', 'eyrie').robot('vagabot'), 2, 7, [4, 0, 0, 0])
      .warriors('marquise', 1, 8)
      .warriors('eyrie', 1, 6)
      .items('marquise', 'bag', 'tea')
      .items('eyrie', 'tea')
    const match = aided(p, 'questing')
    expect(walked(match)).toEqual([8])
    expect(match.state.players[0]).toMatchObject({ items: [{ item: 'tea' }], hand: { length: 1 } })
    expect(match.state.players[2].score).toBe(1)
  })
})

describe('at the end of the day', () => {
  test('an Adventurer does one quest after the other [robot.trait.vagabot.adventurer.b]', () => {
    const quests = (...traits: string[]) => {
      const p = questOf(alone('marquise', 2, [8, 0, 2, 0], 'normal', ...traits), 'mouse')
      p.state.questDeck = QUESTS.flatMap((one, number) =>
        one.suit === 'mouse' && number !== boardIn(p.state).quest ? number : [],
      )
      const match = robotTurn(p, 1, 'mouse')
      run(moreQuests(match, 1))
      return match
    }
    expect(quests('adventurer').state.players[1].score).toBe(4)
    expect(lies(quests('adventurer'))[0]).toBe(0)
    expect(quests().state.players[1].score).toBe(0)
  })

  test('with Questing a quest scores two points [robot.trait.vagabot.questing.b]', () => {
    const match = robotTurn(
      questOf(alone('marquise', 2, [4, 0, 0, 0], 'normal', 'questing'), 'mouse'),
      1,
      'mouse',
    )
    run(quest(match, 1))
    expect(match.state.players[1].score).toBe(2)
  })

  test('with Questing damaged items count for the track, which keeps its own [robot.trait.vagabot.questing]', () => {
    const match = robotTurn(alone('marquise', 6, [2, 0, 1, 3], 'normal', 'questing'), 1, 'fox')
    run(removeAllEnemies(match, 0, [6]))
    expect(lies(match)).toEqual([0, 0, 1, 5])
  })

  test('a Berserker repairs one item more in Evening [robot.trait.vagabot.berserker.b]', () => {
    const repaired = (...traits: string[]) => {
      const match = robotTurn(alone('marquise', 6, [1, 0, 0, 3], 'normal', ...traits), 1, 'fox')
      run(repairItems(match, 1))
      return lies(match)[3]
    }
    expect([repaired(), repaired('berserker')]).toEqual([2, 1])
  })
})

test('nobody is asked in its turn where no person fights [robot.7.4]', () => {
  const match = alone('marquise', 6, [4, 0, 0, 0]).turn(1, 'birdsong')
  expect(asked(match)?.startsWith('vagabot')).not.toBe(true)
  expect(match.state.turn.seat).toBe(0)
})
