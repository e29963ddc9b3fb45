import { keys, refusal } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { onlyAdventures, playerOf, resolve, workIn } from './acting.ts'
import { position } from './position.ts'

describe('working', () => {
  test('two different options are resolved in any order, and the fourth is locked [work.3] [work.4] [work.5]', () => {
    const match = workIn(position(), 'sustenance')
    expect(keys(match, 0)).toEqual(['sustenance:A', 'sustenance:B'])
    expect(refusal(match, 0, 'sustenance:D')).toBe('work.5')
    match.pickKey(0, 'sustenance:B')
    expect(refusal(match, 0, 'sustenance:B')).toBe('work.3')
    match.pickKey(0, 'sustenance:A')
    match.pickKey(0, 'food')
    match.pickKey(0, 'debris')
    expect(match.waiting?.prompt).toBe('secondary')
  })

  test('the first option is mandatory, the second may be left [work.11]', () => {
    const match = workIn(position(), 'sustenance')
    expect(keys(match, 0)).not.toContain('pass')
    match.pickKey(0, 'sustenance:B')
    expect(keys(match, 0)).toContain('pass')
    match.pickKey(0, 'pass')
    expect(match.waiting?.prompt).toBe('secondary')
  })

  test('a die may not be placed where nothing could be resolved [work.10]', () => {
    // No ranger to gain or to heal, nothing to tame, no adventure that could be started.
    const table = position().home(0, { ranger: 8 }).units(0, 'infirmary', {}).untamed(0, {})
    table.change(({ adventures }) => adventures.swamp.deck.push(...adventures.swamp.open.splice(0)))
    const match = table.at('primary')
    expect(refusal(match, 0, 'work:military:0')).toBe('work.10')
    expect(keys(match, 0)).toContain('work:sustenance:0')
  })

  test('a thunderhorn comes along for three options, and only with the die [work.6] [work.7]', () => {
    const match = workIn(position().home(0, { ranger: 1, thunderhorn: 1, ironjaw: 1 }), 'sustenance')
    expect(match.waiting?.prompt).toBe('work.companion')
    match.pickKey(0, 'thunderhorn')
    expect(match.state.city.sustenance.companion).toEqual({ owner: 0, leader: false })
    expect(playerOf(match).home.thunderhorn).toBe(0)
    expect(match.face(0)?.prompt).toMatchObject({ values: { left: 3 } })
  })

  test('no ironjaw comes along, nor a leader on foot; nobody where the space is taken [work.8] [work.6]', () => {
    const match = workIn(position().home(0, { ranger: 1, ironjaw: 1 }), 'sustenance')
    expect(match.waiting?.prompt).toBe('work.which')
    const taken = workIn(position().home(0, { thunderhorn: 1 }).rider(1, 'sustenance'), 'sustenance')
    expect(taken.waiting?.prompt).toBe('work.which')
  })

  test('a thunderhorn that the zone’s only option needs at Home stays there [work.6] [work.10]', () => {
    const needed = workIn(onlyAdventures({ thunderhorn: 1 }), 'military')
    expect(keys(needed, 0)).toEqual(['military:C'])
    const spare = workIn(onlyAdventures({ thunderhorn: 1, raptor: 1 }), 'military')
    expect(keys(spare, 0)).toEqual(['thunderhorn', 'pass'])
  })

  test('mounted Phoenix comes along as a thunderhorn, mounted Jack does not [work.9]', () => {
    const phoenix = workIn(position('phoenix', 'jack', 'keoni').artefacts(0, 'crown'), 'sustenance')
    phoenix.pickKey(0, 'leader')
    expect(phoenix.state.city.sustenance.companion).toEqual({ owner: 0, leader: true })
    const jack = workIn(position('jack', 'phoenix', 'keoni').artefacts(0, 'hexagon'), 'sustenance')
    expect(jack.waiting?.prompt).toBe('work.which')
  })
})

describe('the market', () => {
  test('A gives two of food, debris and island resources in any mix [market.1]', () => {
    const match = resolve(position(), 'sustenance', ['A', 'pass'], { 'gain.mix': ['food', 'debris'] })
    expect(playerOf(match).resources).toEqual({ food: 2, debris: 1, islandResource: 1, glowberry: 3 })
  })

  test('B gives an untamed shieldhead and 2 glowberries [market.2] [asset.4]', () => {
    const match = resolve(position(), 'sustenance', ['B', 'pass'])
    expect(playerOf(match)).toMatchObject({ untamed: { shieldhead: 2 }, resources: { glowberry: 5 } })
    expect(match.state.supply.shieldhead).toBe(11)
  })

  test('C takes 1 debris and gives 2 crates and an untamed raptor [market.3] [crate.1]', () => {
    expect(refusal(workIn(position(), 'sustenance'), 0, 'sustenance:C')).toBe('work.10')
    const match = resolve(position().has(0, { debris: 1 }), 'sustenance', ['C', 'pass'], {
      'crate.row': ['0', '2'],
    })
    expect(playerOf(match)).toMatchObject({
      untamed: { raptor: 1 },
      resources: { debris: 0 },
      crates: [2, 1, 2],
    })
  })

  test('D is open once anybody has completed the ironjaw temple: a tamed raptor and 1 glowberry for the shield [market.4] [market.5] [option-d.1]', () => {
    const explored = position().home(0, { raptor: 1 }).explored('ironjawTemple')
    expect(refusal(workIn(explored, 'sustenance'), 0, 'sustenance:D')).toBe('work.5')
    const table = position().home(0, { raptor: 1 }).completed(1, 'ironjawTemple')
    const match = resolve(table, 'sustenance', ['D', 'pass'])
    expect(playerOf(match)).toMatchObject({
      artefacts: ['shield'],
      resources: { glowberry: 2 },
      saddles: { small: 5 },
    })
    expect(playerOf(match).home.raptor).toBe(0)
    expect(match.state.supply.raptor).toBe(13)
  })

  test('D takes no mounted leader, and used again it gives 2 followers [option-d.2] [option-d.3] [mounted.6]', () => {
    const jack = position('jack', 'phoenix', 'keoni').artefacts(0, 'hexagon').completed(1, 'ironjawTemple')
    expect(refusal(workIn(jack, 'sustenance'), 0, 'sustenance:D')).toBe('work.10')
    const again = position().home(0, { raptor: 1 }).artefacts(0, 'shield').completed(1, 'ironjawTemple')
    const match = resolve(again, 'sustenance', ['D', 'pass'])
    expect(playerOf(match)).toMatchObject({ followers: 12, artefacts: ['shield'] })
    expect(playerOf(match).home.raptor).toBe(0)
  })
})

describe('training', () => {
  test('A gives 2 rangers and 2 heals [training.1] [asset.3] [infirmary.3]', () => {
    const match = resolve(position(), 'military', ['A', 'pass'], { heal: 'ranger' })
    expect(playerOf(match)).toMatchObject({ reserve: 4, home: { ranger: 4 }, infirmary: { ranger: 0 } })
  })

  test('without rangers in reserve a wounded one may come Home instead [training.2]', () => {
    const table = position().home(0, { ranger: 5 }).units(0, 'infirmary', { ranger: 2 })
    const match = resolve(table, 'military', ['A', 'pass'], { 'ranger.back': 'ranger', heal: 'pass' })
    expect(playerOf(match)).toMatchObject({ reserve: 0, home: { ranger: 7 }, infirmary: { ranger: 1 } })
    const other = resolve(
      position().home(0, { ranger: 5 }).units(0, 'infirmary', { ranger: 2 }),
      'military',
      ['A', 'pass'],
      { 'ranger.back': 'pass', heal: ['ranger', 'pass'] },
    )
    expect(playerOf(other)).toMatchObject({ home: { ranger: 7 }, infirmary: { ranger: 1 } })
  })

  test('B tames up to three, each paid [training.3]', () => {
    const table = position().has(0, { glowberry: 7, food: 1 }).untamed(0, { shieldhead: 3, raptor: 1 })
    const match = resolve(table, 'military', ['B', 'pass'], {
      tame: ['shieldhead', 'raptor', 'shieldhead'],
      'tame.impact': 'ranger',
    })
    expect(playerOf(match)).toMatchObject({
      resources: { glowberry: 2, food: 0 },
      untamed: { shieldhead: 1, raptor: 0 },
      home: { shieldhead: 3, raptor: 1 },
    })
  })

  test('C starts an adventure of the wilderness, not with one in progress [training.4] [training.5] [adventure.6]', () => {
    const able = position().home(0, { ranger: 3 }).adventureOffer('scouting-at-dawn', 'the-witchs-hut')
    const match = resolve(able, 'military', ['C', 'pass'], {
      'adventure.card': 'scouting-at-dawn',
      'adventure.units': ['ranger', 'ranger', 'ranger', 'done'],
    })
    expect(playerOf(match).adventure).toMatchObject({ card: 'scouting-at-dawn', units: { ranger: 3 } })
    const busy = position()
      .home(0, { ranger: 3 })
      .adventureOffer('scouting-at-dawn')
      .adventure(0, 'swamped-giant', { leader: 1 })
    expect(refusal(workIn(busy, 'military'), 0, 'military:C')).toBe('work.10')
  })

  test('D gives the sapling to whoever has completed an adventure of the wilderness [training.6] [training.7]', () => {
    expect(refusal(workIn(position().completed(1, 'swamped-giant'), 'military'), 0, 'military:D')).toBe(
      'work.5',
    )
    expect(refusal(workIn(position().completed(0, 'raptorTemple'), 'military'), 0, 'military:D')).toBe(
      'work.5',
    )
    const match = resolve(position().completed(0, 'swamped-giant'), 'military', ['D', 'pass'])
    expect(playerOf(match).artefacts).toEqual(['sapling'])
  })
})

describe('explorers', () => {
  test('A harvests up to two own shelters, two on one site twice [explorers.1] [explorers.2]', () => {
    const table = position().shelter(0, 'outpostA').shelter(0, 'outpostA').shelter(1, 'outpostB')
    const match = workIn(table, 'expansion')
    match.pickKey(0, 'expansion:A')
    expect(keys(match, 0)).toEqual(['outpostA', 'pass'])
    match.pickKey(0, 'outpostA')
    expect(keys(match, 0)).toEqual(['outpostA', 'pass'])
    match.pickKey(0, 'outpostA')
    expect(playerOf(match).resources.glowberry).toBe(7)
    expect(match.waiting?.prompt).toBe('work.which')
  })

  test('one shelter is harvested once [explorers.2]', () => {
    const match = workIn(position().shelter(0, 'outpostA'), 'expansion')
    match.pickKey(0, 'expansion:A')
    match.pickKey(0, 'outpostA')
    expect(match.waiting?.prompt).toBe('work.which')
  })

  test('B builds on the lowest free space of a zone, without its bonus [explorers.3]', () => {
    const table = position().shelter(1, 'military', 0)
    const match = resolve(table, 'expansion', ['B', 'pass'], { 'shelter.zone': 'military' })
    expect(match.state.city.military.shelters.slice(0, 3)).toEqual([1, 0, null])
    expect(playerOf(match)).toMatchObject({ shelters: 15, resources: { glowberry: 3 } })
  })

  test('C takes 1 food and builds on any free space, with its bonus [explorers.4] [shelter.1]', () => {
    const match = resolve(position(), 'expansion', ['C', 'pass'], { 'shelter.space': 'construction:1' })
    expect(match.state.city.construction.shelters[1]).toBe(0)
    expect(playerOf(match)).toMatchObject({ shelters: 15, resources: { glowberry: 4, food: 0 } })
  })

  test('D discards a ranger for the arrow once anybody has completed the raptor temple [explorers.5] [explorers.6] [asset.18]', () => {
    expect(refusal(workIn(position(), 'expansion'), 0, 'expansion:D')).toBe('work.5')
    const match = resolve(position().completed(2, 'raptorTemple'), 'expansion', ['D', 'pass'])
    expect(playerOf(match)).toMatchObject({
      artefacts: ['arrow'],
      reserve: 7,
      home: { ranger: 0, leader: 1 },
    })
  })

  test('B and C of one work go to different zones [explorers.7]', () => {
    const match = workIn(position(), 'expansion')
    match.pickKey(0, 'expansion:B')
    match.pickKey(0, 'military')
    match.pickKey(0, 'expansion:C')
    expect(keys(match, 0).filter(key => key.startsWith('military'))).toEqual([])
    expect(keys(match, 0)).toContain('sustenance:0')
  })

  test('B and C need a zone with a free shelter space; a structure is none [explorers.8]', () => {
    const table = position()
    for (const zone of ['sustenance', 'expansion', 'construction'] as const)
      for (let space = 0; space < 5; space++) table.shelter(space % 2 === 0 ? 1 : 2, zone, space)
    const match = workIn(table, 'expansion')
    match.pickKey(0, 'expansion:B')
    expect(keys(match, 0)).toEqual(['military', 'pass'])
    match.pickKey(0, 'military')
    expect(match.waiting?.prompt).toBe('secondary') // Nothing is left for C.
    expect(match.state.city.military.lower?.owner).toBeNull()
  })

  test('without a shelter in stock nothing is built [shelter.2]', () => {
    const table = position()
    for (const zone of ['sustenance', 'expansion', 'construction'] as const)
      for (let space = 0; space < 5; space++) table.shelter(0, zone, space)
    const match = workIn(table.shelter(0, 'outpostA'), 'expansion')
    expect(playerOf(match).shelters).toBe(0)
    expect(keys(match, 0)).toEqual(['expansion:A'])
    expect(refusal(match, 0, 'expansion:B')).toBe('work.10')
  })
})

describe('the worksite', () => {
  test('A builds in the wilderness without its harvest [worksite.1] [shelter.3]', () => {
    const table = position().explored('1', 'x1').shelter(1, '1').shelter(2, '1').explored('2', 'x2')
    const match = workIn(table, 'construction')
    match.pickKey(0, 'construction:A')
    expect(keys(match, 0)).toEqual(['outpostA', 'outpostB', '2', 'pass'])
    match.pickKey(0, '2')
    expect(match.state.locations['2'].shelters).toEqual([0, null])
    expect(playerOf(match).resources.islandResource).toBe(1)
  })

  test('B gives a ranch tile, C one more and a crate for 1 island resource; the offer is refilled between [worksite.2] [worksite.3] [worksite.6] [offer.2]', () => {
    const match = workIn(position().ranchOffer('r17', 'r18'), 'construction')
    const next = match.state.ranch.culture.deck.at(-1)
    match.pickKey(0, 'construction:B')
    match.pickKey(0, 'r17')
    match.pickKey(0, '3')
    expect(match.state.ranch.culture.open).toEqual(['r18', next])
    match.pickKey(0, 'construction:C')
    expect(keys(match, 0)).toContain(next)
    match.pickKey(0, next as string)
    match.pickKey(0, '4')
    match.pickKey(0, '1')
    expect(playerOf(match)).toMatchObject({ crates: [1, 2, 1], resources: { islandResource: 0 } })
    expect(playerOf(match).ranch[4]).toEqual([next])
  })

  test('D takes a tamed shieldhead for the acorn once anybody has completed the thunderhorn temple [worksite.4] [worksite.5] [asset.9]', () => {
    expect(refusal(workIn(position(), 'construction'), 0, 'construction:D')).toBe('work.5')
    const match = resolve(position().completed(1, 'thunderhornTemple'), 'construction', ['D', 'pass'])
    expect(playerOf(match)).toMatchObject({
      artefacts: ['acorn'],
      home: { shieldhead: 0 },
      saddles: { large: 10 },
    })
    expect(match.state.supply.shieldhead).toBe(13)
  })
})
