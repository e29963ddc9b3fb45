import { answer, keys } from '@tablee/common/testing/answers.ts'
import { Chance } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import type { RanchTileId } from '../data/types.ts'
import { playerOf } from './acting.ts'
import { type P3Match, position } from './position.ts'

type Position = ReturnType<typeof position>

/** Seat 0 resolves a ranch tile in the middle of the left column. */
function tile(table: Position, id: RanchTileId): P3Match {
  const match = table.ranch(0, 3, id).at('secondary')
  match.pickKey(0, 'row:1:0')
  match.pickKey(0, '3')
  return match
}

describe('ranch tiles as they play', () => {
  test('Land Registry with a full row and a full column gives all four [ranch-tile.1]', () => {
    const table = position().ranch(0, 0, 'r2').ranch(0, 6, 'r3').ranch(0, 4, 'r4').ranch(0, 5, 'r5')
    expect(playerOf(tile(table, 'r1'))).toMatchObject({
      followers: 11,
      resources: { food: 2, islandResource: 2, glowberry: 5 },
    })
    expect(playerOf(tile(position(), 'r1'))).toMatchObject({
      followers: 10,
      resources: { food: 1, glowberry: 3 },
    })
  })

  test('Excursion Hub pays for one area, Ancient Portal included [ranch-tile.6]', () => {
    const table = position()
      .shelter(0, 'outpostA')
      .explored('13', 'x17')
      .shelter(0, '13')
      .change(state => {
        state.portal = 0
        state.players[0].shelters--
      })
    const match = tile(table, 'r6')
    expect(keys(match, 0)).toEqual(['hills', 'swamp'])
    match.pickKey(0, 'hills')
    expect(playerOf(match).followers).toBe(12)
  })

  test('Civic Center pays for the shelters and structures of one zone [ranch-tile.7]', () => {
    const match = tile(
      position().shelter(0, 'military', 0).structure('2A', 0).shelter(0, 'expansion', 0),
      'r7',
    )
    expect(keys(match, 0)).toEqual(['military', 'expansion'])
    match.pickKey(0, 'military')
    expect(playerOf(match).followers).toBe(12)
  })

  test('Elite Guesthouse puts 2 cubes on an officer who has none [ranch-tile.10]', () => {
    const match = tile(position().cubes(0, 'captain', 1), 'r10')
    match.pickKey(0, 'pay')
    expect(keys(match, 0)).not.toContain('captain')
    match.pickKey(0, 'chiefMate')
    expect(match.state.influence.chiefMate[0]).toBe(2)
    expect(playerOf(match).resources.glowberry).toBe(1)
  })

  test('Town Council looks for a zone with two own shelters [ranch-tile.25]', () => {
    const match = tile(
      position().shelter(0, 'military', 0).shelter(0, 'military', 1).shelter(0, 'expansion', 0),
      'r25',
    )
    expect(match.state.influence.chiefMate[0]).toBe(1)
    expect(playerOf(match).untamed.shieldhead).toBe(2)
  })

  test('Dino Whisperer waives the resources for 1 glowberry, not the ranger [ranch-tile.31] [taming.9]', () => {
    const match = tile(position().has(0, { glowberry: 1, debris: 0 }).untamed(0, { ironjaw: 1 }), 'r31')
    for (const key of ['pay', 'ironjaw']) match.pickKey(0, key)
    expect(playerOf(match)).toMatchObject({
      home: { ironjaw: 1, ranger: 0 },
      reserve: 7,
      resources: { glowberry: 0 },
    })
  })
})

describe('tiles and cards as they play', () => {
  test('Hidden Depository’s ranch tile gives no placement bonus [expl-tile.3]', () => {
    const match = position().explored('1', 'x3').artefacts(0, 'hourglass').ranchOffer('r17').at('primary')
    for (const key of ['explore:1', 'shieldhead', 'discovery', 'r17', '1']) match.pickKey(0, key)
    expect(playerOf(match)).toMatchObject({ followers: 12, resources: { glowberry: 3 } })
  })

  test('Marshland Encampment builds on itself, or starts an adventure [expl-tile.5]', () => {
    const match = position()
      .explored('1', 'x5')
      .artefacts(0, 'hourglass')
      .home(0, { shieldhead: 1, ranger: 3 })
      .adventureOffer('scouting-at-dawn')
      .at('primary')
    for (const key of ['explore:1', 'shieldhead', 'discovery', '1']) match.pickKey(0, key)
    expect(match.state.locations['1'].shelters).toEqual([0, null])
  })

  test('Alluring Trails calls the leader Home, who may go on the adventure [expl-tile.9]', () => {
    const match = position()
      .explored('7', 'x9')
      .artefacts(0, 'hexagon')
      .leader(0, 'expansion')
      .home(0, { shieldhead: 1, ranger: 2 })
      .adventureOffer('swamped-giant')
      .at('primary')
    for (const key of [
      'explore:7',
      'shieldhead',
      'discovery',
      'recall',
      'swamped-giant',
      'leader',
      'ranger',
      'ranger',
      'done',
    ])
      if (match.waiting?.prompt !== 'secondary') match.pickKey(0, key)
    expect(match.state.city.expansion.leader).toBeNull()
    expect(playerOf(match).adventure).toMatchObject({ card: 'swamped-giant', units: { leader: 1 } })
  })

  test('every tile has two shelter spaces [exploration.7]', () => {
    const match = position().explored('1', 'x1').shelter(1, '1').shelter(2, '1').at('primary')
    for (const key of ['work:construction:0', '0:adventurer', 'construction:A']) match.pickKey(0, key)
    expect(keys(match, 0)).toEqual(['outpostA', 'outpostB', 'pass'])
  })

  test('Devil’s Den places a tile and resolves it at once [adv-devils-den.1]', () => {
    const match = position()
      .ranchOffer('r19')
      .adventure(0, 'devils-den', { ranger: 3 }, 2)
      .dice(6, 6)
      .at('stage')
    answer(match, { 'ranch.tile': 'r19', 'ranch.cell': '3', 'threat.roll': ['roll', 'roll'] }, 'primary')
    expect(playerOf(match)).toMatchObject({ followers: 12, resources: { glowberry: 7 } })
  })

  test('Earth-Shattering Discovery influences two different officers [adv-earth-shattering-discovery.1]', () => {
    const match = position().adventure(0, 'earth-shattering-discovery', { ranger: 3 }).dice(6).at('stage')
    match.pickKey(0, 'captain')
    expect(keys(match, 0)).not.toContain('captain')
    match.pickKey(0, 'chiefMate')
    expect([match.state.influence.captain[0], match.state.influence.chiefMate[0]]).toEqual([1, 1])
  })

  test('Tales from Space resolves an option of any zone [adv-tales-from-space.2]', () => {
    const match = position()
      .explored('8', 'x10')
      .shelter(0, '8')
      .adventure(0, 'tales-from-space', { ranger: 3 }, 2)
      .dice(6, 6)
      .untamed(0, {})
      .at('stage')
    expect(keys(match, 0)).toContain('sustenance:B')
    expect(keys(match, 0)).not.toContain('sustenance:D')
    match.pickKey(0, 'sustenance:B')
    expect(playerOf(match)).toMatchObject({ untamed: { shieldhead: 1 }, resources: { glowberry: 6 } })
  })

  test('The Outcast pays a crate of any row for two different ranch effects [adv-the-outcast.2]', () => {
    const match = position()
      .crates(0, 1, 1, 0)
      .explored('15', 'x17')
      .shelter(0, '15')
      .adventure(0, 'the-outcast', { ranger: 3 }, 2)
      .dice(6, 6)
      .at('stage')
    for (const key of ['pass', 'pay', '1', '3']) match.pickKey(0, key)
    expect(keys(match, 0)).not.toContain('3')
    expect(playerOf(match)).toMatchObject({ crates: [1, 0, 0], followers: 11 })
  })
})

describe('dice and places', () => {
  test('the threat die shows 1 to 6 [dice.3]', () => {
    const shown = new Set<number>()
    for (let seed = 1; seed < 60; seed++) {
      const match = position()
        .home(0, {})
        .adventure(0, 'swamp-up-the-jam', { ranger: 3 })
        .seed(Chance.of(seed).below(1000))
        .at('stage')
      match.pickKey(0, 'roll')
      for (const { id, values } of match.history?.journal ?? [])
        if (id === 'threat.rolled') shown.add((values as { rolled: number }).rolled)
    }
    expect([...shown].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('a zone has one leader space and one thunderhorn space for all [board.4]', () => {
    const match = position().leader(1, 'sustenance').cubes(0, 'captain', 1).at('secondary')
    match.pickKey(0, 'favour:captain')
    expect(keys(match, 0)).toEqual(['military', 'expansion', 'construction'])
  })
})
