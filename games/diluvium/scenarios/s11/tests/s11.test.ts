import { keys } from '@tablee/common/testing/answers.ts'
import { Chance, readSetup } from '@tablee/kernel'
import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../../../data/all.ts'
import { ROADS } from '../../../data/campaign.ts'
import { type Hex, type IslandType, RESOURCES, type Resource } from '../../../data/types.ts'
import { diluvium } from '../../../game.ts'
import { room } from '../../../index.ts'
import { exploreTargets } from '../../../rules/rival/paths.ts'
import { startState } from '../../../rules/setup.ts'
import { type Diluvium, RIVAL } from '../../../state.ts'
import { type Position, solo } from '../../../tests/position.ts'

const HOME = '-1,4'
const GREENS: readonly Hex[] = ['0,0', '1,0', '-1,1', '2,0']
const position = (options = {}): Position => solo({ scenario: 's11', ...options })

/** A tile lies at a position, face down. */
const hidden = (one: Position, at: Hex, number: number) =>
  one.tile(at, number).change(({ places }) => {
    Object.assign(places[at], { up: false, known: false, islands: [], markers: [] })
  })

/** Resources lie on an island. */
const stocked = (one: Position, at: Hex, type: Resource, count: number) => {
  one.island(at, type).stock = count
  one.state.supply[type] -= count
  return one
}

const stocks = ({ places }: Diluvium, at: Hex) =>
  places[at].islands.map(({ type, stock }): [IslandType, number] => [type, stock])

/** Your Exploration Ship sails from -1,2 to -1,1. */
function revealing(one: Position, action = 'explore') {
  const match = one.up('-1,2').explorer(0, '-1,2').warship(0, '-1,2').has(0, { food: 2 }).at(['turn', 0])
  match.pickKey(0, action)
  match.pickKey(0, '-1,1')
  return match
}

const rivalDoes = (one: Position, action: 'explore' | 'colonise' | 'fight') =>
  one.last(0, action).tokens('ct1a').at('rival')

describe('the set-up', () => {
  test('the Aztecs, tokens on the green tiles, resources on the two tiles of cost 0 [s11.1] [s11.2] [s11.3] [s11.4] [s11.5]', () => {
    const setup = readSetup(diluvium, 1, { scenario: 's11' }, 1)
    const state = startState(setup, Chance.of(1), reconstructed.usual)
    expect(state.rival).toMatchObject({ civ: 'aztec', column: ['food', 'weapons', 'craft', 'ruins'] })
    expect(state.start).toEqual({ food: 20, craft: 22, weapons: 12 })
    const tokens = Object.values(state.places).filter(({ token }) => token)
    expect(tokens.map(({ at }) => at).sort()).toEqual([...GREENS].sort())
    expect(tokens.map(({ token }) => token?.n).sort()).toEqual([1, 2, 3, 4])
    expect(tokens.every(({ token }) => token?.up === false)).toBe(true)
    const open = Object.values(state.places).filter(({ up, city }) => up && city === null)
    expect(open.map(({ at }) => at)).toEqual(['-1,3', '0,3'])
    for (const { islands } of open) for (const { slots, stock } of islands) expect(stock).toBe(slots)
    for (const one of RESOURCES) {
      const laid = open.flatMap(({ islands }) => islands.filter(({ type }) => type === one))
      expect(state.supply[one]).toBe(state.start[one] - laid.reduce((sum, { stock }) => sum + stock, 0))
    }
    expect(state.places[HOME].islands.every(({ stock }) => stock === 0)).toBe(true)
  })
})

describe('tokens', () => {
  test.each(['explore', 'fight'])('are turned with a tile that you reveal: %s [s11.6]', action => {
    expect(revealing(position(), action).state.places['-1,1'].token?.up).toBe(true)
  })

  test('stay hidden on a tile that the rival reveals, until your Exploration Ship stops there [s11.7]', () => {
    const { places } = rivalDoes(position().explored(RIVAL, '2,1'), 'explore').state
    expect(places['2,0']).toMatchObject({ up: true, token: { up: false } })
    expect(revealing(position().up('-1,1'), 'fight').state.places['-1,1'].token?.up).toBe(false)
    expect(revealing(position().up('-1,1')).state.places['-1,1'].token?.up).toBe(true)
  })
})

describe('the promised land', () => {
  const found = (n: number, gold = 0, up = true) =>
    position()
      .up('-1,1')
      .gold(0, gold)
      .gold(RIVAL, 3)
      .explorer(0, '-1,1')
      .last(0, 'exploit')
      .tokens('ct1a')
      .change(({ places }) => {
        const at = GREENS.find(one => places[one].token?.n === n) as Hex
        const swap = places[at].token
        places[at].token = places['-1,1'].token
        places['-1,1'].token = swap && { ...swap, up }
      })

  test('is token 1 under your Exploration Ship, whatever the gold [s11.8] [s11.29]', () => {
    expect(found(1).at('roundEnd').outcome).toMatchObject({
      winners: [0],
      why: { values: { outcome: 'decouvreuse' } },
    })
    expect(found(2).at('roundEnd').outcome).toBeNull()
    expect(found(1).explorer(0, HOME).warship(0, '-1,1').at('roundEnd').outcome).toBeNull()
    expect(found(1, 0, false).at('roundEnd').outcome).toBeNull()
  })

  test('tells your gold and the rival’s, by which the campaign log goes [s11.26]', () => {
    const values = (gold: number) => found(1, gold).at('roundEnd').outcome?.why.values
    expect(values(4)).toMatchObject({ gold: 4, rival: 3 })
    expect(values(2)).toMatchObject({ gold: 2, rival: 3 })
  })

  test('ends the campaign [s11.30]', () => {
    expect(ROADS.decouvreuse).toMatchObject({ from: 's11', to: null })
  })
})

describe('the clock', () => {
  const round = (one: Position) => one.last(0, 'exploit').tokens('ct1a').at('round').state.final

  test('runs out with Food, Craft or gold, not with Weapons [s11.9] [s11.27] [s11.28]', () => {
    expect(round(position().pile('weapons', 0))).toBe(false)
    expect(round(position().pile('food', 0))).toBe(true)
    expect(round(position().pile('craft', 0))).toBe(true)
    expect(round(position().gold(0, 30).gold(RIVAL, 30))).toBe(true)
  })
})

describe('resources on tiles', () => {
  test('come from the piles, one per slot, when a tile is revealed: T7 [s11.19] [s11.20]', () => {
    const { state } = revealing(hidden(position(), '-1,1', 27))
    expect(stocks(state, '-1,1')).toEqual([
      ['weapons', 2],
      ['craft', 1],
    ])
    expect(state.supply).toMatchObject({ weapons: 10, craft: 21 })
    expect(state.rival?.warships[0].at).toBe('3,0')
    const ruins = revealing(hidden(position(), '-1,1', 19)).state
    expect(stocks(ruins, '-1,1')).toEqual([
      ['craft', 2],
      ['ruins', 0],
      ['weapons', 1],
    ])
  })

  test('are fewer where Food or Craft run short, and the empty pile ends the game [s11.21]', () => {
    const match = revealing(hidden(position(), '-1,1', 26).pile('food', 3))
    expect(stocks(match.state, '-1,1')).toEqual([
      ['food', 1],
      ['craft', 1],
    ])
    expect(match.state.rival?.warships[0].at).toBe('3,0')
    for (const key of ['pass', 'end']) match.pickKey(0, key)
    expect(match.state.final).toBe(true)
  })

  test('go to your settler on its arrival, as long as there are any [s11.22]', () => {
    const one = stocked(position().tile('-1,3', 1).explored(0, '-1,3'), '-1,3', 'food', 1)
    const match = one.at(['turn', 0])
    for (const key of ['colonise', 'reserve:0', '-1,3:food', 'reserve:0', '-1,3:food']) match.pickKey(0, key)
    expect(match.state.players[0].resources.food).toBe(1)
    expect(match.state.places['-1,3'].islands[0]).toMatchObject({ stock: 0, settlers: [0, 0] })
    expect(match.state.supply.food).toBe(19)
  })

  test('are discarded where the rival settles [s11.23]', () => {
    const one = stocked(position().tile('-1,3', 1).explored(RIVAL, '-1,3'), '-1,3', 'food', 2)
    const { state } = rivalDoes(one, 'colonise')
    expect(state.places['-1,3'].islands[0]).toMatchObject({ stock: 1, settlers: [RIVAL] })
    expect(state.discarded.food).toBe(1)
    expect(state.supply.food).toBe(18)
  })

  test('are what Exploit takes, and no more: H39 [s11.24]', () => {
    const one = position().home(0).tile('-1,3', 3).explored(0, '-1,3').settlers(0, '-1,3', 'craft', 2)
    const match = stocked(one, '-1,3', 'craft', 1).at(['turn', 0])
    match.pickKey(0, 'exploit')
    expect(match.state.players[0].resources).toEqual({ food: 0, craft: 1, weapons: 0 })
    expect(match.state.supply.craft).toBe(21)
  })

  test('never lie on the home tile, which takes from the piles [s11.25]', () => {
    const match = position().at(['turn', 0])
    match.pickKey(0, 'exploit')
    expect(match.state.players[0].resources).toEqual({ food: 1, craft: 1, weapons: 1 })
    expect(match.state.supply).toEqual({ food: 19, craft: 21, weapons: 11 })
    const placed = position().home(0).at(['turn', 0])
    for (const key of ['colonise', 'reserve:0', `${HOME}:craft`]) placed.pickKey(0, key)
    expect(placed.state.supply.craft).toBe(21)
    expect(placed.state.players[0].resources.craft).toBe(1)
  })
})

describe('where Weapons lack', () => {
  const open = () => hidden(position().up('2,0', '2,1', '1,1', '1,0'), '-1,1', 27)

  test('the rival’s Warship moves once as if it fought: H38 [s11.10] [s11.11]', () => {
    const { state } = revealing(open().pile('weapons', 1).dice(1))
    expect(stocks(state, '-1,1')).toEqual([
      ['weapons', 1],
      ['craft', 1],
    ])
    expect(['2,0', '2,1']).toContain(state.rival?.warships[0].at)
    const none = revealing(open().pile('weapons', 0).dice(1)).state
    expect(['2,0', '2,1']).toContain(none.rival?.warships[0].at)
  })

  test('it may drive off the ship that has revealed the tile, which then explores nothing [s11.10] [s11.15]', () => {
    const match = revealing(open().up('0,0').warship(RIVAL, '0,0').pile('weapons', 0))
    expect(match.state.rival?.warships[0].at).toBe('-1,1')
    expect(match.state.players[0].explorer).toBe(HOME)
    expect(match.ask?.id).toBe('after')
  })

  test('it goes on where it has revealed the tile itself [s11.10]', () => {
    const one = hidden(position(), '1,2', 7).up('2,1').pile('weapons', 0)
    const { state } = rivalDoes(one.warship(RIVAL, '2,1').explorer(0, '0,3'), 'fight')
    expect(state.places['1,2'].up).toBe(true)
    expect(state.rival?.warships[0].at).toBe('0,3')
    expect(state.players[0].explorer).toBe(HOME)
  })

  test('it fights your Warship on its way, and may fight again in its turn if it loses: you did not attack [s11.10] [rfight.1]', () => {
    const match = open()
      .up('0,1', '-1,2')
      .explorer(0, '-1,2')
      .warship(0, '0,1')
      .warship(RIVAL, '1,1')
      .strength(0, 6)
      .has(0, { food: 2 })
      .pile('weapons', 0)
      .tokens('ct1a')
      .at(['turn', 0])
    for (const key of ['explore', '-1,1', '0']) match.pickKey(0, key)
    expect(match.state.rival).toMatchObject({ beaten: false, warships: [{ at: '3,0' }] })
  })

  test('it stays where you have just beaten it [s11.10]', () => {
    const { state } = revealing(
      open()
        .pile('weapons', 0)
        .change(({ rival }) => {
          if (rival) rival.beaten = true
        }),
    )
    expect(state.rival?.warships[0].at).toBe('3,0')
  })
})

describe('the rival’s ships', () => {
  test('the Warship heads for your Exploration Ship [s11.13]', () => {
    const { rival } = rivalDoes(
      position().up('2,1', '1,1', '1,2', '0,2').explorer(0, '2,1').warship(RIVAL, '0,2').dice(1),
      'fight',
    ).state
    expect(['1,1', '1,2']).toContain(rival?.warships[0].at)
  })

  const besieged = () => position().home(0).settlers(0, HOME, 'food').warship(RIVAL, '-1,3')

  test('it may come to your home tile, which loses nothing but its settlers [s11.12] [s11.14] [s11.18]', () => {
    const match = rivalDoes(besieged().warship(0, '0,3').explored(0, '0,3'), 'fight')
    expect(match.outcome).toBeNull()
    expect(match.state.rival?.warships[0].at).toBe(HOME)
    expect(match.state.players[0].reserve).toHaveLength(9)
  })

  test('there your ships flee to the nearest tile that you have explored, as you choose [s11.16] [s11.17]', () => {
    const one = besieged().warship(0, '0,3').explored(0, '0,3').explored(0, '-1,2')
    expect(rivalDoes(one, 'fight').state.players[0].explorer).toBe('0,3')
    const match = rivalDoes(besieged().warship(0, '0,3').explored(0, '0,3').explored(0, '-1,3'), 'fight')
    expect(match.ask?.id).toBe('harbour')
    expect(keys(match, 0).sort()).toEqual(['-1,3', '0,3'])
    match.pickKey(0, '-1,3')
    expect(match.state.players[0].explorer).toBe('-1,3')
  })

  test('a beaten Warship of yours flees there too [s11.16]', () => {
    const match = rivalDoes(besieged().strength(RIVAL, 6).explored(0, '0,3').tokens('ct1a', 'ct1b'), 'fight')
    match.pickKey(0, '0')
    expect(match.state.rival?.warships[0].at).toBe(HOME)
    expect(match.state.players[0].warships[0].at).toBe('0,3')
  })

  test('elsewhere your ships flee to the home tile, settlers to the reserve though it has room [s11.15] [s11.18]', () => {
    const one = position().home(0).explored(0, '0,3').settlers(0, '0,3', 'food').explorer(0, '0,3')
    const { players } = rivalDoes(one.up('0,2').warship(RIVAL, '0,2'), 'fight').state
    expect(players[0].explorer).toBe(HOME)
    expect(players[0].reserve).toHaveLength(9)
  })

  test('the Exploration Ship may explore a home tile [s11.14]', () => {
    const { state } = position({ home: 12 }).explorer(RIVAL, '-1,3')
    expect(exploreTargets(state).targets).toContain(HOME)
  })
})

test.each([{}, { home: 12, difficulty: 'divine' }])('random games keep the laws: %j', options => {
  expect(
    lawful(room, { games: 6, seed: 1, seats: 1, samples: 10, options: { scenario: 's11', ...options } })
      .games,
  ).toBe(6)
})
