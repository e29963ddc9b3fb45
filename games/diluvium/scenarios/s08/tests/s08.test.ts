import { keys } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { ROADS } from '../../../data/campaign.ts'
import type { Hex, IslandType } from '../../../data/types.ts'
import { alliesAt, alliesLeave, placesOf } from '../../../rules/query.ts'
import { forecast } from '../../../rules/rival/forecast.ts'
import { RIVAL } from '../../../state.ts'
import { type Position, solo } from '../../../tests/position.ts'
import { endsAsUsual, leadsTo, started, victory } from '../../../tests/scenario.ts'

const s08 = (options = {}) => solo({ scenario: 's08', ...options })

/** The allies of places leave the game; of all places where none is named. */
const without = (position: Position, ...at: Hex[]): Position =>
  position.change(state => {
    for (const place of placesOf(state))
      if (at.length === 0 || at.includes(place.at))
        for (let left = alliesLeave(place); left > 0; left--) state.gone.push('ally')
  })

describe('Face à la fatalité', () => {
  test('is played against the Chinese, with its piles, gold, column and map [s08.1] [s08.2] [s08.3] [s08.4]', () => {
    const state = started('s08')
    expect(state.rival).toMatchObject({ civ: 'chinese', column: ['food', 'craft', 'weapons', 'ruins'] })
    expect([state.supply, state.gold?.supply]).toEqual([{ food: 16, craft: 15, weapons: 15 }, 60])
    const of = (level: number) =>
      placesOf(state).flatMap(one => (one.city === null && one.level === level ? [one.at] : []))
    expect(of(1).sort()).toEqual(['-1,1', '-2,3', '0,1', '0,2', '1,1', '2,0'])
    expect(of(2).sort()).toEqual(['-1,2', '-2,2', '1,2', '2,1'])
    const greens = placesOf(state).flatMap(({ green, at }) => (green ? [at] : []))
    expect(greens.sort()).toEqual(['-1,2', '-2,2', '1,2', '2,1'])
  })

  test('eight allies stand on four tiles that are face up [s08.5] [s08.6] [s08.7]', () => {
    const { places } = started('s08', 7)
    const on = (at: Hex) => {
      const { tile, up, islands } = places[at]
      return [tile, up, islands.filter(one => one.settlers.includes('ally')).map(({ type }) => type)]
    }
    expect(on('-1,1')).toEqual([14, true, ['food', 'craft']])
    expect(on('0,1')).toEqual([9, true, ['craft', 'weapons']])
    expect(on('1,1')).toEqual([15, true, ['craft', 'weapons']])
    expect(on('0,2')).toEqual([8, true, ['food', 'craft']])
    expect(Object.values(places).reduce((sum, place) => sum + alliesAt(place), 0)).toBe(8)
  })

  test('they are those of the scenario before, Egyptians where there was none [s08.8] [setup.33] [s04.21]', () => {
    expect(started('s08').allies).toBe('egyptian')
    expect(started('s08', 1, { allies: 'aztec' }).allies).toBe('aztec')
  })
})

describe('a rival settler without a place', () => {
  /** The rival, who has explored 0,1 and filled it, has so many settlers left and colonises. */
  const colonising = (reserve: number, change = (p: Position) => p, ...column: IslandType[]) => {
    const position = s08().explored(RIVAL, '0,1').settlers(RIVAL, '0,1', 'craft')
    change(position.settlers(RIVAL, '0,1', 'weapons'))
    if (column.length > 0) position.column(...column)
    const { length } = position.state.rival?.reserve ?? []
    return position
      .without(RIVAL, length - reserve)
      .last(0, 'colonise')
      .tokens('ct1a')
      .at('rival')
  }

  test('takes the place of an ally that the column finds; the token goes to the bottom: D15 [s08.13] [s08.14] [s08.15] [s08.19]', () => {
    const { places, rival, gone } = colonising(1).state
    expect(places['0,1'].islands.map(({ settlers }) => settlers)).toEqual([
      [RIVAL, RIVAL],
      ['ally', RIVAL],
    ])
    expect(rival?.column).toEqual(['food', 'weapons', 'ruins', 'craft'])
    expect(gone.filter(one => one === 'ally')).toHaveLength(1)
    expect(rival?.reserve).toEqual([])
  })

  test('reads the column from the top, whatever its order: H33 [s08.15]', () => {
    const other = colonising(1, p => p, 'ruins', 'weapons', 'craft', 'food').state
    expect(other.places['0,1'].islands[1].settlers).toEqual([RIVAL, RIVAL])
    const craft = colonising(1, p => p, 'ruins', 'craft', 'food', 'weapons').state
    expect(craft.rival?.column).toEqual(['ruins', 'food', 'weapons', 'craft'])
  })

  test('comes from the reserve; an empty one pays 10 gold [s08.18]', () => {
    const one = colonising(1).state
    expect([one.rival?.gold, alliesAt(one.places['0,1'])]).toEqual([10, 1])
    const none = colonising(0).state
    expect([none.rival?.gold, alliesAt(none.places['0,1'])]).toEqual([20, 2])
  })

  test('takes no ally where it finds room, nor one of a tile that it has not explored [s08.13]', () => {
    const room = colonising(1, p => p.explored(RIVAL, '0,0')).state
    expect(alliesAt(room.places['0,1'])).toBe(2)
    expect(alliesAt(colonising(2).state.places['1,1'])).toBe(2)
  })

  test('lets you choose between allies that are tied [s08.20]', () => {
    const also = (p: Position) =>
      p.explored(RIVAL, '1,1').settlers(RIVAL, '1,1', 'craft').settlers(RIVAL, '1,1', 'food')
    const match = colonising(1, also)
    expect(match.ask?.id).toBe('ally.replaced')
    expect(keys(match, 0)).toEqual(['0,1:ally', '1,1:ally'])
    match.pickKey(0, '1,1:ally')
    expect([alliesAt(match.state.places['0,1']), alliesAt(match.state.places['1,1'])]).toEqual([2, 1])
  })

  test('draws a card on Ruins [s08.19]', () => {
    const ruins = (p: Position) => {
      p.tile('-2,3', 11).explored(RIVAL, '-2,3').settlers(RIVAL, '-2,3', 'ruins').deck('ruGold')
      without(p.settlers(RIVAL, '-2,3', 'food', 2), '0,1')
      p.change(({ gone }) => gone.splice(gone.indexOf('ally'), 1))
      p.island('-2,3', 'ruins').settlers.push('ally')
      p.home(RIVAL).settlers(RIVAL, '0,1', 'craft', 2).settlers(RIVAL, '0,1', 'weapons', 2)
      return p.settlers(RIVAL, '-2,3', 'ruins').settlers(RIVAL, '-2,3', 'food', 2)
    }
    const { rival, ruins: cards, places } = colonising(1, ruins).state
    expect(places['-2,3'].islands[0].settlers).toEqual([RIVAL, RIVAL])
    expect(cards.discard).toEqual(['ruGold'])
    expect(rival?.gold).toBe(13) // The card's 3, and 10 for the settler that is lacking.
  })

  test('pays 1 gold and discards a resource where no ally can be replaced, Ruins passed over [s08.16] [s08.17]', () => {
    const none = (p: Position) =>
      without(p, '0,1').settlers(RIVAL, '0,1', 'craft').settlers(RIVAL, '0,1', 'weapons')
    const food = colonising(2, none).state
    expect([food.rival?.gold, food.supply.food, food.rival?.reserve.length]).toEqual([2, 14, 2])
    expect(food.rival?.column[0]).toBe('food')
    const craft = colonising(2, none, 'ruins', 'craft', 'food', 'weapons').state
    expect([craft.supply.food, craft.supply.craft]).toEqual([16, 13])
  })
})

describe('the rival’s Warship', () => {
  const far = (position: Position) => {
    const sight = forecast(position.state, 'fight')
    return sight.action === 'fight' ? sight.warships[0].far : undefined
  }

  test('heads for the nearest tile with allies, not for your City; without any it stays [s08.21]', () => {
    expect(far(s08())).toBe(2)
    expect(far(without(s08(), '-1,1', '0,1', '1,1'))).toBe(3)
    expect(far(s08().warship(RIVAL, '-1,3'))).toBe(1)
    const alone = without(s08()).last(0, 'fight').tokens('ct1a')
    expect(far(alone)).toBeNull()
    expect(alone.at('rival').state.rival?.warships[0].at).toBe('1,-1')
  })

  test('drives allies off a tile for good; yours does not [s08.22]', () => {
    const position = without(s08(), '-1,1', '1,1').warship(RIVAL, '0,0').last(0, 'fight').tokens('ct1a')
    const { places, gone } = position.at('rival').state
    expect(alliesAt(places['0,1'])).toBe(0)
    expect(gone.filter(one => one === 'ally')).toHaveLength(4 + 2)
    const yours = s08().warship(0, '-1,3').at(['turn', 0])
    yours.pickKey(0, 'fight')
    yours.pickKey(0, '0,2')
    expect(alliesAt(yours.state.places['0,2'])).toBe(2)
  })
})

describe('its ends', () => {
  const ending = (position: Position) =>
    position.gold(RIVAL, 9).last(0, 'exploit').tokens('ct1a').at('roundEnd')

  /** So many of your settlers on green tiles, the Aztec one last of all. */
  const settled = (count: number, options = {}, aztec: Hex | null = null) => {
    const position = s08(options).home(0).explored(0, '-2,2').explored(0, '-1,2')
    position.state.players[0].reserve.sort((a, b) => Number(b === 'aztec') - Number(a === 'aztec'))
    const slots = ['-2,2', '-1,2'].flatMap(at =>
      position.place(at as Hex).islands.flatMap(({ type, slots: n }) => Array(n).fill([at, type])),
    )
    for (const [at, type] of slots.slice(0, count)) position.settlers(0, at, type)
    if (aztec) {
      const free = position.place(aztec).islands.find(one => one.settlers.length < one.slots)
      free?.settlers.push(...position.state.players[0].reserve.splice(0, 1))
    }
    return ending(position)
  }

  test('all settlers of your colour on green tiles, with less gold too; the Aztec one is not of it [s08.10] [s08.12] [s05.31]', () => {
    expect(victory(settled(9))).toBe('meneuse')
    expect(settled(8).outcome).toBeNull()
    expect(victory(settled(8, { aztecSettler: true }))).toBe('meneuse')
    expect(settled(7, { aztecSettler: true }).outcome).toBeNull()
    expect(victory(settled(8, { aztecSettler: true }, '-1,4'))).toBe('meneuse')
    expect(settled(7, { aztecSettler: true }, '-1,2').outcome).toBeNull()
  })

  test('no ally left, the Aztec settler being none [s08.11] [s08.12] [s05.31]', () => {
    expect(victory(ending(without(s08({ aztecSettler: true }))))).toBe('solitaire')
    expect(ending(without(s08(), '0,1', '-1,1', '1,1')).outcome).toBeNull()
  })

  test('la Meneuse leads to S15 without a bonus [s08.23]', () => {
    expect(leadsTo('meneuse')).toEqual({ to: 's15', bonuses: [] })
  })

  test('la Solitaire loses a life, and leads to S14 [s08.24] [s08.25]', () => {
    expect(leadsTo('solitaire').to).toBe('s14')
    expect(ROADS.solitaire.bonuses).toEqual([{ kind: 'life', n: -1 }])
  })

  endsAsUsual('s08', 's08.9', { aztecSettler: true, allies: 'aztec' }, without)
})
