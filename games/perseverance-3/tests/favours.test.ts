import { answer, keys, refusal } from '@tablee/common/testing/answers.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import { describe, expect, test } from 'vitest'
import { onlyAdventures, playerOf } from './acting.ts'
import { type P3Match, position } from './position.ts'

type Position = ReturnType<typeof position>

/** Seat 0 has two cubes on an officer, and uses his favour. */
function favour(table: Position, officer: OfficerId): P3Match {
  const match = table.cubes(0, officer, 2).at('secondary')
  match.pickKey(0, `favour:${officer}`)
  return match
}

describe('favours', () => {
  test('a favour takes back an own cube; without one it is refused [favour.1]', () => {
    const match = position().cubes(1, 'captain', 2).at('secondary')
    expect(refusal(match, 0, 'favour:captain')).toBe('favour.1')
    const used = favour(position(), 'chiefMate')
    expect(used.state.influence.chiefMate[0]).toBe(1)
    expect(playerOf(used).cubes).toBe(17)
  })

  test('one that cannot be paid, or would do nothing, is refused [favour.2]', () => {
    const poor = position().has(0, { food: 0 }).cubes(0, 'chiefMate', 1).at('secondary')
    expect(refusal(poor, 0, 'favour:chiefMate')).toBe('favour.2')
    const away = position().leader(0, 'tired').cubes(0, 'captain', 1).at('secondary')
    expect(refusal(away, 0, 'favour:captain')).toBe('favour.2')
  })

  test('with all cubes placed a gain of influence is skipped [favour.3]', () => {
    const table = position().cubes(0, 'captain', 18).at('secondary')
    table.pickKey(0, 'row:1:0')
    table.pickKey(0, '4')
    expect(table.waiting).toMatchObject({ prompt: 'primary', seats: [1] })
    expect(table.state.influence.captain[0]).toBe(18)
  })
})

describe('the captain', () => {
  test('sends the leader from Home to an empty leader space, where he resolves two options for free [captain.1] [captain.2] [captain.3]', () => {
    const match = favour(position().leader(1, 'military'), 'captain')
    expect(keys(match, 0)).toEqual(['sustenance', 'expansion', 'construction'])
    match.pickKey(0, 'sustenance')
    expect(match.state.city.sustenance.leader).toBe(0)
    answer(match, { 'work.which': ['sustenance:A', 'sustenance:B'], 'gain.mix': 'food' }, 'primary')
    expect(playerOf(match)).toMatchObject({
      home: { leader: 0 },
      resources: { food: 3, glowberry: 5 },
      untamed: { shieldhead: 2 },
    })
  })

  test('a thunderhorn may come along, Leaders’ Forum counts for nothing here [captain.4] [structure-3b.3]', () => {
    const match = favour(position().home(0, { ranger: 1, thunderhorn: 1 }).structure('3B', 0), 'captain')
    match.pickKey(0, 'sustenance')
    expect(keys(match, 0)).toEqual(['thunderhorn', 'pass'])
    match.pickKey(0, 'thunderhorn')
    expect(match.face(0)?.prompt).toMatchObject({ values: { left: 3 } })
  })

  test('does not send him where the only option needs him at Home [captain.3] [work.10]', () => {
    const match = favour(onlyAdventures({ raptor: 1 }), 'captain')
    expect(keys(match, 0)).toEqual(['sustenance', 'expansion', 'construction'])
    const spare = favour(onlyAdventures({ raptor: 1, shieldhead: 1 }), 'captain')
    expect(keys(spare, 0)).toContain('military')
  })

  test('moves a mounted leader on the main board to another zone for 1 glowberry [captain.5]', () => {
    const table = position('jack', 'keoni', 'adelita').artefacts(0, 'hexagon').leader(0, 'military')
    const match = favour(table, 'captain')
    expect(keys(match, 0)).not.toContain('military')
    match.pickKey(0, 'sustenance')
    expect(playerOf(match).resources.glowberry).toBe(2)
    expect(match.state.city.military.leader).toBeNull()
    expect(match.state.city.sustenance.leader).toBe(0)
  })

  test('a mounted leader on the thunderhorn space does not move within his zone [captain.5]', () => {
    const table = position('jack', 'keoni', 'adelita').artefacts(0, 'hexagon').leader(0, 'companion:military')
    expect(keys(favour(table, 'captain'), 0)).not.toContain('military')
  })

  test('moves nobody on foot, on an adventure or Tired, and nobody from Home to the wilderness [captain.6] [captain.9]', () => {
    const onFoot = position('jack', 'keoni', 'adelita')
      .leader(0, 'military')
      .cubes(0, 'captain', 1)
      .at('secondary')
    expect(refusal(onFoot, 0, 'favour:captain')).toBe('favour.2')
    const away = position('jack', 'keoni', 'adelita')
      .artefacts(0, 'hexagon')
      .adventure(0, 'swamped-giant', { leader: 1 })
    expect(refusal(away.cubes(0, 'captain', 1).at('secondary'), 0, 'favour:captain')).toBe('favour.2')
    const home = favour(
      position('jack', 'keoni', 'adelita').artefacts(0, 'hexagon').home(0, { ranger: 3 }),
      'captain',
    )
    expect(keys(home, 0)).toEqual(['sustenance', 'military', 'expansion', 'construction'])
  })

  test('a mounted leader in the wilderness explores in another area only [captain.7] [captain.8]', () => {
    const table = position('jack', 'keoni', 'adelita')
      .artefacts(0, 'hexagon')
      .home(0, { ranger: 3 })
      .explored('4', 'x4')
      .explored('7', 'x9')
      .leader(0, '4')
    const match = favour(table, 'captain')
    const locations = keys(match, 0).filter(key => Number(key) > 0)
    expect(locations).toEqual(['7', '9', '10']) // 1, 2 and 6 are open too, and of the swamp he is in.
    match.pickKey(0, '9')
    expect(match.state.locations['4'].rider).toBeNull()
    expect(match.state.locations['9'].rider).toEqual({ owner: 0, species: 'raptor', leader: true })
  })
})

describe('the other officers', () => {
  test('security explores from the player board for 1 island resource [security.1]', () => {
    const match = favour(position().home(0, { ranger: 2, shieldhead: 1 }), 'chiefOfSecurity')
    expect(playerOf(match).resources.islandResource).toBe(0)
    match.pickKey(0, '1')
    match.pickKey(0, 'shieldhead')
    expect(match.state.locations['1'].rider).toEqual({ owner: 0, species: 'shieldhead', leader: false })
  })

  test('security cannot move a mounted leader who is away [security.2]', () => {
    const table = position('jack', 'keoni', 'adelita')
      .artefacts(0, 'hexagon')
      .leader(0, 'military')
      .home(0, { ranger: 3 })
    expect(refusal(table.cubes(0, 'chiefOfSecurity', 1).at('secondary'), 0, 'favour:chiefOfSecurity')).toBe(
      'favour.2',
    )
  })

  test('the steward takes a dino back, then heals 1, then starts an adventure [steward.1] [steward.2]', () => {
    const table = position()
      .home(0, { ranger: 2 })
      .explored('1', 'x1')
      .rider(0, '1', 'raptor')
      .rider(1, 'military')
      .adventureOffer('see-you-later-gator', 'swamped-giant')
    const match = favour(table, 'chiefSteward')
    expect(keys(match, 0)).toEqual(['1', 'pass'])
    for (const key of ['1', 'ranger', 'see-you-later-gator', 'ranger', 'ranger', 'raptor', 'done'])
      match.pickKey(0, key)
    expect(match.state.locations['1'].rider).toBeNull()
    expect(playerOf(match)).toMatchObject({
      infirmary: { ranger: 0 },
      adventure: { card: 'see-you-later-gator', units: { raptor: 1, ranger: 2 } },
    })
  })

  test('the steward recalls a thunderhorn of the city or a mounted leader too [steward.3]', () => {
    const table = position('phoenix', 'keoni', 'adelita')
      .artefacts(0, 'crown')
      .leader(0, 'companion:military')
      .rider(0, 'sustenance')
    const match = favour(table, 'chiefSteward')
    expect(keys(match, 0)).toEqual(['sustenance', 'military', 'pass'])
    match.pickKey(0, 'military')
    expect(playerOf(match).home.leader).toBe(1)
    expect(match.state.city.military.companion).toBeNull()
  })

  test('with nothing to take back the steward still heals [steward.2]', () => {
    const match = favour(position(), 'chiefSteward')
    expect(match.waiting?.prompt).toBe('heal')
  })

  test('the chief mate gives a ranch tile and then an effect for 1 food [chief-mate.1]', () => {
    const match = favour(position().ranchOffer('r19'), 'chiefMate')
    answer(match, { 'ranch.tile': 'r19', 'ranch.cell': '3', 'ranch.effect': '3' }, 'primary')
    expect(playerOf(match)).toMatchObject({ followers: 12, resources: { food: 0, glowberry: 7 } })
  })

  test('the engineer builds a structure for 1 debris and an untamed shieldhead [engineer.1] [asset.5] [structure.1] [structure.2]', () => {
    const table = position()
      .has(0, { debris: 1 })
      .structure('1B')
      .structure('2A', 1)
      .structure('3A')
      .structure('4B')
    const match = favour(table, 'chiefEngineer')
    expect(keys(match, 0)).toEqual(['1B', '3A', '4B'])
    const { shieldhead } = match.state.supply
    match.pickKey(0, '1B')
    expect(match.state.city.sustenance.lower).toEqual({ id: '1B', owner: 0 })
    expect(playerOf(match)).toMatchObject({
      shelters: 15,
      resources: { food: 2, debris: 0 },
      untamed: { shieldhead: 0 },
    })
    expect(shieldhead).toBe(13)
  })

  test('upper structures are built once they lie there, after three assemblies [structure.6] [structure.7]', () => {
    const early = favour(position().has(0, { debris: 1 }), 'chiefEngineer')
    expect(keys(early, 0)).toHaveLength(4)
    const late = favour(position().has(0, { debris: 1 }).assemblies(3), 'chiefEngineer')
    expect(keys(late, 0)).toHaveLength(8)
  })
})
