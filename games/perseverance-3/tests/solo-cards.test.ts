import { describe, expect, test } from 'vitest'
import type { ProgramId } from '../data/solo/programs.ts'
import { newAction } from '../rules/solo/action.ts'
import { placeDie } from '../rules/solo/die.ts'
import { resolveAll } from '../rules/solo/effects.ts'
import { placeFor } from '../rules/solo/primary.ts'
import { soloOf } from '../rules/solo/query.ts'
import {
  after,
  alone,
  CAMILLA,
  cards,
  dinos,
  ids,
  markerOf,
  NAREK,
  onlyYours,
  type Position,
  programs,
  reports,
  reserve,
  tamedOf,
  turnOf,
  untamedOf,
  YOU,
} from './alone.ts'
import { NEUTRAL, type P3Match } from './position.ts'

type Card = Parameters<typeof cards>[1]

const at = (
  card: Card,
  program: ProgramId = 'architect',
  other: ProgramId = 'rider',
  opposed: Card = card === '2' ? '1' : '2',
) => cards(programs(alone(), program, other), card, opposed)

const diceIn = ({ state }: P3Match, zone: 'sustenance' | 'military' | 'construction' | 'expansion') =>
  state.city[zone].dice.map(die => die?.owner ?? null)

describe('where a card acts', () => {
  test.each([
    ['1', 'sustenance'],
    ['2', 'military'],
    ['3', 'expansion'],
    ['4', 'construction'],
  ] as const)('card %s: a die in %s [s3.place.2] [s3.place.1]', (card, zone) => {
    const table = cards(programs(alone(), 'influencer', 'rider'), card, '5')
    expect(placeFor(table.state, 'narek')).toMatchObject({ zone, by: 'card' })
    expect(diceIn(turnOf(table, 'narek'), zone)).toContain(NAREK)
  })

  test('cards 5 to 7: a dino in the wilderness, no die [s3.place.3]', () => {
    for (const [card, direction] of [
      ['5', 'high'],
      ['6', 'low'],
      ['7', 'high'],
    ] as const) {
      expect(placeFor(at(card).state, 'narek')).toMatchObject({ zone: 'wilderness', direction })
      const match = turnOf(at(card), 'narek')
      expect(match.state.pool).toHaveLength(10)
      expect(ids(match)).toContain('explore.placed')
    }
  })

  test('cards 8 and 9: a die in the program zone [s3.place.4]', () => {
    for (const card of ['8', '9'] as const)
      expect(placeFor(at(card).state, 'narek')).toMatchObject({ zone: 'construction', by: 'program' })
  })

  test('or a dino, to the highest location, where that is the wilderness [s3.place.5] [s3.place.6]', () => {
    const table = () => at('8', 'cartographer')
    expect(placeFor(table().state, 'narek')).toMatchObject({ zone: 'wilderness', direction: 'high' })
    expect(turnOf(table(), 'narek').state.locations['3'].explored).toBe(true)
  })

  const two = (table: Position, ...zones: readonly ('sustenance' | 'military' | 'expansion')[]) => {
    for (const zone of zones) table.inCity(NEUTRAL, zone, 0, 1).shelter(NAREK, zone)
    return table
  }

  test('cards 10 and 11: a zone with exactly two dice [s3.place.7] [s3.place.10]', () => {
    for (const card of ['10', '11'] as const) {
      const table = two(at(card), 'military')
      expect(placeFor(table.state, 'narek')).toMatchObject({ zone: 'military', by: 'assembly' })
      expect(diceIn(turnOf(table, 'narek'), 'military')).toContain(NAREK)
      const one = at(card).inCity(NEUTRAL, 'military', 0).shelter(NAREK, 'military')
      expect(placeFor(one.state, 'narek')).toMatchObject({ zone: 'construction' })
      const three = at(card).inCity(NEUTRAL, 'military', 0, 1, 2).shelter(NAREK, 'military')
      expect(placeFor(three.state, 'narek')).toMatchObject({ zone: 'construction' })
    }
  })

  test('in which the Dissenter has more presence than you, whatever the other has [s3.place.8]', () => {
    expect(placeFor(two(at('10'), 'military').shelter(YOU, 'military').state, 'narek').zone).toBe(
      'construction',
    )
    const other = two(at('10'), 'military').shelter(CAMILLA, 'military').shelter(CAMILLA, 'military')
    expect(placeFor(other.state, 'narek').zone).toBe('military')
  })

  test('presence is of shelters, leader, dice and thunderhorns [s3.place.9]', () => {
    const table = at('10').inCity(NAREK, 'military', 0).inCity(NEUTRAL, 'military', 1)
    expect(placeFor(table.state, 'narek').zone).toBe('military')
    const even = () => at('10').inCity(NAREK, 'military', 0).inCity(YOU, 'military', 1)
    expect(placeFor(even().state, 'narek').zone).toBe('construction')
    const led = even().change(({ city }) => {
      city.military.leader = NAREK
    })
    expect(placeFor(led.state, 'narek').zone).toBe('military')
    const horned = even().change(({ city, supply, dissenters }) => {
      city.military.companion = { owner: NAREK, leader: false }
      supply.thunderhorn--
      dissenters[0].saddles.large--
    })
    expect(placeFor(horned.state, 'narek').zone).toBe('military')
  })

  test('otherwise as cards 8 and 9 [s3.place.11]', () => {
    expect(placeFor(at('10').state, 'narek')).toMatchObject({ zone: 'construction', by: 'program' })
    expect(placeFor(at('11', 'cartographer').state, 'narek')).toMatchObject({
      zone: 'wilderness',
      direction: 'high',
    })
  })

  test('of several the program zone, or the first after it [s3.place.12] [s3.place.14]', () => {
    expect(placeFor(two(at('10'), 'sustenance', 'military').state, 'narek')).toMatchObject({
      zone: 'sustenance',
      findings: [{ by: 'next', left: ['sustenance'] }],
    })
    const rider = () => two(at('10', 'rider', 'architect', '1'), 'sustenance', 'military')
    expect(placeFor(rider().state, 'narek').zone).toBe('military')
  })

  test('from sustenance on for a program in the wilderness [s3.place.13]', () => {
    expect(placeFor(two(at('10', 'cartographer'), 'military', 'expansion').state, 'narek').zone).toBe(
      'military',
    )
  })
})

describe('which die', () => {
  const placed = (table: Position) => after(table, t => void placeDie(t, newAction('narek'), 'military'))
  /** All dice show adventurers; the order of card 2 is adventurer, organizer, facilitator, innovator. */
  const only = (...owners: readonly number[]) =>
    at('2')
      .change(({ pool }) => {
        for (const die of pool) die.face = owners.includes(die.owner) ? 'organizer' : 'adventurer'
      })
      .inCity(YOU, 'military', 0)

  test('the own one first [s3.die.3]', () => {
    expect(diceIn(placed(only(YOU, NAREK, CAMILLA, NEUTRAL)), 'military')[1]).toBe(NAREK)
  })

  test('then a neutral one [s3.die.4]', () => {
    expect(diceIn(placed(only(YOU, CAMILLA, NEUTRAL)), 'military')[1]).toBe(NEUTRAL)
  })

  test('then the other’s [s3.die.5]', () => {
    expect(diceIn(placed(only(YOU, CAMILLA)), 'military')[1]).toBe(CAMILLA)
  })

  test('never yours [s3.die.2]', () => {
    const match = placed(reserve(only(YOU), 'narek', 0))
    expect(diceIn(match, 'military')).toEqual([YOU, null, null, null])
  })

  test('only one whose face fits an empty space [s3.die.1]', () => {
    const match = placed(reserve(only(YOU, NEUTRAL), 'narek', 0))
    expect(match.state.city.military.dice[1]).toEqual({ owner: NEUTRAL, face: 'organizer' })
  })

  test('of a colour the face that comes first on the card [s3.die.6]', () => {
    const match = placed(at('2').pool(NAREK, 'innovator', 'organizer'))
    expect(match.state.city.military.dice[1]).toEqual({ owner: NAREK, face: 'organizer' })
    expect(reports(match, 'solo.die')[0]).toMatchObject({ by: ['colour', 'face'] })
  })

  test('the book’s example: a neutral innovator [s3.die.14]', () => {
    // The order of card 1 begins with innovators.
    const table = at('1')
      .pool(NEUTRAL, 'innovator', 'adventurer', 'organizer', 'organizer')
      .pool(NAREK, 'organizer', 'organizer')
    const match = after(
      table.pool(CAMILLA, 'organizer', 'organizer').inCity(YOU, 'sustenance', 1),
      t => void placeDie(t, newAction('narek'), 'sustenance'),
    )
    expect(match.state.city.sustenance.dice[3]).toEqual({ owner: NEUTRAL, face: 'innovator' })
  })

  test('where none fits a reserve turns the own one to the first face of the card [s3.die.8] [s3.die.9] [s3.die.15]', () => {
    const table = at('1')
      .inCity(YOU, 'sustenance', 1)
      .change(({ pool }) => {
        for (const die of pool) die.face = 'organizer'
      })
    const match = after(table, t => void placeDie(t, newAction('narek'), 'sustenance'))
    expect(match.state.city.sustenance.dice[3]).toEqual({ owner: NAREK, face: 'innovator' })
    expect(markerOf(match, 'narek')).toBe(0)
    expect(reports(match, 'solo.turned')[0]).toMatchObject({ from: 'organizer', to: 'innovator' })
  })

  const unfit = (marker: number | 'program') => reserve(at('2').inCity(YOU, 'military', 0), 'narek', marker)

  test('not with the marker on 0 or on the program card [s3.die.7] [s3.die.10]', () => {
    for (const marker of [0, 'program'] as const) {
      const match = placed(unfit(marker))
      expect(diceIn(match, 'military')).toEqual([YOU, null, null, null])
      expect(markerOf(match, 'narek')).toBe(marker)
      expect(reports(match, 'solo.noDie')[0]).toMatchObject({ why: 'reserve' })
    }
  })

  test('then a dino goes to the highest location, and the card’s action is left out [s3.die.10] [s3.die.11] [s3.dino.14]', () => {
    const table = dinos(unfit(0), 'narek', { tamed: { raptor: 1 }, untamed: { raptor: 2 } })
    const match = turnOf(table, 'narek')
    expect(match.state.locations['3'].explored).toBe(true)
    expect(tamedOf(match, 'narek', 'raptor')).toBe(0)
    expect(reports(match, 'solo.check')).toHaveLength(1)
  })

  test('and so where only your dice are left, with no reserve spent [s3.die.12]', () => {
    const match = turnOf(onlyYours(at('2')), 'narek')
    expect(match.state.locations['3'].explored).toBe(true)
    expect(reports(match, 'solo.noDie')[0]).toMatchObject({ why: 'pool' })
    expect(ids(match)).not.toContain('solo.spent')
  })
})

describe('actions', () => {
  test('after the die the primary action, then the secondary one, each in its order [s3.die.13] [solo.turn.13] [solo.card.5] [solo.card.6]', () => {
    const match = turnOf(at('1'), 'narek')
    const told = ids(match).filter(id =>
      ['solo.acts', 'solo.die', 'solo.dino', 'solo.reserve', 'solo.leftOut', 'solo.check'].includes(id),
    )
    expect(told).toEqual([
      'solo.acts',
      'solo.die',
      'solo.dino',
      'solo.dino',
      'solo.reserve',
      'solo.leftOut',
      'solo.acts',
      'solo.check',
    ])
    expect(reports(match, 'solo.acts').map(one => (one as { part: string }).part)).toEqual([
      'primary',
      'secondary',
    ])
  })

  test('what cannot be done is left out, and the next follows [solo.gen.10]', () => {
    const table = at('1').change(({ supply, players }) => {
      players[YOU].untamed.shieldhead += supply.shieldhead
      supply.shieldhead = 0
    })
    const match = turnOf(table, 'narek')
    expect(reports(match, 'solo.leftOut')[0]).toMatchObject({ why: 'supply' })
    expect(untamedOf(match, 'narek', 'raptor')).toBe(1)
  })

  test('a cube is paid even where nothing comes of it [s3.fx.40]', () => {
    const table = dinos(at('9').cubes(NAREK, 'chiefSteward', 1), 'narek', {
      tamed: { shieldhead: 1 },
    }).change(({ supply, players }) => {
      players[YOU].untamed.shieldhead += supply.shieldhead
      supply.shieldhead = 0
    })
    const match = turnOf(table, 'narek')
    expect(match.state.influence.chiefSteward[NAREK]).toBe(0)
    expect(ids(match)).toContain('solo.paid')
  })

  test('without one nothing of the secondary action happens [s3.fx.41] [s3.card.34] [s3.card.14]', () => {
    const seven = turnOf(at('7'), 'narek')
    expect([ids(seven).includes('solo.notPaid'), markerOf(seven, 'narek')]).toEqual([true, 1])
    const eleven = turnOf(
      dinos(at('11'), 'narek', { tamed: { thunderhorn: 1 }, untamed: { raptor: 1 } }),
      'narek',
    )
    expect(
      Object.values(eleven.state.city).some(({ leader, companion }) => leader !== null || companion !== null),
    ).toBe(false)
    expect(untamedOf(eleven, 'narek', 'raptor')).toBe(1)
  })

  test('card 7 pays for two reserves [s3.card.14]', () => {
    const table = at('7').cubes(NAREK, 'chiefMate', 1)
    const [{ cubes }] = table.state.dissenters
    const match = turnOf(table, 'narek')
    expect([match.state.influence.chiefMate[NAREK], markerOf(match, 'narek')]).toEqual([0, 3])
    expect(match.state.dissenters[0].cubes).toBe(cubes + 1)
  })

  test('card 11 pays for the leader, then for the first it can of three [s3.card.22]', () => {
    const table = () => at('11').cubes(NAREK, 'captain', 1)
    const horned = turnOf(
      dinos(table(), 'narek', { tamed: { thunderhorn: 1 }, untamed: { raptor: 1 } }),
      'narek',
    )
    expect(horned.state.city.military).toMatchObject({ leader: NAREK, companion: { owner: NAREK } })
    expect(untamedOf(horned, 'narek', 'raptor')).toBe(1)
    const tamed = turnOf(dinos(table(), 'narek', { untamed: { raptor: 1 } }), 'narek')
    expect(tamedOf(tamed, 'narek', 'raptor')).toBe(1)
  })

  test('cards 8 and 9: the program’s action and an artefact after a die [s3.fx.35] [s3.card.15] [s3.card.17]', () => {
    for (const [card, artefact] of [
      ['8', 'sapling'],
      ['9', 'crown'],
    ] as const) {
      const { state } = turnOf(at(card, 'horticulturist'), 'narek')
      expect(soloOf(state).artefacts).toEqual([artefact])
      expect(soloOf(state).automata.narek.untamed).toMatchObject({ shieldhead: 1, raptor: 1 })
    }
  })

  test('neither without a die [s3.fx.38] [s3.card.32]', () => {
    const table = reserve(at('8', 'horticulturist').inCity(YOU, 'sustenance', 0), 'narek', 0)
    const match = turnOf(table, 'narek')
    expect(soloOf(match.state).artefacts).toEqual(['hourglass'])
    expect(reports(match, 'solo.acts').map(one => (one as { part: string }).part)).toEqual([
      'primary',
      'secondary',
    ])
  })

  test('a Cartographer explores once, and gains neither sapling nor crown [s3.card.30] [s3.card.31]', () => {
    for (const card of ['8', '9'] as const) {
      const match = turnOf(at(card, 'cartographer'), 'narek')
      expect(reports(match, 'explore.placed')).toHaveLength(1)
      expect(soloOf(match.state).artefacts).toEqual(['hourglass'])
    }
  })

  test('nor is there a program action without a dino [s3.fx.39]', () => {
    const match = turnOf(dinos(at('8', 'cartographer'), 'narek', {}), 'narek')
    expect(ids(match)).toContain('solo.emergency')
    expect(match.state.locations['3'].explored).toBe(false)
    expect(soloOf(match.state).artefacts).toEqual([])
  })

  test('cards 10 and 11: no program action where three dice call an assembly; the secondary one comes [s3.fx.36] [s3.fx.37] [s3.card.19] [s3.card.21] [s3.card.35]', () => {
    for (const [card, officer] of [
      ['10', 'chiefEngineer'],
      ['11', 'captain'],
    ] as const)
      for (const program of ['horticulturist', 'cartographer'] as const) {
        const called = at(card, program)
          .inCity(NEUTRAL, 'military', 0, 1)
          .shelter(NAREK, 'military')
          .cubes(NAREK, officer, 1)
        const match = turnOf(called, 'narek')
        expect(ids(match)).toContain('solo.assemblyComes')
        expect(ids(match)).toContain('solo.paid')
        expect(untamedOf(match, 'narek', 'raptor')).toBe(0)
        expect(ids(match)).not.toContain('explore.placed')
      }
    expect(untamedOf(turnOf(at('10', 'horticulturist'), 'narek'), 'narek', 'raptor')).toBe(1)
  })
})

describe('programs', () => {
  const primary = (table: Position, program: ProgramId) =>
    after(table, t =>
      resolveAll(t, newAction('narek', { die: true }), t.state.data.dissenters.programs[program].primary),
    )
  const waiting = (program: ProgramId, other: ProgramId = 'rider') =>
    turnOf(
      reserve(
        at('7', program, other).explored('1', 'x1').explored('4', 'x2').cubes(YOU, 'chiefMate', 0),
        'narek',
        'program',
      ),
      'narek',
    )

  test('the Influencer’s cube follows the shelter, or goes to the opposed zone’s officer [s3.program.7]', () => {
    const there = primary(at('8', 'influencer'), 'influencer')
    expect(there.state.influence.chiefMate[NAREK]).toBe(1)
    const full = at('8', 'influencer')
    for (let i = 0; i < 5; i++) full.shelter(CAMILLA, 'military')
    const diverted = primary(full, 'influencer')
    expect(diverted.state.city.expansion.shelters[0]).toBe(NAREK)
    expect(diverted.state.influence.chiefSteward[NAREK]).toBe(1)
    const nowhere = at('8', 'influencer')
    for (const zone of ['sustenance', 'military', 'expansion', 'construction'] as const)
      nowhere.shelter(NAREK, zone).shelter(NAREK, zone)
    const none = primary(nowhere, 'influencer')
    expect(ids(none)).toContain('solo.nowhere')
    expect(none.state.influence.chiefMate[NAREK]).toBe(1)
  })

  test('the Influencer’s reserve action [s3.program.6]', () => {
    const { state } = waiting('influencer')
    expect(state.city.military.shelters[0]).toBe(NAREK)
    expect(state.city.expansion.shelters[0]).toBe(NAREK)
    expect(Object.values(state.influence).reduce((n, cubes) => n + cubes[NAREK], 0)).toBe(2)
  })

  test('the Architect’s reserve action [s3.program.10]', () => {
    const { state } = waiting('architect')
    expect(state.locations['1'].shelters[0]).toBe(NAREK)
    expect(state.city.military.lower?.owner).toBe(NAREK)
  })

  test('the Horticulturist’s reserve action [s3.program.16]', () => {
    const { state } = waiting('horticulturist')
    expect(state.locations['1'].shelters[0]).toBe(NAREK)
    expect(state.city.sustenance.shelters[0]).toBe(NAREK)
  })

  test('the Rider’s primary action is that of an emergency [s3.program.12]', () => {
    const match = primary(dinos(at('8', 'rider', 'architect'), 'narek', { untamed: { raptor: 1 } }), 'rider')
    expect([tamedOf(match, 'narek', 'raptor'), untamedOf(match, 'narek', 'shieldhead')]).toEqual([1, 1])
  })

  test('the Cartographer’s reserve action: the lowest location, and no secondary action after it [s3.program.3] [s3.explore.15] [s3.dino.19]', () => {
    const table = reserve(
      dinos(at('1', 'cartographer'), 'narek', { tamed: { shieldhead: 1 } }),
      'narek',
      'program',
    )
    const match = turnOf(table, 'narek')
    expect(match.state.locations['1'].explored).toBe(true)
    expect(reports(match, 'solo.acts').map(one => (one as { part: string }).part)).toEqual([
      'primary',
      'secondary',
      'reserve',
    ])
    expect(ids(match).at(-1)).toBe('solo.reset')
  })

  test('after an emergency the secondary action comes [s3.dino.19]', () => {
    const match = turnOf(dinos(at('5'), 'narek', {}), 'narek')
    expect(ids(match).indexOf('solo.check')).toBeGreaterThan(ids(match).indexOf('solo.emergency'))
  })

  test('the reserve action comes after the secondary one, only with the marker on the card, and sends it to 0 [solo.turn.14] [solo.turn.15] [solo.turn.20]', () => {
    for (const dissenter of ['narek', 'camilla'] as const) {
      const table = (marker: number | 'program') =>
        reserve(cards(programs(alone(), 'architect', 'rider'), '2', '1'), dissenter, marker)
      expect(markerOf(turnOf(table('program'), dissenter), dissenter)).toBe(0)
      const none = turnOf(table(1), dissenter)
      expect(reports(none, 'solo.acts')).toHaveLength(2)
    }
  })

  test('what is gained meanwhile is lost [solo.reserve.3]', () => {
    const table = reserve(dinos(at('1', 'rider', 'architect', '4'), 'narek', {}), 'narek', 'program').change(
      ({ supply, players }) => {
        players[YOU].untamed.thunderhorn += supply.thunderhorn
        supply.thunderhorn = 0
      },
    )
    const match = turnOf(table, 'narek')
    expect(ids(match)).toContain('solo.reserveFull')
    expect(markerOf(match, 'narek')).toBe(0)
  })
})
