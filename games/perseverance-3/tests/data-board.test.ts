import {
  LEADERS,
  type LeaderId,
  OFFICERS,
  type OfficerId,
  SPECIALISTS,
  SPECIES,
  type Species,
} from '@tablee/perseverance/ids.ts'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { WILD } from '../data/check.ts'
import type { Effect } from '../data/effects.ts'
import {
  ARTEFACTS,
  type Area,
  type ArtefactId,
  CITY_ZONES,
  type CityZone,
  type LocationId,
  type NodeId,
  NUMBERED,
  type OptionId,
  OUTPOSTS,
  RANCH_TYPES,
  TAMED_BY,
  TEMPLES,
} from '../data/types.ts'
import { things } from '../text/en/things.ts'

const data = reconstructed.usual
const { zones, locations, outposts, neighbours, assembly, leaders, combat, officers, taming } = data

const told = (effects: readonly Effect[]): string => things.effects(effects)
const count = <T>(all: { readonly [id: string]: T }, is: (one: T) => boolean): number =>
  Object.values(all).filter(is).length
const ids = (...numbers: readonly number[]): LocationId[] =>
  NUMBERED.filter(id => numbers.includes(Number(id)))

describe('components', () => {
  test('dinos of the box [comp.1]', () => {
    expect(data.supply).toEqual({ shieldhead: 20, raptor: 20, thunderhorn: 12, ironjaw: 12 })
    expect(SPECIES).toEqual(['shieldhead', 'raptor', 'thunderhorn', 'ironjaw'])
  })

  test('nine adventures in the swamp, eleven in the jungle, seventeen in the hills [comp.2]', () => {
    const inDeck = (deck: Area) => count(data.adventures, one => one.deck === deck)
    expect([inDeck('swamp'), inDeck('jungle'), inDeck('hills')]).toEqual([9, 11, 17])
  })

  test('five officers [comp.3]', () => {
    expect(OFFICERS).toEqual(['captain', 'chiefMate', 'chiefSteward', 'chiefEngineer', 'chiefOfSecurity'])
    expect(Object.keys(officers).sort()).toEqual([...OFFICERS].sort())
  })

  test('exploration tiles 1-8, 9-16 and 17-26 [comp.4]', () => {
    const numbers = (area: Area) =>
      Object.entries(data.tiles).flatMap(([id, one]) => (one.area === area ? [Number(id.slice(1))] : []))
    expect(numbers('swamp')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(numbers('jungle')).toEqual([9, 10, 11, 12, 13, 14, 15, 16])
    expect(numbers('hills')).toEqual([17, 18, 19, 20, 21, 22, 23, 24, 25, 26])
  })

  test('eight structure tiles of two faces and Ancient Portal [comp.5]', () => {
    expect(Object.keys(data.structures).join(' ')).toBe('1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 6B 7A 7B 8A 8B S')
  })

  test('structures 1 and 5 belong to Sustenance, and so on; 1-4 stand below [setup.15]', () => {
    for (const [place, zone] of CITY_ZONES.entries())
      for (const face of ['A', 'B'] as const) {
        const lower = data.structures[`${(place + 1) as 1}${face}`]
        const upper = data.structures[`${(place + 5) as 5}${face}`]
        expect([lower.zone, lower.row, upper.zone, upper.row]).toEqual([zone, 'lower', zone, 'upper'])
      }
    expect(data.structures.S).toMatchObject({ zone: 'hills', row: 'portal' })
  })

  test('eight ranch tiles of each type [comp.6]', () => {
    expect(RANCH_TYPES.map(type => count(data.ranchTiles, one => one.type === type))).toEqual([8, 8, 8, 8])
  })

  test('what everybody owns [comp.7]', () => {
    expect(data.pieces).toMatchObject({ rangers: 8, shelters: 16, cubes: 18, crates: 6 })
  })

  test('saddles, and an artefact of each kind [comp.8]', () => {
    expect(data.pieces).toMatchObject({ large: 10, small: 5 })
    expect(new Set(ARTEFACTS).size).toBe(8)
  })

  test('what everybody begins with [setup.37] [setup.40]', () => {
    expect(data.start).toEqual({
      followers: 10,
      resources: { food: 1, debris: 0, islandResource: 1, glowberry: 3 },
    })
  })

  test('neutral dice for two, three and four [setup.18]', () => {
    expect(data.neutralDice).toEqual({ 2: 2, 3: 4, 4: 6 })
  })

  test.each<[Area, { 2: number; 3: number; 4: number }, string]>([
    ['hills', { 2: 7, 3: 9, 4: 11 }, 'setup.8'],
    ['jungle', { 2: 7, 3: 9, 4: 9 }, 'setup.9'],
    ['swamp', { 2: 7, 3: 7, 4: 9 }, 'setup.10'],
  ])('where the reminder of the %s lies: %j [%s]', (area, places) => {
    expect(data.reminder[area]).toEqual(places)
  })

  test('the officers of a first game [setup.24]', () => {
    expect(data.preset.officers).toEqual({
      sustenance: 'captain',
      military: 'chiefMate',
      expansion: 'chiefSteward',
      construction: 'chiefEngineer',
      wilderness: 'chiefOfSecurity',
    })
  })

  test('the provisions of a first game [setup.25]', () => {
    expect(data.preset.provisions).toEqual({
      sustenance: 'p5',
      military: 'p6',
      expansion: 'p4',
      construction: 'p7',
      wilderness: 'p8',
    })
  })

  test('the objectives of a first game [setup.35]', () => {
    expect(data.preset.objectives).toEqual({ jack: 'o15', keoni: 'o9', phoenix: 'o6', adelita: 'o1' })
  })

  test('the starts of a first game [start.18]', () => {
    expect(data.preset.zones).toEqual({
      adelita: 'sustenance',
      jack: 'construction',
      phoenix: 'expansion',
      keoni: 'wilderness',
    })
  })

  test('what artefacts score [final.2]', () => {
    expect(data.artefactScore).toEqual([0, 0, 2, 4, 6, 9, 13, 18, 24])
  })
})

describe('dice', () => {
  test('they bear the four specialists and nothing else [dice.1]', () => {
    expect([...new Set(data.faces)].sort()).toEqual([...SPECIALISTS].sort())
  })

  test('each as often [dice.2]', () => {
    const often = SPECIALISTS.map(one => data.faces.filter(face => face === one).length)
    expect(new Set(often).size).toBe(1)
  })
})

describe('the city', () => {
  test('four zones from left to right, and round again [board.1] [two-player.11] [solo.zone.24]', () => {
    expect(CITY_ZONES).toEqual(['sustenance', 'military', 'expansion', 'construction'])
  })

  test('four die spaces in each zone, one for each specialist [board.2] [board.3]', () => {
    for (const zone of CITY_ZONES) {
      expect(zones[zone].dice).toHaveLength(4)
      expect([...zones[zone].dice]).toEqual(['adventurer', 'organizer', 'facilitator', 'innovator'])
    }
  })

  test('a lower and an upper structure above each zone [board.5]', () => {
    for (const zone of CITY_ZONES) {
      const rows = Object.values(data.structures).filter(one => one.zone === zone)
      expect(rows.map(one => one.row)).toEqual(['lower', 'lower', 'upper', 'upper'])
    }
  })

  test('five shelter spaces for two or three, six for four [board.6]', () => {
    for (const zone of CITY_ZONES)
      expect([zones[zone].shelters.few.length, zones[zone].shelters.many.length]).toEqual([5, 6])
  })

  test('what the lower ones give, from the bottom [board.7]', () => {
    const influence = { verb: 'influence', n: 1, on: 'military' }
    const lower = [[], [{ verb: 'gain', what: { glowberry: 1 } }], [{ verb: 'followers', n: 1 }], [influence]]
    expect(zones.military.shelters.few.slice(0, 4)).toEqual(lower)
    expect(zones.military.shelters.many.slice(0, 5)).toEqual([...lower, [{ verb: 'followers', n: 2 }]])
  })

  test('what the topmost one gives in each zone [board.8]', () => {
    for (const side of ['few', 'many'] as const)
      expect(CITY_ZONES.map(zone => told(zones[zone].shelters[side].at(-1) ?? []))).toEqual([
        'An untamed shieldhead',
        '1 ranger',
        '2 glowberries',
        '2 heals',
      ])
  })

  test.each<[CityZone, OptionId, string, string]>([
    ['sustenance', 'A', 'market.1', '2 of food, debris or island resource in any mix'],
    ['sustenance', 'B', 'market.2', 'An untamed shieldhead and 2 glowberries'],
    ['sustenance', 'C', 'market.3', 'For 1 debris, 2 crates and an untamed raptor'],
    ['sustenance', 'D', 'market.4', 'For 1 glowberry and a tamed raptor, the Shield artefact'],
    ['military', 'A', 'training.1', '2 rangers and 2 heals'],
    ['military', 'B', 'training.3', 'Tame up to 3 dinos'],
    ['military', 'C', 'training.4', 'Start a wilderness adventure'],
    ['military', 'D', 'training.6', 'The Sapling artefact'],
    ['expansion', 'A', 'explorers.1', 'The harvest of up to 2 of your shelters in the wilderness'],
    [
      'expansion',
      'B',
      'explorers.3',
      'Build a shelter on the lowest free space of a city zone, without its bonus',
    ],
    ['expansion', 'C', 'explorers.4', 'For 1 food, build a shelter on any free city space, with its bonus'],
    ['expansion', 'D', 'explorers.5', 'For 1 discarded ranger, the Arrow artefact'],
    ['construction', 'A', 'worksite.1', 'Build a shelter in the wilderness, without the harvest'],
    ['construction', 'B', 'worksite.2', 'A ranch tile'],
    ['construction', 'C', 'worksite.3', 'For 1 island resource, a ranch tile and 1 crate'],
    ['construction', 'D', 'worksite.4', 'For a tamed shieldhead, the Acorn artefact'],
  ])('%s, option %s [%s]: %s', (zone, option, _rule, words) => {
    expect(told(zones[zone].options[option])).toBe(words)
  })

  test('what opens the fourth options', () => {
    expect(CITY_ZONES.map(zone => zones[zone].unlock)).toEqual([
      'ironjawTemple',
      'ownAdventure',
      'raptorTemple',
      'thunderhornTemple',
    ])
  })

  test('what structures make of first options', () => {
    expect(Object.entries(data.variants).map(([id, effects]) => `${id}: ${told(effects)}`)).toEqual([
      '1A: 1 food, 1 debris and 1 island resource',
      '2A: A tamed shieldhead; 1 ranger or 2 heals',
      '3A: The harvest of up to 3 of your shelters in the wilderness',
      '4B: Build a shelter in the wilderness, with the harvest',
    ])
  })
})

describe('the map', () => {
  const inArea = (area: Area) => [...NUMBERED, ...TEMPLES].filter(id => locations[id].area === area)

  test('the swamp: the outposts and 1 to 6 [map.1]', () => {
    expect(inArea('swamp')).toEqual(ids(1, 2, 3, 4, 5, 6))
    expect(OUTPOSTS).toEqual(['outpostA', 'outpostB'])
  })

  test('the jungle: 7 to 12 and the raptors’ temple [map.2]', () => {
    expect(inArea('jungle')).toEqual([...ids(7, 8, 9, 10, 11, 12), 'raptorTemple'])
  })

  test('the hills: 13 to 19 and two temples [map.3]', () => {
    expect(inArea('hills')).toEqual([
      ...ids(13, 14, 15, 16, 17, 18, 19),
      'thunderhornTemple',
      'ironjawTemple',
    ])
  })

  test('whatever a line joins is adjacent both ways, and nothing else [map.4]', () => {
    const pairs = Object.entries(neighbours).flatMap(([one, others]) =>
      others.map(other => `${one}-${other}`),
    )
    const both = data.edges.flatMap(([one, other]) => [`${one}-${other}`, `${other}-${one}`])
    expect(pairs.sort()).toEqual(both.sort())
  })

  test('37 lines, and the outpost is joined to 1, 2 and 3 [map.5]', () => {
    expect(data.edges).toHaveLength(37)
    expect(neighbours.outpost).toEqual(['1', '2', '3'])
    const lines = `outpost-1 outpost-2 outpost-3 1-4 2-4 2-5 3-5 4-6 5-6 4-7 5-8 6-8 6-9 7-9 8-9 7-10 8-11 9-12 10-12
      11-12 10-raptorTemple 12-raptorTemple 10-13 12-14 11-15 13-16 13-thunderhornTemple 16-thunderhornTemple 14-16
      14-17 15-17 15-18 17-18 16-19 17-19 18-ironjawTemple 19-ironjawTemple`
    expect(data.edges.map(edge => edge.join('-'))).toEqual(lines.split(/\s+/))
  })

  test('the outpost is no location; both its parts have shelter spaces and a harvest [map.6] [map.7] [map.8]', () => {
    expect('outpost' in locations).toBe(false)
    expect(outposts.outpostA.spaces).toEqual({ few: 2, many: 3 })
    expect(outposts.outpostB.spaces).toEqual({ few: 2, many: 3 })
    expect([told(outposts.outpostA.harvest), told(outposts.outpostB.harvest)]).toEqual([
      '2 glowberries',
      '2 heals',
    ])
  })

  test.each<[Area, { [S in Species]: number[] }, string]>([
    ['swamp', { shieldhead: [1, 3], raptor: [2, 4, 5], thunderhorn: [6], ironjaw: [] }, 'map.9'],
    ['jungle', { shieldhead: [], raptor: [7, 8, 9], thunderhorn: [10, 11, 12], ironjaw: [] }, 'map.10'],
    ['hills', { shieldhead: [], raptor: [15], thunderhorn: [14, 17], ironjaw: [13, 16, 18, 19] }, 'map.11'],
  ])('wild dinos of the %s: %j [%s]', (area, wild) => {
    for (const species of SPECIES)
      expect(inArea(area).filter(id => locations[id].wild === species)).toEqual(ids(...wild[species]))
  })

  test('2 shieldheads, 7 raptors, 6 thunderhorns and 4 ironjaws in all [setup.28]', () => {
    expect(SPECIES.map(species => count(locations, one => one.wild === species))).toEqual([2, 7, 6, 4])
    expect(Object.values(WILD)).toEqual([2, 7, 6, 4])
  })

  test('location 13: an ironjaw, a raptor may stand there, a follower [map.12]', () => {
    expect(locations[13]).toMatchObject({ wild: 'ironjaw', needs: 'raptor' })
    expect(told(locations[13].bonus)).toBe('1 follower')
  })

  test('what dino spaces ask for [map.13]', () => {
    const asking = (species: string) =>
      [...NUMBERED, ...TEMPLES].filter(id => locations[id].needs === species)
    expect(asking('shieldhead')).toEqual([...ids(1, 2, 3, 4, 5, 7, 8, 9), 'raptorTemple'])
    expect(asking('raptor')).toEqual([...ids(6, 10, 11, 12, 13, 14, 15, 17), 'thunderhornTemple'])
    expect(asking('thunderhorn')).toEqual([...ids(16, 18, 19), 'ironjawTemple'])
  })

  test('what covering locations gives [map.14] [map.15]', () => {
    const giving = (words: string) => NUMBERED.filter(id => told(locations[id].bonus) === words)
    expect(giving('1 glowberry')).toEqual(ids(4, 5, 8, 12, 14))
    expect(giving('1 follower')).toEqual(ids(6, 10, 11, 13, 15))
    expect(giving('2 followers')).toEqual(ids(16, 18, 19))
    expect(giving('Nothing')).toEqual(ids(1, 2, 3, 7))
    expect(giving('1 influence on the officer of the wilderness')).toEqual(ids(9, 17))
  })

  test('whoever has explored 1, 2, 4, 6 and 7 may go to 3, 5, 8, 9 and 10 (L2599)', () => {
    const explored: NodeId[] = ['outpost', '1', '2', '4', '6', '7']
    const next = (Object.keys(neighbours) as NodeId[]).filter(
      one => !explored.includes(one) && neighbours[one].some(other => explored.includes(other)),
    )
    expect(next).toEqual(['3', '5', '8', '9', '10'])
  })

  test('temples hold no wild dino and give nothing', () => {
    for (const id of TEMPLES) expect(locations[id]).toMatchObject({ wild: null, bonus: [] })
  })
})

describe('assembly tiles', () => {
  const prizes = (number: number) =>
    (['few', 'many'] as const).map(side => assembly[number].prizes[side].map(things.prize).join(', '))

  test.each([
    [1, '4 followers, 1 crate, nothing', '5 followers, 2 followers, 1 crate', 'assembly-tile.11'],
    [
      2,
      '5 followers, 1 follower, nothing',
      '6 followers, 2 followers and 1 crate, 1 follower',
      'assembly-tile.12',
    ],
    [
      3,
      '6 followers, 1 follower and 1 crate, nothing',
      '7 followers, 3 followers, 1 crate',
      'assembly-tile.13',
    ],
    [
      4,
      '7 followers, 2 followers, nothing',
      '8 followers, 3 followers and 1 crate, 1 follower',
      'assembly-tile.14',
    ],
    [
      5,
      '8 followers, 2 followers and 1 crate, nothing',
      '9 followers, 4 followers, 2 followers',
      'assembly-tile.15',
    ],
    [
      6,
      '9 followers, 3 followers, nothing',
      '10 followers, 4 followers and 1 crate, 2 followers',
      'assembly-tile.16',
    ],
    [
      7,
      '10 followers, 3 followers and 1 crate, nothing',
      '11 followers, 5 followers, 2 followers and 1 crate',
      'assembly-tile.17',
    ],
    [8, '11 followers, 4 followers, nothing', '12 followers, 6 followers, 3 followers', 'assembly-tile.18'],
  ])('tile %i: %s; with four %s [%s]', (number, few, many) => {
    expect(prizes(number)).toEqual([few, many])
  })

  test('the third brings new structures [assembly-tile.9]', () => {
    expect(assembly.flatMap(({ symbol }, number) => (symbol === 'structures' ? [number] : []))).toEqual([3])
  })

  test('the others refresh the ranch or the adventures; the last does nothing [assembly-tile.10]', () => {
    const bearing = (wanted: string | null) =>
      assembly.flatMap(({ symbol }, number) => (number > 0 && symbol === wanted ? [number] : []))
    expect(bearing('ranch')).toEqual([1, 4, 6])
    expect(bearing('adventures')).toEqual([2, 5, 7])
    expect(bearing(null)).toEqual([8])
  })
})

describe('combat, taming, officers', () => {
  test.each<[Species, string, string]>([
    ['ironjaw', '1 ranger wounded, 1 ranger defeated and a tamed shieldhead or higher wounded', 'combat.3'],
    ['thunderhorn', '1 ranger tired, 1 ranger wounded and 1 ranger defeated', 'combat.5'],
    ['raptor', '1 ranger tired and 1 ranger defeated', 'combat.7'],
    ['shieldhead', '1 ranger wounded and 1 ranger wounded', 'combat.9'],
  ])('infantry against a wild %s: %s [%s]', (species, words) => {
    expect(things.group(combat[species].infantry)).toBe(words)
  })

  test.each<[Species, string, string, string]>([
    [
      'ironjaw',
      'A tamed raptor or higher tired and a tamed raptor or higher wounded',
      '4 followers',
      'combat.4',
    ],
    [
      'thunderhorn',
      'A tamed shieldhead or higher tired and a tamed shieldhead or higher wounded',
      '3 followers',
      'combat.6',
    ],
    ['raptor', 'A tamed thunderhorn or higher tired', '1 island resource and 1 follower', 'combat.8'],
    ['shieldhead', 'A tamed raptor or higher tired', '1 food', 'combat.10'],
  ])('mounted against a wild %s: %s; %s [%s]', (species, words, prize) => {
    expect([things.group(combat[species].mounted), told(combat[species].prize)]).toEqual([words, prize])
  })

  test.each<[Species, string, string | null, string]>([
    ['shieldhead', '2 glowberries', null, 'taming.1'],
    ['raptor', '1 food and 1 glowberry', 'tired', 'taming.2'],
    ['thunderhorn', '1 island resource and 2 glowberries', 'wounded', 'taming.3'],
    ['ironjaw', '1 debris and 2 glowberries', 'defeated', 'taming.4'],
  ])('taming a %s: %s, a ranger %s [%s]', (species, cost, impact) => {
    expect([things.goods(taming[species].cost), taming[species].impact]).toEqual([cost, impact])
  })

  test('which artefact waives what taming costs [artefact.4]', () => {
    expect(TAMED_BY).toEqual({
      shieldhead: 'sapling',
      raptor: 'arrow',
      thunderhorn: 'acorn',
      ironjaw: 'shield',
    })
  })

  test('what exploration tiles of an area carry [exploration.14]', () => {
    const carried = { swamp: 'hourglass', jungle: 'hexagon', hills: 'jewel' }
    for (const { area, artefact } of Object.values(data.tiles)) expect(artefact).toBe(carried[area])
  })

  test.each<[OfficerId, string]>([
    [
      'captain',
      '1 follower per tamed raptor, 1 follower per pair of tamed shieldheads, 2 followers per tamed thunderhorn and 2 followers per tamed ironjaw',
    ],
    ['chiefMate', '1 follower per own wilderness shelter and 2 followers per own structure'],
    [
      'chiefEngineer',
      '1 follower per pair of rangers outside the infirmary and 3 followers per pair of ranch tiles',
    ],
    [
      'chiefOfSecurity',
      '1 follower per own tamed dino in the wilderness and 2 followers per adventure in progress or completed',
    ],
    ['chiefSteward', '1 follower per own city shelter and 1 follower per crate'],
  ])('%s pays %s', (officer, words) => {
    expect(things.tallies(officers[officer].score)).toBe(words)
  })
})

describe('player boards', () => {
  test('the infirmary: six spaces, three of them covered [setup.42]', () => {
    expect([data.board.infirmary, data.board.covered]).toEqual([6, 3])
  })

  test('a crate beside each row at the start [setup.46]', () => {
    expect(data.board.crates).toEqual([1, 1, 1])
  })

  test('mounts [mounted.2]', () => {
    expect(LEADERS.map(id => [id, leaders[id].mount, leaders[id].species])).toEqual([
      ['adelita', 'jewel', 'ironjaw'],
      ['jack', 'hexagon', 'raptor'],
      ['keoni', 'hourglass', 'shieldhead'],
      ['phoenix', 'crown', 'thunderhorn'],
    ])
    for (const id of LEADERS) expect(leaders[id].artefacts[leaders[id].mount]).toEqual([{ verb: 'mount' }])
  })

  const cell = (leader: (typeof LEADERS)[number], place: number): string[] => {
    const { effect, bonus } = leaders[leader].ranch[place]
    return [told(effect), told(bonus)]
  }
  const INFLUENCE = '1 influence on any officer'

  test('the top-left cell differs; covering it gives 2 followers [ranch-cell.1]', () => {
    expect(new Set(LEADERS.map(id => cell(id, 0)[0])).size).toBe(4)
    for (const id of LEADERS) expect(cell(id, 0)[1]).toBe('2 followers')
  })

  test.each([
    [1, INFLUENCE, '2 glowberries', 'ranch-cell.2'],
    [3, '1 follower', '1 follower', 'ranch-cell.4'],
    [4, INFLUENCE, '1 ranger', 'ranch-cell.5'],
    [5, INFLUENCE, '1 debris', 'ranch-cell.6'],
    [8, INFLUENCE, INFLUENCE, 'ranch-cell.11'],
  ])('cell %i: %s; covering it %s [%s]', (place, effect, bonus) => {
    for (const id of LEADERS) expect(cell(id, place)).toEqual([effect, bonus])
  })

  test('the top-right cell: influence, and what covering it gives differs [ranch-cell.3]', () => {
    for (const id of LEADERS) expect(cell(id, 2)[0]).toBe(INFLUENCE)
    expect(new Set(LEADERS.map(id => cell(id, 2)[1])).size).toBe(4)
  })

  test('the bottom-left cell: three heals, except for Jack [ranch-cell.7]', () => {
    expect(LEADERS.map(id => cell(id, 6)[0])).toEqual([
      '3 heals',
      '4 heals and 1 glowberry',
      '3 heals',
      '3 heals',
    ])
  })

  test('the bottom-middle cell: glowberries or a dino tamed, except for Adelita [ranch-cell.8]', () => {
    const usual = '2 glowberries or tame 1 dino'
    expect(LEADERS.map(id => cell(id, 7)[0])).toEqual(['Tame 1 dino; 2 glowberries', usual, usual, usual])
  })

  test('covering either of them gives one follower or two [ranch-cell.9] [ranch-cell.10]', () => {
    expect(LEADERS.map(id => [id, cell(id, 6)[1], cell(id, 7)[1]])).toEqual([
      ['adelita', '2 followers', '1 follower'],
      ['jack', '1 follower', '2 followers'],
      ['keoni', '2 followers', '1 follower'],
      ['phoenix', '1 follower', '2 followers'],
    ])
  })

  test.each<[LeaderId, ArtefactId, string, string]>([
    ['adelita', 'crown', 'The infirmary loses its overlay; 2 followers', 'adelita.1'],
    ['adelita', 'hourglass', 'Your third die replaces a neutral one', 'adelita.2'],
    ['adelita', 'hexagon', 'An untamed dino whose temple is explored', 'adelita.3'],
    ['keoni', 'crown', 'A ranch tile', 'keoni.1'],
    ['keoni', 'jewel', 'Your third die replaces a neutral one; 4 followers', 'keoni.2'],
    ['keoni', 'hexagon', 'The infirmary loses its overlay; 3 followers', 'keoni.3'],
    ['phoenix', 'jewel', 'The infirmary loses its overlay; 2 followers', 'phoenix.1'],
    [
      'phoenix',
      'hourglass',
      'Build a shelter on the lowest free space of a city zone, without its bonus',
      'phoenix.2',
    ],
    ['phoenix', 'hexagon', 'Your third die replaces a neutral one; 2 followers', 'phoenix.3'],
    ['jack', 'crown', 'Your third die replaces a neutral one; 2 followers', 'jack.1'],
    ['jack', 'jewel', 'An untamed dino of any species and 2 followers', 'jack.2'],
    ['jack', 'hourglass', 'The infirmary loses its overlay; 1 follower', 'jack.3'],
  ])('what %s gets for the %s: %s [%s]', (leader, artefact, words) => {
    expect(told(leaders[leader].artefacts[artefact] ?? [])).toBe(words)
  })

  test.each<[LeaderId, number, 'effect' | 'bonus', string, string]>([
    [
      'adelita',
      0,
      'effect',
      '1 influence on the officer of the zone where your leader is, who then comes Home',
      'adelita.4',
    ],
    ['adelita', 7, 'effect', 'Tame 1 dino; 2 glowberries', 'adelita.6'],
    ['adelita', 2, 'bonus', 'An untamed shieldhead and 1 glowberry', 'adelita.7'],
    ['keoni', 0, 'effect', 'Build a shelter in the wilderness, without the harvest', 'keoni.4'],
    ['keoni', 2, 'bonus', 'The harvest of any location of the Swamp', 'keoni.5'],
    ['phoenix', 0, 'effect', 'The harvest of 1 of your shelters in the wilderness', 'phoenix.4'],
    ['phoenix', 2, 'bonus', '3 heals', 'phoenix.5'],
    ['jack', 0, 'effect', 'An untamed raptor', 'jack.4'],
    ['jack', 6, 'effect', '4 heals and 1 glowberry', 'jack.5'],
    ['jack', 2, 'bonus', 'Tame 1 shieldhead without its resource cost', 'jack.6'],
  ])('%s, cell %i, %s: %s [%s]', (leader, place, part, words) => {
    expect(told(leaders[leader].ranch[place][part])).toBe(words)
  })
})
