import { answer, keys } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { placesOf } from '../../../rules/query.ts'
import { type Position, solo } from '../../../tests/position.ts'
import { endsAsUsual, leadsTo, started, victory } from '../../../tests/scenario.ts'
import { view } from '../../../view.ts'

const s03 = () => solo({ scenario: 's03' }).gold(0, 1)

describe('Ce qui les a tués nous rendra plus forts', () => {
  test('is played against the Aztecs, with its piles, gold, column and map [s03.1] [s03.2] [s03.3] [s03.4]', () => {
    const state = started('s03')
    expect(state.rival).toMatchObject({ civ: 'aztec', column: ['ruins', 'food', 'craft', 'weapons'] })
    expect([state.supply, state.gold?.supply]).toEqual([{ food: 15, craft: 15, weapons: 15 }, 60])
    const of = (level: number) =>
      placesOf(state).flatMap(one => (one.city === null && one.level === level ? [one.at] : []))
    expect(of(1).sort()).toEqual(['-2,2', '-2,3', '0,1', '1,2', '2,0'])
    expect(of(2).sort()).toEqual(['-1,1', '-1,2', '0,2', '1,1', '2,1'])
    expect(of(0).sort()).toEqual(['-1,3', '0,0', '0,3', '1,0'])
  })

  test('tiles 11, 12 and 13 are shuffled onto the three green positions [s03.4] [s03.5]', () => {
    const orders = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const { places } = started('s03', seed)
      const greens = [places['-2,2'], places['2,0'], places['0,1']]
      expect(greens.every(({ green, up }) => green && !up)).toBe(true)
      const tiles = greens.map(({ tile }) => tile)
      expect([...tiles].sort()).toEqual([11, 12, 13])
      orders.add(tiles.join())
    }
    expect(orders.size).toBeGreaterThan(3)
  })

  test('a Ruins card lies face down beside the map, outside the deck [s03.6] [s03.7]', () => {
    const state = started('s03')
    expect(state.ruins.aside).not.toBeNull()
    expect(state.ruins.deck).toHaveLength(19)
    expect(view(state, 0).ruins).toEqual({ deck: 19, discard: [], aside: true })
  })
})

/** Explores -2,3, and says so or not. */
function exploring(position: Position, space: string) {
  const match = position.has(0, { food: 1 }).at(['turn', 0])
  answer(match, { turn: 'explore', sail: '-2,3', 'explore.space': space }, 'after')
  return match.state
}

describe('an Objective token', () => {
  const placed = { id: 's03', placed: 1 }

  test('goes on a tile that you reveal and explore in one action [s03.8]', () => {
    const { places, story, objectives } = exploring(s03(), 'gold2')
    expect(places['-2,3'].token).toMatchObject({ up: true })
    expect(story).toEqual(placed)
    expect(objectives).toHaveLength(3)
  })

  test('goes not on one that was revealed before, by you or the rival: D14 [s03.9]', () => {
    const { places, story } = exploring(s03().up('-2,3'), 'gold2')
    expect(places['-2,3'].token).toBeNull()
    expect(story).not.toEqual(placed)
  })

  test('nor on one that you reveal and do not explore, nor later: H24 [s03.8] [s03.9]', () => {
    const state = exploring(s03(), 'pass')
    expect(state.places['-2,3'].token).toBeNull()
    const later = exploring(s03().up('-2,3').explorer(0, '-2,3'), 'gold1')
    expect(later.story).not.toEqual(placed)
  })
})

describe('its ends', () => {
  /** Settlers on the Ruins of so many green tiles. */
  const settled = (...greens: ('-2,2' | '2,0' | '0,1')[]) => {
    const position = s03().tile('-2,2', 11).tile('2,0', 12).tile('0,1', 13)
    for (const at of greens) position.explored(0, at).settlers(0, at, 'ruins')
    return position.last(0, 'exploit').tokens('ct1a').at('roundEnd')
  }

  test('your settlers on the Ruins of all green tiles at once, not of two [s03.11]', () => {
    expect(victory(settled('-2,2', '2,0', '0,1'))).toBe('archeologue')
    expect(settled('-2,2', '2,0').outcome).toBeNull()
  })

  test('l’Archéologue takes the card that lay aside, for every later game, and leads to S07 [s03.13] [s03.14] [s03.15]', () => {
    const match = settled('-2,2', '2,0', '0,1')
    expect(match.outcome?.why.values).toMatchObject({ card: match.state.ruins.aside, home: 0 })
    const told = match.history?.journal.find(({ id }) => id === 'epilogue')?.values
    expect(told).toEqual({ outcome: 'archeologue', card: match.state.ruins.aside, home: 0 })
    expect(leadsTo('archeologue')).toEqual({ to: 's07', bonuses: ['card'] })
    const { players, ruins, data } = started('s04', 1, { card: 'ruGold' })
    const golds = (cards: readonly string[]) => cards.filter(card => card === 'ruGold').length
    expect([golds(players[0].hand), golds(ruins.deck)]).toEqual([1, data.cards.ruGold.copies - 1])
  })

  const tokens = (placed: number) =>
    s03()
      .up('-2,3', '1,2')
      .change(({ places, story, objectives }) => {
        for (const at of ['-2,3', '1,2'] as const) places[at].token = { n: objectives.shift() ?? 0, up: true }
        if (story?.id === 's03') story.placed = placed
      })
      .last(0, 'exploit')
      .tokens('ct1a')
      .at('roundEnd')

  test('the fourth Objective token, not the third [s03.12]', () => {
    expect(tokens(3).outcome).toBeNull()
    expect(tokens(4).waiting?.prompt).toBe('home.chosen')
  })

  test('la Navigatrice chooses one of the tiles with a token as her home, and leads to S06 [s03.16] [s03.21]', () => {
    const match = tokens(4)
    const { places } = match.state
    expect(keys(match, 0)).toEqual([places['-2,3'].tile, places['1,2'].tile].map(String))
    match.pickKey(0, String(places['1,2'].tile))
    expect(match.outcome?.why.values).toMatchObject({ outcome: 'navigatrice', home: places['1,2'].tile })
    expect(leadsTo('navigatrice')).toEqual({ to: 's06', bonuses: ['home'] })
  })

  endsAsUsual('s03', 's03.10')
})
