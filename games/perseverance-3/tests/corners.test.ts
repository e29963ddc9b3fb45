import { keys, refusal } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { presence } from '../rules/assembly/presence.ts'
import { count } from '../rules/count.ts'
import { fill } from '../rules/units.ts'
import { playerOf, workIn } from './acting.ts'
import { NEUTRAL, type P3Match, position } from './position.ts'

// Where two rules meet.

const UNITS = { ranger: 0, leader: 0, shieldhead: 0, raptor: 0, thunderhorn: 0, ironjaw: 0 }

describe('a mounted leader is one tamed dino', () => {
  test('at a location he is counted once [mounted.3]', () => {
    const { state } = position('jack', 'keoni', 'adelita').artefacts(0, 'hexagon').leader(0, '9')
    expect(count(state, 0, 'tamed:raptor')).toBe(1)
  })

  test('on the thunderhorn space she is counted once [mounted.3]', () => {
    const { state } = position('phoenix', 'keoni', 'adelita')
      .artefacts(0, 'crown')
      .leader(0, 'companion:military')
    expect(count(state, 0, 'tamed:thunderhorn')).toBe(1)
  })

  test('Ancient Portal counts her Tired as well as at Home [structure-s.3]', () => {
    for (const at of ['home', 'tired'] as const) {
      const { state } = position('phoenix', 'keoni', 'adelita').artefacts(0, 'crown').leader(0, at)
      expect(count(state, 0, 'ready:thunderhorn'), at).toBe(1)
    }
  })

  test('with Trade Plaza he fits any dino space [structure-1b.2]', () => {
    const table = () =>
      position('keoni', 'jack', 'adelita')
        .artefacts(0, 'hourglass')
        .home(0, { ranger: 4 })
        .explored('4', 'x4')
    expect(refusal(table().at('primary'), 0, 'explore:6')).toBe('explore.4')
    expect(keys(table().structure('1B', 0).at('primary'), 0)).toContain('explore:6')
  })
})

describe('units for a card', () => {
  test('a leader whom it does not ask for may stay unused [adventure.3] [adventure.4]', () => {
    expect(fill(['raptor'], { ...UNITS, leader: 1, raptor: 1 }, null)).toBe(true)
    expect(fill(['raptor'], { ...UNITS, leader: 1 }, null)).toBe(false)
  })

  test('as many rangers as it asks for are enough, one fewer is not [adventure.4]', () => {
    expect(fill(['ranger', 'ranger'], { ...UNITS, ranger: 2 }, null)).toBe(true)
    expect(fill(['ranger', 'ranger'], { ...UNITS, ranger: 1 }, null)).toBe(false)
  })
})

describe('what runs out or is limited', () => {
  test('of 2 cubes for one officer the only one left is placed [favour.3]', () => {
    const match = position().ranch(0, 0, 'r10').cubes(0, 'captain', 17).at('secondary')
    for (const key of ['row:0:0', '0', 'pay', 'chiefMate']) match.pickKey(0, key)
    expect([match.state.influence.chiefMate[0], playerOf(match).cubes]).toEqual([1, 0])
  })

  test('explorers B never builds where C has built, whichever comes first [explorers.7]', () => {
    const match = workIn(position().has(0, { food: 1 }), 'expansion')
    for (const key of ['expansion:C', 'military:2', 'expansion:B']) match.pickKey(0, key)
    expect(match.waiting?.prompt).toBe('shelter.zone')
    expect(keys(match, 0).filter(key => key !== 'pass')).toEqual(['sustenance', 'expansion', 'construction'])
  })

  test('Fortified Roads harvests in the swamp alone [ranch-tile.21]', () => {
    const match = position()
      .ranch(0, 0, 'r21')
      .explored('1', 'x1')
      .explored('7', 'x9')
      .shelter(0, '1')
      .shelter(0, '7')
      .at('secondary')
    for (const key of ['row:0:0', '0']) match.pickKey(0, key)
    expect(keys(match, 0).filter(key => key !== 'pass')).toEqual(['1'])
  })

  test('the adventures of an area are unlocked once [explore.7]', () => {
    const match = position()
      .adventureOffer('mind-the-gap')
      .explored('4', 'x4')
      .home(0, { ranger: 2, shieldhead: 1 })
      .at('primary')
    for (const key of ['explore:7', 'shieldhead']) match.pickKey(0, key)
    expect(match.state.adventures.jungle.open).toHaveLength(2)
  })

  test('on foot the leader’s third option is a third one [structure-3b.1]', () => {
    const match = workIn(
      position('jack', 'keoni', 'adelita').structure('3B', 0).has(0, { debris: 1 }),
      'sustenance',
    )
    for (const key of ['leader', 'sustenance:B', 'sustenance:A', 'food', 'food']) match.pickKey(0, key)
    expect([refusal(match, 0, 'sustenance:B'), keys(match, 0)]).toEqual(['work.3', ['sustenance:C', 'pass']])
  })
})

describe('favours', () => {
  test('one glowberry is enough to move a mounted leader [captain.5]', () => {
    const table = (glowberry: number) =>
      position('jack', 'keoni', 'adelita')
        .artefacts(0, 'hexagon')
        .leader(0, 'military')
        .cubes(0, 'captain', 1)
        .has(0, { glowberry })
        .at('secondary')
    expect(keys(table(1), 0)).toContain('favour:captain')
    expect(refusal(table(0), 0, 'favour:captain')).toBe('favour.2')
  })

  test('the steward takes a dino back where nobody is to heal and nothing to start [steward.1]', () => {
    const table = () => position().home(0, {}).units(0, 'infirmary', {}).cubes(0, 'chiefSteward', 1)
    expect(refusal(table().at('secondary'), 0, 'favour:chiefSteward')).toBe('favour.2')
    const out = table().explored('1', 'x1').rider(0, '1', 'shieldhead').at('secondary')
    expect(keys(out, 0)).toContain('favour:chiefSteward')
  })
})

describe('assemblies', () => {
  test('prizes go round clockwise from the active player [city-assembly.5]', () => {
    const match = position()
      .turn(1)
      .inCity(NEUTRAL, 'military', 0, 1)
      .inCity(1, 'military', 2)
      .shelter(1, 'military')
      .shelter(0, 'military')
      .shelter(2, 'military')
      .at('endOfTurn')
    const asked = (at: P3Match) => [at.waiting?.prompt, ...(at.waiting?.seats ?? [])]
    expect(asked(match)).toEqual(['crate.row', 2])
    match.pick(2, 0)
    expect(asked(match)).toEqual(['crate.row', 0])
  })

  test('a leader on the thunderhorn space comes Home as a leader [city-assembly.13]', () => {
    const match = position('phoenix', 'keoni', 'adelita')
      .artefacts(0, 'crown')
      .leader(0, 'companion:military')
      .inCity(NEUTRAL, 'military', 0, 1, 2)
      .at('endOfTurn')
    expect(playerOf(match).home).toMatchObject({ leader: 1, thunderhorn: 0 })
  })

  test('a mounted leader in another area stays there [wild-assembly.4]', () => {
    const table = position('jack', 'keoni', 'adelita').artefacts(0, 'hexagon').leader(0, '9')
    const match = table
      .change(({ gathering }) => {
        gathering.swamp = 'due'
      })
      .at('endOfTurn')
    expect(match.state.gathering.swamp).toBe('held')
    expect(match.state.locations['9'].rider).toMatchObject({ owner: 0, leader: true })
  })

  test('Ancient Portal is present in the hills alone [assembly.9]', () => {
    const { state } = position().change(at => {
      at.portal = 0
    })
    expect((['hills', 'jungle', 'swamp'] as const).map(area => presence(state, 0, area))).toEqual([1, 0, 0])
  })
})
