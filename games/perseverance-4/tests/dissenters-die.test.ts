import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { describe, expect, test } from 'vitest'
import { ZONES } from '../data/types.ts'
import { acts, units } from './acting.ts'
import { CAMILLA, NAREK, position, YOU } from './position.ts'

/** Sustenance has its first space, without danger, and its last one free; nobody has cubes, so no secondary action comes. */
const twoFree = () => position().placed('sustenance', 1, YOU).placed('sustenance', 2, YOU).cards('1', '3')

const placed = (match: ReturnType<typeof acts>, zone: (typeof ZONES)[number]) =>
  match.state.zones[zone].dice.map(die => die?.owner ?? null)

describe('where a die goes', () => {
  test('the own die before a neutral one that fits the same space [s4.die.2] [s4.die.5] [s4.die.12] [s4.die.20] [solo.card.3]', () => {
    const match = acts(twoFree(), 0)
    expect(placed(match, 'sustenance')).toEqual([null, YOU, YOU, NAREK])
  })
  test('a neutral die that fits before the other’s [s4.die.3] [s4.die.12]', () => {
    const table = twoFree().faces(NAREK, 'organizer', 'organizer', 'organizer')
    expect(placed(acts(table, 0), 'sustenance')).toEqual([null, YOU, YOU, NEUTRAL])
  })
  test('own and neutral dice are looked at together: the least dangerous space decides [s4.die.2] [s4.die.4]', () => {
    const table = twoFree().faces(NEUTRAL, 'facilitator')
    expect(placed(acts(table, 0), 'sustenance')).toEqual([NEUTRAL, YOU, YOU, null])
  })
  test('the other’s dice only where no own and no neutral one fits, for the least dangerous space, where no unit comes [s4.die.3] [s4.die.4] [s4.die.19] [s4.die.21]', () => {
    const table = twoFree()
      .faces(NAREK, 'organizer', 'organizer', 'organizer')
      .faces(NEUTRAL, 'organizer', 'organizer', 'organizer')
      .faces(CAMILLA, 'adventurer', 'facilitator', 'organizer')
    const match = acts(table, 0)
    expect(placed(match, 'sustenance')).toEqual([CAMILLA, YOU, YOU, null])
    expect(units(match, 'sustenance')).toEqual(['-', '-', '-', '-', '-'])
  })
  test('an own die that fits a dangerous space comes before the other’s that fits a safe one [s4.die.3]', () => {
    const table = twoFree()
      .faces(NAREK, 'adventurer', 'organizer', 'organizer')
      .faces(NEUTRAL, 'organizer', 'organizer', 'organizer')
      .faces(CAMILLA, 'facilitator', 'facilitator', 'facilitator')
    expect(placed(acts(table, 0), 'sustenance')).toEqual([null, YOU, YOU, NAREK])
  })
  test('what is dangerous is printed in each zone, wherever the space lies [s4.die.15]', () => {
    const table = twoFree()
      .pack({ 'zone:sustenance.dangers': ['dangerousScout', 'normalScout', 'spearman', 'none'] })
      .faces(NEUTRAL, 'facilitator')
    expect(placed(acts(table, 0), 'sustenance')).toEqual([null, YOU, YOU, NAREK])
  })
  test('never one of yours, whatever it shows [s4.die.11]', () => {
    const table = twoFree().faces(YOU, 'facilitator')
    expect(placed(acts(table, 0), 'sustenance')[0]).toBeNull()
  })
  test('cards 9 and 10 act in the own program zone [s4.die.1]', () => {
    const match = acts(position().cards('9', '3').programs('fighter', 'supplier'), 0)
    expect(placed(match, 'military')).toEqual([NAREK, null, null, null])
  })
})

describe('where no die fits', () => {
  const none = () =>
    twoFree()
      .faces(NAREK, 'organizer', 'innovator', 'organizer')
      .faces(NEUTRAL, 'organizer', 'organizer', 'organizer')
      .faces(CAMILLA, 'organizer', 'organizer', 'organizer')
  test('the own one is turned for the least dangerous space, for a reserve [s4.die.7] [s4.die.8] [s4.die.9] [s4.die.22]', () => {
    const match = acts(none().reserve('narek', 4), 0)
    expect(match.state.zones.sustenance.dice[0]).toEqual({ owner: NAREK, face: 'facilitator' })
    expect(match.state.solo?.dissenters.narek.reserve).toEqual({ space: 3, onProgram: false })
  })
  test('free without reserve [s4.die.6]', () => {
    const match = acts(none().reserve('narek', 0), 0)
    expect(placed(match, 'sustenance')[0]).toBe(NAREK)
    expect(match.state.solo?.dissenters.narek.reserve.space).toBe(0)
  })
  test('free with the marker on the program card, which stays until the reserve action [s4.die.6] [s4.reserve.2]', () => {
    const match = acts(none().reserve('narek', 4, true), 0)
    expect(placed(match, 'sustenance')[0]).toBe(NAREK)
  })
  test('of the own dice the one whose face comes first in the order of the program: organizer before innovator [s4.die.10] [s4.die.13]', () => {
    const match = acts(none(), 0)
    expect(
      match.state.pool
        .filter(die => die.owner === NAREK)
        .map(die => die.face)
        .sort(),
    ).toEqual(['innovator', 'organizer'])
    const shipwright = acts(none().programs('shipwright', 'fighter').cards('1', '3'), 0)
    expect(shipwright.state.pool.filter(die => die.owner === NAREK).map(die => die.face)).toEqual([
      'organizer',
      'organizer',
    ])
  })
})

test('with no die but yours: no primary action, but the secondary one [s4.die.23]', () => {
  const table = position().cubes(NAREK, 'chiefMate', 1).cards('1', '3')
  const others = [NEUTRAL, NEUTRAL, NEUTRAL, NAREK, NAREK, NAREK, CAMILLA, CAMILLA, CAMILLA]
  const spaces = ZONES.slice(1).flatMap(zone => [0, 1, 2].map(space => ({ zone, space })))
  for (const [place, { zone, space }] of spaces.entries()) table.placed(zone, space, others[place])
  const match = acts(table, 0)
  expect(match.state.solo?.dissenters.narek.rally).toBe(3) // advanceRally of the primary action did not come
  expect(match.state.zones.sustenance.leaders).toEqual([NAREK])
})

describe('danger', () => {
  const at = (space: number, ...dice: number[]) => {
    const table = position().cards('3', '1')
    for (const other of [0, 1, 2, 3].filter(one => one !== space).slice(0, 3))
      table.placed('military', other, other === 3 ? NEUTRAL : YOU)
    table.state.pool.forEach(die => {
      die.face = table.state.data.zones.military.dice[space]
    })
    return acts(dice.length > 0 ? table.dice(...dice) : table, 0)
  }
  test('a spearman space brings one; a scout die what it shows [s4.die.17] [e4.turn.8]', () => {
    expect(units(at(2), 'military')[0]).toContain('spearman')
    expect(units(at(1, 4), 'military')[0]).toContain('raider')
    expect(units(at(3, 3), 'military')[0]).toContain('sixleg')
  })
  test('a combat symbol brings no unit and flags the zone; a unit with it does both [e4.board.12] [s4.combat.6]', () => {
    const combat = at(1, 6)
    expect(units(combat, 'military')).toEqual(['-', '-', '-', '-', '-'])
    expect(combat.state.zones.military.flagged).toBe(true)
    const both = at(3, 2)
    expect(units(both, 'military')[0]).toContain('raider')
    expect(both.state.zones.military.flagged).toBe(true)
    expect(at(1, 1).state.zones.military.flagged).toBe(false)
  })
})
