import { keys } from '@tablee/common/testing/answers.ts'
import { Chance, readSetup } from '@tablee/kernel'
import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../../../data/all.ts'
import { ROADS } from '../../../data/campaign.ts'
import type { Hex } from '../../../data/types.ts'
import { diluvium } from '../../../game.ts'
import { room } from '../../../index.ts'
import { checklist } from '../../../rules/checklist.ts'
import { startState } from '../../../rules/setup.ts'
import { RIVAL } from '../../../state.ts'
import { type Position, solo } from '../../../tests/position.ts'

const GREENS: readonly Hex[] = ['0,0', '1,0', '0,1', '-1,1', '1,1']
const position = (options = {}): Position => solo({ scenario: 's14', ...options })

/** The rival colonises; it has explored nothing, so that it cannot place. */
const colonising = (one: Position) => one.last(0, 'colonise').tokens('ct1a').at('rival')

describe('the set-up', () => {
  test('the Chinese, the levels and green tiles [s14.1] [s14.2] [s14.3] [s14.4]', () => {
    const { rival, supply, places } = position().state
    expect(rival).toMatchObject({ civ: 'chinese', column: ['food', 'weapons', 'craft', 'ruins'] })
    expect(supply).toEqual({ food: 16, craft: 16, weapons: 16 })
    const of = (level: number) =>
      Object.values(places).flatMap(one => (one.city === null && one.level === level ? [one.at] : []))
    expect(of(0)).toEqual(['-1,3', '0,3'])
    expect(of(2).sort()).toEqual([...GREENS, '-1,2', '0,2'].sort())
    expect(
      Object.values(places)
        .flatMap(({ at, green }) => (green ? [at] : []))
        .sort(),
    ).toEqual([...GREENS].sort())
  })

  test('five of tiles 17 to 24 on the green positions, others of their level on the rest [s14.5] [s14.6]', () => {
    const setup = readSetup(diluvium, 1, { scenario: 's14' }, 1)
    const seen = new Set<number>()
    for (let seed = 1; seed <= 30; seed++) {
      const { places } = startState(setup, Chance.of(seed), reconstructed.usual)
      for (const at of GREENS) {
        expect(places[at].tile).toBeGreaterThanOrEqual(17)
        expect(places[at].tile).toBeLessThanOrEqual(24)
      }
      for (const at of ['-1,2', '0,2'] as const) seen.add(places[at].tile)
    }
    expect([...seen].every(tile => tile >= 17 && tile <= 28)).toBe(true)
    expect([...seen].some(tile => tile > 24)).toBe(true)
    expect([...seen].some(tile => tile <= 24)).toBe(true)
  })
})

describe('where the rival cannot place a settler', () => {
  // 23 is F3 C1 W1, 24 is C2 W2 F1.
  const settled = () =>
    position()
      .tile('0,1', 23)
      .explored(0, '0,1')
      .tile('1,1', 24)
      .explored(0, '1,1')
      .column('ruins', 'weapons', 'food', 'craft')

  test('one of yours is replaced, on the highest token of the column that has any [s14.7] [s14.8] [s14.9] [s14.13]', () => {
    const one = settled().settlers(0, '0,1', 'weapons').settlers(0, '0,1', 'food').settlers(0, '1,1', 'craft')
    const { places, players, rival } = colonising(one).state
    expect(places['0,1'].islands.map(({ settlers }) => settlers)).toEqual([[RIVAL], [], [RIVAL]])
    expect(places['1,1'].islands[0].settlers).toEqual([0])
    expect(players[0].reserve).toHaveLength(5)
    expect(rival?.reserve).toHaveLength(4)
    expect(rival?.column).toEqual(['ruins', 'craft', 'weapons', 'food'])
    expect(rival?.gold).toBe(0)
  })

  test('you choose among those that are alike [s14.10]', () => {
    const match = colonising(settled().settlers(0, '0,1', 'weapons').settlers(0, '1,1', 'weapons'))
    expect(match.ask?.id).toBe('replaced')
    expect(keys(match, 0)).toEqual(['0,1:0', '1,1:0'])
    match.pickKey(0, '1,1:0')
    const { places } = match.state
    expect(places['1,1'].islands[1].settlers).toEqual([RIVAL])
    // The Weapons token is at the bottom now, and the second settler replaces the other by it.
    expect(places['0,1'].islands[2].settlers).toEqual([RIVAL])
  })

  test('those in your City are safe; without any other the rival is paid as usual [s14.11] [s14.12]', () => {
    const { rival, supply, places } = colonising(settled()).state
    expect(places['-1,4'].islands.flatMap(({ settlers }) => settlers)).toEqual([0, 0, 0])
    expect(rival?.gold).toBe(2)
    expect(supply.weapons).toBe(14)
    expect(rival?.reserve).toHaveLength(6)
  })

  test('an empty reserve pays 10 gold and replaces nobody [s14.13]', () => {
    const { rival, places } = colonising(settled().settlers(0, '0,1', 'weapons').without(RIVAL, 6)).state
    expect(rival?.gold).toBe(20)
    expect(places['0,1'].islands[2].settlers).toEqual([0])
  })

  test('on Ruins it draws a card [s14.14]', () => {
    const one = position().tile('0,1', 19).explored(0, '0,1').settlers(0, '0,1', 'ruins')
    const { rival, ruins } = colonising(
      one.column('ruins', 'food', 'craft', 'weapons').deck('ruStrength'),
    ).state
    expect(ruins.discard).toEqual(['ruStrength'])
    expect(rival?.strength).toBe(2)
  })

  test('a free slot on a tile that it has explored comes first [s14.7]', () => {
    const one = settled().settlers(0, '0,1', 'weapons').explored(RIVAL, '1,1')
    const { places } = colonising(one).state
    expect(places['0,1'].islands[2].settlers).toEqual([0])
    expect(places['1,1'].islands.map(({ settlers }) => settlers.length)).toEqual([0, 1, 1])
  })
})

describe('a rival ship that stops among your settlers', () => {
  const beside = () => position().tile('0,0', 23).explored(0, '0,0').tile('1,0', 24).explored(RIVAL, '1,0')

  test('replaces one of them, the others stay: H43 [s14.15] [s14.17]', () => {
    const one = beside().settlers(0, '0,0', 'food', 2).without(RIVAL, 5)
    const match = one.last(0, 'explore').tokens('ct1a').at('rival')
    const { rival, places } = match.state
    expect(rival?.explorer).toBe('0,0')
    expect(places['0,0'].islands[0].settlers).toEqual([0, RIVAL])
    expect(rival?.reserve).toEqual([])
    expect(rival?.column).toEqual(['weapons', 'craft', 'ruins', 'food'])
  })

  test('replaces nobody without a settler in reserve [s14.17]', () => {
    const one = beside().settlers(0, '0,0', 'food', 2).without(RIVAL, 6)
    const { places, rival } = one.last(0, 'explore').tokens('ct1a').at('rival').state
    expect(rival?.explorer).toBe('0,0')
    expect(places['0,0'].islands[0].settlers).toEqual([0, 0])
    expect(rival?.gold).toBe(3) // The marker alone.
  })

  test('a Warship then drives the others off [s14.16]', () => {
    const one = beside().settlers(0, '0,0', 'food', 2).settlers(0, '0,0', 'craft')
    const match = one.last(0, 'fight').tokens('ct1a').dice(1).at('rival')
    expect(match.state.rival?.warships[0].at).toBe('0,0')
    expect(match.state.places['0,0'].islands.map(({ settlers }) => settlers)).toEqual([[RIVAL], [], []])
    expect(match.state.players[0].reserve).toHaveLength(6)
  })

  test('you choose among those that are alike by the column [s14.17]', () => {
    const one = beside().change(({ players }) => {
      players[0].reserve[0] = 'aztec'
    })
    one.settlers(0, '0,0', 'food')
    one.change(({ players }) => players[0].reserve.reverse()).settlers(0, '0,0', 'food')
    const match = one.last(0, 'explore').tokens('ct1a').at('rival')
    expect(keys(match, 0)).toEqual(['0,0:0', '0,0:aztec'])
  })
})

describe('the end', () => {
  const full = (settlers: number, gold = 5) =>
    position()
      .home(0)
      .tile('1,0', 20)
      .explored(0, '1,0')
      .settlers(0, '1,0', 'craft', 2)
      .settlers(0, '1,0', 'food')
      .settlers(0, '1,0', 'ruins', settlers - 3)
      .gold(0, gold)
      .gold(RIVAL, 4)
      .last(0, 'exploit')
      .tokens('ct1a')

  test('comes with your settlers on every slot of a tile beside the rival’s City [s14.19]', () => {
    expect(full(4).at('roundEnd').outcome).toMatchObject({
      winners: [0],
      why: { values: { outcome: 'inarretable' } },
    })
    expect(full(4, 4).at('roundEnd').outcome).toMatchObject({ winners: [] })
    expect(full(3).at('roundEnd').outcome).toBeNull()
    expect(checklist(full(3).state)[1].says.values).toMatchObject({ have: 3, of: 4 })
    expect(checklist(position().state)[1]).toMatchObject({
      holds: false,
      says: { values: { have: 0, of: 5 } },
    })
  })

  test('not with a full tile elsewhere, nor with a rival on it [s14.19]', () => {
    const elsewhere = full(3).tile('0,1', 19).explored(0, '0,1')
    for (const type of ['craft', 'craft', 'ruins', 'weapons'] as const) elsewhere.settlers(0, '0,1', type)
    expect(elsewhere.at('roundEnd').outcome).toBeNull()
    expect(full(3).explored(RIVAL, '1,0').settlers(RIVAL, '1,0', 'ruins').at('roundEnd').outcome).toBeNull()
  })

  test('comes with an empty pile, and when the rival’s Warship reaches your City [s14.18]', () => {
    expect(position().pile('food', 0).last(0, 'exploit').tokens('ct1a').at('round').state.final).toBe(true)
    const fallen = position().warship(RIVAL, '-1,3').last(0, 'fight').tokens('ct1a').at('rival')
    expect(fallen.outcome?.why.values).toMatchObject({ reason: 'cityFell' })
  })

  test('ends the campaign [s14.20]', () => {
    expect(ROADS.inarretable).toMatchObject({ from: 's14', to: null })
  })
})

test('random games keep the laws', () => {
  expect(lawful(room, { games: 6, seed: 1, seats: 1, options: { scenario: 's14' } }).games).toBe(6)
})
