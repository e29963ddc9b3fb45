import { describe, expect, test } from 'vitest'
import { acts, units } from './acting.ts'
import { CAMILLA, NAREK, position, YOU } from './position.ts'

const rallyOf = (match: ReturnType<typeof acts>, who: 'narek' | 'camilla') =>
  match.state.solo?.dissenters[who].rally

const reports = ({ history }: ReturnType<typeof acts>, which: string) =>
  (history?.journal ?? []).filter(({ id }) => id === which).map(({ values }) => values)

/** Narek has card 3 (military, opposed by Camilla’s card), Camilla the one named. */
const narek3 = (camilla: '1' | '5' | '7' = '7') => position().cards('3', camilla)

describe('a rally', () => {
  test('a shieldhead of the supply with an own saddle faces the rightmost of the strongest units in reach, Narek twice [s4.rally.6] [s4.rally.8] [s4.rally.10] [s4.rally.11] [s4.rally.12] [s4.rally.18] [s4.rally.21]', () => {
    const match = acts(narek3().battlefield('construction', 'raider', 'spearman', 'raider', 'sixleg'), 0)
    expect(units(match, 'construction')).toEqual(['raider1', 'spearman', 'raider1', 'sixleg', '-'])
    expect(match.state.zones.construction.units[2]?.dinos).toEqual([{ species: 'shieldhead', wounds: 0 }])
    expect(match.state.supply.shieldhead).toBe(20 - 2 - 2)
    expect(match.state.solo?.dissenters.narek.large).toBe(8)
  })
  test('Camilla rallies once by a card [s4.rally.18] [solo.zone.3]', () => {
    const table = position().cards('7', '3').battlefield('construction', 'raider', 'raider', 'raider')
    expect(units(acts(table, 1), 'construction')).toEqual(['raider', 'raider', 'raider2', '-', '-'])
  })
  test('crates of anybody on the battlefield bring the marker further: with two of them sixlegs [s4.rally.13] [s4.rally.24]', () => {
    const table = narek3()
      .battlefield('construction', 'sixleg', 'raider')
      .crate(YOU, { zone: 'construction', place: 'battlefield' })
    expect(units(acts(table, 0), 'construction').slice(0, 2)).toEqual(['sixleg', 'raider1'])
    const two = narek3()
      .battlefield('construction', 'sixleg', 'raider')
      .crate(YOU, { zone: 'construction', place: 'battlefield' })
      .crate(CAMILLA, { zone: 'construction', place: 'battlefield' })
    expect(units(acts(two, 0), 'construction').slice(0, 2)).toEqual(['sixleg1', 'raider1'])
  })
  test('of what is covered only five followers are gained [s4.rally.9]', () => {
    const table = narek3().battlefield('construction', 'raider', 'spearman', 'spearman', 'spearman', 'raider')
    expect(acts(table, 0).state.solo?.followers).toBe(5)
  })
  test('units that somebody faces are not faced again; impossible, the marker goes on two spaces, twice for Narek [s4.rally.15] [s4.rally.20] [e4.rally.1]', () => {
    const table = narek3()
      .battlefield('construction', ['spearman', YOU, 'thunderhorn'], 'spearman')
      .battlefield('military', 'spearman', 'spearman')
    const match = acts(table, 0)
    expect(units(match, 'construction').slice(0, 2)).toEqual(['spearman0', 'spearman1'])
    expect(rallyOf(match, 'narek')).toBe(5)
  })
  test('without shieldheads in the supply, or without a saddle, it is impossible [s4.rally.16]', () => {
    const table = () =>
      position().cards('7', '3').battlefield('construction', 'raider').battlefield('military', 'raider')
    const none = table().change(state => {
      state.players[0].untamed.shieldhead += state.supply.shieldhead
      state.supply.shieldhead = 0
    })
    const match = acts(none, 1)
    expect(units(match, 'construction')[0]).toBe('raider')
    expect(rallyOf(match, 'camilla')).toBe(5)
  })
  test('no other zone is taken instead [s4.rally.14]', () => {
    const match = acts(narek3().battlefield('evacuation', 'spearman'), 0)
    expect(units(match, 'evacuation')[0]).toBe('spearman')
  })
})

describe('the rally track', () => {
  test('space by space; beyond the last a dino is rallied in the program zone, once for Narek too [s4.rally.1] [s4.rally.2] [s4.rally.4] [s4.rally.5]', () => {
    const table = position()
      .cards('8', '1')
      .rallyOn('narek', 5)
      .battlefield('sustenance', 'raider', 'raider', 'raider')
      .battlefield('construction', 'spearman', 'spearman')
    const match = acts(table, 0)
    expect(units(match, 'sustenance').slice(0, 3)).toEqual(['raider', 'raider1', 'raider1'])
    expect(rallyOf(match, 'narek')).toBe(5)
  })
  test('where that is impossible nothing happens [s4.rally.3] [s4.rally.22]', () => {
    const match = acts(position().cards('8', '1').rallyOn('narek', 5), 0)
    expect(rallyOf(match, 'narek')).toBe(5)
    expect(match.state.solo?.dissenters.narek.large).toBe(10)
  })
  test('Narek’s card 1 with nobody to face in the opposed zone: to 4, to 5 and a rally, two rallies, then two in sustenance [s4.rally.23]', () => {
    const table = position()
      .cards('1', '7')
      .programs('fighter', 'supplier')
      .faces(NAREK, 'facilitator')
      .battlefield('military', 'spearman', 'spearman', 'spearman', 'spearman')
      .battlefield('sustenance', 'raider', 'raider', 'raider')
    const match = acts(table, 0)
    expect(units(match, 'military')).toEqual(['spearman', 'spearman1', 'spearman1', 'spearman1', '-'])
    expect(units(match, 'sustenance').slice(0, 3)).toEqual(['raider', 'raider1', 'raider1'])
  })
  test('the minority zone has fewest own dinos; ties by preference, and no other zone where it is impossible there [s4.rally.7] [s4.rally.17]', () => {
    const table = position()
      .cards('3', '1')
      .reserve('narek', 4, true)
      .battlefield('sustenance', ['spearman', NAREK, 'shieldhead'], 'spearman')
      .battlefield('military', 'spearman', 'spearman')
    // Card 3 rallies twice in the opposed zone, sustenance, and in military: one each is left, then both are full.
    const match = acts(table, 0)
    // The reserve action finds evacuation and construction without dinos: construction comes later in the loop from sustenance.
    expect(units(match, 'evacuation')).toEqual(['-', '-', '-', '-', '-'])
    // What was weighed is told with it, as with a rally that was possible.
    const [rallied] = reports(match, 'rallied')
    expect(rallied).toMatchObject({ choice: { named: 'sustenance', place: 'sustenance' } })
    expect(reports(match, 'solo.cannotRally').at(-1)).toMatchObject({
      choice: { named: null, place: 'evacuation', findings: [{ by: 'fewest' }, {}, {}, { by: 'next' }] },
    })
    expect(match.state.solo?.dissenters.narek.rally).toBe(5)
  })
})
