import { describe, expect, test } from 'vitest'
import { CREWS, OFFICERS, ZONES } from '../data/types.ts'
import { acts } from './acting.ts'
import { CAMILLA, NAREK, position, YOU } from './position.ts'

const cabinsOf = (match: ReturnType<typeof acts>, owner: number): string[] =>
  ZONES.flatMap(zone =>
    CREWS.flatMap(crew =>
      match.state.zones[zone].section[crew].flatMap(one => (one === owner ? [`${zone}:${crew}`] : [])),
    ),
  )

describe('cabins', () => {
  test('in the program zone by card 4 [s4.cabin.1] [solo.zone.1] [solo.zone.2] [solo.card.5]', () => {
    expect(cabinsOf(acts(position().cards('4', '1'), 0), NAREK)).toEqual(['sustenance:sailor'])
  })
  test('the zone with fewest own cabins of any crew [s4.cabin.4] [s4.cabin.12] [solo.zone.7] [solo.zone.18]', () => {
    const table = position()
      .programs('fighter', 'supplier')
      .cards('9', '1')
      .cabins(NAREK, 'sustenance', 'sailor', 2)
      .cabins(NAREK, 'military', 'surgeon', 2)
      .cabins(NAREK, 'evacuation', 'technician', 2)
      .cabins(NAREK, 'construction', 'sailor')
    for (const zone of ZONES) table.cabins(YOU, zone, 'salvager')
    const match = acts(table, 0)
    expect(match.state.zones.construction.section.sailor).toEqual([NAREK, NAREK])
  })
  test('two more than you in a section are enough: it is avoided [solo.zone.16] [s4.cabin.9] [solo.zone.22]', () => {
    const ahead = (narek: number) =>
      cabinsOf(
        acts(
          position()
            .cards('4', '1')
            .cabins(NAREK, 'sustenance', 'salvager', narek)
            .cabins(YOU, 'sustenance', 'surgeon'),
          0,
        ),
        NAREK,
      )
    expect(ahead(2)).toContain('sustenance:sailor')
    expect(ahead(3)).not.toContain('sustenance:sailor')
  })
  test('a section without space for the crew is avoided [s4.cabin.10] [solo.zone.11]', () => {
    const table = position().cards('4', '1').cabins(YOU, 'sustenance', 'sailor', 3)
    expect(cabinsOf(acts(table, 0), NAREK)).toEqual(['military:sailor'])
  })
  test('with every section avoided nothing is built and the turn goes on [solo.zone.17] [solo.gen.10]', () => {
    const table = position().cards('4', '1').cubes(NAREK, 'chiefEngineer', 1)
    for (const zone of ZONES) table.cabins(YOU, zone, 'sailor', 3)
    const match = acts(table, 0)
    expect(cabinsOf(match, NAREK)).toEqual([])
    expect(match.state.zones.sustenance.fortifications[0]).toBe(NAREK)
  })
  test('the second row gives 2 followers, the third no cube [s4.cabin.2] [s4.cabin.3]', () => {
    const row = (n: number) =>
      acts(position().cards('4', '1').cabins(YOU, 'sustenance', 'sailor', n), 0).state
    expect([0, 1, 2].map(n => row(n).solo?.followers)).toEqual([0, 2, 0])
    expect(OFFICERS.map(officer => row(2).influence[officer][NAREK])).toEqual([0, 0, 0, 0])
  })
  test('the crew of which there are fewest on the whole ship, the leftmost of those tied, where there is space [s4.cabin.5] [s4.cabin.6] [s4.cabin.7] [s4.cabin.8]', () => {
    const table = () => position().cards('1', '3').reserve('camilla', 4, true)
    expect(cabinsOf(acts(table(), 1), CAMILLA)).toEqual(['military:salvager'])
    const elsewhere = table().cabins(CAMILLA, 'construction', 'salvager')
    expect(cabinsOf(acts(elsewhere, 1), CAMILLA)).toContain('military:sailor')
    const full = table().cabins(YOU, 'military', 'salvager', 3)
    expect(cabinsOf(acts(full, 1), CAMILLA)).toEqual(['military:sailor'])
  })
  test('in an avoided section the preferred zone, and the crew is chosen there [s4.cabin.11]', () => {
    const table = position()
      .cards('1', '3')
      .reserve('camilla', 4, true)
      .cabins(CAMILLA, 'military', 'sailor', 2)
    expect(cabinsOf(acts(table, 1), CAMILLA)).toContain('sustenance:salvager')
  })
})

describe('which of several zones', () => {
  /** Camilla, the Fighter of military, builds two sailors in the minority zone by card 9; Narek has card 5. */
  const built = (table = position()) => cabinsOf(acts(table.cards('5', '9'), 1), CAMILLA)
  test('the own program zone, then the opposed one [solo.zone.8] [solo.zone.19] [solo.zone.20]', () => {
    expect(built()).toEqual(['military:sailor', 'evacuation:sailor'])
  })
  test('otherwise the first one after the opposed zone in the loop [solo.zone.21] [solo.zone.24]', () => {
    const table = position().cabins(CAMILLA, 'military', 'salvager').cabins(CAMILLA, 'evacuation', 'salvager')
    expect(built(table)).toEqual(expect.arrayContaining(['construction:sailor', 'sustenance:sailor']))
  })
  test('opposed is the other’s program zone where the card shows a program [solo.zone.4] [solo.zone.6]', () => {
    const match = acts(position().programs('shipwright', 'fighter').cards('10', '9'), 1)
    expect(cabinsOf(match, CAMILLA)).toEqual(['military:sailor', 'construction:sailor'])
  })
})

describe('crates', () => {
  const crates = (match: ReturnType<typeof acts>) => ZONES.map(zone => match.state.zones[zone].crates.length)
  test('on the battlefield with the fewest crates of anybody; the heal does nothing [s4.crate.1] [s4.crate.2] [s4.crate.12] [solo.zone.10]', () => {
    const table = position()
      .cards('1', '7')
      .cubes(CAMILLA, 'chiefOfSecurity', 1)
      .faces(CAMILLA, 'innovator')
      .crate(YOU, { zone: 'military', place: 'battlefield' })
    expect(crates(acts(table, 1))).toEqual([1, 1, 0, 0])
  })
  /** Camilla’s reserve action puts a crate on a voyage; Narek is the Influencer of evacuation and has card 7. */
  const voyage = () =>
    position().programs('influencer', 'fighter').cards('7', '3').reserve('camilla', 4, true)
  test('on the voyage above the other’s program zone, for its followers [s4.crate.3] [s4.crate.4] [s4.crate.5]', () => {
    const match = acts(voyage().crate(YOU, { zone: 'evacuation', place: 'voyage' }), 1)
    expect(match.state.zones.evacuation.shipped).toEqual([YOU, CAMILLA])
    expect(match.state.solo?.followers).toBe(4)
    const letter = acts(voyage().switched('ep4VoyageOpposedByProgram'), 1)
    expect(letter.state.zones.construction.shipped).toEqual([CAMILLA])
  })
  test('a full voyage is left for the one with fewest crates [s4.crate.12]', () => {
    const table = voyage().crates(YOU, 8)
    for (let i = 0; i < 4; i++) table.crate(YOU, { zone: 'evacuation', place: 'voyage' })
    expect(acts(table, 1).state.zones.military.shipped).toEqual([CAMILLA])
  })
  /** Narek, the Supplier, covers a cost of a community area by card 9. */
  const costs = (...dice: number[]) =>
    position()
      .cards('9', '3')
      .faces(NAREK, 'facilitator')
      .dice(...dice)
  test.each([
    [1, 'b', 0, '[s4.crate.8]'],
    [2, 'b', 0, '[s4.crate.8]'],
    [3, 'c', 3, '[s4.crate.9]'],
    [4, 'c', 3, '[s4.crate.9]'],
    [5, 'd', 0, '[s4.crate.10]'],
    [6, 'd', 0, '[s4.crate.10]'],
  ] as const)(
    'a threat die of %s covers %s and gives %s followers %s [s4.crate.6]',
    (die, option, followers, _) => {
      const match = acts(costs(die), 0)
      expect(match.state.zones.sustenance.costs[option]).toBe(NAREK)
      expect(match.state.solo?.followers).toBe(followers)
    },
  )
  test('what is covered is rolled again; the first cost is never covered, and without another the zone is full [s4.crate.7] [s4.crate.11] [s4.crate.13] [s4.crate.14]', () => {
    /** Everywhere the food cost is covered, so that sustenance is a minority zone too; there these as well. */
    const covered = (...more: ('c' | 'd')[]) => {
      const table = costs(1, 3, 5).crates(YOU, 8)
      for (const zone of ZONES) table.crate(YOU, { zone, place: 'b' })
      for (const place of more) {
        table.crate(YOU, { zone: 'sustenance', place })
        table
          .crate(CAMILLA, { zone: 'military', place })
          .crate(CAMILLA, { zone: 'evacuation', place })
          .crate(CAMILLA, { zone: 'construction', place })
      }
      return acts(table, 0).state.zones
    }
    expect(covered().sustenance.costs).toEqual({ a: null, b: YOU, c: NAREK, d: null })
    expect(covered('c').sustenance.costs).toEqual({ a: null, b: YOU, c: YOU, d: NAREK })
    expect(covered('c', 'd').sustenance.costs.a).toBeNull()
  })
})

describe('leader and fortification', () => {
  const leaders = (match: ReturnType<typeof acts>) =>
    ZONES.filter(zone => match.state.zones[zone].leaders.includes(NAREK))
  const card1 = () => position().cards('1', '3').faces(NAREK, 'facilitator').cubes(NAREK, 'chiefMate', 1)
  test('the leader comes to the program zone; where another stands, to the preferred one; already there he stays [s4.fx.1] [s4.fx.2] [s4.fx.3]', () => {
    expect(leaders(acts(card1(), 0))).toEqual(['sustenance'])
    expect(
      leaders(
        acts(
          card1().change(({ zones }) => zones.sustenance.leaders.push(YOU)),
          0,
        ),
      ),
    ).toEqual(['military'])
    expect(
      leaders(
        acts(
          card1().change(({ zones }) => zones.sustenance.leaders.push(NAREK)),
          0,
        ),
      ),
    ).toEqual(['sustenance'])
    expect(
      leaders(
        acts(
          card1().change(({ zones }) => zones.evacuation.leaders.push(NAREK)),
          0,
        ),
      ),
    ).toEqual(['sustenance'])
  })
  const card4 = () => position().cards('4', '1').cubes(NAREK, 'chiefEngineer', 1)
  test('a fortification on the lowest free space below the figure, elsewhere if there is none, skipped without one [s4.fx.4] [s4.fx.6] [s4.fx.7]', () => {
    expect(acts(card4().fort(YOU, 'sustenance', 1), 0).state.zones.sustenance.fortifications).toEqual([
      YOU,
      NAREK,
      null,
    ])
    const low = acts(card4().trail('sustenance', 1), 0)
    expect(low.state.zones.sustenance.fortifications).toEqual([null, null, null])
    expect(low.state.zones.military.fortifications[0]).toBe(NAREK)
    const none = acts(card4().fort(NAREK, 'evacuation', 1).fort(NAREK, 'evacuation', 2), 0)
    expect(none.state.zones.sustenance.fortifications).toEqual([null, null, null])
  })
  test('in the minority zone by own fortifications [s4.fx.5]', () => {
    const table = position()
      .programs('shipwright', 'fighter')
      .cards('9', '3')
      .faces(NAREK, 'innovator')
      .fort(NAREK, 'construction', 1)
    expect(acts(table, 0).state.zones.military.fortifications[0]).toBe(NAREK)
  })
})

describe('influence', () => {
  const cubes = (match: ReturnType<typeof acts>, owner: number) =>
    OFFICERS.map(officer => match.state.influence[officer][owner])
  /** Narek has card 5: a cube on the minority officer; he is the Supplier of the Chief Mate, Camilla has the other card. */
  const card5 = (camilla: '3' | '7' | '9' = '3') => position().cards('5', camilla).faces(NAREK, 'organizer')
  test('fewest own cubes; then the program’s officer, the opposed one, the next by position [solo.officer.3] [solo.officer.4] [solo.officer.5] [solo.officer.6] [solo.officer.7] [s4.fx.11] [s4.fx.12]', () => {
    expect(cubes(acts(card5(), 0), NAREK)[0]).toBe(1)
    const opposed = card5().cubes(NAREK, 'chiefMate', 1).cubes(YOU, 'chiefMate', 1)
    expect(cubes(acts(opposed, 0), NAREK)).toEqual([1, 1, 0, 0])
    const next = card5()
      .switched('ep4SecondaryPaysInfluence')
      .cubes(NAREK, 'chiefMate', 1)
      .cubes(NAREK, 'chiefEngineer', 1)
    expect(cubes(acts(next, 0), NAREK)).toEqual([1, 1, 1, 0])
  })
  test('opposed is the other’s program officer where the card shows a program [solo.officer.8]', () => {
    expect(cubes(acts(card5('9').cubes(NAREK, 'chiefMate', 1), 0), NAREK)).toEqual([1, 0, 0, 1])
  })
  test('two more than yours and the officer is avoided; if all are, no cube [solo.officer.1] [solo.officer.2] [solo.officer.10]', () => {
    const card6 = (n: number) =>
      position().cards('6', '3').faces(NAREK, 'organizer').cubes(NAREK, 'chiefMate', n)
    expect(cubes(acts(card6(1), 0), NAREK)[0]).toBe(2)
    expect(cubes(acts(card6(2), 0), NAREK)).toEqual([2, 1, 0, 0])
    const all = card6(2)
    for (const officer of OFFICERS) all.cubes(NAREK, officer, 2)
    // The secondary action then pays a cube of the Chief Steward.
    expect(cubes(acts(all, 0), NAREK)).toEqual([2, 2, 1, 2])
  })
  test('without a cube left none is placed [s4.fx.11]', () => {
    const table = card5().switched('ep4SecondaryPaysInfluence')
    // All sixteen lie on officers, as many as yours.
    for (const officer of OFFICERS) table.cubes(NAREK, officer, 4).cubes(YOU, officer, 4)
    const match = acts(table, 0)
    expect(cubes(match, NAREK)).toEqual([4, 4, 4, 4])
    expect(match.state.solo?.dissenters.narek.cubes).toBe(0)
  })
  test('cards 9 and 10 place one more at level legend alone, after the program [s4.end.16] [s4.fx.13] [s4.fx.14] [s4.fx.15]', () => {
    const table = (level: string) => position().with({ level }).cards('9', '3').faces(NAREK, 'facilitator')
    expect(cubes(acts(table('champion'), 0), NAREK)).toEqual([0, 0, 0, 0])
    const legend = acts(table('legend'), 0)
    expect(cubes(legend, NAREK)).toEqual([1, 0, 0, 0])
    expect(Object.values(legend.state.zones.sustenance.costs)).toContain(NAREK)
  })
})

describe('the price of a secondary action', () => {
  const fort = (table: ReturnType<typeof position>) => acts(table.cards('4', '1'), 0)
  test('a cube of the card’s officer; without one it is skipped, and no other officer pays [s4.fx.8] [s4.fx.9] [s4.fx.10] [solo.card.4] [solo.turn.13]', () => {
    const paid = fort(position().cubes(NAREK, 'chiefEngineer', 1))
    expect(paid.state.influence.chiefEngineer[NAREK]).toBe(0)
    expect(paid.state.zones.sustenance.fortifications[0]).toBe(NAREK)
    const not = fort(position().cubes(NAREK, 'chiefMate', 1))
    expect(not.state.influence.chiefMate[NAREK]).toBe(1)
    expect(not.state.zones.sustenance.fortifications[0]).toBeNull()
  })
  test('nothing where the switch is off [e4.switch.1]', () => {
    expect(
      fort(position().switched('ep4SecondaryPaysInfluence')).state.zones.sustenance.fortifications[0],
    ).toBe(NAREK)
  })
})

describe('reserve', () => {
  const reserveOf = (match: ReturnType<typeof acts>) => match.state.solo?.dissenters.narek.reserve
  test('from 4 the marker goes to the program card; the reserve action follows, and it is back on 0 [s4.reserve.1] [s4.reserve.4] [solo.turn.14] [solo.turn.15]', () => {
    const table = position()
      .cards('3', '1')
      .reserve('narek', 4)
      .rallyOn('narek', 5)
      .battlefield('construction', 'spearman', 'spearman')
    const match = acts(table, 0)
    expect(reserveOf(match)).toEqual({ space: 0, onProgram: false })
  })
  test('below that it only goes on [s4.reserve.1] [solo.reserve.2]', () => {
    expect(reserveOf(acts(position().cards('3', '1').reserve('narek', 3), 0))).toEqual({
      space: 4,
      onProgram: false,
    })
  })
})
