import { answer, keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { RIVAL } from '../state.ts'
import { several, solo } from './position.ts'

describe('a turn', () => {
  test('is one of four actions, not that of the turn before [base.turn.4] [base.turn.5] [round.5]', () => {
    const match = solo().last(0, 'exploit').at(['turn', 0])
    expect(keys(match, 0)).toEqual(['explore', 'colonise', 'fight'])
    expect(refusal(match, 0, 'exploit')).toBe('base.turn.5')
  })

  test('may be an action that achieves nothing [round.6]', () => {
    const match = solo().at(['turn', 0])
    match.pickKey(0, 'colonise')
    expect(match.state.players[0].last).toBe('colonise')
    expect(match.ask?.id).toBe('after')
  })

  test('has Ruins cards before and after the action, never inside [base.turn.3] [base.turn.6] [base.turn.7]', () => {
    const match = solo().hand(0, 'ruGold', 'ruFood', 'ruFood').has(0, { craft: 2 }).at(['turn', 0])
    expect(keys(match, 0)).toEqual(['explore', 'colonise', 'exploit', 'fight', 'ruFood', 'ruGold'])
    match.pickKey(0, 'ruGold')
    expect(match.state.players[0].gold).toBe(3)
    expect(match.state.ruins.discard).toEqual(['ruGold'])
    expect(told(match)).toContain('card.played')
    match.pickKey(0, 'exploit')
    expect(keys(match, 0)).toEqual(['pair', 'single', 'pass'])
    match.pickKey(0, 'pass')
    expect(keys(match, 0)).toEqual(['end', 'ruFood'])
    match.pickKey(0, 'ruFood')
    match.pickKey(0, 'ruFood')
    expect(match.state.players[0].resources.food).toBe(5)
    expect(match.state.players[0].hand).toEqual([])
  })

  test('ends with 6 resources at most, chosen by the player and gone for good: D6, H21 [base.turn.11] [base.turn.12] [end.12]', () => {
    const match = solo().has(0, { food: 6, craft: 2 }).last(0, 'exploit').tokens('ct1a').at(['after', 0])
    expect(match.state.players[0].resources.food).toBe(6)
    const supply = { ...match.state.supply }
    answer(match, { after: 'end', keep: ['food', 'craft'] }, 'turn')
    expect(match.state.players[0].resources).toMatchObject({ food: 5, craft: 1 })
    expect(match.state.discarded).toMatchObject({ food: 1, craft: 1 })
    expect(match.state.supply).toEqual(supply)
  })

  test('ends with 12 with two racks [base.turn.11] [s07.24]', () => {
    const match = solo({ rack: true })
      .has(0, { food: 6, craft: 7 })
      .last(0, 'exploit')
      .tokens('ct1a')
      .at(['after', 0])
    answer(match, { after: 'end', keep: 'craft' }, 'turn')
    expect(match.state.players[0].resources).toMatchObject({ food: 6, craft: 6 })
  })
})

describe('Ruins cards', () => {
  test.each([
    ['ruFood', 'food', 'card.1'],
    ['ruCraft', 'craft', 'card.2'],
    ['ruWeapons', 'weapons', 'card.3'],
  ] as const)('%s gives 2 %s [%s]', (card, resource, _) => {
    const match = solo().hand(0, card).at(['turn', 0])
    match.pickKey(0, card)
    expect(match.state.players[0].resources[resource]).toBe(2)
    expect(match.state.supply[resource]).toBe(13)
  })

  test('give 3 gold, a step of strength, a settler’s move [card.4] [card.5] [card.6]', () => {
    const match = solo().hand(0, 'ruGold', 'ruStrength', 'ruSettle').explored(0, '-1,3').at(['turn', 0])
    for (const card of ['ruGold', 'ruStrength', 'ruSettle']) match.pickKey(0, card)
    match.pickKey(0, 'reserve:0')
    match.pickKey(0, '-1,3:craft')
    const [{ gold, strength, resources }] = match.state.players
    expect([gold, strength, resources.craft]).toEqual([3, 2, 1])
    expect(match.ask?.id).toBe('turn')
  })

  test('put the next marker on any tile that is face up, with bonus and space, not under an enemy Warship [card.7] [card.8] [card.9]', () => {
    const match = solo()
      .hand(0, 'ruMarker')
      .explored(0, '-1,3')
      .up('-2,2')
      .warship(RIVAL, '0,0')
      .at(['turn', 0])
    match.pickKey(0, 'ruMarker')
    expect(keys(match, 0).sort()).toEqual(['-2,2', '0,3', '1,0'])
    match.pickKey(0, '1,0')
    match.pickKey(0, 'gold2')
    expect(match.state.players[0].gold).toBe(3)
    expect(match.state.places['1,0'].markers[0]).toBe(0)
  })

  test('move one ship up to 2 tiles, no further for Food; turning over costs all the same [card.10] [card.11] [card.12]', () => {
    const match = solo().hand(0, 'ruShip').up('-1,2', '0,2').has(0, { food: 1 }).at(['turn', 0])
    match.pickKey(0, 'ruShip')
    match.pickKey(0, 'explorer')
    expect(refusal(match, 0, '0,1')).toBe('card.11')
    expect(refusal(match, 0, '-2,2')).toBe('card.11')
    match.pickKey(0, '-2,3')
    expect(match.state.players[0].resources.food).toBe(0)
    expect(match.ask?.id).toBe('turn') // It does not explore.
  })

  test('let a Warship resolve its arrival [card.12]', () => {
    const match = solo().hand(0, 'ruShip').warship(RIVAL, '-1,3').strength(0, 6).at(['turn', 0])
    match.pickKey(0, 'ruShip')
    match.pickKey(0, 'warship')
    match.pickKey(0, '-1,3')
    match.pickKey(0, '0')
    expect(match.state.rival?.warships[0].at).toBe('1,-1')
  })

  test('are shuffled anew when the deck is empty, and none is drawn when there is none [base.turn.8] [base.turn.9] [base.turn.10]', () => {
    const all = (keep: number) =>
      solo()
        .tile('-1,2', 11)
        .explored(0, '-1,2')
        .change(({ ruins, players }) => {
          players[0].hand.push(...ruins.deck.splice(keep))
          ruins.discard.push(...ruins.deck.splice(0))
        })
        .at(['turn', 0])
    const one = all(1)
    answer(one, { turn: 'colonise', settler: ['reserve:0', 'pass'], 'settler.to': '-1,2:ruins' }, 'after')
    expect(one.state.players[0].hand).toHaveLength(20)
    const none = all(0)
    answer(none, { turn: 'colonise', settler: ['reserve:0', 'pass'], 'settler.to': '-1,2:ruins' }, 'after')
    expect(none.state.players[0].hand).toHaveLength(20)
  })
})

describe('rounds of several', () => {
  test('give each seat one turn in order; an empty pile makes the round the last, for all [base.turn.1] [base.turn.2] [base.end.1]', () => {
    const match = several(2).pile('craft', 0).gold(0, 5).gold(1, 4).at('round')
    expect(match.state.final).toBe(true)
    answer(match, { turn: ['colonise', 'colonise'], after: ['end', 'end'] })
    expect(match.outcome?.winners).toEqual([0])
  })

  test('break ties by strength, then settlers on Ocean tiles, then share [base.end.2]', () => {
    const end = (change: (position: ReturnType<typeof several>) => void) => {
      const position = several(2).gold(0, 5).gold(1, 5)
      change(position)
      position.state.final = true
      return position.at('roundEnd').outcome?.winners
    }
    expect(end(() => {})).toEqual([0, 1])
    expect(end(position => position.strength(1, 2))).toEqual([1])
    const settled = (position: ReturnType<typeof several>) =>
      position.explored(0, '-1,3').settlers(0, '-1,3', 'food')
    expect(end(settled)).toEqual([0])
    expect(end(position => settled(position).strength(1, 2))).toEqual([1]) // Strength comes first.
  })
})
