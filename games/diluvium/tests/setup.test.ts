import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import type { Difficulty } from '../data/campaign.ts'
import { diluvium } from '../game.ts'
import { hardened } from '../rules/bonuses.ts'
import { held, placesOf } from '../rules/query.ts'
import { SCENARIO_RULES } from '../scenarios/index.ts'
import { type Diluvium, RIVAL } from '../state.ts'
import { view } from '../view.ts'

const start = (seats: number, options: { readonly [name: string]: unknown } = {}, seed = 1) =>
  Match.start(diluvium, { seats, options, seed }).state

describe('a scenario is set up', () => {
  test('with you as the Greeks, ships in the Cities, settlers, markers and strength [setup.3] [setup.8] [setup.9] [setup.10] [setup.11] [setup.12] [setup.13] [setup.14] [setup.15] [setup.16] [setup.17] [setup.18] [setup.19]', () => {
    const { players, rival, places } = start(1)
    const [you] = players
    expect([you.civ, rival?.civ]).toEqual(['greek', 'egyptian'])
    expect([you.explorer, you.warships[0].at]).toEqual(['-1,4', '-1,4'])
    expect([rival?.explorer, rival?.warships[0].at]).toEqual(['1,-1', '1,-1'])
    expect([you.reserve.length, rival?.reserve.length]).toEqual([6, 6])
    expect(places['-1,4'].islands.map(({ settlers }) => settlers)).toEqual([[0], [0], [0]])
    expect(places['1,-1'].islands.map(({ settlers }) => settlers)).toEqual([[RIVAL], [RIVAL], [RIVAL]])
    expect([you.markers, rival?.markers, you.strength, rival?.strength]).toEqual([8, 8, 1, 1])
    expect(held(you.resources)).toBe(0)
  })

  test('with its piles, gold, column, tokens and deck [setup.20] [setup.21] [setup.22] [setup.23] [setup.24] [setup.26]', () => {
    const { supply, gold, rival, ruins } = start(1)
    expect(supply).toEqual({ food: 15, craft: 15, weapons: 15 })
    expect(gold).toMatchObject({ supply: 60, aside: null })
    expect(rival?.column).toEqual(['food', 'craft', 'weapons', 'ruins'])
    expect([rival?.pile.length, rival?.discard.length, ruins.deck.length]).toEqual([8, 0, 20])
  })

  test('with tiles of the level that each position asks for, level 0 face up [setup.4] [setup.7]', () => {
    const seen = new Set<number>()
    for (let seed = 1; seed <= 5; seed++) {
      const { places, data } = start(1, {}, seed)
      for (const { city, tile, level, up } of Object.values(places)) {
        if (city !== null) continue
        expect(data.tiles[tile].level).toBe(level)
        expect(up).toBe(level === 0)
        seen.add(tile)
      }
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  test('with the tiles that it names where it says, and none of them drawn besides [setup.5] [setup.6]', () => {
    const { data } = start(1)
    for (const scenario of SCENARIO_RULES.map(({ id }) => id)) {
      const { faceUp, faceDown, mixes } = data.scenarios[scenario]
      const named = [...faceUp, ...faceDown]
      for (const seed of [1, 2, 3]) {
        const { places, box } = start(1, { scenario }, seed)
        const laid = Object.values(places)
        for (const { at, tile } of named) {
          expect(places[at].tile).toBe(tile)
          expect([...laid.map(place => place.tile), ...box].filter(one => one === tile)).toHaveLength(1)
        }
        for (const [number, { tiles }] of mixes.entries()) {
          const mixed = laid.filter(({ mix }) => mix === number)
          const from = mixed.filter(({ tile }) => tiles.includes(tile))
          expect(from).toHaveLength(Math.min(tiles.length, mixed.length))
        }
      }
    }
    expect(SCENARIO_RULES.some(({ id }) => data.scenarios[id].mixes.length > 0)).toBe(true)
  })

  test('with bonuses of the campaign, all of them, before the difficulty [setup.28] [setup.29] [setup.30] [s01.10] [s02.8] [s03.13] [s03.14]', () => {
    const options = {
      food: true,
      fewerZeros: true,
      card: 'ruShip',
      rack: true,
      home: 5,
      difficulty: 'difficult',
    }
    const { players, supply, rival, ruins, places, box } = start(1, options)
    expect(players[0].resources.food).toBe(1)
    expect(supply.food).toBe(12)
    expect(rival?.pile.filter(id => id.startsWith('ct0'))).toHaveLength(1)
    expect(players[0].hand).toEqual(['ruShip'])
    expect(ruins.deck.filter(id => id === 'ruShip')).toHaveLength(1)
    expect(places['-1,4']).toMatchObject({ tile: 5, city: 'greek', up: true })
    expect(box).not.toContain(5)
    expect(players[0].racks).toBe(2)
  })

  test('with the starting settlers on slots of the home tile as you choose, for nothing [setup.31]', () => {
    const match = Match.start(diluvium, { seats: 1, options: { home: 5 }, seed: 1 })
    expect(match.waiting).toMatchObject({ prompt: 'home', seats: [0] })
    for (const type of ['food', 'weapons']) match.pickKey(0, type) // The third has one island left.
    expect(match.state.places['-1,4'].islands.map(({ settlers }) => settlers.length)).toEqual([2, 1])
    expect(match.state.players[0].reserve).toHaveLength(6)
    expect(held(match.state.players[0].resources)).toBe(0)
  })

  test('on its own: Egyptian allies in S08 and S15, the Aztec Warship beside you in S09, your City as home in S11 [setup.33] [setup.34] [setup.35]', () => {
    for (const scenario of ['s08', 's15']) expect(start(1, { scenario }).allies).toBe('egyptian')
    const fleet = (scenario: string) => start(1, { scenario }).players[0].warships.map(({ civ }) => civ)
    expect(fleet('s09')).toEqual(['greek', 'aztec'])
    expect(fleet('s10')).toEqual(['greek'])
    const { players, places } = start(1, { scenario: 's11' })
    expect(places[players[0].city]).toMatchObject({ city: 'greek', tile: 0 })
  })

  test('without bonuses of its own [setup.32]', () => {
    const { players } = start(1)
    expect(players[0]).toMatchObject({ board: 'standard', racks: 1, hand: [] })
  })
})

describe('difficulty', () => {
  const at = (difficulty: string) => {
    const { supply, gold, rival, ruins } = start(1, { difficulty })
    return [supply.food, supply.craft, supply.weapons, gold?.supply, rival?.strength, ruins.deck.length]
  }

  test('takes more away at every level, with all of the lower ones [setup.1] [difficulty.2] [difficulty.3] [difficulty.4] [difficulty.5] [difficulty.6]', () => {
    expect(at('normal')).toEqual([15, 15, 15, 60, 1, 20])
    expect(at('difficult')).toEqual([13, 13, 13, 50, 1, 20])
    expect(at('extreme')).toEqual([13, 13, 13, 50, 2, 20])
  })

  test('takes gold from aside where that is counted, and where there is no rival no more than piles and gold [difficulty.10] [difficulty.11]', () => {
    const hard = (difficulty: Difficulty, changes: Partial<Diluvium>) => {
      const state = Object.assign(start(1), { difficulty }, changes)
      hardened(state)
      return state
    }
    const gold = { supply: 6, aside: 62, taken: 0, spent: 0, start: 68 }
    expect(hard('difficult', { gold }).gold).toMatchObject({ supply: 6, aside: 52, start: 58 })
    const alone = hard('divine', { rival: null })
    expect(alone.supply).toEqual({ food: 13, craft: 13, weapons: 13 })
    expect([alone.gold?.supply, alone.rival, alone.players[0].strength]).toEqual([50, null, 1])
  })

  test('divine punishment applies a card to the rival after everything else: T10 [difficulty.7] [difficulty.8] [difficulty.9]', () => {
    const match = Match.start(diluvium, { seats: 1, options: { difficulty: 'divine' }, seed: 3 })
    expect(match.history?.journal[0].id).toBe('rival.card')
    expect(match.state.ruins.discard.length + match.state.ruins.deck.length).toBe(20)
    expect(match.state.start).toEqual({ food: 13, craft: 13, weapons: 13 })
  })
})

describe('a table of several is set up', () => {
  test.each([
    [2, 24, 14, 'base.setup.1', 'base.setup.2'],
    [3, 32, 16, 'base.setup.3', 'base.setup.4'],
    [4, 40, 19, 'base.setup.5', 'base.setup.6'],
  ] as const)(
    'for %i: %i of each resource, %i tiles [%s] [%s] [base.setup.7] [base.setup.10] [base.setup.11] [base.setup.12] [base.setup.16]',
    (seats, pile, tiles, _, __) => {
      const state = start(seats, {}, 7)
      const { multi } = state.data
      expect(placesOf(state).filter(({ city }) => city === null)).toHaveLength(tiles)
      expect(state.start).toEqual({ food: pile, craft: pile, weapons: pile })
      let food = 0
      for (let place = 0; place < seats; place++) {
        const player = state.players[(state.first + place) % seats]
        expect([player.resources.food, player.gold]).toEqual([
          multi[seats].start[place].food,
          multi[seats].start[place].gold,
        ])
        expect([player.reserve.length, player.markers, player.strength, player.explorer]).toEqual([
          6,
          8,
          1,
          player.city,
        ])
        expect(player.city).toBe(state.data.layouts[multi[seats].layout].cities[place])
        food += player.resources.food
      }
      expect(state.supply.food).toBe(pile - food)
      expect(state.gold).toBeNull()
    },
  )

  test('with a random first player [base.setup.8]', () => {
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(seed => start(4, {}, seed).first)
    expect(new Set(firsts).size).toBeGreaterThan(2)
  })

  test('with civilisations of one’s choice, each once [base.setup.9]', () => {
    expect(start(2, { civs: ['aztec', 'chinese'] }).players.map(({ civ }) => civ)).toEqual([
      'aztec',
      'chinese',
    ])
    expect(() => start(2, { civs: ['aztec', 'aztec'] })).toThrow(/aztec/)
  })

  test('with standard boards, boards that are dealt, or drafted from the last seat on [base.setup.13] [base.setup.14] [base.setup.15]', () => {
    expect(start(4).players.map(({ board }) => board)).toEqual(Array(4).fill('standard'))
    const dealt = start(4, { boards: 'dealt' }).players.map(({ board }) => board)
    expect(dealt.sort()).toEqual(['coloniser', 'exploiter', 'explorer', 'warrior'])
    const match = Match.start(diluvium, { seats: 3, options: { boards: 'draft' }, seed: 1 })
    const last = (match.state.first + 2) % 3
    expect(match.waiting).toMatchObject({ prompt: 'board', seats: [last] })
  })
})

describe('what is hidden', () => {
  test('tiles face down but for their level, the box, decks and their order [vis.1] [vis.2] [vis.3] [vis.8] [setup.25]', () => {
    const state = start(1)
    const seen = view(state, 0)
    for (const place of Object.values(seen.places)) {
      if (!place.up) expect(place.tile).toBeNull()
      expect(place.level).toBeTypeOf('number')
    }
    expect(seen.ruins).toEqual({ deck: 20, discard: [], aside: false })
    expect(seen.rival?.pile).toEqual(['ct0a', 'ct0b', 'ct1a', 'ct1b', 'ct1r', 'ct2a', 'ct2b', 'ct2r'])
    expect(seen).not.toHaveProperty('box')
    expect(seen).not.toHaveProperty('objectives')
  })

  test('Objective tokens that lie face down [vis.4]', () => {
    const state = start(1)
    state.places['0,1'].token = { n: 3, up: false }
    expect(view(state, 0).places['0,1'].token).toEqual({ n: null, up: false })
    state.places['0,1'].token.up = true
    expect(view(state, 0).places['0,1'].token).toEqual({ n: 3, up: true })
  })

  test('hands, but not how many cards; all else is open [vis.5] [vis.6] [vis.7]', () => {
    const state = start(2)
    state.players[0].hand.push(state.ruins.deck.pop() ?? 'ruGold')
    expect(view(state, 0).players[0].hand).toHaveLength(1)
    expect(view(state, 1).players[0]).toMatchObject({ hand: null, cards: 1, gold: state.players[0].gold })
    expect(view(start(1), null).rival?.column).toHaveLength(4)
  })
})

test('tiles are called by the letter of their column and their rank from the north', () => {
  const { places } = start(1)
  const names = (['-2,2', '-1,1', '0,0', '0,3', '2,1'] as const).map(at => places[at].name)
  expect(names).toEqual(['A1', 'B1', 'C1', 'C4', 'E2'])
})

describe('a home tile', () => {
  const refusal = (options: { readonly [name: string]: unknown }, seats = 1): string | null => {
    try {
      Match.start(diluvium, { seats, options, seed: 1 })
      return null
    } catch (mistake) {
      return (mistake as Error).message
    }
  }

  test.each([
    ['of level 0, all of which lie on the usual map', { home: 3 }],
    ['that a goal of the scenario is about', { scenario: 's02', home: 19 }],
    ['that lies face up from the start', { scenario: 's08', home: 14 }],
    ['that guards the sanctuary', { scenario: 's12', home: 27 }],
  ])('%s is refused with a sentence [setup.30]', (_, options) => {
    expect(refusal(options)).toBe(`Tile ${options.home} is needed on the map of this scenario.`)
  })

  test('that the map can spare takes the place of your City, in every scenario', () => {
    for (const { id: scenario } of SCENARIO_RULES) {
      const state = start(1, { scenario, home: 10 })
      expect(placesOf(state).filter(({ tile }) => tile === 10)).toHaveLength(1)
      expect(placesOf(state).every(({ tile, city }) => tile > 0 || city !== null)).toBe(true)
    }
    expect(refusal({ scenario: 's11', home: 3 })).toBeNull()
  })

  test('is no matter for several', () => {
    expect(refusal({ home: 3 }, 2)).toBeNull()
  })
})
