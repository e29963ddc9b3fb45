import { Chance, Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { CLEARINGS, type Clearing } from '../data/map.ts'
import { FACTIONS } from '../factions/index.ts'
import { root } from '../game.ts'
import { invariants } from '../invariants.ts'
import { settling, stepsToEnemies } from '../rules/homeland.ts'
import { pathsFrom } from '../rules/paths.ts'
import type { FactionId, SetupCard } from '../state.ts'
import { asked, offered, pick, type RootMatch, refusedBy, reported } from './position.ts'

const MILITANTS: readonly FactionId[] = ['marquise', 'eyrie', 'duchy', 'hundreds', 'keepers']

const draft = (seats: number, seed: number, options = {}): RootMatch =>
  Match.start(root, { seats, seed, options: { setup: 'draft', seating: 'asListed', ...options } })

const cardsIn = ({ state }: RootMatch): readonly SetupCard[] => state.advanced?.cards ?? []
const dealt = (match: RootMatch): FactionId[] => cardsIn(match).map(({ faction }) => faction)

/** A draft in which these factions are among the cards, the last one unlocked. */
function draftWith(seats: number, wanted: readonly FactionId[], options = {}): RootMatch {
  for (let seed = 0; seed < 3000; seed++) {
    const match = draft(seats, seed, options)
    if (wanted.every(one => dealt(match).includes(one)) && !cardsIn(match).some(({ locked }) => locked))
      return match
  }
  throw new Error(`No draft of ${wanted.join(', ')} was found.`)
}

const keyOf = (match: RootMatch, faction: FactionId): string => {
  const card = cardsIn(match).find(one => one.faction === faction)
  return card?.along ? `${faction}:${card.along}` : faction
}

/** The seat that is asked picks a faction. */
const take = (match: RootMatch, faction: FactionId): number => {
  const seat = match.ask?.seats[0] ?? -1
  pick(match, keyOf(match, faction))
  return seat
}

/** Answers until something else is asked. */
function until(match: RootMatch, prompt: RegExp): void {
  while (match.ask && !prompt.test(match.ask.id)) for (const seat of match.ask.waiting) match.pick(seat, 0)
}

const homes = (match: RootMatch, seat: number): readonly Clearing[] =>
  match.state.players[seat].homelands ?? []

describe('the advanced set-up', () => {
  test('each draws 5 cards, keeps 3, and the others are shuffled into the deck [A.7.b] [A.10]', () => {
    const match = Match.start(root, { seats: 4, seed: 3, options: { setup: 'advanced' } })
    expect(match.state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5])
    until(match, /hands/)
    const before = match.state.deck.slice()
    const kept = match.state.players.map(({ hand }) => hand.slice(2))
    expect(match.ask?.kind).toBe('each')
    for (const seat of match.state.order) match.pick(seat, 0)
    expect(invariants(match.state)).toEqual([]) // halfway every card is somewhere
    for (const seat of match.state.order) match.pick(seat, 0)
    expect(match.state.players.map(({ hand }) => hand.slice(0, 3))).toEqual(kept)
    expect(match.state.deck.length).toBe(before.length + 8)
    expect(match.state.deck.slice(0, before.length)).not.toEqual(before)
    expect(asked(match)).not.toBe('hands.back')
    expect(match.state.turn.seat).toBe(match.state.order[0])
  })

  test('what a seat gives back is its own secret until all have chosen [A.10]', () => {
    const match = Match.start(root, { seats: 3, seed: 3, options: { setup: 'advanced' } })
    until(match, /hands/)
    const [first, second] = match.state.order
    const before = match.view(second)
    match.pick(first, 0)
    expect(match.view(second)).toEqual(before)
  })

  test('hands are drawn when landmarks and hirelings have come, as the Law says, not the booklet [A.7.b] [1.1.1.b] [booklet.advanced.2]', () => {
    const options = { setup: 'advanced', hirelings: true, landmarks: 1 }
    const match = Match.start(root, { seats: 4, seed: 3, options })
    let answers = 0
    for (; match.state.players[0].hand.length === 0; answers++) pick(match, offered(match)[0])
    expect(answers).toBeGreaterThan(1)
    expect(match.state.landmarks?.every(({ clearing }) => clearing > 0)).toBe(true)
    expect(match.state.hirelings?.toSetUp).toEqual([])
    expect(match.state.players.slice(0, 4).map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5])
  })

  test('nobody is advised on Reach [booklet.advanced.1]', () => {
    const factions = ['alliance', 'corvids', 'cult']
    const start = (setup: string) => {
      const match = Match.start(root, { seats: 3, seed: 3, options: { setup, factions } })
      return reported(match).includes('setup.reach')
    }
    expect([start('standard'), start('advanced'), start('draft')]).toEqual([true, false, false])
  })

  test('two seats play without dominance cards [A.7.a]', () => {
    const two = draft(2, 1).state
    const all = [...two.deck, ...two.players.flatMap(({ hand }) => hand)]
    expect(all).toHaveLength(50)
    expect(all.some(card => CARDS[card].kind === 'dominance')).toBe(false)
  })

  test('markers cover the printed suits, four of each [A.1.b]', () => {
    const suits = (seed: number) => draft(3, seed).state.suits.slice(1)
    expect(suits(1).sort()).toEqual([
      ...Array(4).fill('fox'),
      ...Array(4).fill('mouse'),
      ...Array(4).fill('rabbit'),
    ])
    expect(new Set([1, 2, 3].map(seed => String(draft(3, seed).state.suits))).size).toBe(3)
    const standard = Match.start(root, { seats: 3, seed: 1 }).state.suits
    expect(Match.start(root, { seats: 3, seed: 2 }).state.suits).toEqual(standard)
  })

  test('ruins and items are set up as ever, scores at 0; another map, another deck [A.1.a] [A.1.c] [A.2] [A.9]', () => {
    const { ruins, supply, players, map, deckName } = draft(4, 5, { map: 'lake', deck: 'exiles' }).state
    expect([map, deckName]).toEqual(['lake', 'exiles'])
    expect(ruins.filter(one => one !== null)).toHaveLength(4)
    expect(Object.values(supply).reduce((sum, n) => sum + n, 0)).toBe(12)
    expect(players.map(({ score }) => score)).toEqual([0, 0, 0, 0])
  })

  test('seats and first player are random [A.4]', () => {
    const orders = Array.from({ length: 30 }, (_, seed) => draft(4, seed, { seating: 'random' }).state.order)
    expect(new Set(orders.map(order => order[0])).size).toBe(4)
  })

  test('five factions that start in corners need the set-up cards; standard rules or the draft [5] [A.8]', () => {
    const five = ['marquise', 'eyrie', 'cult', 'duchy', 'hundreds']
    const start = (setup: string) =>
      Match.start(root, { seats: 5, seed: 1, options: { setup, factions: five } })
    expect(() => start('standard')).toThrow('Five factions')
    expect(asked(start('draft'))).toBe('draft.pick')
    const four = { seats: 4, seed: 1, options: { setup: 'advanced', factions: five.slice(0, 4) } }
    expect(asked(Match.start(root, four))).toBe('setup.corner')
  })
})

describe('the draft', () => {
  test('a militant comes first, then a card for each seat from all the others [A.8.1.a] [A.8.1.b]', () => {
    const firsts = new Set<string>()
    const others = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const [first, ...rest] = dealt(draft(4, seed))
      expect(rest).toHaveLength(4)
      firsts.add(first)
      for (const one of rest) others.add(one)
      expect(rest).not.toContain(first)
    }
    expect([...firsts].sort()).toEqual([...MILITANTS].sort())
    expect([...others].sort()).toEqual(FACTIONS.map(({ id }) => id).sort())
  })

  test('with two seats insurgents stay in the box, unless they are wanted [A.8.1.I]', () => {
    const insurgent = (match: RootMatch) => dealt(match).some(one => !MILITANTS.includes(one))
    const seeds = Array.from({ length: 40 }, (_, seed) => seed)
    expect(seeds.some(seed => insurgent(draft(2, seed)))).toBe(false)
    expect(seeds.some(seed => insurgent(draft(2, seed, { insurgents: true })))).toBe(true)
    expect(dealt(draft(2, 1))).toHaveLength(3)
  })

  test('where hirelings leave two seats too few militants, insurgents are dealt all the same [A.8.1.I] [A.8.1.b]', () => {
    const hirelings = {
      hirelings: true,
      hirelingCards: ['patrol', 'dynasty', 'expedition', 'bearers', 'vaults'],
    }
    for (let seed = 0; seed < 20; seed++) {
      const match = draft(2, seed, hirelings)
      until(match, /draft/)
      const cards = dealt(match)
      expect([cards.length, MILITANTS.includes(cards[0])]).toEqual([3, true])
      expect(cards.some(one => !MILITANTS.includes(one))).toBe(true)
    }
  })

  test('where robots and hirelings leave no militant, insurgents are dealt, and none is locked [A.8.1.I] [A.8.1.II]', () => {
    const options = {
      hirelings: true,
      hirelingCards: ['bearers', 'vaults', 'spies'],
      robots: ['mechanicalMarquise', 'electricEyrie', 'drillbitDuchy'],
    }
    for (let seed = 0; seed < 8; seed++) {
      const match = draft(2, seed, options)
      until(match, /draft/)
      const cards = cardsIn(match)
      expect(cards).toHaveLength(3)
      expect(cards.filter(({ faction, locked }) => MILITANTS.includes(faction) || locked)).toEqual([])
    }
  })

  test('a last card that is insurgent is locked until a militant is picked [A.8.1.II]', () => {
    const seed = Array.from({ length: 60 }, (_, one) => one).find(one => {
      const cards = cardsIn(draft(4, one))
      return cards[4].locked && cards.slice(1, 4).some(({ faction }) => !MILITANTS.includes(faction))
    })
    const match = draft(4, seed ?? 0)
    const cards = cardsIn(match)
    expect(cards.filter(({ locked }) => locked)).toHaveLength(1)
    const locked = keyOf(match, cards[4].faction)
    expect(refusedBy(match, locked)).toBe('A.8.1.II')
    const free = cards.slice(1, 4).find(({ faction }) => !MILITANTS.includes(faction))
    take(match, free?.faction ?? 'alliance')
    until(match, /draft/)
    expect(refusedBy(match, locked)).toBe('A.8.1.II')
    take(match, cards[0].faction)
    until(match, /draft/)
    expect(offered(match)).toContain(locked)
  })

  test('a last card that is militant is not locked [A.8.1.II]', () => {
    for (let seed = 0; seed < 60; seed++) {
      const cards = cardsIn(draft(4, seed))
      expect(cards[4].locked === true).toBe(!MILITANTS.includes(cards[4].faction))
      expect(cards.slice(0, 4).some(({ locked }) => locked)).toBe(false)
    }
  })

  test('a Vagabond comes with a character, two with different ones, and is played so [A.8.1.III]', () => {
    const seeds = Array.from({ length: 300 }, (_, seed) => seed)
    const two = seeds
      .map(seed => draft(5, seed))
      .find(match => dealt(match).filter(one => one === 'vagabond').length === 2)
    const along = cardsIn(two as RootMatch).flatMap(one => one.along ?? [])
    expect(new Set(along).size).toBe(2)
    const match = draftWith(3, ['vagabond', 'marquise'])
    const character = cardsIn(match).find(({ faction }) => faction === 'vagabond')?.along
    const seat = take(match, 'vagabond')
    expect(asked(match)).toBe('vagabond.forest')
    until(match, /draft/)
    expect(match.state.players[seat].vagabond?.character).toBe(character)
  })

  test('from the last seat counter-clockwise each picks and sets up before the next, whatever their letters [A.8.2] [booklet.advanced.3]', () => {
    const match = draftWith(3, ['eyrie', 'duchy'])
    expect(match.ask?.seats).toEqual([match.state.order[2]])
    expect(take(match, 'eyrie')).toBe(match.state.order[2])
    expect(asked(match)).toBe('setup.homeland')
    until(match, /draft/)
    expect(match.state.players[match.state.order[2]].warriors[0]).toBe(14)
    expect(match.ask?.seats).toEqual([match.state.order[1]])
    expect(offered(match)).not.toContain('eyrie')
    expect(reported(match)).toContain('draft.picked')
  })

  test('a faction whose hireling is in play is not dealt [A.6.5]', () => {
    for (let seed = 0; seed < 30; seed++) {
      const match = Match.start(root, { seats: 4, seed, options: { setup: 'draft', hirelings: true } })
      until(match, /draft/)
      const factions = match.state.players.map(({ faction }) => faction as string)
      if (factions.includes('dynasty')) expect(dealt(match)).not.toContain('eyrie')
      if (factions.includes('patrol')) expect(dealt(match)).not.toContain('marquise')
    }
  })
})

describe('homelands', () => {
  const pieces = (match: RootMatch, seat: number) => match.state.players[seat]

  test('the Marquise takes three that hang together, two warriors in each and one elsewhere [setup-card.marquise.a]', () => {
    const match = draftWith(3, ['marquise'])
    const seat = take(match, 'marquise')
    expect(offered(match)).toHaveLength(12)
    pick(match, '1')
    const near = pathsFrom(match.state, 1)
    expect(offered(match).map(Number)).toEqual([...near].sort((a, b) => a - b))
    pick(match, String(near[0]))
    const third = offered(match).map(Number)
    expect(third.every(one => [1, near[0]].some(home => pathsFrom(match.state, home).includes(one)))).toBe(
      true,
    )
    expect(third).not.toContain(1)
    pick(match, String(third[0]))
    expect(asked(match)).toBe('marquise.setup.keep')
    until(match, /draft/)
    const { warriors, built } = pieces(match, seat)
    for (const clearing of CLEARINGS)
      expect(warriors[clearing]).toBe(homes(match, seat).includes(clearing) ? 2 : 1)
    for (const home of homes(match, seat)) expect(built[home]).toBe(1)
  })

  test('she is offered no homeland beside which three do not hang together [setup-card.marquise.a]', () => {
    const match = draftWith(3, ['marquise'])
    const around = pathsFrom(match.state, 4)
    match.state.players[0].homelands = [...around]
    take(match, 'marquise')
    expect(offered(match).map(Number)).toEqual(CLEARINGS.filter(one => one !== 4 && !around.includes(one)))
  })

  test('she settles wherever she can when nowhere three hang together [setup-card.marquise.a]', () => {
    const match = draftWith(3, ['marquise'])
    match.state.players[0].homelands = CLEARINGS.filter(one => ![1, 3, 4].includes(one))
    const seat = take(match, 'marquise')
    expect(offered(match)).toEqual(['1', '3', '4'])
    pick(match, '3', '1')
    expect(homes(match, seat)).toEqual([3, 1, 4])
  })

  test('her keep stands in a homeland that is next to no enemy homeland, if there is one [setup-card.marquise.b]', () => {
    const match = draftWith(3, ['marquise', 'eyrie'])
    const eyrie = take(match, 'eyrie')
    pick(match, '1')
    until(match, /draft/)
    const seat = take(match, 'marquise')
    pick(match, '5', '6') // 2 comes by itself: 1 is an enemy homeland.
    expect([homes(match, eyrie), homes(match, seat)]).toEqual([[1], [5, 2, 6]])
    expect(offered(match)).toEqual(['2', '6'])
    pick(match, '2')
    expect(offered(match).sort()).toEqual(['2', '5', '6'])
    pick(match, '5')
    expect(offered(match).sort()).toEqual(['2', '6'])
  })

  test('the Eyrie settle on the edge, two clearings from enemy homelands [setup-card.eyrie] [setup-card.distance]', () => {
    const match = draftWith(3, ['eyrie', 'hundreds'])
    const rats = take(match, 'hundreds')
    expect(offered(match)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    pick(match, '1')
    until(match, /draft/)
    const seat = take(match, 'eyrie')
    expect(offered(match)).toEqual(['3', '6', '7', '8'])
    pick(match, '3')
    until(match, /draft/)
    const { warriors, buildings, eyrie } = pieces(match, seat)
    expect([warriors[3], buildings.roost[3], eyrie?.leader === null]).toEqual([6, 1, false])
    expect(homes(match, rats)).toEqual([1])
  })

  test('the Hundreds settle likewise: warlord, warriors, stronghold, mood, items under the ruins [setup-card.hundreds]', () => {
    const match = draftWith(3, ['hundreds', 'eyrie'])
    take(match, 'eyrie')
    pick(match, '1')
    until(match, /draft/)
    const seat = take(match, 'hundreds')
    expect(offered(match)).toEqual(['3', '6', '7', '8'])
    pick(match, '8')
    until(match, /draft/)
    const { warriors, buildings, hundreds } = pieces(match, seat)
    expect([warriors[8], buildings.stronghold[8], hundreds?.mood]).toEqual([5, 1, 'stubborn'])
    expect(match.state.ruins.filter(one => one !== null).map(items => items.length)).toEqual([1, 1, 1, 1])
  })

  test('nobody settles at the keep [setup.keep]', () => {
    const match = draftWith(3, ['marquise', 'corvids'])
    const seat = take(match, 'marquise')
    pick(match, '1', '5', '9')
    pick(match, '1')
    match.state.players[seat].homelands = []
    until(match, /draft/)
    take(match, 'corvids')
    expect(offered(match)).not.toContain('1')
    expect(offered(match)).toContain('5')
  })

  test('nobody settles where an enemy has his homeland, nor where his pieces cannot be placed [A.8.2.I.a] [A.8.2.I.b]', () => {
    const match = draftWith(3, ['marquise', 'corvids'])
    take(match, 'marquise')
    pick(match, '1', '5', '9')
    pick(match, '1')
    until(match, /draft/)
    take(match, 'corvids')
    expect(offered(match).map(Number)).toEqual(CLEARINGS.filter(one => ![1, 5, 9].includes(one)))
    const other = draftWith(3, ['marquise', 'duchy'])
    take(other, 'duchy')
    pick(other, '1')
    until(other, /draft/)
    take(other, 'marquise')
    expect(offered(other)).not.toContain('1')
  })

  test('where none is far enough one that is not adjacent will do, then one that is [A.8.2.II.a] [A.8.2.II.b]', () => {
    const match = draftWith(4, ['marquise', 'eyrie', 'hundreds'])
    take(match, 'marquise')
    pick(match, '1', '5', '9')
    pick(match, '1')
    until(match, /draft/)
    const eyrie = take(match, 'eyrie')
    until(match, /draft/)
    expect(homes(match, eyrie)).toEqual([3])
    const rats = take(match, 'hundreds')
    until(match, /draft|hands/)
    expect(homes(match, rats)).toEqual([8])
    expect(stepsToEnemies(match.state, rats, 8)).toBe(2)
    match.state.players[eyrie].homelands = [1, 2, 3, 4]
    const left = settling(match.state, rats, [10, 12], 'far', one => [one])
    expect([left, [10, 12].map(one => stepsToEnemies(match.state, rats, one))]).toEqual([
      [10, 12],
      [1, 1],
    ])
    expect(settling(match.state, rats, [1, 10], 'far', one => [one])).toEqual([10])
  })

  test('the Cult settles next to no enemy: a garden, three sent out evenly, two acolytes [setup-card.cult.a] [setup-card.cult.b]', () => {
    const match = draftWith(3, ['cult', 'eyrie'])
    take(match, 'eyrie')
    pick(match, '1')
    until(match, /draft/)
    const seat = take(match, 'cult')
    const near = [1, ...pathsFrom(match.state, 1)]
    expect(offered(match).map(Number)).toEqual(CLEARINGS.filter(one => !near.includes(one)))
    pick(match, '8')
    expect(asked(match)).toBe('place.warrior')
    expect(offered(match)).toEqual(['4', '7'])
    pick(match, '7')
    expect(asked(match)).toBe('cult.setup.outcast')
    pick(match, 'mouse')
    const { warriors, built, cult } = pieces(match, seat)
    expect([warriors[8], built[8], warriors[4], warriors[7]]).toEqual([4, 1, 1, 2])
    expect([cult?.acolytes, cult?.outcast, warriors[0]]).toEqual([2, 'mouse', 25 - 4 - 3 - 2])
  })

  test('the Duchy settles next to no enemy: a tunnel, five spread out evenly, none below [setup-card.duchy.a] [setup-card.duchy.b]', () => {
    const match = draftWith(3, ['duchy', 'eyrie'])
    take(match, 'eyrie')
    pick(match, '1')
    until(match, /draft/)
    const seat = take(match, 'duchy')
    expect(offered(match)).not.toContain('5')
    pick(match, '3')
    pick(match, '6', '11')
    const { warriors, tokens } = pieces(match, seat)
    expect([warriors[3], tokens.tunnel[3], warriors[6], warriors[7], warriors[11]]).toEqual([2, 1, 2, 1, 2])
    expect(warriors[0]).toBe(20 - 7)
  })

  test('the Corvids settle anywhere with a plot that only they know, then in each suit [setup-card.corvids]', () => {
    const match = draftWith(3, ['corvids'])
    const seat = take(match, 'corvids')
    expect(offered(match)).toHaveLength(12)
    pick(match, '12')
    expect(asked(match)).toBe('corvids.plot.kind')
    pick(match, 'bomb')
    until(match, /draft/)
    const { warriors, tokens, corvids } = pieces(match, seat)
    expect([tokens.plot[12], corvids?.plots[12]?.kind, corvids?.plots[12]?.faceUp]).toEqual([
      1,
      'bomb',
      false,
    ])
    expect(warriors[0]).toBe(15 - 4)
    expect(warriors[12]).toBeGreaterThan(0)
  })

  test('the Keepers take two adjacent clearings of the edge, relics away from them [setup-card.keepers.a] [setup-card.keepers.b]', () => {
    const match = draftWith(3, ['keepers', 'eyrie'])
    take(match, 'eyrie')
    pick(match, '1')
    until(match, /draft/)
    const seat = take(match, 'keepers')
    expect(offered(match)).toEqual(['3', '6', '7', '8'])
    pick(match, '3')
    expect(offered(match)).toEqual(['6', '7'])
    pick(match, '7')
    const { warriors, keepers } = pieces(match, seat)
    expect([warriors[3], warriors[7]]).toEqual([4, 4])
    const lying = (forest: number) => keepers?.buried.filter(one => one.forest === forest).length
    expect([25, 26, 27].map(lying)).toEqual([1, 1, 1])
    expect([21, 22, 23, 24].map(lying).sort()).toEqual([2, 2, 2, 3])
  })

  test('where no two of the edge are left side by side, the Keepers take any two of it [setup-card.keepers.a]', () => {
    const match = draftWith(3, ['keepers'])
    match.state.players[0].homelands = CLEARINGS.filter(one => ![5, 6, 7, 10].includes(one))
    const seat = take(match, 'keepers')
    expect(offered(match)).toEqual(['5', '6', '7'])
    pick(match, '6')
    expect(offered(match)).toEqual(['5', '7'])
    pick(match, '7')
    expect(homes(match, seat)).toEqual([6, 7])
  })

  test('Alliance and Riverfolk have none and start as ever [setup-card.alliance] [setup-card.riverfolk]', () => {
    const match = draftWith(3, ['alliance', 'riverfolk', 'eyrie'])
    const rebels = take(match, 'alliance')
    expect(pieces(match, rebels).alliance?.supporters).toHaveLength(3)
    expect(pieces(match, rebels).tokens.sympathy[0]).toBe(10)
    const otters = take(match, 'riverfolk')
    until(match, /draft/)
    const { warriors, riverfolk } = pieces(match, otters)
    expect(CLEARINGS.reduce((sum, one) => sum + warriors[one], 0)).toBe(4)
    expect(riverfolk).toBeDefined()
    expect([homes(match, rebels), homes(match, otters)]).toEqual([[], []])
  })

  test('the Vagabond: forest, quests, items under the ruins; a second brings his own set [setup-card.vagabond.a] [setup-card.vagabond.b]', () => {
    const seeds = Array.from({ length: 600 }, (_, seed) => seed)
    const seed = seeds.find(one => {
      const match = draft(3, one)
      return dealt(match).filter(faction => faction === 'vagabond').length === 2 && !cardsIn(match)[3].locked
    })
    const match = draft(3, seed ?? 0)
    take(match, 'vagabond')
    expect(offered(match)).toHaveLength(7)
    until(match, /draft/)
    expect(match.state.quests).toHaveLength(3)
    const ruins = () => match.state.ruins.filter(one => one !== null).map(items => items.length)
    expect(ruins()).toEqual([1, 1, 1, 1])
    const second = take(match, 'vagabond')
    until(match, /draft/)
    expect(match.state.quests).toHaveLength(3)
    expect(ruins()).toEqual([2, 2, 2, 2])
    take(match, dealt(match)[0])
    until(match, /hands/)
    expect(match.state.players[second].vagabond?.relations.filter(one => one === 'indifferent')).toHaveLength(
      1,
    )
  })
})

test('a drafted game is played to its end by a rule', () => {
  for (let seed = 0; seed < 6; seed++) {
    const match = draft(2 + (seed % 5), seed, { hirelings: seed % 2 === 0, landmarks: seed % 3 })
    const chance = Chance.of(seed)
    for (let picks = 0; match.ask && picks < root.bound; picks++) {
      const [seat] = match.ask.waiting
      match.pick(seat, chance.below(match.ask.count(seat)))
    }
    expect(match.outcome).not.toBeNull()
  }
})

test('hands are dealt once landmarks stand, and then none of them is set up again [A.7]', () => {
  const match = draft(3, 5, { landmarks: 1, landmarkCards: ['elderTreetop'] })
  const seat = match.ask?.waiting[0] ?? 0
  while (asked(match)?.startsWith('landmark.')) match.pick(seat, 0)
  expect(asked(match)).toBe('draft.pick')
  expect(match.state.players[seat].hand).toHaveLength(5)
  expect(match.canUndo(seat)).toBe(false)
})
