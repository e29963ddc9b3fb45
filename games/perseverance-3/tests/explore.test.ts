import { answer, keys, refusal } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { exploreTargets } from '../rules/explore/targets.ts'
import { view } from '../view.ts'
import { playerOf } from './acting.ts'
import { type P3Match, position } from './position.ts'

type Position = ReturnType<typeof position>

/** Seat 0 explores a location with a dino. */
function explore(table: Position, location: string, dino: string): P3Match {
  const match = table.at('primary')
  match.pickKey(0, `explore:${location}`)
  match.pickKey(0, dino)
  return match
}

describe('where one may explore', () => {
  test('at the start the outpost alone is explored: 1, 2 and 3 lie beside it [explore.1] [explore.3]', () => {
    const { state } = position().home(0, { ranger: 5, shieldhead: 1 })
    expect(exploreTargets(state, 0, 'home')).toEqual(['1', '2', '3'])
    expect(refusal(position().home(0, { ranger: 5, shieldhead: 1 }).at('primary'), 0, 'explore:4')).toBe(
      'explore.1',
    )
  })

  test('a location is explored by a tile face up or a temple figure; then those beside it are open [explore.2]', () => {
    const table = position().home(0, { ranger: 5, raptor: 1 })
    for (const [id, tile] of [
      ['1', 'x1'],
      ['2', 'x2'],
      ['4', 'x3'],
      ['6', 'x4'],
      ['7', 'x9'],
    ] as const)
      table.explored(id, tile).rider(1, id, 'shieldhead')
    expect(exploreTargets(table.state, 0, 'home')).toEqual(['3', '5', '8', '9', '10'])
    table.explored('thunderhornTemple').rider(1, 'thunderhornTemple', 'shieldhead')
    table.home(0, { ranger: 5, raptor: 1, ironjaw: 1 })
    expect(exploreTargets(table.state, 0, 'home')).toContain('13')
  })

  test('a dino space takes one dino of its species or higher, and none where one stands [explore.4] [explore.5] [explore.1]', () => {
    const table = position().home(0, { ranger: 5, shieldhead: 1, raptor: 1 }).explored('4', 'x3')
    const match = table.rider(1, '4', 'shieldhead').at('primary')
    expect(refusal(match, 0, 'explore:4')).toBe('explore.1')
    match.pickKey(0, 'explore:6')
    expect(keys(match, 0)).toEqual(['raptor'])
  })

  test('who cannot capture the wild dino may not explore; whoever explores does not fight [explore.6] [combat.14]', () => {
    const alone = position().home(0, { raptor: 1 }).at('primary')
    expect(refusal(alone, 0, 'explore:1')).toBe('explore.6') // The raptor cannot both stand there and fight.
    const two = position().home(0, { raptor: 2 }).at('primary')
    expect(keys(two, 0)).toContain('explore:1')
    const led = explore(position().home(0, { ranger: 1, shieldhead: 1 }), '1', 'shieldhead')
    answer(led, { 'combat.unit': ['ranger'] }, 'explore.which')
    expect(playerOf(led)).toMatchObject({
      infirmary: { ranger: 2 },
      tired: { leader: 1 },
      untamed: { shieldhead: 2 },
    })
  })

  test('the first dino in the jungle unlocks its adventures before combat: 2 cards, with 4 seats 3 [explore.7] [explore.8] [explore.9] [setup-two.11]', () => {
    const table = position().home(0, { ranger: 4, shieldhead: 1 }).explored('4', 'x3')
    const match = explore(table, '7', 'shieldhead')
    expect(match.waiting?.prompt).toBe('combat.unit')
    expect(match.state.adventures.jungle).toMatchObject({ unlocked: true })
    expect(match.state.adventures.jungle.open).toHaveLength(2)
    expect(match.state.adventures.hills.open).toHaveLength(0)
    const four = explore(
      position('adelita', 'jack', 'keoni', 'phoenix')
        .home(0, { ranger: 4, shieldhead: 1 })
        .explored('4', 'x3'),
      '7',
      'shieldhead',
    )
    expect(four.state.adventures.jungle.open).toHaveLength(3)
    expect(position('adelita', 'jack').state.adventures.jungle.unlocked).toBe(false)
  })
})

describe('combat', () => {
  test('infantry or mounted is the player’s choice, and there is no luck in it [combat.1] [combat.2] [combat.12]', () => {
    const table = () => position().home(0, { ranger: 2, shieldhead: 1, raptor: 1 })
    const match = explore(table(), '1', 'shieldhead')
    expect(keys(match, 0)).toEqual(['infantry', 'mounted'])
    answer(match, { 'combat.group': 'infantry', 'combat.unit': ['ranger', 'ranger'] }, 'explore.which')
    expect(playerOf(match)).toMatchObject({
      resources: { food: 1 },
      infirmary: { ranger: 3 },
      untamed: { shieldhead: 2 },
    })
    const mounted = explore(table(), '1', 'shieldhead')
    answer(mounted, { 'combat.group': 'mounted' }, 'explore.which')
    expect(playerOf(mounted)).toMatchObject({
      resources: { food: 2 },
      tired: { raptor: 1 },
      untamed: { shieldhead: 2 },
    })
  })

  test('the book’s combat: a raptor explores 13, an ironjaw and a raptor capture for 4 and 3 followers [combat.16] [combat.13] [combat.11] [combat.15] [exploration.4]', () => {
    const table = position()
      .home(0, { raptor: 2, ironjaw: 1 })
      .explored('10', 'x9')
      .rider(1, '10', 'raptor')
      .stack('hills', 'x18', 'x20')
    const match = explore(table, '13', 'raptor')
    answer(match, { 'combat.unit': 'ironjaw' }, 'explore.which')
    expect(playerOf(match)).toMatchObject({
      followers: 17,
      tired: { ironjaw: 1 },
      infirmary: { raptor: 1 },
      untamed: { ironjaw: 1 },
    })
    match.pickKey(0, 'x18')
    expect(playerOf(match).followers).toBe(18)
    expect(match.state.stacks.hills[0]).toBe('x20')
  })

  test('a leader fights as a ranger and is tired, but never in the place of one who is defeated [leader.2] [leader.3]', () => {
    const match = explore(position().home(0, { ranger: 1, shieldhead: 1 }), '2', 'shieldhead')
    // Against a raptor one ranger is tired and one defeated: the leader must be the tired one.
    expect(match.waiting?.prompt).toBe('explore.which')
    expect(playerOf(match)).toMatchObject({ tired: { leader: 1 }, reserve: 7, home: { ranger: 0 } })
    const alone = position().home(0, { shieldhead: 1 }).at('primary')
    expect(refusal(alone, 0, 'explore:2')).toBe('explore.6')
  })

  test('a mounted leader fills a dino’s place and is tired where it is wounded; as an ironjaw Adelita is paid [mounted.5] [mounted.7] [mounted.8]', () => {
    const table = () =>
      position('adelita', 'jack', 'keoni')
        .artefacts(0, 'jewel')
        .home(0, { ranger: 2, raptor: 2 })
        .explored('10', 'x9')
        .rider(1, '10', 'raptor')
    const match = explore(table(), '13', 'raptor')
    answer(match, { 'combat.group': 'mounted', 'combat.unit': ['raptor'] }, 'explore.which')
    expect(playerOf(match)).toMatchObject({
      followers: 17,
      tired: { leader: 1, raptor: 1 },
      infirmary: { ranger: 1 },
    })
    const asRanger = explore(table(), '13', 'raptor')
    answer(asRanger, { 'combat.group': 'infantry', 'combat.unit': 'leader' }, 'explore.which')
    expect(playerOf(asRanger)).toMatchObject({
      followers: 10,
      tired: { leader: 1 },
      infirmary: { raptor: 1 },
    })
  })

  test('a captured dino is gained although the supply has none [asset.7]', () => {
    const table = position()
      .home(0, { ranger: 2, shieldhead: 1 })
      .change(({ supply, players }) => {
        players[1].untamed.shieldhead += supply.shieldhead
        supply.shieldhead = 0
      })
    const match = explore(table, '1', 'shieldhead')
    answer(match, { 'combat.unit': ['ranger', 'ranger'] }, 'explore.which')
    expect(playerOf(match).untamed.shieldhead).toBe(2)
  })
})

describe('the tile', () => {
  const captured = (table: Position) => {
    const match = explore(table.home(0, { ranger: 2, shieldhead: 1 }).leader(0, 'tired'), '1', 'shieldhead')
    return match
  }

  test('two are turned up for all, one is placed, the other goes under the stack [exploration.1] [exploration.2] [exploration.3] [visibility.2]', () => {
    const match = captured(position().stack('swamp', 'x7', 'x2'))
    expect(keys(match, 0)).toEqual(['x7', 'x2'])
    expect(view(match.state, 1).drawn).toEqual(['x7', 'x2'])
    match.pickKey(0, 'x2')
    expect(match.state.locations['1']).toMatchObject({ tile: 'x2', explored: true, wild: null })
    expect(match.state.stacks.swamp[0]).toBe('x7')
    expect(match.state.stacks.swamp.filter(tile => tile !== 'reminder')).toHaveLength(7)
  })

  test('harvest builds a shelter and gives the harvest; discovery gives the artefact first, and no shelter [exploration.5] [exploration.6] [exploration.8] [exploration.12] [exploration.9]', () => {
    const harvest = captured(position().stack('swamp', 'x2', 'x7'))
    answer(harvest, { 'explore.which': 'x2', 'explore.reward': 'harvest' }, 'secondary')
    expect(playerOf(harvest)).toMatchObject({ shelters: 15, artefacts: [], resources: { islandResource: 2 } })
    expect(harvest.state.locations['1'].shelters).toEqual([0, null])
    const discovery = captured(position('jack', 'keoni', 'adelita').stack('swamp', 'x2', 'x7'))
    answer(discovery, { 'explore.which': 'x2', 'explore.reward': 'discovery' }, 'secondary')
    expect(playerOf(discovery)).toMatchObject({
      shelters: 16,
      artefacts: ['hourglass'],
      opened: true,
      untamed: { raptor: 1 },
    })
  })

  test('harvest may be chosen where it does nothing: the shelter is built [exploration.13]', () => {
    const match = captured(
      position()
        .units(0, 'infirmary', {})
        .stack('swamp', 'x8', 'x7')
        .artefacts(0, 'hourglass')
        .untamed(0, {}),
    )
    match.pickKey(0, 'x8')
    match.pickKey(0, 'harvest')
    expect(match.state.locations['1'].shelters).toEqual([0, null])
  })

  test('a place that was left may be visited again: no combat, no tile, harvest with a free space or discovery [revisit.1] [revisit.2] [revisit.3] [exploration.10]', () => {
    const table = () => position().explored('1', 'x2').shelter(1, '1')
    const match = explore(table(), '1', 'shieldhead')
    expect(keys(match, 0)).toEqual(['harvest', 'discovery'])
    match.pickKey(0, 'harvest')
    expect(match.state.locations['1'].shelters).toEqual([1, 0])
    const full = explore(table().shelter(2, '1'), '1', 'shieldhead')
    expect(full.waiting?.prompt).not.toBe('explore.reward') // Discovery alone is left.
    expect(playerOf(full).artefacts).toEqual(['hourglass'])
  })

  test('For Pit’s Sake resolves a discovery of the jungle without a dino, artefact included [exploration.11] [stage.3]', () => {
    const table = position('phoenix', 'jack', 'keoni')
      .explored('7', 'x11')
      .explored('14', 'x17')
      .shelter(0, '14')
      .adventure(0, 'for-pits-sake', { shieldhead: 1, thunderhorn: 1, ranger: 2 }, 2)
    const match = table.at('stage')
    match.pickKey(0, 'pass')
    match.pickKey(0, 'pass')
    match.pickKey(0, '7')
    expect(playerOf(match).artefacts).toEqual(['hexagon'])
  })
})

describe('temples', () => {
  const ready = () =>
    position().home(0, { shieldhead: 2, ranger: 3 }).explored('10', 'x9').rider(1, '10', 'raptor')

  test('a dino on a temple starts its adventure with those at Home, without combat [temple.1] [temple.4]', () => {
    const match = explore(ready(), 'raptorTemple', 'shieldhead')
    for (const unit of ['shieldhead', 'ranger', 'ranger', 'ranger', 'done']) match.pickKey(0, unit)
    expect(playerOf(match).adventure).toMatchObject({
      card: 'raptorTemple',
      units: { shieldhead: 1, ranger: 3 },
    })
    expect(match.state.locations.raptorTemple).toMatchObject({ explored: true, rider: { owner: 0 } })
    expect(match.waiting?.prompt).toBe('secondary')
  })

  test('it takes the other units that the card asks for, and no adventure in progress [temple.2] [temple.3]', () => {
    const few = position().home(0, { shieldhead: 1, ranger: 3 }).explored('10', 'x9').rider(1, '10', 'raptor')
    expect(refusal(few.at('primary'), 0, 'explore:raptorTemple')).toBe('temple.2')
    const busy = ready().adventure(0, 'swamped-giant', { leader: 1 })
    expect(refusal(busy.at('primary'), 0, 'explore:raptorTemple')).toBe('temple.3')
  })

  test('a temple that is explored may be visited, for nothing, whatever else is in progress [temple.6] [temple.7]', () => {
    const table = ready().explored('raptorTemple').adventure(0, 'swamped-giant', { leader: 1 })
    const match = explore(table, 'raptorTemple', 'shieldhead')
    expect(match.waiting?.prompt).toBe('secondary')
    expect(playerOf(match).adventure?.card).toBe('swamped-giant')
  })

  test('the ironjaw temple brings Ancient Portal with a shelter, for free [temple.8] [temple.9] [map.16]', () => {
    const table = position()
      .home(0, { raptor: 1, thunderhorn: 1, ranger: 4 })
      .explored('18', 'x17')
      .rider(1, '18', 'ironjaw')
    const match = explore(table, 'ironjawTemple', 'thunderhorn')
    for (const unit of ['raptor', 'ranger', 'ranger', 'ranger']) match.pickKey(0, unit)
    expect(match.state.portal).toBeNull()
    match.pickKey(0, 'done')
    expect(match.state.portal).toBe(0)
    expect(playerOf(match).shelters).toBe(15)
    expect(match.state.locations.ironjawTemple.shelters).toEqual([])
  })

  test.each([
    [1, 0],
    [0, null],
  ])('with %i shelters left Ancient Portal is built or not [temple.8]', (left, owner) => {
    const table = position()
      .home(0, { raptor: 1, thunderhorn: 1, ranger: 4 })
      .explored('18', 'x17')
      .rider(1, '18', 'ironjaw')
    const match = explore(table, 'ironjawTemple', 'thunderhorn')
    playerOf(match).shelters = left
    for (const unit of ['raptor', 'ranger', 'ranger', 'ranger', 'done']) match.pickKey(0, unit)
    expect(match.state.portal).toBe(owner)
    expect(playerOf(match).shelters).toBe(0)
  })

  test('Jack alone is no raptor for the ironjaw temple: one must be there to be defeated [mounted.9]', () => {
    const table = (raptors: number) =>
      position('jack', 'keoni', 'adelita')
        .artefacts(0, 'hexagon')
        .home(0, { thunderhorn: 1, ranger: 4, raptor: raptors })
        .explored('18', 'x17')
        .rider(1, '18', 'ironjaw')
    expect(refusal(table(0).at('primary'), 0, 'explore:ironjawTemple')).toBe('temple.2')
    expect(keys(table(1).at('primary'), 0)).toContain('explore:ironjawTemple')
  })

  test('a mounted leader explores as a tamed dino, and his mount takes no saddle [mounted.4] [mounted.11] [mounted.1]', () => {
    const match = position('keoni', 'jack', 'adelita')
      .artefacts(0, 'hourglass')
      .home(0, { ranger: 2 })
      .at('primary')
    match.pickKey(0, 'explore:1')
    match.pickKey(0, 'leader')
    expect(match.state.locations['1'].rider).toEqual({ owner: 0, species: 'shieldhead', leader: true })
    expect(playerOf(match).saddles.large).toBe(10)
  })
})

describe('two seats', () => {
  test('exploring beside 5, 9 or 17 turns its tile up, with a shelter of the dissenter; that is explored [two-player.1] [two-player.2] [two-player.3] [two-player.4] [two-player.5] [shelter.5]', () => {
    const match = position('adelita', 'jack')
      .home(0, { ranger: 2, shieldhead: 1 })
      .leader(0, 'tired')
      .at('primary')
    match.pickKey(0, 'explore:3')
    match.pickKey(0, 'shieldhead')
    match.pick(0, 0)
    expect(match.waiting?.prompt).toBe('explore.reward')
    expect(match.state.locations['5']).toMatchObject({ explored: true, shelters: [2, null] })
    expect(match.state.locations['9']).toMatchObject({ explored: false, shelters: [null, null] })
    expect(exploreTargets(match.state, 1, 'home')).toContain('8') // 8 lies beside 5.
    expect(match.state.dissenters[0].shelters).toBe(16 - 1)
  })
})
