import { answer, keys, refusal } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { isMapped } from '../rules/adventure/stage.ts'
import { playerOf, workIn } from './acting.ts'
import { position } from './position.ts'

describe('starting an adventure', () => {
  test('any open card whose units are at Home; more may be sent; the card is replaced [adventure.1] [adventure.2] [adventure.3] [adventure.4] [adventure.5]', () => {
    const table = position().home(0, { ranger: 4 }).adventureOffer('scouting-at-dawn', 'serpents-nest')
    const next = table.state.adventures.swamp.deck.at(-1)
    const match = workIn(table, 'military')
    match.pickKey(0, 'military:C')
    expect(keys(match, 0)).toEqual(['scouting-at-dawn', 'pass'])
    expect(refusal(match, 0, 'serpents-nest')).toBe('adventure.4')
    for (const key of ['scouting-at-dawn', 'ranger', 'ranger']) match.pickKey(0, key)
    expect(keys(match, 0)).not.toContain('done')
    match.pickKey(0, 'ranger')
    expect(keys(match, 0)).toEqual(['ranger', 'leader', 'done'])
    match.pickKey(0, 'leader')
    match.pickKey(0, 'done')
    expect(playerOf(match)).toMatchObject({
      adventure: { units: { ranger: 3, leader: 1 } },
      home: { ranger: 1, leader: 0 },
    })
    expect(match.state.adventures.swamp.open).toEqual(['serpents-nest', next])
  })

  test('the book’s adventure: a raptor, a ranger and Phoenix for a shieldhead or higher and two more [adventure.7]', () => {
    const match = workIn(
      position('phoenix', 'jack', 'keoni')
        .home(0, { raptor: 1, ranger: 1 })
        .adventureOffer('serpents-nest', 'swarm-welcome'),
      'military',
    )
    for (const key of ['military:C', 'serpents-nest', 'raptor', 'ranger', 'leader', 'done'])
      match.pickKey(0, key)
    expect(playerOf(match).adventure?.units).toMatchObject({ raptor: 1, ranger: 1, leader: 1 })
    const none = workIn(
      position('phoenix', 'jack', 'keoni')
        .home(0, { ranger: 2 })
        .adventureOffer('serpents-nest', 'swarm-welcome'),
      'military',
    )
    expect(keys(none, 0)).not.toContain('military:C')
  })
})

describe('stages', () => {
  test('stage 1 pays its rewards and threatens, and the next is stage 2 [stage.1] [stage.2] [stage.7] [stage.8]', () => {
    const table = () => position().home(0, {}).adventure(0, 'swamp-up-the-jam', { ranger: 3 })
    const safe = table().dice(3).at('stage') // Threat 3: an equal roll does nothing.
    safe.pickKey(0, 'roll')
    expect(playerOf(safe)).toMatchObject({
      adventure: { stage: 2, units: { ranger: 3 } },
      resources: { food: 2, glowberry: 5 },
    })
    const hit = table().dice(2).at('stage')
    hit.pickKey(0, 'roll')
    expect(playerOf(hit)).toMatchObject({ adventure: { units: { ranger: 2 } }, infirmary: { ranger: 2 } })
  })

  test('the player chooses who is wounded; a leader lies down, once [stage.9] [leader.5] [leader.6] [stage.12] [stage.13]', () => {
    const table = position().adventure(0, 'swamped-giant', { leader: 1, ranger: 2 }, 2).dice(1).at('stage')
    table.pickKey(0, 'roll')
    expect(keys(table, 0)).toEqual(['ranger', 'leader'])
    table.pickKey(0, 'leader')
    expect(playerOf(table)).toMatchObject({
      adventure: null,
      home: { leader: 1, ranger: 3 },
      tired: { leader: 0 },
    })
    const prone = position().adventure(0, 'swamped-giant', { leader: 1 }, 2).dice(1)
    prone.change(({ players }) => Object.assign(players[0].adventure ?? {}, { prone: true }))
    const match = prone.at('stage')
    match.pickKey(0, 'roll')
    expect(match.waiting?.prompt).toBe('primary') // Nobody else can be wounded.
  })

  test('stage 2 concludes: units come Home, the card is kept, and another may be started only then [stage.12] [stage.14] [stage.15] [adventure.8]', () => {
    const match = position()
      .home(0, {})
      .adventure(0, 'swarm-welcome', { shieldhead: 1, ranger: 2 }, 2)
      .dice(6, 6)
      .at('stage')
    answer(match, { influence: 'captain', 'threat.roll': ['roll', 'roll'] }, 'primary')
    expect(playerOf(match)).toMatchObject({
      adventure: null,
      completed: ['swarm-welcome'],
      home: { shieldhead: 1, ranger: 2 },
    })
  })

  test('the mapping reward is for a shelter on the printed location; Ancient Portal is none [stage.3] [stage.4]', () => {
    const { state } = position().explored('13', 'x17').explored('1', 'x1')
    expect(isMapped(state, 0, 'serpents-nest')).toBe(false)
    state.locations['1'].shelters[0] = 0
    expect(isMapped(state, 0, 'serpents-nest')).toBe(true)
    state.portal = 0
    expect(isMapped(state, 0, 'king-of-the-hill')).toBe(false)
    state.locations['13'].shelters[1] = 0
    expect(isMapped(state, 0, 'king-of-the-hill')).toBe(true)
  })

  test('Cartographer maps what is explored, or beside what is, temples included [structure-2b.1] [structure-2b.2]', () => {
    const explored = position().explored('1', 'x1').state
    expect(isMapped(explored, 0, 'serpents-nest')).toBe(false)
    expect(isMapped(position().structure('2B', 0).explored('1', 'x1').state, 0, 'serpents-nest')).toBe(true)
    // 18 lies beside 15 and beside the ironjaw temple.
    expect(isMapped(position().structure('2B', 0).state, 0, 'volcano-shrine')).toBe(false)
    expect(isMapped(position().structure('2B', 0).explored('15', 'x17').state, 0, 'volcano-shrine')).toBe(
      true,
    )
    expect(isMapped(position().structure('2B', 0).explored('ironjawTemple').state, 0, 'volcano-shrine')).toBe(
      true,
    )
  })

  test('an adventure started in the last turn resolves its first stage and counts as in progress [stage.16]', () => {
    const match = position()
      .turns(0, 7)
      .turns(1, 8)
      .turns(2, 8)
      .home(0, {})
      .adventure(0, 'swamp-up-the-jam', { ranger: 3 })
      .dice(6)
      .at('stage')
    match.pickKey(0, 'roll')
    expect(match.outcome).not.toBeNull()
    expect(playerOf(match).adventure).toMatchObject({ card: 'swamp-up-the-jam', stage: 2 })
  })

  test('a temple defeats its unit without a roll, and its second stage has no threat [stage.10] [stage.11]', () => {
    const match = position()
      .home(0, {})
      .adventure(0, 'raptorTemple', { shieldhead: 1, ranger: 2, thunderhorn: 1 })
      .at('stage')
    match.pickKey(0, 'outpostA')
    expect(match.waiting).toMatchObject({ prompt: 'primary', seats: [1] })
    expect(playerOf(match)).toMatchObject({ adventure: { units: { ranger: 1 } }, home: { raptor: 1 } })
    const second = position()
      .adventure(0, 'ironjawTemple', { raptor: 1, ranger: 3 }, 2)
      .untamed(0, {})
      .at('stage')
    expect(second.waiting).toMatchObject({ prompt: 'primary', seats: [1] })
  })

  test('the city reward is for an own die in the printed zone, one placed this turn too [stage.5] [stage.6]', () => {
    const table = () => position().adventure(0, 'raptorTemple', { shieldhead: 1, ranger: 2 }, 2)
    const without = table().inCity(1, 'expansion', 0).at('stage')
    without.pickKey(0, 'pass')
    expect(playerOf(without)).toMatchObject({ followers: 10, resources: { debris: 0 } })
    const match = table().inCity(0, 'expansion', 0).at('stage')
    match.pickKey(0, 'pass')
    expect(playerOf(match)).toMatchObject({ followers: 12, resources: { debris: 1 }, artefacts: ['arrow'] })
  })

  test('after the thunderhorn temple the leader works in a zone of choice and stays there [temple-thunderhorn.3] [temple-thunderhorn.4] [temple-thunderhorn.5] [stage.13]', () => {
    const table = position()
      .home(0, { thunderhorn: 1 })
      .adventure(0, 'thunderhornTemple', { leader: 1, shieldhead: 1, ranger: 2 }, 2)
      .leader(1, 'military')
    table.change(({ players }) => Object.assign(players[0].adventure ?? {}, { prone: true }))
    const match = table.at('stage')
    expect(keys(match, 0)).toEqual(['sustenance', 'expansion', 'construction', 'pass'])
    match.pickKey(0, 'sustenance')
    expect(match.waiting?.prompt).toBe('work.which') // No companion is asked for.
    answer(match, { 'work.which': ['sustenance:B', 'sustenance:A'], 'gain.mix': 'food' }, 'primary')
    expect(match.state.city.sustenance.leader).toBe(0)
    expect(playerOf(match)).toMatchObject({
      home: { leader: 0 },
      completed: ['thunderhornTemple'],
      artefacts: ['acorn'],
    })
  })

  test('a leader who is mounted while away keeps the place he fills [mounted.10]', () => {
    const match = position('phoenix', 'jack', 'keoni')
      .explored('9', 'x9')
      .adventure(0, 'thermal-terror', { thunderhorn: 1, leader: 1, ranger: 1 }, 2)
      .dice(6)
      .at('stage')
    answer(match, { 'crate.row': '0', 'threat.roll': 'roll' }, 'primary')
    expect(playerOf(match)).toMatchObject({ artefacts: ['crown'], home: { leader: 1 } })
  })
})

describe('the deterministic threat', () => {
  const staged = (total: number, stage: 1 | 2 = 2) =>
    position()
      .with({ deterministicThreat: true })
      .home(0, {})
      .adventure(0, 'serpents-nest', { shieldhead: 1, ranger: 3 }, stage)
      .change(({ players }) => (players[0].threat = total))
      .at('stage')

  test('the marker starts at the beginning and goes on by the sum of threats; passing the symbol wounds one unit [variant.1] [variant.2] [variant.3] [variant.5]', () => {
    expect(position().with({ deterministicThreat: true }).state.players[0].threat).toBe(0)
    const match = staged(0)
    expect(match.waiting?.prompt).toBe('threat.wound')
    match.pickKey(0, 'ranger')
    expect(playerOf(match)).toMatchObject({ threat: 5, infirmary: { ranger: 2 } })
  })

  test('wounds come at 5, 13, 21 and so on [variant.4]', () => {
    expect(staged(7).waiting?.prompt).toBe('primary')
    expect(staged(8).waiting?.prompt).toBe('threat.wound')
    expect(staged(13).waiting?.prompt).toBe('primary')
  })
})
