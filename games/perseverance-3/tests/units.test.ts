import { answer, keys } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { count } from '../rules/count.ts'
import { tamingCost } from '../rules/taming.ts'
import { fill, fits } from '../rules/units.ts'
import { playerOf, resolve, workIn } from './acting.ts'
import { position } from './position.ts'

describe('tamed dinos in the wilderness', () => {
  test('count in every area, the hills too; of others none', () => {
    const table = position()
      .rider(0, '1', 'raptor')
      .rider(0, '7', 'raptor')
      .rider(0, '13', 'raptor')
      .rider(1, '2', 'raptor')
    expect(count(table.state, 0, 'tamedInWilderness')).toBe(3)
    expect(count(table.state, 1, 'tamedInWilderness')).toBe(1)
  })
})

describe('slots', () => {
  const units = (some: object) => ({
    ranger: 0,
    leader: 0,
    shieldhead: 0,
    raptor: 0,
    thunderhorn: 0,
    ironjaw: 0,
    ...some,
  })

  test('a slot for a species or higher takes any of that rank or above, one for a species only that [asset.19] [asset.20]', () => {
    expect(
      ['shieldhead', 'raptor', 'thunderhorn', 'ironjaw'].map(one => fits(one as 'raptor', 'raptor+', null)),
    ).toEqual([false, true, true, true])
    expect(
      ['shieldhead', 'raptor', 'thunderhorn', 'ironjaw'].map(one => fits(one as 'raptor', 'raptor', null)),
    ).toEqual([false, true, false, false])
  })

  test('a leader fills a ranger’s slot or his own, a mounted one also his dino’s, but one slot only [leader.4] [mounted.3]', () => {
    expect(fits('leader', 'ranger', null)).toBe(true)
    expect(fits('leader', 'raptor+', null)).toBe(false)
    expect(fits('leader', 'raptor+', 'thunderhorn')).toBe(true)
    expect(fill(['leader', 'raptor+', 'any'], units({ leader: 1, ranger: 2 }), 'raptor')).toBe(false)
    expect(fill(['ranger', 'raptor+', 'any'], units({ leader: 1, ranger: 2 }), 'raptor')).toBe(true)
  })

  test('dinos are given to the slots so that all are filled if they can be', () => {
    expect(
      fill(['shieldhead+', 'thunderhorn+', 'shieldhead'], units({ shieldhead: 2, thunderhorn: 1 }), null),
    ).toBe(true)
    expect(
      fill(['shieldhead+', 'thunderhorn+', 'any'], units({ ironjaw: 1, shieldhead: 1, ranger: 1 }), null),
    ).toBe(true)
    expect(
      fill(['thunderhorn+', 'thunderhorn'], units({ thunderhorn: 1, ironjaw: 0, raptor: 3 }), null),
    ).toBe(false)
  })
})

describe('taming', () => {
  test.each([
    ['shieldhead', 'sapling', { glowberry: 2 }],
    ['raptor', 'arrow', { glowberry: 1, food: 1 }],
    ['thunderhorn', 'acorn', { glowberry: 2, islandResource: 1 }],
    ['ironjaw', 'shield', { glowberry: 2, debris: 1 }],
  ] as const)(
    'a %s costs its price until the %s is owned [taming.5] [artefact.4]',
    (species, artefact, cost) => {
      const { state } = position()
      expect(tamingCost(state, state.players[0], species)).toEqual(cost)
      state.players[0].artefacts.push(artefact)
      expect(tamingCost(state, state.players[0], species)).toEqual({})
    },
  )

  test('a shieldhead takes 2 glowberries and a large saddle, and stays Home [taming.1] [taming.7] [asset.8]', () => {
    const match = resolve(position(), 'military', ['B', 'pass'], { tame: 'shieldhead' })
    expect(playerOf(match)).toMatchObject({
      resources: { glowberry: 1 },
      home: { shieldhead: 2, ranger: 1 },
      untamed: { shieldhead: 0 },
      saddles: { large: 8, small: 5 },
    })
  })

  test('a raptor tires a ranger or the leader, and takes a small saddle [taming.2] [taming.10] [asset.15]', () => {
    const match = workIn(position().untamed(0, { raptor: 1 }), 'military')
    match.pickKey(0, 'military:B')
    match.pickKey(0, 'raptor')
    expect(keys(match, 0)).toEqual(['ranger', 'leader'])
    match.pickKey(0, 'leader')
    expect(playerOf(match)).toMatchObject({
      home: { raptor: 1, leader: 0, ranger: 1 },
      tired: { leader: 1 },
      resources: { glowberry: 2, food: 0 },
      saddles: { small: 4 },
    })
  })

  test('a thunderhorn wounds a ranger, and tires a leader instead [taming.3] [taming.10] [leader.1]', () => {
    const table = () => position().untamed(0, { thunderhorn: 1 }).units(0, 'infirmary', {})
    const match = resolve(table(), 'military', ['B', 'pass'], {
      tame: 'thunderhorn',
      'tame.impact': 'ranger',
    })
    expect(playerOf(match)).toMatchObject({ infirmary: { ranger: 1 }, home: { ranger: 0, thunderhorn: 1 } })
    const led = resolve(table(), 'military', ['B', 'pass'], { tame: 'thunderhorn', 'tame.impact': 'leader' })
    expect(playerOf(led)).toMatchObject({ infirmary: { ranger: 0, leader: 0 }, tired: { leader: 1 } })
  })

  test('an ironjaw defeats a ranger, never the leader [taming.4] [taming.11]', () => {
    const table = () => position().has(0, { debris: 1 }).untamed(0, { ironjaw: 1 })
    const match = resolve(table(), 'military', ['B', 'pass'], { tame: 'ironjaw' })
    expect(playerOf(match)).toMatchObject({
      reserve: 7,
      home: { ranger: 0, leader: 1, ironjaw: 1 },
      resources: { debris: 0 },
    })
    const alone = workIn(table().home(0, {}), 'military')
    expect(keys(alone, 0)).not.toContain('military:B')
  })

  test('an artefact waives the resources, not what happens to a ranger [taming.6]', () => {
    const table = position().has(0, { glowberry: 0 }).untamed(0, { raptor: 1 }).artefacts(0, 'arrow')
    const match = resolve(table, 'military', ['B', 'pass'], { tame: 'raptor', 'tame.impact': 'ranger' })
    expect(playerOf(match)).toMatchObject({
      home: { raptor: 1, ranger: 0 },
      tired: { ranger: 1 },
      resources: { food: 1 },
    })
  })

  test('it takes an untamed dino at Home, its resources and a unit for what it does [taming.8]', () => {
    const poor = workIn(position().has(0, { glowberry: 1 }).untamed(0, { shieldhead: 1 }), 'military')
    expect(keys(poor, 0)).not.toContain('military:B')
    const none = workIn(position().untamed(0, {}), 'military')
    expect(keys(none, 0)).not.toContain('military:B')
    const away = workIn(position().untamed(0, { raptor: 1 }).home(0, {}).leader(0, 'tired'), 'military')
    expect(keys(away, 0)).not.toContain('military:B')
  })

  test('whoever has no saddle left may give up a dino of the player board for one, or leave it [asset.10] [asset.11] [asset.12] [asset.13]', () => {
    const table = () =>
      position()
        .untamed(0, { raptor: 1 })
        .home(0, { ranger: 1, raptor: 2 })
        .units(0, 'tired', { raptor: 1 })
        .rider(0, '1', 'raptor')
        .rider(0, '2', 'raptor')
        .change(({ locations, supply }) => {
          for (const id of ['1', '2'] as const) {
            supply[locations[id].wild as 'raptor']++
            locations[id].wild = null
          }
        })
    const match = workIn(table(), 'military')
    expect(playerOf(match).saddles.small).toBe(0)
    match.pickKey(0, 'military:B')
    match.pickKey(0, 'raptor')
    expect(keys(match, 0)).toEqual(['home:raptor', 'tired:raptor', 'pass'])
    match.pickKey(0, 'tired:raptor')
    match.pickKey(0, 'ranger')
    expect(playerOf(match)).toMatchObject({
      home: { raptor: 3 },
      tired: { raptor: 0, ranger: 1 },
      saddles: { small: 0 },
    })
    const left = workIn(table(), 'military')
    for (const key of ['military:B', 'raptor', 'pass']) left.pickKey(0, key)
    expect(left.waiting?.prompt).toBe('tame')
    expect(playerOf(left)).toMatchObject({
      untamed: { raptor: 1 },
      home: { raptor: 2 },
      resources: { food: 1 },
    })
  })
})

describe('the infirmary', () => {
  test('2 heals return a dino, which must come of one effect; what is left of heals is lost [infirmary.4] [infirmary.5] [infirmary.6]', () => {
    const table = position().units(0, 'infirmary', { ranger: 1, raptor: 1 })
    const match = workIn(table, 'military')
    match.pickKey(0, 'military:A')
    expect(keys(match, 0)).toEqual(['ranger', 'raptor', 'pass'])
    match.pickKey(0, 'ranger')
    expect(match.waiting?.prompt).toBe('work.which') // One heal left is not enough for the raptor.
    const other = resolve(position().units(0, 'infirmary', { raptor: 1 }), 'military', ['A', 'pass'], {
      heal: 'raptor',
    })
    expect(playerOf(other)).toMatchObject({ home: { raptor: 1 }, infirmary: { raptor: 0 } })
  })

  test('without a free space the wounded unit or one inside is discarded [infirmary.1] [infirmary.2]', () => {
    const table = () =>
      position().untamed(0, { thunderhorn: 1 }).units(0, 'infirmary', { raptor: 2, shieldhead: 1 })
    const match = workIn(table(), 'military')
    answer(
      match,
      { 'work.which': 'military:B', tame: 'thunderhorn', 'tame.impact': 'ranger' },
      'infirmary.full',
    )
    expect(keys(match, 0)).toEqual(['shieldhead', 'raptor', 'ranger'])
    match.pickKey(0, 'raptor')
    expect(playerOf(match)).toMatchObject({
      infirmary: { raptor: 1, shieldhead: 1, ranger: 1 },
      saddles: { small: 4 },
    })
    const other = workIn(table(), 'military')
    answer(
      other,
      { 'work.which': 'military:B', tame: 'thunderhorn', 'tame.impact': 'ranger' },
      'infirmary.full',
    )
    other.pickKey(0, 'ranger')
    expect(playerOf(other)).toMatchObject({ infirmary: { raptor: 2, shieldhead: 1, ranger: 0 } })
    expect(playerOf(other).reserve).toBe(playerOf(match).reserve + 1)
  })

  test('the overlay gone, all six spaces can be used [infirmary.7]', () => {
    const table = position()
      .untamed(0, { thunderhorn: 1 })
      .units(0, 'infirmary', { raptor: 2, shieldhead: 1 })
    table.change(({ players }) => (players[0].opened = true))
    const match = resolve(table, 'military', ['B', 'pass'], { tame: 'thunderhorn', 'tame.impact': 'ranger' })
    expect(playerOf(match).infirmary).toMatchObject({ raptor: 2, shieldhead: 1, ranger: 1 })
  })

  test('a wounded unit stays until it is healed: the end of the turn brings it nothing [asset.16] [asset.17] [asset.14]', () => {
    const match = position().units(0, 'tired', { ranger: 1 }).at('endOfTurn')
    expect(playerOf(match)).toMatchObject({
      infirmary: { ranger: 1 },
      home: { ranger: 2 },
      tired: { ranger: 0 },
    })
  })
})

describe('the supply', () => {
  test('a dino of which none is left is not gained [asset.6]', () => {
    const table = position().change(({ supply, players }) => {
      players[1].untamed.shieldhead += supply.shieldhead
      supply.shieldhead = 0
    })
    const match = resolve(table, 'sustenance', ['B', 'pass'])
    expect(playerOf(match)).toMatchObject({ untamed: { shieldhead: 1 }, resources: { glowberry: 5 } })
  })
})
