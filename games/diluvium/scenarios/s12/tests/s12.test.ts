import { keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { describe, expect, test } from 'vitest'
import { ROADS } from '../../../data/campaign.ts'
import type { Hex } from '../../../data/types.ts'
import { room } from '../../../index.ts'
import { checklist, endings } from '../../../rules/checklist.ts'
import { neighbours } from '../../../rules/hex.ts'
import type { Diluvium } from '../../../state.ts'
import { type Position, solo } from '../../../tests/position.ts'

const SANCTUARY = '0,-1'
const position = (options = {}): Position => solo({ scenario: 's12', ...options })

/** The curse is on a tile, its token face up. */
const cursed = (at: Hex, options = {}) =>
  position(options).change(({ places }) => {
    const { token } = places['2,1']
    places['2,1'].token = null
    places[at].token = token && { ...token, up: true }
  })

/** Tiles have sunk before. */
const sunk = (one: Position, ...tiles: Hex[]) =>
  one.change(({ places }) => {
    for (const at of tiles) delete places[at]
  })

/** All tiles but some have sunk. */
const only = (one: Position, ...tiles: Hex[]) =>
  sunk(
    one,
    ...Object.values(one.state.places).flatMap(({ at, city }) => (city || tiles.includes(at) ? [] : [at])),
  )

const ended = (one: Position) => one.at('roundEnd')
const curseAt = ({ places }: Diluvium) => Object.values(places).find(({ token }) => token !== null)

describe('the set-up', () => {
  test('no rival, its tiles at their places, one token of four face down at the bottom right [s12.1] [s12.2] [s12.3] [s12.4] [s12.5]', () => {
    const { state } = position()
    expect(state.rival).toBeNull()
    expect(state.supply).toEqual({ food: 14, craft: 14, weapons: 14 })
    expect(state.gold?.supply).toBe(60)
    const tiles = ['1,0', '-1,1', '0,1', '-2,2', '2,0', '0,0', '1,1'] as const
    expect(tiles.map(at => state.places[at].tile)).toEqual([16, 27, 28, 11, 13, 17, 18])
    expect(Object.values(state.places).flatMap(({ at, green }) => (green ? [at] : []))).toEqual([SANCTUARY])
    expect(curseAt(state)).toMatchObject({ at: '2,1', token: { up: false } })
    expect(state.objectives).toHaveLength(3)
  })

  test('a harder game takes from piles and gold alone [difficulty.11]', () => {
    const match = position({ difficulty: 'divine' }).at('opening')
    expect(match.state).toMatchObject({ supply: { food: 12, craft: 12, weapons: 12 }, gold: { supply: 50 } })
    expect(match.state.rival).toBeNull()
    expect(match.state.ruins.discard).toEqual([])
    expect(match.ask?.id).toBe('turn')
  })
})

describe('the curse', () => {
  test('wakes at the end of your turn, and nothing sinks; then you play again [s12.6] [s12.9]', () => {
    const match = ended(position())
    expect(match.ask?.id).toBe('turn')
    expect(curseAt(match.state)).toMatchObject({ at: '2,1', token: { up: true } })
    expect(told(match)).toContain('curse.wakes')
  })

  test('swallows its tile once awake and goes to one beside it, by the Astrolabe, asleep: H40 [s12.10] [s12.11] [s12.12]', () => {
    const after = (turned: number) => ended(cursed('2,1').dice(turned + 1)).state
    expect(after(0).places['2,1']).toBeUndefined()
    expect(curseAt(after(0))).toMatchObject({ at: '2,0', token: { up: false } })
    expect(curseAt(after(3))?.at).toBe('1,1')
    expect(Object.values(after(0).places)).toHaveLength(17)
    expect(after(0).astrolabe).toBeNull()
  })

  test('stays awake where a flag says so: a tile sinks each turn [s12.13]', () => {
    const { state } = ended(cursed('2,1', { curseTokenReturnsHidden: false }).dice(1))
    expect(curseAt(state)?.token?.up).toBe(true)
  })

  test('takes a tile along that has no neighbour left, but not one beside your City [s12.14] [s12.19]', () => {
    // 2,1 has 2,0, 1,1 and 1,2 beside it.
    const lonely = sunk(cursed('1,1'), '2,0', '1,2').up('1,1')
    const { places } = ended(lonely.dice(1)).state
    expect(places['2,1']).toBeUndefined()
    expect(places['1,1']).toBeUndefined()
    const beside = ended(only(cursed('-1,3'), '-1,3', '0,3')).state
    expect(Object.keys(beside.places).sort()).toEqual(['-1,4', '0,3'])
    const last = ended(only(cursed('0,3'), '0,3')).state
    expect(Object.keys(last.places)).toEqual(['-1,4'])
    expect(curseAt(last)).toBeUndefined()
  })

  test('goes to the nearest tile that is left where none is beside it [s12.18]', () => {
    const one = only(cursed('0,3'), '0,3', '0,1', '-1,1', '0,0', '-1,0')
    expect(neighbours('0,3')).not.toContain('0,1')
    expect(curseAt(ended(one).state)?.at).toBe('0,1')
    // From 0,3 north leads to 0,1, and north-east to 2,1: both two steps away.
    const tie = (turned: number) =>
      curseAt(ended(only(cursed('0,3'), '0,3', '0,1', '0,0', '2,1', '2,0').dice(turned + 1)).state)?.at
    expect([tie(0), tie(1)]).toEqual(['0,1', '2,1'])
  })

  test('swallows settlers for good [s12.15]', () => {
    const { state } = ended(cursed('-1,3').explored(0, '-1,3').settlers(0, '-1,3', 'food', 2))
    expect(state.gone).toEqual([0, 0])
    expect(state.players[0].reserve).toHaveLength(4)
  })

  test.each(['explorer', 'warship'] as const)(
    'swallows a ship, which is the end: %s [s12.16] [s12.17]',
    ship => {
      const match = ended(cursed('-1,3')[ship](0, '-1,3'))
      expect(match.outcome).toMatchObject({ winners: [], why: { values: { reason: 'swallowed' } } })
      const alone = sunk(cursed('1,1'), '2,0', '1,2').up('1,1', '2,1')[ship](0, '2,1')
      expect(ended(alone).outcome?.why.values).toMatchObject({ reason: 'swallowed' })
      expect(ended(cursed('0,3')[ship](0, '-1,3')).outcome).toBeNull()
    },
  )

  test('loses the game with the sanctuary, unless a flag saves it [s12.20]', () => {
    expect(ended(cursed(SANCTUARY)).outcome?.why.values).toMatchObject({ reason: 'sanctuarySank' })
    const saved = ended(only(cursed('0,0', { sanctuaryCanSink: false }), '0,0', SANCTUARY, '0,3'))
    expect(saved.outcome).toBeNull()
    expect(Object.keys(saved.state.places).sort()).toEqual(['-1,4', SANCTUARY, '0,3'].sort())
    expect(curseAt(saved.state)?.at).toBe('0,3')
    const isolated = ended(only(cursed('0,0'), '0,0', SANCTUARY, '0,3'))
    expect(isolated.outcome?.why.values).toMatchObject({ reason: 'sanctuarySank' })
  })
})

describe('the sanctuary', () => {
  const beside = (...hand: Parameters<Position['hand']>[1][]) =>
    position()
      .up('0,0', SANCTUARY)
      .explorer(0, '0,0')
      .warship(0, '0,0')
      .hand(0, ...hand)
  const arrive = (one: Position, action = 'explore') => {
    const match = one.at(['turn', 0])
    match.pickKey(0, action)
    match.pickKey(0, SANCTUARY)
    return match
  }

  test.each(['explore', 'fight'])(
    'takes two Ruins cards of a ship that stops there, and the curse is lifted: %s [s12.7] [s12.27]',
    action => {
      const match = arrive(beside('ruFood', 'ruFood'), action)
      expect(match.ask?.id).toBe('sanctuary')
      match.pickKey(0, 'lift')
      expect(match.state.players[0].hand).toEqual([])
      expect(match.state.ruins.discard).toEqual(['ruFood', 'ruFood'])
      if (action === 'explore') match.pickKey(0, 'pass')
      match.pickKey(0, 'end')
      expect(match.outcome).toMatchObject({ winners: [0], why: { values: { outcome: 'rescapee' } } })
    },
  )

  test('lets you choose which, or keep them; one is not enough [s12.7] [s12.8]', () => {
    const match = arrive(beside('ruFood', 'ruGold', 'ruShip'), 'fight')
    match.pickKey(0, 'lift')
    expect(keys(match, 0)).toEqual(['ruFood', 'ruGold', 'ruShip'])
    match.pickKey(0, 'ruShip')
    match.pickKey(0, 'ruFood')
    expect(match.state.players[0].hand).toEqual(['ruGold'])
    const kept = arrive(beside('ruFood', 'ruGold'), 'fight')
    kept.pickKey(0, 'pass')
    expect(checklist(kept.state)).toMatchObject([{ holds: false, rule: 's12.27' }])
    expect(arrive(beside('ruFood'), 'fight').ask?.id).toBe('after')
  })

  test('lifted, the curse takes no more, not even your ship: H41 [end.15] [s12.27]', () => {
    const match = cursed(SANCTUARY)
      .up(SANCTUARY)
      .warship(0, SANCTUARY)
      .change(({ story }) => {
        if (story?.id === 's12') story.lifted = true
      })
      .at('roundEnd')
    expect(match.outcome).toMatchObject({ winners: [0] })
    expect(match.state.places[SANCTUARY]).toBeDefined()
  })
})

describe('the guardians', () => {
  const before = (beaten = 0) =>
    position()
      .up('0,1', '0,0', '1,0', '-1,1')
      .explorer(0, '0,1')
      .warship(0, '0,1')
      .has(0, { food: 4 })
      .change(({ places }) => {
        places['0,1'].beaten = beaten
      })
  const sailing = (one: Position, action = 'explore') => {
    const match = one.at(['turn', 0])
    match.pickKey(0, action)
    return match
  }

  test('let nobody beyond their tile while they live, all other ways are free [s12.21] [s12.22]', () => {
    for (const action of ['explore', 'fight']) {
      const match = sailing(before(), action)
      expect(refusal(match, 0, '0,0')).toBe('s12.21')
      expect(keys(match, 0)).toEqual(expect.arrayContaining(['1,0', '-1,1', '1,1', '0,2']))
    }
    expect(keys(sailing(before(1)), 0)).toContain('0,0')
    expect(keys(sailing(before().explorer(0, '0,0')), 0)).toContain('0,1')
  })

  test('may be explored, and fought as other monsters are [s12.23] [s12.24]', () => {
    const match = sailing(before())
    match.pickKey(0, '0,1')
    expect(match.ask?.id).toBe('explore.space')
    const fight = sailing(before().strength(0, 5).has(0, { weapons: 3 }), 'fight')
    fight.pickKey(0, '0,1')
    fight.pickKey(0, 'fight')
    expect(fight.state.places['0,1'].beaten).toBe(1)
    expect(fight.state.players[0]).toMatchObject({ gold: 10, resources: { weapons: 1 } })
    expect(fight.state.players[0].warships[0].at).toBe('0,1')
  })
})

describe('the end', () => {
  test('an empty pile makes a round the last, and a defeat without the sanctuary [s12.25]', () => {
    const match = position().pile('craft', 0).gold(0, 30).at('round')
    expect(match.state.final).toBe(true)
    match.pickKey(0, 'colonise')
    match.pickKey(0, 'end')
    expect(match.outcome).toMatchObject({ winners: [], why: { values: { reason: 'noGoal' } } })
  })

  test('is told beforehand: a ship, the sanctuary where it can sink, all settlers [s12.16] [s12.20] [s12.26]', () => {
    const losses = (options = {}) =>
      endings(solo({ scenario: 's12', ...options }).state).flatMap(({ says, holds, rule }) =>
        says.id === 'ends.loss' ? [[rule, holds]] : [],
      )
    expect(losses()).toEqual([
      ['s12.17', false],
      ['s12.20', false],
      ['s12.26', false],
    ])
    expect(losses({ sanctuaryCanSink: false }).map(([rule]) => rule)).toEqual(['s12.17', 's12.26'])
  })

  test('all settlers swallowed are a defeat, all but one are not [s12.26]', () => {
    expect(ended(position().home(0).without(0, 9)).outcome?.why.values).toMatchObject({
      reason: 'settlersSwallowed',
    })
    expect(ended(position().home(0).without(0, 8)).outcome).toBeNull()
  })

  test('ends the campaign [s12.28]', () => {
    expect(ROADS.rescapee).toMatchObject({ from: 's12', to: null })
  })
})

test.each([
  {},
  { curseTokenReturnsHidden: false, difficulty: 'divine' },
  { sanctuaryCanSink: false, curseTokenReturnsHidden: false },
])('random games keep the laws: %j', options => {
  expect(
    lawful(room, { games: 4, seed: 1, seats: 1, samples: 10, options: { scenario: 's12', ...options } })
      .games,
  ).toBe(4)
})
