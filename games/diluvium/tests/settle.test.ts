import { answer, keys, refusal } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { RIVAL } from '../state.ts'
import { type DiluviumMatch, type Position, solo } from './position.ts'

function doing(action: 'colonise' | 'exploit', position: Position): DiluviumMatch {
  const match = position.at(['turn', 0])
  match.pickKey(0, action)
  return match
}

describe('Colonise', () => {
  test('moves up to two settlers, one after the other [base.colonise.1] [base.colonise.10]', () => {
    const match = doing('colonise', solo().explored(0, '-1,3'))
    answer(match, { settler: ['reserve:0', 'reserve:0'], 'settler.to': ['-1,3:food', '-1,3:craft'] }, 'after')
    expect(match.state.players[0].reserve).toHaveLength(4)
    expect(match.state.players[0].resources).toEqual({ food: 1, craft: 1, weapons: 0 })
    const none = doing('colonise', solo().explored(0, '-1,3'))
    answer(none, { settler: 'pass' }, 'after')
    expect(none.state.players[0].reserve).toHaveLength(6)
    // Nothing explored and the City full: nothing to move.
    expect(doing('colonise', solo()).ask?.id).toBe('after')
  })

  test('takes three with the board of the Coloniser [board.9]', () => {
    const match = doing('colonise', solo({ board: 'coloniser' }).explored(0, '-1,3'))
    const to = ['-1,3:food', '-1,3:food', '-1,3:craft']
    answer(match, { settler: ['reserve:0', 'reserve:0', 'reserve:0'], 'settler.to': to }, 'after')
    expect(match.state.players[0].reserve).toHaveLength(3)
  })

  test('takes them from the reserve or from any slot, to tiles explored or the City [base.colonise.2] [base.colonise.3] [base.colonise.8]', () => {
    const match = doing('colonise', solo().explored(0, '-1,3').settlers(0, '-1,3', 'food'))
    expect(keys(match, 0)).toEqual(
      ['-1,3:food:0', '-1,4:food:0', '-1,4:craft:0', '-1,4:weapons:0', 'pass'].toSpliced(0, 0, 'reserve:0'),
    )
    match.pickKey(0, '-1,4:weapons:0')
    expect(refusal(match, 0, '0,3:weapons')).toBe('base.colonise.3')
    match.pickKey(0, '-1,3:food')
    match.pickKey(0, 'reserve:0')
    match.pickKey(0, '-1,4:weapons')
    expect(match.state.players[0].resources).toEqual({ food: 1, craft: 0, weapons: 1 })
  })

  test('finds the slots under an enemy Warship closed [base.colonise.4]', () => {
    const match = doing('colonise', solo().explored(0, '-1,3').explored(0, '0,3').warship(RIVAL, '-1,3'))
    match.pickKey(0, 'reserve:0')
    expect(refusal(match, 0, '-1,3:food')).toBe('base.colonise.4')
    expect(keys(match, 0)).toContain('0,3:food')
  })

  test('moves to another island of the same tile, not within one [base.colonise.9]', () => {
    const match = doing('colonise', solo().explored(0, '-1,3').settlers(0, '-1,3', 'food'))
    match.pickKey(0, '-1,3:food:0')
    expect(refusal(match, 0, '-1,3:food')).toBe('base.colonise.9')
    expect(keys(match, 0)).toEqual(['-1,3:craft'])
  })

  test('gains one resource of its type while the pile lasts [base.colonise.5] [base.colonise.6]', () => {
    const match = doing('colonise', solo().explored(0, '-1,3').pile('food', 1))
    answer(match, { settler: ['reserve:0', 'reserve:0'], 'settler.to': ['-1,3:food', '-1,3:food'] }, 'after')
    expect(match.state.players[0].resources.food).toBe(1)
    expect(match.state.supply.food).toBe(0)
  })

  test('draws a card on Ruins, and no resource [base.colonise.7]', () => {
    const match = doing('colonise', solo().tile('-1,2', 11).explored(0, '-1,2').deck('ruShip'))
    answer(match, { settler: ['reserve:0', 'pass'], 'settler.to': '-1,2:ruins' }, 'after')
    expect(match.state.players[0].hand).toEqual(['ruShip'])
    expect(match.state.players[0].resources).toEqual({ food: 0, craft: 0, weapons: 0 })
  })

  test('gains twice with the Aztec settler on resources, one card on Ruins [s05.29] [s05.30]', () => {
    const table = () => solo({ aztecSettler: true }).tile('-1,2', 11).explored(0, '-1,2')
    const food = doing('colonise', table())
    answer(food, { settler: ['reserve:aztec', 'pass'], 'settler.to': '-1,2:food' }, 'after')
    expect(food.state.players[0].resources.food).toBe(2)
    const ruins = doing('colonise', table())
    answer(ruins, { settler: ['reserve:aztec', 'pass'], 'settler.to': '-1,2:ruins' }, 'after')
    expect(ruins.state.players[0].hand).toHaveLength(1)
    const harvest = doing(
      'exploit',
      table().change(state => {
        state.players[0].reserve.pop()
        state.places['-1,2'].islands[1].settlers.push('aztec')
      }),
    )
    expect(harvest.state.players[0].resources.food).toBe(2) // One of the City, one of the Aztec.
  })
})

describe('Exploit', () => {
  test('harvests every settler on resources, the City included, and none on Ruins [base.exploit.1] [base.exploit.3] [base.exploit.10]', () => {
    const match = doing(
      'exploit',
      solo().tile('-1,2', 11).explored(0, '-1,2').settlers(0, '-1,2', 'ruins', 2).settlers(0, '-1,2', 'food'),
    )
    expect(match.state.players[0].resources).toEqual({ food: 2, craft: 1, weapons: 1 })
    expect(match.state.players[0].hand).toEqual([])
  })

  test('gives no more than the pile holds; the next round is the last: H19 [base.exploit.2] [end.5]', () => {
    const match = doing(
      'exploit',
      solo().tile('-1,2', 6).explored(0, '-1,2').settlers(0, '-1,2', 'craft', 2).pile('craft', 2),
    )
    expect(match.state.players[0].resources.craft).toBe(2)
    expect(match.state.final).toBe(false)
    match.pickKey(0, 'pass')
    match.pickKey(0, 'end')
    expect(match.state.final).toBe(true)
  })

  test('is not stopped by an enemy Warship [base.exploit.12]', () => {
    const match = doing(
      'exploit',
      solo().explored(0, '-1,3').settlers(0, '-1,3', 'food', 2).warship(RIVAL, '-1,3'),
    )
    expect(match.state.players[0].resources.food).toBe(3)
  })

  test('then converts Craft and Weapons, as much as one likes: H20 [base.exploit.4] [base.exploit.5] [base.exploit.6] [base.exploit.7] [base.exploit.9]', () => {
    const match = doing('exploit', solo().has(0, { craft: 3, weapons: 1 }))
    expect(match.state.players[0].resources).toEqual({ food: 1, craft: 4, weapons: 2 })
    answer(match, { exploit: ['pair', 'single', 'weapons', 'pass'] }, 'after')
    const { gold, strength, resources } = match.state.players[0]
    expect([gold, strength, resources.craft, resources.weapons]).toEqual([4, 2, 1, 0])
  })

  test('raises strength to 6 at most [base.exploit.8]', () => {
    const match = doing('exploit', solo().has(0, { weapons: 4 }).strength(0, 6))
    expect(keys(match, 0)).not.toContain('weapons')
  })

  test('harvests one tile of one’s choice where the flag is off [base.exploit.11]', () => {
    const match = doing(
      'exploit',
      solo({ exploitAllTiles: false }).explored(0, '-1,3').settlers(0, '-1,3', 'food', 2),
    )
    expect(keys(match, 0)).toEqual(['-1,3', '-1,4'])
    match.pickKey(0, '-1,3')
    expect(match.state.players[0].resources).toEqual({ food: 2, craft: 0, weapons: 0 })
  })

  test('takes one more resource with the board of the Exploiter [board.10]', () => {
    const match = doing('exploit', solo({ board: 'exploiter' }).pile('weapons', 1))
    expect(keys(match, 0)).toEqual(['food', 'craft'])
    match.pickKey(0, 'craft')
    expect(match.state.players[0].resources.craft).toBe(2)
  })
})
