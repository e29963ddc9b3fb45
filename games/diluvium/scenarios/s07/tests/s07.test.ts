import { answer, keys, told } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { ROADS } from '../../../data/campaign.ts'
import type { IslandType } from '../../../data/types.ts'
import { placesOf } from '../../../rules/query.ts'
import { storyIn } from '../../../rules/scenario.ts'
import { RIVAL } from '../../../state.ts'
import { type Position, solo } from '../../../tests/position.ts'
import { endsAsUsual, leadsTo, started, victory } from '../../../tests/scenario.ts'

const s07 = (options = {}) => solo({ scenario: 's07', ...options })

describe('Les vestiges de la discorde', () => {
  test('is played against the Egyptians, with its piles, gold and column, no greens [s07.1] [s07.2]', () => {
    const state = started('s07')
    expect(state.rival).toMatchObject({ civ: 'egyptian', column: ['ruins', 'food', 'craft', 'weapons'] })
    expect([state.supply, state.gold?.supply]).toEqual([{ food: 15, craft: 15, weapons: 15 }, 70])
    expect(placesOf(state).some(({ green }) => green)).toBe(false)
  })

  test.each([
    [1, [11, 12, 13], 's07.3'],
    [2, [17, 18, 19], 's07.4'],
  ] as const)('of level %i tiles %j lie among five, face down [%s]', (level, tiles, _) => {
    const others = new Set<number>()
    for (let seed = 1; seed <= 15; seed++) {
      const five = placesOf(started('s07', seed)).filter(one => one.city === null && one.level === level)
      expect([five.length, five.some(({ up }) => up)]).toEqual([5, false])
      const there = five.map(({ tile }) => tile)
      expect(there).toEqual(expect.arrayContaining([...tiles]))
      for (const tile of there) if (!tiles.some(one => one === tile)) others.add(tile)
    }
    expect(others.size).toBeGreaterThan(3)
  })

  test('four Pillage tokens lie aside [s07.5]', () => {
    const state = started('s07')
    expect(state.story).toEqual({ id: 's07', tokens: 4, given: 0 })
    expect(placesOf(state).every(({ token }) => token === null)).toBe(true)
  })
})

describe('the column', () => {
  test('keeps Ruins first when a rival settler goes there; the others move as usual: D7 [s07.6] [s07.7]', () => {
    const placing = (at: '0,0', tile: number) =>
      s07().tile(at, tile).explored(RIVAL, at).deck('ruGold', 'ruGold').last(0, 'colonise').tokens('ct1a')
    const ruins = placing('0,0', 11).at('rival').state.rival
    expect(ruins?.column).toEqual(['ruins', 'food', 'craft', 'weapons'])
    expect(ruins?.reserve).toHaveLength(4)
    const others = placing('0,0', 8).at('rival').state.rival // Food, then Craft.
    expect(others?.column).toEqual(['ruins', 'weapons', 'food', 'craft'])
  })

  test('is shuffled whole for a random action, which its first token tells; then Ruins comes first: H30 [s07.8]', () => {
    const firsts = new Set<IslandType>()
    for (let seed = 1; seed <= 40; seed++) {
      const match = s07().last(0, 'explore').tokens('ct1r').seed(seed).at('rival')
      expect(match.state.rival?.column[0]).toBe('ruins')
      const act = match.history?.journal.find(({ id }) => id === 'rival.acts')?.values?.action
      if (act === 'fight') firsts.add('weapons')
      if (act === 'exploit') firsts.add('craft')
      if (act === 'explore') firsts.add('food')
      if (act === 'colonise') firsts.add('ruins')
    }
    expect(firsts.size).toBe(4)
  })
})

describe('Pillage tokens', () => {
  /** Two settlers go to the Ruins of tile 11 and 12, or both to the first; so many tokens are left. */
  const placing = (to: string[], tokens = 4, pillaged = false) => {
    const position = s07().tile('-1,3', 11).tile('0,3', 12).explored(0, '-1,3').explored(0, '0,3')
    position.change(state => {
      storyIn(state, 's07').tokens = tokens
      position.island('-1,3', 'ruins').pillaged = pillaged
    })
    const match = position.at(['turn', 0])
    answer(match, { turn: 'colonise', settler: to.map(() => 'reserve:0'), 'settler.to': to }, 'after')
    return match
  }
  const hand = ({ state }: ReturnType<typeof placing>) => state.players[0].hand.length

  test('go on Ruins that you settle, with a card [s07.9]', () => {
    const match = placing(['-1,3:ruins', '0,3:ruins'])
    expect(hand(match)).toBe(2)
    expect(match.state.story).toMatchObject({ tokens: 2 })
    const pillaged = placesOf(match.state).filter(({ islands }) => islands.some(one => one.pillaged))
    expect(pillaged.map(({ at }) => at).sort()).toEqual(['-1,3', '0,3'])
  })

  test('give no second card on the same island [s07.10]', () => {
    const match = placing(['-1,3:ruins', '-1,3:ruins'])
    expect(hand(match)).toBe(1)
    expect(match.state.story).toMatchObject({ tokens: 3 })
    expect(told(match)).toContain('pillage.bare')
  })

  test('used up, islands without one give their card as usual, and no other [s07.11]', () => {
    const match = placing(['-1,3:ruins', '0,3:ruins'], 0, true)
    expect(hand(match)).toBe(1)
    expect(match.state.places['0,3'].islands.some(({ pillaged }) => pillaged)).toBe(false)
  })

  test('come with an exploration space and a card too, one card each [s07.12]', () => {
    const space = s07().tile('-1,3', 11).at(['turn', 0])
    const where = { settler: 'reserve:0', 'settler.to': '-1,3:ruins' }
    answer(space, { turn: 'explore', sail: '-1,3', 'explore.space': 'settler', ...where }, 'after')
    expect(space.state.story).toMatchObject({ tokens: 3 })
    expect(hand(space)).toBe(1)
    const card = s07().tile('-1,3', 11).explored(0, '-1,3').hand(0, 'ruSettle').at(['turn', 0])
    card.pickKey(0, 'ruSettle')
    card.pickKey(0, 'reserve:0')
    card.pickKey(0, '-1,3:ruins')
    expect(card.state.story).toMatchObject({ tokens: 3 })
    expect(hand(card)).toBe(1)
  })
})

describe('a bribe', () => {
  /** Your ship comes to two rival settlers on Food and one on Craft. */
  const coming = (gold: number, options = {}) => {
    const position = s07(options).tile('-1,3', 8).explored(RIVAL, '-1,3').gold(0, gold)
    position.settlers(RIVAL, '-1,3', 'food', 2).settlers(RIVAL, '-1,3', 'craft')
    const match = position.at(['turn', 0])
    answer(match, { turn: 'explore', sail: '-1,3' }, 'bribe')
    return match
  }

  test('sends all rival settlers of the tile home for 2 gold each, before exploring; it lies on their City [s07.14] [s07.15] [s07.16]', () => {
    const match = coming(7)
    match.pickKey(0, 'all')
    const { players, rival, places, story } = match.state
    expect([players[0].gold, rival?.stored, rival?.gold]).toEqual([1, 6, 0])
    expect(rival?.reserve).toHaveLength(6)
    expect(places['-1,3'].islands.every(({ settlers }) => settlers.length === 0)).toBe(true)
    expect(story).toMatchObject({ given: 6 })
    expect(match.ask?.id).toBe('explore.space')
  })

  test('may be left alone [s07.14]', () => {
    const match = coming(7)
    match.pickKey(0, 'pass')
    expect(match.state.rival?.stored).toBe(0)
    expect(match.ask?.id).toBe('explore.space')
  })

  test('is for all or none; with the other reading for as many as you like: H31 [s07.18]', () => {
    const poor = s07().tile('-1,3', 8).explored(RIVAL, '-1,3').gold(0, 5).settlers(RIVAL, '-1,3', 'food', 2)
    const match = poor.settlers(RIVAL, '-1,3', 'craft').at(['turn', 0])
    answer(match, { turn: 'explore', sail: '-1,3' }, 'explore.space')
    expect(told(match)).toContain('bribe.poor')
    const some = coming(5, { bribeAllOrNothing: false })
    expect(keys(some, 0)).toEqual(['food', 'craft', 'pass'])
    some.pickKey(0, 'craft')
    some.pickKey(0, 'food')
    expect(some.ask?.id).toBe('explore.space') // 1 gold is left.
    expect(some.state.story).toMatchObject({ given: 4 })
    expect(some.state.rival?.reserve).toHaveLength(5)
    const last = coming(2, { bribeAllOrNothing: false })
    last.pickKey(0, 'food')
    expect([last.state.players[0].gold, last.state.rival?.stored]).toEqual([0, 2])
  })
})

describe('its ends', () => {
  const ending = (position: Position) => position.last(0, 'exploit').tokens('ct1a').at('roundEnd')
  const given = (gold: number, yours: number, theirs: number) =>
    ending(
      s07()
        .gold(RIVAL, theirs)
        .gold(0, yours)
        .change(state => {
          const { rival, gold: pool } = state
          storyIn(state, 's07').given = gold
          if (rival) rival.stored = gold
          if (pool) pool.supply -= gold
        }),
    )

  test('five Ruins cards in hand, wherever they come from [s07.13] [s07.20]', () => {
    const cards = (...more: 'ruGold'[]) =>
      ending(
        s07({ card: 'ruShip' })
          .gold(0, 1)
          .hand(0, 'ruFood', 'ruFood', 'ruCraft', ...more),
      )
    expect(victory(cards('ruGold'))).toBe('pilleuse')
    expect(cards().outcome).toBeNull()
  })

  test('12 gold given, not 10; it counts as the rival’s: H32 [s07.17] [s07.21]', () => {
    expect(victory(given(12, 22, 9))).toBe('mecene')
    expect(given(10, 22, 9).outcome).toBeNull()
    expect(given(12, 20, 9).outcome).toMatchObject({ winners: [], why: { values: { reason: 'poorer' } } })
    expect(given(12, 21, 9).outcome?.winners).toEqual([])
  })

  test('what was given counts for the rival in the warning before the turn ends, too [s07.17] [end.8]', () => {
    const warned = s07()
      .gold(RIVAL, 9)
      .gold(0, 21)
      .change(state => {
        const { rival, gold } = state
        storyIn(state, 's07').given = 12
        if (rival) rival.stored = 12
        if (gold) gold.supply -= 12
      })
      .at(['after', 0])
    expect(warned.ask?.naming.values?.()).toEqual({ poorer: true, gold: 21, rival: 21 })
  })

  test('la Pilleuse de tombes gains a life, and leads to S12 [s07.22] [s07.23]', () => {
    expect(leadsTo('pilleuse').to).toBe('s12')
    expect(ROADS.pilleuse.bonuses).toEqual([{ kind: 'life', n: 1 }])
  })

  test('la Mécène has a second rack for 12 resources, and leads to S13 [s07.24] [s07.25]', () => {
    expect(leadsTo('mecene')).toEqual({ to: 's13', bonuses: ['rack'] })
    const match = s07({ rack: true }).has(0, { food: 6, craft: 7 }).at(['after', 0])
    match.pickKey(0, 'end')
    expect(match.ask?.naming.values?.()).toEqual({ limit: 12, over: 1 })
  })

  endsAsUsual('s07', 's07.19', { bribeAllOrNothing: false, card: 'ruGold' })
})
