import { answer, keys } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { cellEffects } from '../rules/ranch.ts'
import { playerOf, workIn } from './acting.ts'
import { type P3Match, position } from './position.ts'

/** Seat 0 uses a row with so many crates. */
function row(table: ReturnType<typeof position>, which: number, crates = 0): P3Match {
  const match = table.at('secondary')
  match.pickKey(0, `row:${which}:${crates}`)
  return match
}

describe('ranch tiles', () => {
  test('a tile of any type goes onto any cell, takes its effect’s place and gives its bonus [ranch.2] [ranch.3]', () => {
    const match = workIn(position().ranchOffer('r17', 'r27'), 'construction')
    match.pickKey(0, 'construction:B')
    expect(keys(match, 0)).toHaveLength(9) // Eight tiles, or none.
    match.pickKey(0, 'r17')
    expect(keys(match, 0)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8'])
    match.pickKey(0, '1')
    expect(playerOf(match).resources.glowberry).toBe(5)
    expect(cellEffects(match.state, 0, 1)).toEqual(match.state.data.ranchTiles.r17.effects)
  })

  test('the other tile slides and a new one of the type is revealed; an empty stack reveals none [ranch.4] [offer.1]', () => {
    const table = position().ranchOffer('r17', 'r18')
    for (const tile of [...table.state.ranch.culture.deck]) table.ranch(1, 0, tile)
    const match = workIn(table, 'construction')
    match.pickKey(0, 'construction:B')
    match.pickKey(0, 'r17')
    match.pickKey(0, '3')
    expect(match.state.ranch.culture.open).toEqual(['r18'])
  })

  test('a tile on a tile gives no bonus, stays and counts, but its effect is lost [ranch.5] [ranch.6] [ranch.7] [ranch.8]', () => {
    const match = workIn(position().ranch(0, 1, 'r18').ranchOffer('r17'), 'construction')
    match.pickKey(0, 'construction:B')
    match.pickKey(0, 'r17')
    match.pickKey(0, '1')
    expect(playerOf(match).resources.glowberry).toBe(3)
    expect(playerOf(match).ranch[1]).toEqual(['r18', 'r17'])
    expect(cellEffects(match.state, 0, 1)).toEqual(match.state.data.ranchTiles.r17.effects)
  })

  test('resolving an effect takes the cell’s own, not its bonus [ranch.1]', () => {
    const match = row(position(), 1)
    match.pickKey(0, '3')
    expect(playerOf(match).followers).toBe(11)
  })
})

describe('crates', () => {
  test('one effect of a row is free, one crate buys two and two crates all three [secondary.2] [secondary.3] [secondary.4]', () => {
    const free = row(position(), 1)
    free.pickKey(0, '3')
    expect(free.waiting?.prompt).toBe('primary')
    const one = row(position().crates(0, 1, 2, 0), 1, 1)
    expect(playerOf(one).crates).toEqual([1, 1, 0])
    answer(one, { 'row.cell': ['3', '4'], influence: 'captain' }, 'primary')
    expect(playerOf(one).followers).toBe(11)
    expect(one.state.influence.captain[0]).toBe(1)
    const two = row(position().crates(0, 1, 2, 0), 1, 2)
    answer(two, { 'row.cell': ['5', '4', '3'], influence: ['captain', 'chiefMate'] }, 'primary')
    expect(playerOf(two)).toMatchObject({ crates: [1, 0, 0], followers: 11 })
  })

  test('only crates beside the row pay, and each cell is resolved once, in any order [secondary.5] [secondary.6]', () => {
    const match = position().crates(0, 2, 1, 0).at('secondary')
    expect(keys(match, 0).filter(key => key.startsWith('row'))).toEqual([
      'row:0:0',
      'row:0:1',
      'row:0:2',
      'row:1:0',
      'row:1:1',
      'row:2:0',
    ])
    match.pickKey(0, 'row:1:1')
    expect(keys(match, 0)).toEqual(['3', '4', '5'])
    match.pickKey(0, '3')
    expect(keys(match, 0)).toEqual(['4', '5', 'pass'])
  })

  test('a crate gained on the way adds no effect of the row [secondary.7]', () => {
    const match = row(position().crates(0, 0, 1, 0).ranch(0, 3, 'r17'), 1, 1)
    match.pickKey(0, '3')
    expect(playerOf(match).resources.food).toBe(3)
    match.pickKey(0, '4')
    match.pickKey(0, 'captain')
    expect(match.waiting?.prompt).toBe('primary')
  })

  test('Scrap Yard’s crate goes beside another row [crate.1] [crate.2]', () => {
    const match = row(position().crates(0, 1, 1, 2).ranch(0, 3, 'r20'), 1)
    match.pickKey(0, '3')
    expect(playerOf(match)).toMatchObject({ crates: [2, 1, 2], resources: { debris: 1 } })
  })

  test('a crate for which there is no place is lost [crate.3]', () => {
    const match = workIn(position().crates(0, 2, 2, 2).has(0, { debris: 1 }), 'sustenance')
    match.pickKey(0, 'sustenance:C')
    expect(playerOf(match)).toMatchObject({ crates: [2, 2, 2], untamed: { raptor: 1 } })
  })

  test('the secondary action is mandatory [secondary.1] [turn.1]', () => {
    expect(keys(position().at('secondary'), 0)).not.toContain('pass')
  })
})

describe('what cells do', () => {
  test('the bottom middle cell gives 2 glowberries or tames one dino; Adelita’s both [ranch-cell.8] [adelita.6]', () => {
    const jack = row(position('jack', 'adelita', 'keoni'), 2)
    jack.pickKey(0, '7')
    expect(keys(jack, 0)).toEqual(['0', '1'])
    jack.pickKey(0, '1')
    jack.pickKey(0, 'shieldhead')
    expect(playerOf(jack)).toMatchObject({ resources: { glowberry: 1 }, home: { shieldhead: 2 } })
    const adelita = row(position('adelita', 'jack', 'keoni'), 2)
    adelita.pickKey(0, '7')
    adelita.pickKey(0, 'shieldhead')
    expect(playerOf(adelita)).toMatchObject({ resources: { glowberry: 3 }, home: { shieldhead: 2 } })
  })

  test('Adelita places a cube where she stands and comes Home [adelita.4]', () => {
    const match = row(position('adelita', 'jack', 'keoni').leader(0, 'military'), 0)
    match.pickKey(0, '0')
    expect(match.state.influence.chiefMate[0]).toBe(1)
    match.pickKey(0, 'recall')
    expect(match.state.city.military.leader).toBeNull()
    expect(playerOf(match).home.leader).toBe(1)
  })

  test('mounted in the wilderness, her cube is the wilderness officer’s [adelita.5]', () => {
    const table = position('adelita', 'jack', 'keoni')
      .artefacts(0, 'jewel')
      .explored('1', 'x1')
      .leader(0, '1')
    const match = row(table, 0)
    match.pickKey(0, '0')
    match.pickKey(0, 'recall')
    expect(match.state.influence.chiefOfSecurity[0]).toBe(1)
    expect(match.state.locations['1'].rider).toBeNull()
  })

  test('Keoni builds in the wilderness, Phoenix harvests an own shelter, Jack gains a raptor [keoni.4] [phoenix.4] [jack.4]', () => {
    const keoni = row(position('keoni', 'jack', 'adelita'), 0)
    keoni.pickKey(0, '0')
    keoni.pickKey(0, 'outpostA')
    expect(keoni.state.outposts.outpostA[0]).toBe(0)
    expect(playerOf(keoni).resources.glowberry).toBe(3)
    const phoenix = row(position('phoenix', 'jack', 'adelita').shelter(0, 'outpostA'), 0)
    phoenix.pickKey(0, '0')
    phoenix.pickKey(0, 'outpostA')
    expect(playerOf(phoenix).resources.glowberry).toBe(5)
    const jack = row(position('jack', 'keoni', 'adelita'), 0)
    jack.pickKey(0, '0')
    expect(playerOf(jack).untamed.raptor).toBe(1)
  })

  test('Jack heals 4 and gains a glowberry, the others heal 3 [jack.5] [ranch-cell.7]', () => {
    const wounded = { ranger: 1, raptor: 1, shieldhead: 1 }
    const jack = row(position('jack', 'keoni', 'adelita').units(0, 'infirmary', wounded), 2)
    answer(jack, { 'row.cell': '6', heal: ['raptor', 'shieldhead'] }, 'primary')
    expect(playerOf(jack)).toMatchObject({
      resources: { glowberry: 4 },
      infirmary: { ranger: 1, raptor: 0, shieldhead: 0 },
    })
    const keoni = row(position('keoni', 'jack', 'adelita').units(0, 'infirmary', wounded), 2)
    answer(keoni, { 'row.cell': '6', heal: ['raptor', 'ranger'] }, 'primary')
    expect(playerOf(keoni).infirmary).toMatchObject({ shieldhead: 1 })
  })

  test.each([
    ['adelita', '[adelita.7]', { untamed: { shieldhead: 2 }, resources: { glowberry: 4 } }, {}],
    ['keoni', '[keoni.5] [shelter.4]', { resources: { glowberry: 5 } }, { harvest: 'outpostA' }],
    ['phoenix', '[phoenix.5]', { infirmary: { ranger: 0 } }, { heal: 'ranger' }],
    [
      'jack',
      '[jack.6] [taming.9]',
      { home: { shieldhead: 2 }, resources: { glowberry: 3 } },
      { tame: 'shieldhead' },
    ],
  ] as const)(
    '%s has a placement bonus of their own at the top right %s [ranch-cell.3]',
    (leader, _rules, gained, answers) => {
      const others = (['adelita', 'jack', 'keoni', 'phoenix'] as const).filter(one => one !== leader)
      const match = workIn(position(leader, ...others.slice(0, 2)).ranchOffer('r17'), 'construction')
      answer(
        match,
        { 'work.which': ['construction:B', 'pass'], 'ranch.tile': 'r17', 'ranch.cell': '2', ...answers },
        'secondary',
      )
      expect(playerOf(match)).toMatchObject(gained)
    },
  )
})
