import { OFFICERS, type OfficerId } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import { describe, expect, test } from 'vitest'
import { newAction } from '../rules/solo/action.ts'
import { buildShelter, buildStructure, placeLeader, placeThunderhorn } from '../rules/solo/building.ts'
import { check, influence } from '../rules/solo/officers.ts'
import { opposedOfficer, opposedZone, soloOf } from '../rules/solo/query.ts'
import {
  after,
  alone,
  CAMILLA,
  cards,
  dinos,
  ids,
  markerOf,
  NAREK,
  type Position,
  programs,
  reports,
  thunderhornIn,
  YOU,
} from './alone.ts'
import type { P3Match } from './position.ts'

const ZONES = ['sustenance', 'military', 'expansion', 'construction'] as const

/** So many shelters of an owner in the zones of the city, in the order of the loop. */
function shelters(table: Position, owner: Owner, ...numbers: readonly number[]): Position {
  for (const [place, n] of numbers.entries()) for (let i = 0; i < n; i++) table.shelter(owner, ZONES[place])
  return table
}

const builtIn = ({ state }: P3Match, owner: Owner) =>
  ZONES.map(zone => state.city[zone].shelters.filter(one => one === owner).length)

/** Narek is Architect and Camilla Rider, unless told; Camilla’s card names the military zone. */
const facing = (narek = '4' as const) => cards(programs(alone(), 'architect', 'rider'), narek, '2')

const shelter = (table: Position, at: 'program' | 'opposed' | 'minority') =>
  after(table, t => buildShelter(t, newAction('narek'), at, false))

describe('which zone is meant', () => {
  test('the program zone is that of the own program [solo.zone.1] [solo.zone.2] [solo.zone.25] [solo.card.8]', () => {
    expect(builtIn(shelter(facing(), 'program'), NAREK)).toEqual([0, 0, 0, 1])
    const other = after(facing(), t => buildShelter(t, newAction('camilla'), 'program', false))
    expect(builtIn(other, CAMILLA)).toEqual([0, 1, 0, 0])
  })

  test('with one space left in construction it is built there [solo.zone.25]', () => {
    const match = shelter(shelters(facing(), CAMILLA, 0, 0, 0, 4), 'program')
    expect(builtIn(match, NAREK)).toEqual([0, 0, 0, 1])
  })

  test('the opposed zone is on the other’s action card [solo.zone.3] [solo.zone.26] [solo.card.3]', () => {
    expect(builtIn(shelter(facing(), 'opposed'), NAREK)).toEqual([0, 1, 0, 0])
  })

  test('and changes with the cards of the round [solo.zone.6]', () => {
    const { state } = after(facing(), t => {
      soloOf(t.state).cards.slots.camilla = '1'
    })
    expect(opposedZone(state, 'narek')).toBe('sustenance')
  })

  test.each([
    { card: '8', rule: '[solo.zone.4]' },
    { card: '10', rule: '[solo.zone.5]' },
  ] as const)('card $card of the other means the other’s program, not the own one $rule', ({ card }) => {
    expect(opposedZone(cards(programs(alone(), 'architect', 'rider'), '1', card).state, 'narek')).toBe(
      'military',
    )
  })

  test('the minority zone has the fewest own shelters of all four [solo.zone.7] [solo.zone.9]', () => {
    const table = shelters(shelters(facing(), NAREK, 1, 1, 0, 1), CAMILLA, 0, 0, 3, 0)
    expect(builtIn(shelter(table, 'minority'), NAREK)).toEqual([1, 1, 1, 1])
  })

  test('several minority zones: the preferred one [solo.zone.8]', () => {
    expect(builtIn(shelter(shelters(facing(), NAREK, 0, 0, 0, 1), 'minority'), NAREK)).toEqual([0, 1, 0, 1])
  })
})

describe('which zones are avoided', () => {
  test('one without a space [solo.zone.11]', () => {
    const match = shelter(shelters(facing(), CAMILLA, 0, 0, 0, 5), 'program')
    expect(builtIn(match, NAREK)).toEqual([0, 1, 0, 0])
    expect(reports(match, 'solo.shelter')[0]).toMatchObject({
      choice: { named: 'construction', place: 'military', avoided: [{ place: 'construction', why: 'full' }] },
    })
  })

  test('one with two shelters more than yours, not with one more [solo.zone.12]', () => {
    const two = shelters(facing(), NAREK, 0, 0, 0, 2)
    expect(builtIn(shelter(two, 'program'), NAREK)).toEqual([0, 1, 0, 2])
    const one = shelters(shelters(facing(), NAREK, 0, 0, 0, 2), YOU, 0, 0, 0, 1)
    expect(builtIn(shelter(one, 'program'), NAREK)).toEqual([0, 0, 0, 3])
  })

  test('shelters of the other Dissenter do not count for that [solo.zone.12]', () => {
    const table = shelters(shelters(facing(), NAREK, 0, 0, 0, 2), CAMILLA, 0, 0, 0, 2)
    expect(builtIn(shelter(table, 'program'), NAREK)[3]).toBe(2)
  })

  test('nor do those on structures [solo.zone.15]', () => {
    const table = shelters(facing(), NAREK, 0, 0, 0, 1).change(({ city, dissenters }) => {
      if (city.construction.lower) city.construction.lower.owner = NAREK
      dissenters[0].shelters--
    })
    expect(builtIn(shelter(table, 'program'), NAREK)[3]).toBe(2)
  })

  test('one built in by the same action, with what follows in the next zone [solo.zone.13] [s3.card.33]', () => {
    const match = after(cards(programs(alone(), 'rider', 'architect'), '3', '2'), t => {
      const action = newAction('narek')
      buildShelter(t, action, 'program', false)
      buildShelter(t, action, 'opposed', false)
    })
    expect(builtIn(match, NAREK)).toEqual([0, 1, 1, 0])
    expect(reports(match, 'solo.shelter')[1]).toMatchObject({
      choice: { avoided: [{ place: 'military', why: 'built' }] },
    })
  })

  test('another action may build there again [solo.zone.14]', () => {
    const match = after(shelters(facing(), YOU, 0, 0, 0, 1), t => {
      buildShelter(t, newAction('narek'), 'program', false)
      buildShelter(t, newAction('narek'), 'program', false)
    })
    expect(builtIn(match, NAREK)).toEqual([0, 0, 0, 2])
  })

  test('where all are avoided nothing is built [solo.zone.17]', () => {
    const match = shelter(shelters(facing(), NAREK, 2, 2, 2, 2), 'program')
    expect(builtIn(match, NAREK)).toEqual([2, 2, 2, 2])
    expect(ids(match)).toContain('solo.nowhere')
  })

  test('nor is an avoided one preferred, though it had the fewest [solo.zone.22]', () => {
    const table = shelters(
      shelters(shelters(facing(), NAREK, 0, 1, 1, 2), CAMILLA, 5, 0, 0, 0),
      YOU,
      0,
      0,
      0,
      0,
    )
    expect(builtIn(shelter(table, 'program'), NAREK)).toEqual([0, 2, 1, 2])
  })

  test('the book’s example: two are avoided, the tie is broken along the loop [solo.zone.27] [solo.zone.28] [solo.zone.29]', () => {
    const table = shelters(
      shelters(shelters(facing(), NAREK, 0, 3, 0, 2), YOU, 0, 1, 0, 0),
      CAMILLA,
      0,
      0,
      0,
      3,
    )
    expect(builtIn(shelter(table, 'opposed'), NAREK)).toEqual([0, 3, 1, 2])
  })
})

describe('which zone is preferred', () => {
  test('the one with the fewest own shelters [solo.zone.18]', () => {
    const table = shelters(shelters(facing(), NAREK, 3, 0, 1, 1), YOU, 1, 0, 0, 0)
    const match = after(cards(programs(table, 'horticulturist', 'architect'), '1', '4'), t =>
      buildShelter(t, newAction('narek'), 'program', false),
    )
    expect(builtIn(match, NAREK)).toEqual([3, 1, 1, 1])
  })

  test('of those the own program’s, before the opposed one [solo.zone.19]', () => {
    expect(builtIn(shelter(shelters(facing(), NAREK, 1, 0, 1, 0), 'minority'), NAREK)).toEqual([1, 0, 1, 1])
  })

  test('of those the opposed one, before the next in the loop [solo.zone.20]', () => {
    expect(builtIn(shelter(shelters(facing(), NAREK, 0, 0, 0, 1), 'minority'), NAREK)).toEqual([0, 1, 0, 1])
  })

  test('of those the first after the opposed one, round the loop [solo.zone.21] [solo.zone.24]', () => {
    expect(builtIn(shelter(shelters(facing(), NAREK, 0, 1, 0, 1), 'minority'), NAREK)).toEqual([0, 1, 1, 1])
    expect(builtIn(shelter(shelters(facing(), NAREK, 0, 1, 1, 1), 'minority'), NAREK)).toEqual([1, 1, 1, 1])
  })

  test('from sustenance where the opposed one is the wilderness [solo.zone.23]', () => {
    const table = cards(programs(alone(), 'architect', 'rider'), '4', '5')
    expect(builtIn(shelter(shelters(table, NAREK, 0, 0, 0, 1), 'minority'), NAREK)).toEqual([1, 0, 0, 1])
  })
})

describe('structures, leader, thunderhorn', () => {
  const structure = (table: Position, at: 'program' | 'opposed' = 'program') =>
    after(table, t => buildStructure(t, newAction('narek'), at))

  test('the lower one first, for a shelter and nothing else [s3.fx.17] [s3.fx.19]', () => {
    const { state } = structure(facing().assemblies(3))
    const { lower, upper } = state.city.construction
    expect([lower?.owner, upper?.owner]).toEqual([NAREK, null])
    expect([state.dissenters[0].shelters, soloOf(state).followers]).toEqual([15, 0])
  })

  test('then the upper one, once it lies there [s3.fx.19]', () => {
    const taken = () =>
      facing()
        .change(({ city }) => {
          if (city.construction.lower) city.construction.lower.owner = CAMILLA
        })
        .change(({ dissenters }) => {
          dissenters[1].shelters--
        })
    expect(structure(taken().assemblies(3)).state.city.construction.upper?.owner).toBe(NAREK)
    expect(structure(taken()).state.city.military.lower?.owner).toBe(NAREK)
  })

  test('in the preferred zone where the wilderness is meant [s3.fx.18]', () => {
    const table = cards(programs(alone(), 'cartographer', 'rider'), '10', '4')
    expect(structure(table).state.city.construction.lower?.owner).toBe(NAREK)
  })

  const leaderIn = ({ state }: P3Match) => ZONES.filter(zone => state.city[zone].leader === NAREK)
  const lead = (table: Position) => after(table, t => placeLeader(t, newAction('narek')))

  test('the leader goes to the opposed zone, from the board or another zone [s3.fx.20]', () => {
    expect(leaderIn(lead(facing()))).toEqual(['military'])
    const moved = lead(facing().change(({ city }) => (city.expansion.leader = NAREK)))
    expect(leaderIn(moved)).toEqual(['military'])
  })

  test('to the preferred one where that space is taken, or it is the wilderness [s3.fx.21]', () => {
    const taken = facing().change(({ city }) => (city.military.leader = CAMILLA))
    expect(leaderIn(lead(taken))).toEqual(['construction'])
    expect(leaderIn(lead(cards(programs(alone(), 'architect', 'rider'), '11', '5')))).toEqual([
      'construction',
    ])
    // The zone of the program holds the own leader already: others have fewer.
    const there = facing().change(({ city }) => {
      city.military.leader = CAMILLA
      city.construction.leader = NAREK
    })
    expect(leaderIn(lead(there))).toEqual(['expansion'])
  })

  test('one who is there stays [s3.fx.22]', () => {
    const match = lead(facing().change(({ city }) => (city.military.leader = NAREK)))
    expect(leaderIn(match)).toEqual(['military'])
    expect(reports(match, 'solo.leader')[0]).toMatchObject({ stays: true })
  })

  test('your leader stays where you put him as one of theirs comes to the city [s3.fx.20]', () => {
    const match = lead(facing().leader(YOU, 'sustenance'))
    expect(match.state.city.sustenance.leader).toBe(YOU)
    expect(leaderIn(match)).toEqual(['military'])
  })

  test('a tamed thunderhorn goes to the opposed zone [s3.fx.23]', () => {
    const { state } = after(dinos(facing(), 'narek', { tamed: { thunderhorn: 2 } }), t =>
      placeThunderhorn(t, newAction('narek')),
    )
    expect(state.city.military.companion).toEqual({ owner: NAREK, leader: false })
    expect(soloOf(state).automata.narek.tamed.thunderhorn).toBe(1)
  })

  test('to the preferred one where that space is taken [s3.fx.24]', () => {
    const table = thunderhornIn(dinos(facing(), 'narek', { tamed: { thunderhorn: 1 } }), CAMILLA, 'military')
    const { state } = after(table, t => placeThunderhorn(t, newAction('narek')))
    expect(state.city.construction.companion?.owner).toBe(NAREK)
  })
})

describe('officers', () => {
  const cubes = ({ state }: P3Match, owner: Owner = NAREK) =>
    OFFICERS.map(officer => state.influence[officer][owner])
  const put = (table: Position, named: OfficerId | null, n: number) =>
    after(table, t => influence(t, newAction('narek'), named, n))
  const having =
    (owner: Owner, ...numbers: readonly number[]) =>
    (table: Position) => {
      for (const [place, officer] of OFFICERS.entries()) table.cubes(owner, officer, numbers[place])
      return table
    }

  test('a cube goes on the officer that is named [s3.fx.29] [solo.card.4]', () => {
    expect(cubes(put(facing(), 'chiefSteward', 1))).toEqual([0, 0, 1, 0, 0])
  })

  test('not with two more than yours, but with one more [solo.officer.1]', () => {
    expect(cubes(put(having(NAREK, 1, 1, 1, 1, 1)(facing()), 'captain', 1))[0]).toBe(2)
    expect(cubes(put(having(NAREK, 2, 1, 1, 1, 1)(facing()), 'captain', 1))[0]).toBe(2)
  })

  test('then on the one with the fewest own cubes [solo.officer.2] [solo.officer.3]', () => {
    expect(cubes(put(having(NAREK, 2, 1, 1, 1, 0)(facing()), 'captain', 1))).toEqual([2, 1, 1, 1, 1])
  })

  test('of those the program officer [solo.officer.4]', () => {
    expect(cubes(put(having(NAREK, 2, 1, 1, 1, 1)(facing()), 'captain', 1))).toEqual([2, 1, 1, 2, 1])
  })

  test('of those the opposed officer, on the other’s card [solo.officer.5]', () => {
    expect(opposedOfficer(facing().state, 'narek')).toBe('chiefOfSecurity')
    expect(cubes(put(having(NAREK, 2, 1, 1, 2, 1)(facing()), 'captain', 1))).toEqual([2, 1, 1, 2, 2])
  })

  test('of those the next by the places of their zones, the wilderness included [solo.officer.6] [solo.officer.7]', () => {
    // From the Chief of Security, who is in the wilderness, on to sustenance.
    const table = having(NAREK, 1, 1, 1, 2, 2)(facing())
    expect(cubes(put(table, 'chiefEngineer', 1))).toEqual([2, 1, 1, 2, 2])
    // From the Chief Engineer in construction the wilderness comes before sustenance.
    const other = cards(programs(alone(), 'influencer', 'rider'), '1', '4')
    expect(cubes(put(having(NAREK, 1, 2, 2, 2, 1)(other), 'chiefMate', 1))).toEqual([1, 2, 2, 2, 2])
  })

  test('the program officer on the other’s card is the other’s [solo.officer.8]', () => {
    expect(opposedOfficer(cards(programs(alone(), 'architect', 'rider'), '4', '6').state, 'narek')).toBe(
      'captain',
    )
  })

  test('cubes are placed one by one, each looked at anew [solo.officer.9] [solo.officer.11]', () => {
    expect(cubes(put(having(NAREK, 1, 0, 0, 0, 0)(facing()), 'captain', 2))).toEqual([2, 0, 0, 1, 0])
  })

  test('where all are avoided none is placed [solo.officer.10]', () => {
    const match = put(having(NAREK, 2, 2, 2, 2, 2)(facing()), null, 2)
    expect(cubes(match)).toEqual([2, 2, 2, 2, 2])
    expect(ids(match)).toContain('solo.noOfficer')
  })

  test('nor where no cube is left [solo.reserve.4]', () => {
    const table = having(YOU, 2, 0, 0, 0, 0)(having(NAREK, 1, 4, 4, 4, 4)(facing()))
    const match = put(table, 'captain', 1)
    expect(cubes(match)[0]).toBe(1)
    expect(ids(match)).toContain('solo.noCubes')
  })

  test('two on the one with the fewest [s3.fx.32]', () => {
    expect(cubes(put(having(NAREK, 1, 1, 0, 1, 1)(facing()), null, 2))).toEqual([1, 1, 2, 1, 1])
  })

  const checked = (own: number, yours: number) =>
    after(having(YOU, 0, yours, 0, 0, 0)(having(NAREK, 0, own, 0, 0, 0)(facing())), t =>
      check(t, newAction('narek'), 'chiefMate'),
    )

  test.each([
    [2, 1, 2, 2, 's3.fx.33'],
    [5, 3, 5, 2, 's3.fx.30'],
    [2, 2, 4, 1, 's3.fx.34'],
    [5, 5, 7, 1, 's3.fx.31'],
    [0, 3, 2, 1, 's3.fx.31'],
  ])('a check with %i against %i: %i cubes, marker on %i [%s]', (own, yours, then, space) => {
    const match = checked(own, yours)
    expect([match.state.influence.chiefMate[NAREK], markerOf(match, 'narek')]).toEqual([then, space])
    expect(reports(match, 'solo.check')[0]).toMatchObject({ own, yours })
  })
})
