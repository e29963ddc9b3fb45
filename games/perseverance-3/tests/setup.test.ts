import { keys } from '@tablee/common/testing/answers.ts'
import { Match, Mistake } from '@tablee/kernel'
import { OFFICERS, SPECIES } from '@tablee/perseverance/ids.ts'
import { describe, expect, test } from 'vitest'
import { AREAS, CITY_ZONES, NUMBERED, RANCH_TYPES, ZONES } from '../data/types.ts'
import { perseverance3 as game } from '../game.ts'
import { templeExplored } from '../rules/query.ts'
import { NEUTRAL } from './position.ts'

const start = (seats: number, seed = 1, options = {}) => Match.start(game, { seats, seed, options })

describe('the table', () => {
  test('colours and leaders are chosen independently, and nobody shares one [setup.1] [setup.36]', () => {
    const match = start(2, 1, { leaders: ['jack', 'adelita'], colours: ['green', 'red'] })
    expect(match.state.players.map(({ leader, colour }) => [leader, colour])).toEqual([
      ['jack', 'green'],
      ['adelita', 'red'],
    ])
    expect(() => start(2, 1, { leaders: ['jack', 'jack'] })).toThrow(Mistake)
    expect(() => start(2, 1, { colours: ['red', 'red'] })).toThrow(Mistake)
  })

  test('two and three seats have one side of the board, four the other [setup.2] [setup.16] [setup.20]', () => {
    expect([2, 3, 4].map(seats => start(seats).state.side)).toEqual(['few', 'few', 'many'])
    expect([2, 3, 4].map(seats => start(seats).state.city.military.shelters.length)).toEqual([5, 5, 6])
    expect([2, 3, 4].map(seats => start(seats).state.pool.length)).toEqual([8, 10, 14])
    for (const seats of [3, 4]) {
      const { pool } = start(seats).state
      for (let seat = 0; seat < seats; seat++)
        expect(pool.filter(({ owner }) => owner === seat)).toHaveLength(2)
      expect(pool.filter(({ owner }) => owner === NEUTRAL)).toHaveLength(seats === 3 ? 4 : 6) // setup.19
    }
  })

  test('each player has two dice in the pool and one aside [setup.19] [setup.38]', () => {
    const { players, pool } = start(3).state
    expect(players.map(({ die }) => die)).toEqual([true, true, true])
    expect(pool.filter(({ owner }) => owner === 1)).toHaveLength(2)
  })

  test('adventures are three shuffled decks; the swamp’s alone is open, with 2 cards or 3 [setup.4] [setup.5] [setup.6] [setup.3]', () => {
    const { adventures } = start(3).state
    expect(AREAS.map(area => adventures[area].deck.length + adventures[area].open.length)).toEqual([
      17, 11, 9,
    ])
    expect(AREAS.map(area => [adventures[area].unlocked, adventures[area].open.length])).toEqual([
      [false, 0],
      [false, 0],
      [true, 2],
    ])
    expect(start(4).state.adventures.swamp.open).toHaveLength(3)
    expect(start(3, 2).state.adventures.hills.deck).not.toEqual(adventures.hills.deck)
    expect(adventures.swamp.deck).not.toContain('raptorTemple')
  })

  test('tiles are three shuffled stacks, ranch tiles four with 2 open of each [setup.7] [setup.11]', () => {
    const { stacks, ranch } = start(3).state
    expect(AREAS.map(area => stacks[area].length)).toEqual([11, 9, 9])
    expect(RANCH_TYPES.map(type => [ranch[type].open.length, ranch[type].deck.length])).toEqual(
      Array(4).fill([2, 6]),
    )
    expect(start(3, 2).state.stacks.hills).not.toEqual(stacks.hills)
  })

  test.each([
    [2, { hills: 6, jungle: 6, swamp: 6 }],
    [3, { hills: 8, jungle: 8, swamp: 6 }],
    [4, { hills: 10, jungle: 8, swamp: 8 }],
  ] as const)(
    'with %i seats so many tiles lie above the reminders [setup.8] [setup.9] [setup.10]',
    (seats, above) => {
      const { stacks } = start(seats).state
      for (const area of AREAS)
        expect(stacks[area].length - 1 - stacks[area].indexOf('reminder')).toBe(above[area])
    },
  )

  test('lower structures lie above their zones with a random face; upper ones and Ancient Portal are aside [setup.12] [setup.13] [setup.14] [setup.17]', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed < 10; seed++) {
      const { city, portal, assemblies } = start(3, seed).state
      expect(CITY_ZONES.map(zone => city[zone].lower?.id[0])).toEqual(['1', '2', '3', '4'])
      expect(CITY_ZONES.map(zone => city[zone].upper)).toEqual([null, null, null, null])
      expect([portal, assemblies]).toEqual([null, 0])
      seen.add(String(city.military.lower?.id))
    }
    expect([...seen].sort()).toEqual(['2A', '2B'])
  })

  test('security is beside the wilderness, the others and five provisions are dealt at random [setup.21] [setup.22] [setup.23] [board.9]', () => {
    const captains = new Set<string>()
    for (let seed = 1; seed < 20; seed++) {
      const { officers, provisions } = start(3, seed).state
      expect(officers.wilderness).toBe('chiefOfSecurity')
      expect(new Set(Object.values(officers)).size).toBe(5)
      expect(new Set(Object.values(provisions)).size).toBe(5)
      captains.add(CITY_ZONES.find(zone => officers[zone] === 'captain') as string)
    }
    expect(captains.size).toBe(4)
  })

  test('with random officers any may be beside the wilderness [variant.6]', () => {
    const wild = new Set(
      Array.from(
        { length: 25 },
        (_, seed) => start(3, seed, { randomOfficers: true }).state.officers.wilderness,
      ),
    )
    expect(wild.size).toBe(5)
  })

  test('wild dinos stand on all locations, out of the supply as the players’ are [setup.27] [setup.29] [setup.26]', () => {
    const { state } = start(3)
    for (const id of NUMBERED) expect(state.locations[id].wild).toBe(state.data.locations[id].wild)
    expect(SPECIES.map(species => state.supply[species])).toEqual([12, 13, 6, 8])
    expect(SPECIES.map(species => start(4).state.supply[species])).toEqual([10, 13, 6, 8])
    expect(SPECIES.map(species => start(2).state.supply[species])).toEqual([12, 14, 7, 8])
    expect(SPECIES.map(species => templeExplored(state, species))).toEqual([true, false, false, false])
  })

  test('objectives: one card of each officer’s three, one for each player [setup.30] [setup.31] [setup.32]', () => {
    for (let seed = 1; seed < 10; seed++) {
      const { players, data, aside } = start(4, seed).state
      const officers = players.map(({ objective }) => objective && data.objectives[objective].officer)
      expect(new Set(officers).size).toBe(4)
      expect(aside).toHaveLength(11)
    }
  })

  test('what a player begins with [setup.39] [setup.41] [setup.43] [setup.44] [setup.45] [setup.47]', () => {
    const { players } = start(3).state
    expect(players[0]).toMatchObject({
      turns: 0,
      opened: false,
      reserve: 6,
      home: { ranger: 1, leader: 1, shieldhead: 1 },
      infirmary: { ranger: 1 },
      untamed: { shieldhead: 1, raptor: 0 },
      saddles: { large: 9, small: 5 },
      crates: [1, 1, 1],
    })
  })
})

describe('two seats', () => {
  test('a dissenter of a third colour, with two dice and dinos on 5, 9 and 17, whose tiles lie face down [setup-two.1] [setup-two.2] [setup-two.3] [setup-two.4] [setup-two.6]', () => {
    const { state } = start(2, 3, { colours: ['red', 'blue'] })
    expect(state.dissenters[0].colour).toBe('yellow')
    expect(state.pool.filter(({ owner }) => owner === 2)).toHaveLength(2)
    expect((['5', '9', '17'] as const).map(id => state.locations[id].rider?.species)).toEqual([
      'shieldhead',
      'shieldhead',
      'raptor',
    ])
    for (const id of ['5', '9', '17'] as const) {
      expect(state.locations[id]).toMatchObject({ wild: null, explored: false, rider: { owner: 2 } })
      expect(state.data.tiles[state.locations[id].tile as 'x1'].area).toBe(state.data.locations[id].area)
    }
    expect(OFFICERS.map(officer => state.influence[officer][2])).toEqual([0, 0, 0, 0, 0])
  })

  test('one die space of each zone is closed, another in each, for the whole game [setup-two.7] [setup-two.8]', () => {
    const match = start(2, 5)
    const closed = CITY_ZONES.map(zone => match.state.city[zone].blocked)
    expect([...closed].sort()).toEqual([0, 1, 2, 3])
    while (match.ask) match.pick(match.ask.waiting[0], 0)
    expect(CITY_ZONES.map(zone => match.state.city[zone].blocked)).toEqual(closed)
  })
})

describe('the start', () => {
  test('zones are chosen from the last player to the first, each another one [start.1] [start.2] [start.3]', () => {
    for (let seed = 1; seed < 6; seed++) {
      const match = start(3, seed)
      const { first } = match.state
      expect(match.waiting?.seats).toEqual([(first + 2) % 3])
      expect(keys(match, (first + 2) % 3)).toEqual([...ZONES])
      match.pickKey((first + 2) % 3, 'military')
      expect(match.waiting?.seats).toEqual([(first + 1) % 3])
      expect(keys(match, (first + 1) % 3)).not.toContain('military')
    }
  })

  test('a shelter on the lowest space or outpost A without bonus, a cube on each officer and one more on the zone’s [start.4] [start.5] [start.6] [start.7] [start.8]', () => {
    const match = start(3)
    const { first, officers } = match.state
    const [last, middle] = [(first + 2) % 3, (first + 1) % 3]
    match.pickKey(last, 'military')
    match.pickKey(middle, 'wilderness')
    expect(match.state.city.military.shelters).toEqual([last, null, null, null, null])
    expect(match.state.outposts.outpostA).toEqual([middle, null])
    expect(OFFICERS.map(officer => match.state.influence[officer][last])).toEqual(
      OFFICERS.map(officer => (officer === officers.military ? 2 : 1)),
    )
    expect(match.state.players[middle]).toMatchObject({
      shelters: 15,
      cubes: 12,
      resources: { glowberry: 3 },
    })
  })

  test('provisions are taken in the same order, and then all leave [start.9] [start.10] [start.11]', () => {
    const match = start(3, 4, { firstGame: true })
    while (match.waiting && match.waiting.prompt !== 'primary') match.pick(match.waiting.seats[0], 0)
    expect(Object.values(match.state.provisions)).toEqual([null, null, null, null, null])
    const told = (match.history?.journal ?? [])
      .filter(({ id }) => id === 'provisions')
      .map(({ values }) => (values as { seat: number }).seat)
    const { first } = match.state
    expect(told).toEqual([(first + 2) % 3, (first + 1) % 3, first])
    expect(match.waiting?.seats).toEqual([first])
  })

  test('a first game follows the book: zones, provisions and objectives by leader, as many as play [start.18] [start.19]', () => {
    const match = start(3, 4, { firstGame: true, leaders: ['jack', 'keoni', 'adelita'] })
    while (match.waiting && match.waiting.prompt !== 'primary') match.pick(match.waiting.seats[0], 0)
    expect(match.state.players.map(({ start: zone, objective }) => [zone, objective])).toEqual([
      ['construction', 'o15'],
      ['wilderness', 'o9'],
      ['sustenance', 'o1'],
    ])
    expect(match.state.players[1].home.shieldhead).toBe(2) // Provisions 8 saddled Keoni's other one.
  })
})

describe('provisions', () => {
  /** Seat 0 of three starts in military with these provisions; the others go elsewhere without any. */
  function supplied(tile: string, leader = 'adelita') {
    const others = ['adelita', 'jack', 'keoni'].filter(one => one !== leader).slice(0, 2)
    const match = start(3, 1, { leaders: [leader, ...others] })
    for (const zone of ZONES) match.state.provisions[zone] = null
    match.state.provisions.military = tile as 'p1'
    const zones: { [seat: number]: string } = { 0: 'military', 1: 'expansion', 2: 'construction' }
    while (match.waiting?.prompt === 'start.zone')
      match.pickKey(match.waiting.seats[0], zones[match.waiting.seats[0]])
    return match
  }

  test('1: food for an island resource, a glowberry and a shelter in another zone [provisions.1]', () => {
    const match = supplied('p1')
    expect(keys(match, 0)).toEqual(['sustenance', 'expansion', 'construction'])
    match.pickKey(0, 'expansion')
    expect(match.state.city.expansion.shelters.slice(0, 3)).toEqual([1, 0, null])
    expect(match.state.players[0]).toMatchObject({
      shelters: 14,
      resources: { food: 0, islandResource: 2, glowberry: 4 },
    })
  })

  test('2: a glowberry and a shelter on outpost B [provisions.2]', () => {
    const match = supplied('p2')
    expect(match.state.outposts.outpostB[0]).toBe(0)
    expect(match.state.players[0].resources.glowberry).toBe(4)
  })

  test('3: an island resource for food and a cube on an officer of another zone [provisions.3]', () => {
    const match = supplied('p3')
    expect(keys(match, 0)).not.toContain(match.state.officers.military)
    match.pickKey(0, match.state.officers.sustenance)
    expect(match.state.influence[match.state.officers.sustenance][0]).toBe(2)
    expect(match.state.players[0].resources).toMatchObject({ food: 2, islandResource: 0 })
  })

  test('4 and 5: food and a ranger; a glowberry for an island resource and an untamed raptor [provisions.4] [provisions.5]', () => {
    expect(supplied('p4').state.players[0]).toMatchObject({ resources: { food: 2 }, home: { ranger: 2 } })
    expect(supplied('p5').state.players[0]).toMatchObject({
      resources: { glowberry: 2, islandResource: 2 },
      untamed: { raptor: 1 },
    })
  })

  test('6: the hourglass with its bonus, which mounts Keoni [provisions.6] [provisions.9]', () => {
    const match = supplied('p6', 'keoni')
    expect(match.state.players[0].artefacts).toEqual(['hourglass'])
    const jack = supplied('p6', 'jack')
    expect(jack.state.players[0]).toMatchObject({ opened: true, followers: 11 })
  })

  test('7: a glowberry for debris and a crate; 8: the ranger comes Home and the shieldhead is saddled [provisions.7] [provisions.8]', () => {
    const match = supplied('p7')
    match.pickKey(0, '2')
    expect(match.state.players[0]).toMatchObject({
      resources: { glowberry: 2, debris: 1 },
      crates: [1, 1, 2],
    })
    expect(supplied('p8').state.players[0]).toMatchObject({
      home: { ranger: 2, shieldhead: 2 },
      untamed: { shieldhead: 0 },
      infirmary: { ranger: 0 },
      saddles: { large: 8 },
    })
  })
})

describe('the start of two seats', () => {
  /** Both choose, without provisions, up to the first question that follows. */
  function begun(zones: readonly [string, string]) {
    const match = start(2, 1)
    for (const zone of ZONES) match.state.provisions[zone] = null
    while (match.waiting?.prompt === 'start.zone') {
      const [seat] = match.waiting.seats
      match.pickKey(seat, zones[seat])
    }
    return match
  }

  test('the structures above chosen zones leave, and the dissenter takes what nobody chose [start.12] [start.15] [start.16] [start.17]', () => {
    const { state } = begun(['sustenance', 'military'])
    expect(CITY_ZONES.map(zone => state.city[zone].lower === null)).toEqual([true, true, false, false])
    expect([
      state.city.expansion.shelters[0],
      state.city.construction.shelters[0],
      state.outposts.outpostA[0],
    ]).toEqual([2, 2, 2])
    expect(ZONES.map(zone => state.influence[state.officers[zone]][2])).toEqual([0, 0, 1, 1, 1])
  })

  test('who starts in the wilderness removes any lower structure that is left [start.13] [start.14] [start.16]', () => {
    const match = begun(['wilderness', 'sustenance'])
    expect(match.waiting).toMatchObject({ prompt: 'start.structure', seats: [0] })
    expect(keys(match, 0)).toEqual(['military', 'expansion', 'construction'])
    match.pickKey(0, 'expansion')
    expect(match.state.city.expansion.lower).toBeNull()
    expect(match.state.outposts.outpostA).toEqual([0, null])
    expect(match.state.dissenters[0]).toMatchObject({ shelters: 13, cubes: 15 })
  })
})
