import { keys } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../../data/cards.ts'
import { RIVAL } from '../../state.ts'
import { type Position, solo } from '../position.ts'

const colonising = (position: Position) => position.last(0, 'colonise').tokens('ct1a').at('rival')

describe('the rival colonises', () => {
  test('the example of the book: T3 [rcolonise.1] [rcolonise.8] [rcolonise.10] [rcolonise.11] [rcolonise.12] [rcolonise.13] [rcolonise.15] [rcolonise.16] [rcolonise.17]', () => {
    const match = colonising(
      solo()
        .tile('0,0', 9) // C2 W2
        .tile('1,0', 9)
        .tile('0,0', 24) // C2 W2 F1
        .tile('-1,1', 22) // W3 C2
        .explored(RIVAL, '0,0')
        .explored(RIVAL, '-1,1')
        .settlers(RIVAL, '-1,1', 'craft', 2)
        .warship(0, '0,0')
        .explored(RIVAL, '1,0')
        .column('weapons', 'food', 'craft', 'ruins'),
    )
    const { places, rival } = match.state
    expect(places['1,0'].islands.map(({ settlers }) => settlers.length)).toEqual([1, 1])
    expect(rival?.column).toEqual(['food', 'ruins', 'weapons', 'craft'])
    expect(rival?.reserve).toHaveLength(2)
    expect(match.state.supply).toEqual({ food: 15, craft: 15, weapons: 15 })
  })

  test('and you choose between tiles that tie [rcolonise.14]', () => {
    const match = colonising(
      solo()
        .tile('0,0', 9)
        .tile('1,0', 22)
        .explored(RIVAL, '0,0')
        .explored(RIVAL, '1,0')
        .column('weapons', 'craft', 'food', 'ruins'),
    )
    expect(match.waiting).toMatchObject({ prompt: 'rival.tie', seats: [0] })
    expect(keys(match, 0)).toEqual(['0,0:weapons', '1,0:weapons'])
    match.pickKey(0, '1,0:weapons')
    expect(match.state.places['1,0'].islands[0].settlers).toEqual([RIVAL])
  })

  test('from its reserve alone, to explored tiles alone [rcolonise.2]', () => {
    const match = colonising(solo())
    expect(match.state.rival?.reserve).toHaveLength(6)
    expect(match.state.places['1,-1'].islands.every(({ settlers }) => settlers.length === 1)).toBe(true)
  })

  test('gains 1 gold and discards from the pile of the highest token that is no Ruins for each it cannot place: D4 [rcolonise.5] [rcolonise.6] [rcolonise.7] [rcolonise.9] [rival.9]', () => {
    const { state } = colonising(solo().column('ruins', 'weapons', 'food', 'craft').pile('weapons', 3))
    expect([state.rival?.gold, state.supply.weapons]).toEqual([2, 1])
    expect(state.rival?.column).toEqual(['ruins', 'weapons', 'food', 'craft'])
  })

  test('discards nothing from an empty pile, and reads no other token [rcolonise.22]', () => {
    const { state } = colonising(solo().column('weapons', 'food', 'craft', 'ruins').pile('weapons', 0))
    expect([state.rival?.gold, state.supply.food, state.supply.weapons]).toEqual([2, 15, 0])
  })

  test('places one, then gains 1 where one slot is free: H8 [rcolonise.5]', () => {
    const { state } = colonising(
      solo()
        .tile('0,0', 4)
        .explored(RIVAL, '0,0')
        .settlers(RIVAL, '0,0', 'food')
        .settlers(RIVAL, '0,0', 'craft')
        .column('food', 'weapons', 'craft', 'ruins'),
    )
    expect(state.places['0,0'].islands[2].settlers).toEqual([RIVAL])
    expect([state.rival?.gold, state.supply.food]).toEqual([1, 14])
    expect(state.rival?.column).toEqual(['food', 'craft', 'ruins', 'weapons'])
  })

  test('gains 10 for each settler that it lacks: H9, D3 [rcolonise.19] [rcolonise.20]', () => {
    expect(colonising(solo().without(RIVAL, 6)).state.rival?.gold).toBe(20)
    const one = colonising(solo().explored(RIVAL, '0,0').without(RIVAL, 5)).state
    expect([one.rival?.gold, one.rival?.reserve.length]).toEqual([10, 0])
  })

  test('gains 10 once where the flag is on [rcolonise.21]', () => {
    const match = colonising(solo({ rivalTenGoldOncePerAction: true }).without(RIVAL, 6))
    expect(match.state.rival?.gold).toBe(10)
  })
})

describe('a Ruins card of the rival', () => {
  /** The rival settles Ruins at 0,0 first and draws these. */
  const drawing = (position: Position, ...cards: CardId[]) =>
    colonising(
      position
        .tile('0,0', 11)
        .explored(RIVAL, '0,0')
        .column('ruins', 'food', 'craft', 'weapons')
        .deck(...cards),
    ).state

  test('is drawn for a settler on Ruins and applied at once; resources are discarded [rcolonise.18] [rruins.1]', () => {
    const { supply, discarded, ruins } = drawing(solo(), 'ruCraft')
    expect([supply.craft, discarded.craft]).toEqual([13, 2])
    expect(ruins.discard).toEqual(['ruCraft'])
  })

  test('gives gold or strength [rruins.2] [rruins.4]', () => {
    expect(drawing(solo(), 'ruGold').rival?.gold).toBe(3)
    expect(drawing(solo(), 'ruStrength').rival?.strength).toBe(2)
    expect(drawing(solo().strength(RIVAL, 6), 'ruStrength').rival?.strength).toBe(6)
  })

  test('places a settler, cards within cards first [rruins.3] [rruins.10] [rcolonise.4]', () => {
    const { rival, places } = drawing(solo(), 'ruSettle', 'ruGold')
    // Ruins, Food by the card, then Ruins once more: its card comes last.
    expect(rival?.reserve).toHaveLength(3)
    expect(places['0,0'].islands.map(({ settlers }) => settlers.length)).toEqual([2, 1])
    expect(rival?.gold).toBe(3)
  })

  test('pays 10 for the settler that it lacks: H10 [rruins.3]', () => {
    const state = drawing(solo({ rivalTenGoldOncePerAction: true }).without(RIVAL, 5), 'ruSettle')
    expect(state.rival?.gold).toBe(20) // The card’s, and the second of the action.
  })

  test('discards its leftmost marker for the gold under it, if it has one [rruins.5] [rruins.6]', () => {
    const three = drawing(solo().explored(RIVAL, '1,0').explored(RIVAL, '0,3'), 'ruMarker')
    expect(three.rival).toMatchObject({ gold: 1, markers: 4, markersGone: 1 })
    const none = drawing(
      solo().change(({ rival }) => {
        if (rival) Object.assign(rival, { markers: 1, markersGone: 7 })
      }),
      'ruMarker',
    )
    expect(none.rival).toMatchObject({ gold: 0, markers: 0 })
  })

  test('moves its Warship 2 tiles, however few are on Food [rruins.7]', () => {
    const { rival } = drawing(solo().up('0,1', '-1,1', '1,1'), 'ruShip')
    const [{ at }] = rival?.warships ?? []
    expect(['0,1', '-1,1', '1,1']).toContain(at)
  })

  test('moves it 1 tile where that reaches the goal, and the game is lost [rruins.8] [end.1]', () => {
    const match = colonising(
      solo()
        .tile('0,0', 11)
        .explored(RIVAL, '0,0')
        .column('ruins', 'food', 'craft', 'weapons')
        .deck('ruShip')
        .warship(RIVAL, '-1,3'),
    )
    expect(match.outcome).toMatchObject({ winners: [], rivals: ['egyptian'] })
  })

  test('does not move it on the turn after you beat it: H11 [rruins.9]', () => {
    const state = drawing(
      solo().change(({ rival }) => {
        if (rival) rival.beaten = true
      }),
      'ruShip',
    )
    expect(state.rival?.warships[0].at).toBe('1,-1')
  })
})
