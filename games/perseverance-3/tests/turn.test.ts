import { keys } from '@tablee/common/testing/answers.ts'
import { Chance } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { OBJECTIVES } from '../data/types.ts'
import { perseverance3 } from '../game.ts'
import { count } from '../rules/count.ts'
import { redeal, view } from '../view.ts'
import { playerOf, workIn } from './acting.ts'
import { position } from './position.ts'

describe('a turn', () => {
  test('goes from the primary to the secondary action, the stage and the end; then the next seat’s begins [turn.1] [turn.2] [turn.3]', () => {
    const match = workIn(position().adventure(0, 'swamped-giant', { leader: 1, ranger: 2 }), 'sustenance')
    expect(match.state.phase).toBe('primary')
    match.pickKey(0, 'sustenance:B')
    match.pickKey(0, 'pass')
    expect(match.waiting?.prompt).toBe('secondary')
    match.pickKey(0, 'row:1:0')
    match.pickKey(0, '3')
    expect(match.waiting?.prompt).toBe('threat.roll')
    expect(playerOf(match).resources).toMatchObject({ food: 2, islandResource: 2 })
    match.pickKey(0, 'roll')
    if (match.waiting?.prompt === 'threat.wound') match.pickKey(0, 'leader')
    expect(match.waiting).toMatchObject({ prompt: 'primary', seats: [1] })
    expect(playerOf(match).turns).toBe(1)
  })

  test('the stage comes in its place, before the next seat may act [turn.5]', () => {
    const match = position().adventure(0, 'swamped-giant', { leader: 1, ranger: 2 }).at('stage')
    expect(match.waiting).toMatchObject({ prompt: 'threat.roll', seats: [0] })
  })

  test('the primary action cannot be passed, and there always is one [primary.1] [primary.2]', () => {
    const poor = position()
      .has(0, { food: 0, islandResource: 0, glowberry: 0, followers: 0 })
      .home(0, {})
      .untamed(0, {})
    const match = poor.at('primary')
    expect(keys(match, 0)).not.toContain('pass')
    expect(keys(match, 0).some(key => key.startsWith('work:sustenance'))).toBe(true)
  })

  test('the game ends when all have played 8 turns [turn.4]', () => {
    const match = position().turns(0, 7).turns(1, 8).turns(2, 8).at('endOfTurn')
    expect(match.outcome).not.toBeNull()
    const other = position().turns(0, 7).turns(1, 7).turns(2, 7).at('endOfTurn')
    expect(other.waiting).toMatchObject({ prompt: 'primary', seats: [1] })
  })
})

describe('what players have', () => {
  test('followers lost never go below none [follower.2]', () => {
    const match = position().has(0, { glowberry: 0, followers: 2 }).at('primary')
    match.pickKey(0, 'work:sustenance:1')
    match.pickKey(0, '0:adventurer')
    expect(playerOf(match).followers).toBe(0)
  })

  test('resources never run out, and glowberries are one count [asset.1] [asset.2]', () => {
    const match = workIn(position().has(0, { glowberry: 500 }), 'sustenance')
    match.pickKey(0, 'sustenance:B')
    expect(playerOf(match).resources.glowberry).toBe(502)
  })

  test('parts of an effect that cannot be done are skipped, the rest happens [ruling.1]', () => {
    const match = workIn(position().units(0, 'infirmary', {}), 'military')
    match.pickKey(0, 'military:A')
    expect(playerOf(match).home.ranger).toBe(3)
    expect(match.waiting?.prompt).toBe('work.which')
  })

  test('a printed cost may be declined [ruling.2]', () => {
    const match = position().ranch(0, 3, 'r9').at('secondary')
    match.pickKey(0, 'row:1:0')
    match.pickKey(0, '3')
    expect(keys(match, 0)).toEqual(['pay', 'pass'])
    match.pickKey(0, 'pass')
    expect(playerOf(match)).toMatchObject({ resources: { glowberry: 3 }, reserve: 6 })
  })

  test('covered ranch tiles count, and a row or column is full with a tile on each cell [ruling.3] [ranch.9]', () => {
    const { state } = position()
      .ranch(0, 0, 'r1')
      .ranch(0, 0, 'r2')
      .ranch(0, 1, 'r3')
      .ranch(0, 2, 'r4')
      .ranch(0, 3, 'r5')
    expect(count(state, 0, 'ranchTiles')).toBe(5)
    expect(count(state, 0, 'fullRows')).toBe(1)
    expect(count(state, 0, 'fullColumns')).toBe(0)
  })

  test('units in the infirmary and the leader as a ranger count for nothing [infirmary.8] [leader.7]', () => {
    const { state } = position()
      .home(0, { ranger: 2, raptor: 1 })
      .units(0, 'infirmary', { ranger: 1, raptor: 1 })
    expect(count(state, 0, 'rangers')).toBe(2)
    expect(count(state, 0, 'tamed:raptor')).toBe(1)
  })

  test('structures are no city shelters for Herb Gardens [ranch-note.2]', () => {
    const match = position().shelter(0, 'military', 0).structure('2A', 0).ranch(0, 3, 'r14').at('secondary')
    match.pickKey(0, 'row:1:0')
    match.pickKey(0, '3')
    expect(playerOf(match).resources.glowberry).toBe(4)
  })

  test('Radio Station reaches the wilderness officer where a mounted leader is [ranch-note.1]', () => {
    const table = position('jack', 'keoni', 'adelita')
      .artefacts(0, 'hexagon')
      .explored('1', 'x1')
      .leader(0, '1')
      .inCity(0, 'military', 0)
      .ranch(0, 3, 'r12')
    const match = table.at('secondary')
    for (const key of ['row:1:0', '3', 'pay']) match.pickKey(0, key)
    expect(keys(match, 0)).toEqual(['chiefMate', 'chiefOfSecurity'])
    match.pickKey(0, 'chiefOfSecurity')
    expect(match.state.influence.chiefOfSecurity[0]).toBe(2)
  })
})

describe('what is known', () => {
  test('boards, offers, cubes and followers are open, decks and stacks by their size [visibility.1] [visibility.3] [follower.1] [wild-assembly.5]', () => {
    const { state } = position()
    const seen = view(state, 1)
    expect(seen.players[0]).toEqual({ ...state.players[0], objective: null })
    expect(seen.adventures.swamp).toEqual({ open: state.adventures.swamp.open, deck: 7, unlocked: true })
    expect(seen.ranch.culture).toEqual({ open: state.ranch.culture.open, deck: 6 })
    expect(seen.stacks).toEqual({
      hills: { tiles: 10, above: 8 },
      jungle: { tiles: 8, above: 8 },
      swamp: { tiles: 8, above: 6 },
    })
    expect(JSON.stringify(seen)).not.toContain('aside')
  })

  test('an objective is its owner’s until it is revealed; the third of two seats is nobody’s [setup.33] [setup.34] [setup-two.9]', () => {
    const { state } = position('adelita', 'jack')
    expect(view(state, 0).players.map(({ objective }) => objective !== null)).toEqual([true, false])
    expect(view(state, null).players.map(({ objective }) => objective)).toEqual([null, null])
    expect(view(state, 0).extra).toBeNull()
    state.players[1].revealed = true
    expect(view(state, 0).players[1].objective).toBe(state.players[1].objective)
  })

  test('what a seat does not know is dealt again: other objectives, of other officers than its own [setup-two.10]', () => {
    const { state } = position('adelita', 'jack')
    const own = state.players[0].objective
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      redeal(state, 0, Chance.of(seed))
      const cards = [state.players[0].objective, state.players[1].objective, state.extra]
      const officers = cards.map(card => card && state.data.objectives[card].officer)
      expect(new Set(officers).size).toBe(3)
      expect(state.players[0].objective).toBe(own)
      expect([...cards, ...state.aside].sort()).toEqual([...OBJECTIVES].sort())
      seen.add(String(state.players[1].objective))
    }
    expect(seen.size).toBeGreaterThan(6)
    expect(perseverance3.invariants(state)).toEqual([])
  })

  test('once the game is over the third objective is known to all, and stays what it was', () => {
    const { state } = position('adelita', 'jack')
    state.phase = 'over'
    const { extra } = state
    expect(view(state, null).extra).toBe(extra)
    for (let seed = 0; seed < 10; seed++) {
      redeal(state, null, Chance.of(seed))
      expect(state.extra).toBe(extra)
    }
  })

  test('tiles that lie face down are known to nobody [setup-two.5]', () => {
    const { state } = position('adelita', 'jack')
    expect(state.locations['5'].tile).not.toBeNull()
    expect(view(state, 0).locations['5'].tile).toBeNull()
  })
})
